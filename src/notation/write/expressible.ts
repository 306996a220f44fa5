import type { AssignmentEntry, State, UnitState } from "../state.js";

/** Why a state has no notation; `path` is the place in the state. */
export interface Inexpressible {
  readonly code: (typeof INEXPRESSIBLE_CODES)[number];
  readonly path: readonly (string | number)[];
}

/** What a notation cannot express. */
export const INEXPRESSIBLE_CODES = [
  "inexpressible/no-might",
  "inexpressible/prevent-without-amount",
  "inexpressible/amount-without-prevent",
  "inexpressible/not-a-whole-number",
  "inexpressible/empty-text",
  "inexpressible/too-long",
] as const;

const LARGEST = 9_999_999_999;

/** Everything in a canonical state that no notation can express, but for its length. */
export function inexpressibleIn(state: State): Inexpressible[] {
  const { attacker, defender } = state.combat;
  return [
    ...attacker.units.flatMap((unit, index) => inUnit(unit, ["combat", "attacker", "units", index])),
    ...defender.units.flatMap((unit, index) => inUnit(unit, ["combat", "defender", "units", index])),
    ...values(state, []),
  ];
}

function inUnit(unit: UnitState, path: readonly (string | number)[]): Inexpressible[] {
  const found: Inexpressible[] = [];
  if (unit.might == null && unit.card == null) found.push({ code: "inexpressible/no-might", path: [...path, "might"] });
  unit.damageReplacements?.forEach(({ kind, amount }, index) => {
    const at = [...path, "damageReplacements", index, "amount"];
    if (kind === "prevent" && amount == null) found.push({ code: "inexpressible/prevent-without-amount", path: at });
    if (kind !== "prevent" && amount != null) found.push({ code: "inexpressible/amount-without-prevent", path: at });
  });
  return found;
}

/** Numbers that are not whole, below 0 where only a modifier, Might or an assigned amount may be, or far too large. */
function values(value: unknown, path: readonly (string | number)[]): Inexpressible[] {
  if (value === "") return [{ code: "inexpressible/empty-text", path }];
  if (typeof value === "number" && !isWritable(value, path))
    return [{ code: "inexpressible/not-a-whole-number", path }];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    values(inner, [...path, Array.isArray(value) ? Number(key) : key]),
  );
}

const SIGNED: ReadonlySet<string | number> = new Set<keyof UnitState | keyof AssignmentEntry>([
  "might",
  "mightModifier",
]);

function isWritable(value: number, path: readonly (string | number)[]): boolean {
  const field = path.at(-1) ?? "";
  const signed = SIGNED.has(field) || path[0] === "assignments";
  return Number.isSafeInteger(value) && Math.abs(value) <= LARGEST && (signed || value >= 0);
}
