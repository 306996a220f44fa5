import type { RuleKey } from "../rulebook/index.js";
import { BOARD_PROBLEM_RULES, type BoardProblemFacts } from "./board/problem.js";
import type { Id, Priority, Side } from "./vocabulary.js";

/** A unit that was assigned a part of what is lethal for it; `needs` is Infinity where nothing is. */
export interface StartedUnit {
  readonly unit: Id;
  readonly amount: number;
  readonly needs: number;
}

/** What each problem says; `path` is the place in the input, relative to what was read. */
export interface ProblemFacts extends BoardProblemFacts {
  "unit/duplicate-id": { readonly unit: Id };
  "unit/might-too-large": { readonly unit: Id; readonly amount: number; readonly expected: number };
  "replacement/amount-missing": { readonly unit: Id };
  "replacement/amount-unexpected": { readonly unit: Id; readonly amount: number; readonly replacement: string };
  "sides/same-player": { readonly player: Id };
  "sides/misnamed-player": { readonly player: Id; readonly side: Side };
  "sides/same-team": { readonly players: readonly [Id, Id]; readonly team: Id };
  "battlefield/attacker-controls": { readonly player: Id; readonly battlefield: Id };
  "battlefield/attacker-did-not-contest": { readonly player: Id; readonly contestedBy: Id; readonly battlefield: Id };
  "battlefield/unknown-controller": { readonly player: Id; readonly known: readonly Id[] };
  "players/duplicate-id": { readonly player: Id };
  "players/too-many": { readonly amount: number; readonly expected: number; readonly mode: string };
  "players/repeated-battlefield": { readonly player: Id; readonly battlefield: Id };
  "players/too-many-battlefields-scored": {
    readonly battlefields: readonly Id[];
    readonly amount: number;
    readonly expected: number;
  };
  "players/team-points-differ": {
    readonly player: Id;
    readonly other: Id;
    readonly amount: number;
    readonly expected: number;
  };
  "assignment/total": {
    readonly side: Side;
    readonly amount: number;
    readonly expected: number;
    /** Whether assigning nothing is accepted as well, as no target can be dealt damage. */
    readonly orNothing: boolean;
  };
  "assignment/lethal-first": {
    readonly unit: Id;
    readonly amount: number;
    readonly expected: number;
    readonly started: StartedUnit;
  };
  "assignment/overkill": {
    readonly unit: Id;
    readonly amount: number;
    readonly expected: number;
    readonly others: readonly Id[];
  };
  "assignment/priority": {
    readonly unit: Id;
    readonly amount: number;
    readonly expected: number;
    readonly priority: Priority;
    readonly before: readonly Id[];
  };
  "assignment/exempt-target": {
    readonly unit: Id;
    readonly amount: number;
    readonly expected: number;
    readonly others: readonly Id[];
  };
  "assignment/unknown-target": {
    readonly unit: Id;
    readonly amount: number;
    readonly why: "unknown" | "own-side" | "dead" | "no-damage-step";
    readonly targets: readonly Id[];
  };
  "assignment/repeated-target": { readonly unit: Id; readonly amount: number };
  "assignment/negative-amount": { readonly unit: Id; readonly amount: number; readonly expected: number };
  "page/malformed-cursor": { readonly cursor: string };
  "page/foreign-cursor": { readonly cursor: string };
}

export type ProblemCode = keyof ProblemFacts;
export type Path = readonly (string | number)[];
export type ProblemOf<Code extends ProblemCode> = ProblemFacts[Code] & {
  readonly code: Code;
  readonly path: Path;
  readonly rules: readonly RuleKey[];
};
export type EngineProblem = { [Code in ProblemCode]: ProblemOf<Code> }[ProblemCode];

/** The rules behind each problem; none where the rulebook is silent. Its keys are the list of all codes. */
export const PROBLEM_RULES: Readonly<Record<ProblemCode, readonly RuleKey[]>> = {
  ...BOARD_PROBLEM_RULES,
  "unit/duplicate-id": [],
  "unit/might-too-large": [],
  "replacement/amount-missing": ["prevent.amount"],
  "replacement/amount-unexpected": ["prevent.amount"],
  "sides/same-player": ["combat.two-players", "roles.defender"],
  "sides/misnamed-player": [],
  "sides/same-team": ["combat.two-players", "roles.defender"],
  "battlefield/attacker-controls": ["battlefield.contested", "roles.attacker-contested"],
  "battlefield/attacker-did-not-contest": ["roles.attacker-contested"],
  "battlefield/unknown-controller": ["battlefield.one-controller"],
  "players/duplicate-id": [],
  "players/too-many": [],
  "players/repeated-battlefield": ["score.once-per-turn"],
  "players/too-many-battlefields-scored": ["score.once-per-turn"],
  "players/team-points-differ": ["team.points-shared"],
  "assignment/total": ["assign.whole-total"],
  "assignment/lethal-first": ["assign.lethal-first"],
  "assignment/overkill": ["assign.no-overkill"],
  "assignment/priority": ["assign.priorities"],
  "assignment/exempt-target": ["assign.exempt", "assign.no-overkill"],
  "assignment/unknown-target": ["assign.whole-total"],
  "assignment/repeated-target": ["assign.whole-total"],
  "assignment/negative-amount": ["assign.whole-total", "damage.whole"],
  "page/malformed-cursor": [],
  "page/foreign-cursor": [],
};

export const PROBLEM_CODES = Object.keys(PROBLEM_RULES) as [ProblemCode, ...ProblemCode[]];

/** Makes a problem: its code, its place in the input, its facts, and rules besides those that its code always has. */
export function problem<Code extends ProblemCode>(
  code: Code,
  path: Path,
  facts: ProblemFacts[Code],
  moreRules: readonly RuleKey[] = [],
): ProblemOf<Code> {
  const rules = moreRules.length > 0 ? [...PROBLEM_RULES[code], ...moreRules] : PROBLEM_RULES[code];
  return { code, path, ...facts, rules } as ProblemOf<Code>;
}
