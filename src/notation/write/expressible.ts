import { UNIT_KEYWORDS } from "../../engine/index.js";
import type { AssignmentEntry, BoardState, BoardUnitState, State } from "../state.js";

type Path = readonly (string | number)[];

/** Why a state or a board has no notation; `path` is the place in it. */
export interface Inexpressible {
  readonly code: Code;
  readonly path: Path;
}

/** What a notation cannot express. */
export const INEXPRESSIBLE_CODES = [
  "inexpressible/no-might",
  "inexpressible/prevent-without-amount",
  "inexpressible/amount-without-prevent",
  "inexpressible/not-a-whole-number",
  "inexpressible/empty-text",
  "inexpressible/too-long",
  "inexpressible/no-words",
  "inexpressible/not-in-a-game",
] as const;

type Code = (typeof INEXPRESSIBLE_CODES)[number];

const LARGEST = 9_999_999_999;

/** Everything in a canonical state that no notation can express, but for its length. */
export function inexpressibleIn(state: State): Inexpressible[] {
  const { attacker, defender } = state.combat;
  return [
    ...inUnits(attacker.units, ["combat", "attacker"]),
    ...inUnits(defender.units, ["combat", "defender"]),
    ...within(state, badValue),
  ];
}

/** The fields of a board that have words, wherever they stand; a default is not there any more. */
const WORDED: ReadonlySet<string> = new Set(
  [
    "game mode victoryScore battlefieldCount turn turnPlayer phase winner",
    "players id points scoredThisTurn team ignores anyDamageIsLethal",
    "battlefields controller contestedBy staged units bases player",
    "showdown battlefield focus passes combat attacker defender step opening",
    "name card might mightModifier damage keywords damageReplacements kind amount",
    "stunned dealsNoCombatDamage undamageable exhausted",
  ]
    .flatMap((fields) => fields.split(" "))
    .concat(UNIT_KEYWORDS),
);

/** Everything in a canonical board that no notation can express, but for its length. */
export function inexpressibleOnBoard(board: BoardState): Inexpressible[] {
  const { battlefields, bases } = board;
  return [
    ...battlefields.flatMap(({ units }, index) => inUnits(units ?? [], ["battlefields", index])),
    ...(bases ?? []).flatMap(({ units }, index) => inUnits(units, ["bases", index])),
    ...within(board, (value, path) => noWords(value, path) ?? badValue(value, path)),
  ];
}

/** Looks at every value within another, with its place, and not into those that it finds fault with. */
function within(all: unknown, faultOf: (value: unknown, path: Path) => Code | null): Inexpressible[] {
  const found: Inexpressible[] = [];
  const path: (string | number)[] = [];
  const visit = (value: unknown): void => {
    const code = faultOf(value, path);
    if (code) found.push({ code, path: [...path] });
    else if (typeof value === "object" && value !== null)
      for (const [key, inner] of Object.entries(value)) {
        path.push(Array.isArray(value) ? Number(key) : key);
        visit(inner);
        path.pop();
      }
  };
  visit(all);
  return found;
}

/** Beside a card, a keyword that is said not to be there has no words either. */
function noWords(value: unknown, path: Path): Code | null {
  const field = path.at(-1);
  const isLost = (value === false || value === 0) && path.at(-2) === "keywords";
  const hasWords = typeof field !== "string" || WORDED.has(field);
  return hasWords && !isLost ? null : "inexpressible/no-words";
}

/** Numbers that are not whole, below 0 where only a modifier, Might or an assigned amount may be, or far too large. */
function badValue(value: unknown, path: Path): Code | null {
  if (value === "") return "inexpressible/empty-text";
  return typeof value === "number" && !isWritable(value, path) ? "inexpressible/not-a-whole-number" : null;
}

function inUnits(units: readonly BoardUnitState[], path: Path): Inexpressible[] {
  return units.flatMap((unit, index) => inUnit(unit, [...path, "units", index]));
}

function inUnit(unit: BoardUnitState, path: Path): Inexpressible[] {
  const found: Inexpressible[] = [];
  if (unit.might == null && unit.card == null) found.push({ code: "inexpressible/no-might", path: [...path, "might"] });
  unit.damageReplacements?.forEach(({ kind, amount }, index) => {
    const at = [...path, "damageReplacements", index, "amount"];
    if (kind === "prevent" && amount == null) found.push({ code: "inexpressible/prevent-without-amount", path: at });
    if (kind !== "prevent" && amount != null) found.push({ code: "inexpressible/amount-without-prevent", path: at });
  });
  return found;
}

const SIGNED: ReadonlySet<string | number> = new Set<keyof BoardUnitState | keyof AssignmentEntry>([
  "might",
  "mightModifier",
]);

function isWritable(value: number, path: Path): boolean {
  const field = path.at(-1) ?? "";
  const signed = SIGNED.has(field) || path[0] === "assignments";
  return Number.isSafeInteger(value) && Math.abs(value) <= LARGEST && (signed || value >= 0);
}
