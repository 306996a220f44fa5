import type { ScoreOutcome, Side } from "../../../engine/index.js";
import type { Controller } from "../position/context.js";
import type { Measure, Trait } from "../position/unit-change.js";

/** Everything that the page itself says. A word that a language lacks does not compile. */
export interface Words {
  readonly title: string;
  readonly side: Readonly<Record<Side, string>>;
  readonly measure: Readonly<Record<Measure, string>>;
  readonly trait: Readonly<Record<Trait, string>>;
  readonly undo: string;
  readonly redo: string;
  readonly menu: string;
  readonly swap: string;
  readonly clear: string;
  readonly empty: string;
  readonly emptyHint: string;
  readonly noUnitsYet: (side: Side) => string;
  readonly damageToAssign: (amount: number) => string;
  readonly addingTo: string;
  readonly addTo: (side: Side) => string;
  readonly addWithMight: (might: number, side: Side) => string;
  readonly byName: string;
  readonly byMight: string;
  readonly cardName: (side: Side) => string;
  readonly cardsLoading: string;
  readonly noCardFound: string;
  readonly cardsFound: (offered: number, total: number) => string;
  readonly might: (amount: number) => string;
  readonly less: (what: string) => string;
  readonly more: (what: string) => string;
  readonly moreTraits: string;
  readonly lessTraits: string;
  readonly duplicate: string;
  readonly remove: string;
  readonly done: string;
  readonly full: string;
  readonly controls: string;
  readonly controller: Readonly<Record<Controller, string>>;
  readonly attackerControls: string;
  readonly attackerCannotControl: string;
  readonly points: string;
  readonly pointsOf: (side: Side) => string;
  readonly victoryScore: string;
  readonly scoredHere: (side: Side) => string;
  readonly ruling: string;
  readonly engineLoading: string;
  readonly problem: string;
  readonly note: string;
  readonly nobody: string;
  readonly battlefield: string;
  readonly battlefieldIs: (player: string, changed: boolean) => string;
  readonly score: string;
  readonly scoreIs: (
    outcome: ScoreOutcome,
    player: string | null,
    before: number | null,
    after: number | null,
  ) => string;
  readonly gameWon: (player: string) => string;
  readonly steps: string;
  readonly rule: (label: string) => string;
  readonly ruleLoading: string;
  readonly ruleMissing: string;
  readonly openInRulebook: string;
  readonly readingTitle: string;
  readonly toChoice: string;
  readonly choice: (side: Side) => string;
  readonly choiceHint: string;
  readonly choices: (count: string, sets: number) => string;
  readonly left: (amount: number) => string;
  readonly complete: string;
  readonly needs: (amount: number) => string;
  readonly neverLethal: string;
  readonly exempt: string;
  readonly lethal: string;
  /** Stands behind an amount of damage. */
  readonly assigned: string;
  readonly illegal: string;
  readonly takeBack: string;
  readonly clearChoice: string;
  readonly autoChoice: string;
  readonly share: string;
  readonly copyRuling: string;
  readonly copied: string;
  readonly notCopied: string;
  readonly rulesOf: (edition: string) => string;
  /** The edition within a line, and whether it is the newest. */
  readonly editionMark: (edition: string, isNewest: boolean) => string;
  readonly edition: string;
  readonly language: string;
  readonly theme: string;
  readonly themes: Readonly<Record<"system" | "light" | "dark", string>>;
  readonly worksOffline: string;
  readonly needsNetwork: string;
  /** That the page works offline, within a line. */
  readonly offline: string;
  readonly newVersion: string;
  readonly reload: string;
  readonly notLoaded: string;
  readonly unreadable: string;
  readonly startOver: string;
  readonly study: StudyWords;
  readonly book: BookWords;
  readonly developers: string;
  readonly skip: string;
  readonly openFull: string;
  readonly nthPlayer: (place: number) => string;
  readonly part: PartWords;
}

/** What parts of a position are called that a link can state wrongly. */
export interface PartWords {
  readonly units: string;
  readonly player: string;
  readonly id: string;
  readonly name: string;
  readonly damageReplacements: string;
  readonly controller: string;
  readonly contestedBy: string;
  readonly players: string;
  readonly points: string;
  readonly scoredThisTurn: string;
  /** One of the battlefields scored this turn. */
  readonly scored: string;
  readonly team: string;
  readonly battlefieldCount: string;
  readonly assignment: string;
  /** A unit that an assignment names. */
  readonly assigned: string;
}

/** What study mode says. */
export interface StudyWords {
  readonly title: string;
  readonly mark: string;
  readonly on: string;
  /** The mark in few words, and what ends the mode. */
  readonly warning: string;
  readonly off: string;
  readonly breakPoints: string;
  readonly least: (amount: number, unit: string) => string;
  readonly noLeast: (side: Side) => string;
  readonly each: string;
  readonly unit: string;
  readonly nothingChanges: string;
}

/** What the page of the rulebook says. */
export interface BookWords {
  readonly title: string;
  readonly search: string;
  readonly searchHint: string;
  readonly found: (count: number) => string;
  readonly nothing: string;
  readonly more: string;
  readonly all: string;
  readonly topic: string;
  readonly notInEdition: string;
  readonly uncertain: string;
  readonly translate: string;
  readonly translateHint: string;
  readonly from: string;
  readonly to: string;
  readonly number: string;
  readonly same: (label: string) => string;
  readonly moved: (label: string) => string;
  readonly uncertainIn: (label: string) => string;
  readonly unknown: string;
  readonly allRules: string;
  readonly above: string;
  readonly below: string;
  readonly combat: string;
  readonly skip: string;
}
