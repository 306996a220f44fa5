import type { RuleKey } from "../../rulebook/index.js";
import type { Id, Side } from "../vocabulary.js";
import type { ActionKind, EffectKind, Fight, PendingKind, Timing, TurnPhase, UnitKeyword } from "./vocabulary.js";
import type { TableState } from "./trace.js";

/** What an action can bring beyond the bounds of a board. */
export type BoardLimit = "chain" | "points" | "turns" | "score-record" | "damage" | "changes" | "replacements";

/** What each problem says of a board or an action. */
export interface BoardProblemFacts {
  "board/unknown-player": { readonly player: Id; readonly known: readonly Id[] };
  "board/unknown-battlefield": { readonly battlefield: Id; readonly known: readonly Id[] };
  "board/unknown-unit": { readonly unit: Id; readonly known: readonly Id[] };
  "board/repeated-unit": { readonly unit: Id };
  "board/place": { readonly given: "none" | "both" };
  "board/duplicate-battlefield": { readonly battlefield: Id };
  "board/repeated-base": { readonly player: Id };
  "board/too-many-battlefields": { readonly amount: number; readonly expected: number };
  "board/too-many-units": { readonly player: Id | null; readonly amount: number; readonly expected: number };
  "board/no-controller": { readonly unit: Id; readonly battlefield: Id };
  "board/three-players": { readonly battlefield: Id; readonly players: readonly Id[] };
  "board/teammates-together": { readonly battlefield: Id; readonly players: readonly Id[] };
  "board/contested-by-controller": { readonly player: Id; readonly battlefield: Id };
  "board/who-contested": { readonly battlefield: Id; readonly players: readonly Id[] };
  "board/staged-otherwise": { readonly battlefield: Id; readonly fight: Fight; readonly actual: Fight | null };
  "board/foreign-base": { readonly unit: Id; readonly player: Id; readonly base: Id };
  "board/ready-and-exhausted": { readonly unit: Id };
  "board/change": { readonly unit: Id };
  "board/keyword-number": { readonly unit: Id; readonly keyword: UnitKeyword; readonly takesNumber: boolean };
  "board/showdown-not-contested": { readonly battlefield: Id };
  "board/disarm": { readonly unit: Id };
  "board/winner": { readonly player: Id; readonly ahead: Id };
  "board/teams": { readonly mode: string; readonly needsTeams: boolean };
  "board/attacker": { readonly player: Id; readonly contestedBy: Id; readonly battlefield: Id };
  "board/defender": { readonly player: Id; readonly battlefield: Id };
  "board/too-many-passes": { readonly amount: number; readonly expected: number };
  "board/chain-in-combat": { readonly battlefield: Id };
  "board/empty-chain": Record<never, never>;
  "board/limit": {
    readonly what: BoardLimit;
    readonly unit: Id | null;
    readonly amount: number;
    readonly expected: number;
  };
  "action/game-over": { readonly player: Id };
  "action/not-now": {
    readonly action: ActionKind;
    readonly pending: PendingKind;
    /** Who decides what has to happen first; null where nobody does. */
    readonly player: Id | null;
    readonly allowed: readonly ActionKind[];
  };
  "move/phase": { readonly phase: TurnPhase };
  "move/chain": Record<never, never>;
  "move/fight": { readonly battlefield: Id };
  "move/not-yours": { readonly unit: Id; readonly player: Id; readonly controller: Id };
  "move/not-your-turn": { readonly player: Id; readonly turnPlayer: Id };
  "move/exhausted": { readonly unit: Id };
  "move/needs-ganking": { readonly unit: Id; readonly from: Id; readonly battlefield: Id };
  "move/same-place": { readonly unit: Id; readonly battlefield: Id | null };
  "move/foreign-base": { readonly unit: Id; readonly player: Id };
  "move/not-to-base": { readonly unit: Id };
  "move/two-others": { readonly unit: Id; readonly battlefield: Id; readonly players: readonly Id[] };
  "move/foreign-combat": { readonly unit: Id; readonly battlefield: Id; readonly players: readonly Id[] };
  "move/teammate": { readonly unit: Id; readonly battlefield: Id; readonly player: Id };
  "move/two-destinations": { readonly units: readonly Id[] };
  "play/not-yours": { readonly player: Id; readonly holder: Id; readonly state: TableState };
  "play/timing": { readonly player: Id; readonly timing: Timing; readonly state: TableState };
  "play/place": { readonly player: Id; readonly battlefield: Id; readonly ambush: boolean };
  "play/ambush-place": { readonly player: Id; readonly unit: Id; readonly battlefield: Id | null };
  "play/foreign-base": { readonly player: Id; readonly base: Id };
  "play/foreign-combat": { readonly player: Id; readonly battlefield: Id; readonly players: readonly Id[] };
  "play/closed": {
    readonly unit: Id;
    readonly battlefield: Id;
    readonly players: readonly Id[];
    /** Who of them is a teammate; null for nobody. */
    readonly teammate: Id | null;
  };
  "play/whose": { readonly unit: Id; readonly player: Id; readonly controller: Id };
  "play/no-accelerate": { readonly unit: Id };
  "pass/not-yours": { readonly player: Id; readonly holder: Id; readonly what: "focus" | "priority" };
  "fight/not-staged": { readonly battlefield: Id; readonly staged: readonly Id[] };
  "fight/showdown-first": { readonly battlefield: Id; readonly staged: readonly Id[] };
  "fight/turn-player": { readonly player: Id; readonly turnPlayer: Id };
  "combat/assignment-needed": { readonly side: Side; readonly count: string; readonly deathSetCount: string };
  "trigger/no-disarm": { readonly unit: Id };
  "trigger/disarm-target": { readonly unit: Id; readonly target: Id; readonly targets: readonly Id[] };
  "trigger/whose": Record<never, never>;
  "trigger/disarm-effects": { readonly unit: Id };
  "trigger/not-now": { readonly why: "damage-follows" | "nothing-resolves" };
  "effect/no-combat": Record<never, never>;
  "effect/not-an-opponent": { readonly player: Id; readonly opponent: Id };
  "unit/id-in-use": { readonly unit: Id };
  "unit/not-new": { readonly unit: Id; readonly field: "damage" | "stunned" | "changes" };
  "effect/same-place": { readonly unit: Id; readonly effect: EffectKind };
  "turn/not-yours": { readonly player: Id; readonly turnPlayer: Id };
}

