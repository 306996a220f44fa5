import type {
  AssignmentEntryInput,
  CombatInput,
  CombatStateInput,
  DamageReplacementInput,
  Side,
  UnitInput,
} from "../../src/engine/index.js";
import { boardScripts } from "./board-cases.js";
import raw from "./cases.json" with { type: "json" };

type Amounts = Readonly<Record<string, number>>;

interface CaseUnit {
  readonly id: string;
  readonly might: number;
  readonly mightModifier?: number;
  readonly damage?: number;
  readonly keywords?: NonNullable<UnitInput["keywords"]>;
  readonly stunned?: boolean;
  readonly exhausted?: boolean;
  readonly dealsNoCombatDamage?: boolean;
  readonly undamageable?: boolean;
  readonly prevent?: number | readonly number[] | "all" | "next";
  readonly doubleDamage?: boolean;
  readonly replacementOrder?: readonly ("prevent" | "double")[];
}

interface CaseSide {
  readonly player: string;
  readonly points: number;
  readonly units: readonly CaseUnit[];
}

/** A question about a combat with its right answer; `README.md` in this folder describes the fields. */
export interface Case {
  readonly id: string;
  readonly kind: "assignment" | "validate" | "resolve" | "control" | "scoring" | "showdown" | "move" | "keyword";
  readonly question: string;
  readonly setup: {
    readonly battlefield: {
      readonly id: string;
      readonly controller: string | null;
      readonly contestedBy: string;
      readonly scoredThisTurn: readonly string[];
    };
    readonly attacker: CaseSide;
    readonly defender: CaseSide;
    readonly victoryScore: number;
    readonly battlefieldCount?: number;
    readonly otherBattlefieldsScoredThisTurn?: Readonly<Record<string, readonly string[]>>;
    readonly attackerIgnoresTank?: boolean;
    readonly defenderIgnoresTank?: boolean;
    readonly attackerElderDragon?: boolean;
    readonly defenderElderDragon?: boolean;
    readonly assignments?: Readonly<Record<Side, Amounts>>;
    readonly proposed?: { readonly by: Side; readonly amounts: Amounts };
  };
  readonly expected: Readonly<Record<string, unknown>>;
  readonly rules: { readonly oct: readonly string[] };
  readonly confidence: string;
}

export const allCases = raw as unknown as readonly Case[];

/** Cases that are about a single combat; the others are played at the table, as `board-cases.ts` says. */
export const combatCases = allCases.filter(({ id }) => !(id in boardScripts));

/** The combat of a case as the service reads it. */
export function combatOf({ setup }: Case): CombatInput {
  return { attacker: sideOf(setup, "attacker"), defender: sideOf(setup, "defender") };
}

function sideOf(setup: Case["setup"], side: Side) {
  const ignoresTank = side === "attacker" ? setup.attackerIgnoresTank : setup.defenderIgnoresTank;
  const elderDragon = side === "attacker" ? setup.attackerElderDragon : setup.defenderElderDragon;
  return {
    player: setup[side].player,
    units: setup[side].units.map(unitOf),
    ...(ignoresTank && { ignores: ["tank" as const] }),
    ...(elderDragon && { anyDamageIsLethal: true }),
  };
}

function unitOf({ prevent, doubleDamage, replacementOrder, ...unit }: CaseUnit): UnitInput {
  const replacements = replacementsOf({ prevent, doubleDamage, replacementOrder });
  return replacements.length > 0 ? { ...unit, damageReplacements: replacements } : unit;
}

/** Without an order of the controller's choice prevention comes first, as the cases say. */
function replacementsOf({
  prevent,
  doubleDamage,
  replacementOrder,
}: {
  prevent: CaseUnit["prevent"];
  doubleDamage: boolean | undefined;
  replacementOrder: CaseUnit["replacementOrder"];
}): DamageReplacementInput[] {
  const preventing = prevent === undefined ? [] : [prevent].flat().map(preventionOf);
  const doubling = doubleDamage ? [{ kind: "double" as const }] : [];
  return replacementOrder?.[0] === "double" ? [...doubling, ...preventing] : [...preventing, ...doubling];
}

function preventionOf(prevent: number | "all" | "next"): DamageReplacementInput {
  if (prevent === "all") return { kind: "prevent-all" };
  return prevent === "next" ? { kind: "prevent-next" } : { kind: "prevent", amount: prevent };
}

/** Amounts by unit as the entries of an assignment. */
export function entriesOf(amounts: Amounts): AssignmentEntryInput[] {
  return Object.entries(amounts).map(([unit, amount]) => ({ unit, amount }));
}

/** The whole state of a case as the service reads it. */
export function stateOf(one: Case): CombatStateInput {
  const {
    battlefield,
    attacker,
    defender,
    victoryScore,
    battlefieldCount,
    otherBattlefieldsScoredThisTurn,
    assignments,
  } = one.setup;
  const players = [attacker, defender].map(({ player, points }) => ({
    id: player,
    points,
    scoredThisTurn: [
      ...(battlefield.scoredThisTurn.includes(player) ? [battlefield.id] : []),
      ...(otherBattlefieldsScoredThisTurn?.[player] ?? []),
    ],
  }));
  return {
    combat: combatOf(one),
    battlefield: { id: battlefield.id, controller: battlefield.controller, contestedBy: battlefield.contestedBy },
    players,
    game: { victoryScore, ...(battlefieldCount !== undefined && { battlefieldCount }) },
    ...(assignments && {
      assignments: { attacker: entriesOf(assignments.attacker), defender: entriesOf(assignments.defender) },
    }),
  };
}