export type BoardProblemCode = keyof BoardProblemFacts;

/** The rules behind each problem; those that depend on the state of the table are added where it is found. */
export const BOARD_PROBLEM_RULES: Readonly<Record<BoardProblemCode, readonly RuleKey[]>> = {
  "board/unknown-player": [],
  "board/unknown-battlefield": [],
  "board/unknown-unit": [],
  "board/repeated-unit": [],
  "board/place": [],
  "board/duplicate-battlefield": [],
  "board/repeated-base": [],
  "board/too-many-battlefields": [],
  "board/too-many-units": [],
  "board/no-controller": [],
  "board/three-players": ["move.never-third", "combat.two-players"],
  "board/teammates-together": ["move.teammates"],
  "board/contested-by-controller": ["battlefield.contested"],
  "board/who-contested": ["battlefield.contested", "contested.first-arrival"],
  "board/staged-otherwise": ["cleanup.stage-showdown", "cleanup.stage-combat"],
  "board/foreign-base": ["recall.what"],
  "board/ready-and-exhausted": [],
  "board/change": [],
  "board/keyword-number": [],
  "board/showdown-not-contested": ["contested.lasts", "showdown.staged"],
  "board/disarm": ["disarm.attack"],
  "board/winner": ["win.in-cleanup", "win.by-points"],
  "board/teams": [],
  "board/attacker": ["roles.attacker-contested"],
  "board/defender": ["roles.defender", "combat.two-players"],
  "board/too-many-passes": ["showdown.all-passed"],
  "board/chain-in-combat": [],
  "board/empty-chain": ["chain.closed"],
  "board/limit": [],
  "action/game-over": ["cleanup.winner", "win.by-points"],
  "action/not-now": [],
  "move/phase": ["move.main-phase"],
  "move/chain": ["move.no-chain"],
  "move/fight": ["move.no-fight"],
  "move/not-yours": ["move.main-phase"],
  "move/not-your-turn": ["move.main-phase"],
  "move/exhausted": ["move.exhaust-cost", "exhaust.again", "exhaust.full-cost"],
  "move/needs-ganking": ["move.destinations", "move.ganking", "ganking.moves"],
  "move/same-place": ["move.relocates"],
  "move/foreign-base": ["move.destinations", "move.battlefield-to-base"],
  "move/not-to-base": ["prohibition.wins", "move.battlefield-to-base"],
  "move/two-others": ["move.two-others", "move.never-third", "combat.two-players"],
  "move/foreign-combat": ["combat.closed-to-moves", "combat.outsiders-move", "combat.no-third-choice"],
  "move/teammate": ["move.teammates"],
  "move/two-destinations": ["move.group", "move.group-destination"],
  "play/not-yours": [],
  "play/timing": [],
  "play/place": ["play.place", "ambush.place"],
  "play/ambush-place": ["ambush.place", "play.more-places"],
  "play/foreign-base": ["play.place"],
  "play/foreign-combat": ["combat.outsiders-play", "combat.no-third-choice"],
  "play/closed": [],
  "play/whose": ["play.place"],
  "play/no-accelerate": ["unit.enters-exhausted", "accelerate.ready"],
  "pass/not-yours": ["priority.one"],
  "fight/not-staged": ["cleanup.showdown-begins", "cleanup.combat-begins"],
  "fight/showdown-first": ["cleanup.showdown-begins", "cleanup.combat-begins"],
  "fight/turn-player": [],
  "combat/assignment-needed": ["assign.whole-total", "assign.same-priority"],
  "trigger/no-disarm": ["disarm.attack", "attack.trigger"],
  "trigger/disarm-target": ["disarm.attack"],
  "trigger/whose": [],
  "trigger/disarm-effects": ["disarm.attack"],
  "trigger/not-now": ["damage-step.no-chain", "resolution.triggers"],
  "effect/no-combat": ["combat.effects-end"],
  "effect/not-an-opponent": ["burn-out.point"],
  "unit/id-in-use": ["board.leaving-resets"],
  "unit/not-new": ["board.leaving-resets"],
  "effect/same-place": ["move.effect-elsewhere"],
  "turn/not-yours": ["timing.default"],
};
