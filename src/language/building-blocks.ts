import {
  KEYWORDS_WITH_NUMBER,
  type AssignmentList,
  type CheckedAssignment,
  type CombatOutcome,
  type Fate,
  type GameMode,
  type Id,
  type Part,
  type UnitAmount,
  type UnitKeyword,
} from "../engine/index.js";

/** What the rulebook calls the modes of play, in every language. */
export const MODE_NAMES: Readonly<Record<GameMode, string>> = {
  duel: "1v1 Duel",
  match: "1v1 Match",
  skirmish: "FFA3 Skirmish",
  war: "FFA4 War",
  "magma-chamber": "2v2 Magma Chamber",
};

/** What the rulebook calls the keywords of units, in every language. */
export const KEYWORD_NAMES: Readonly<Record<UnitKeyword, string>> = {
  tank: "Tank",
  backline: "Backline",
  ganking: "Ganking",
  ambush: "Ambush",
  accelerate: "Accelerate",
  temporary: "Temporary",
  assault: "Assault",
  shield: "Shield",
  hunt: "Hunt",
  disarm: "Disarm",
  deflect: "Deflect",
};

const NUMBERED: ReadonlySet<UnitKeyword> = new Set(KEYWORDS_WITH_NUMBER);

/** "Assault 2", or "Tank" where there is no number. */
export function keywordWith(keyword: UnitKeyword, amount: number): string {
  return NUMBERED.has(keyword) ? `${KEYWORD_NAMES[keyword]} ${amount}` : KEYWORD_NAMES[keyword];
}

/** "+2" or "-2". */
export function signed(amount: number): string {
  return amount < 0 ? `${amount}` : `+${amount}`;
}

/** How many names a sentence lists before it counts the rest. */
export const NAMES_IN_A_STEP = 8;

/** One form for one unit, another for several. */
export function verb(units: readonly unknown[], one: string, many: string): string {
  return units.length === 1 ? one : many;
}

/** A sentence with a full stop, unless it ends by itself. */
export function ended(sentence: string): string {
  return /[?.]$/u.test(sentence) ? sentence : `${sentence}.`;
}

/** A list of words that ends after `most` of them: "a, b and 9 more". */
export function listed(words: readonly string[], most: number, and: string, more: (count: number) => string): string {
  const shown = words.length > most ? [...words.slice(0, most), more(words.length - most)] : words;
  if (shown.length < 2) return shown.join("");
  return `${shown.slice(0, -1).join(", ")} ${and} ${shown.at(-1)}`;
}

const PARTS_IN_A_SUM = 12;

/** "4 + 2 (Assault) - 1 (effects)"; nothing where there is just one number or too many. */
export function summed(parts: readonly Part[], sources: Readonly<Record<Part["source"], string>>): string {
  if (parts.length < 2 || parts.length > PARTS_IN_A_SUM) return "";
  return parts
    .map(({ source, amount }, index) => {
      const sign = index === 0 ? (amount < 0 ? "-" : "") : amount < 0 ? " - " : " + ";
      return `${sign}${Math.abs(amount)}${sources[source] && ` (${sources[source]})`}`;
    })
    .join("");
}

/** The amounts that are not 0. */
export function shared(amounts: readonly UnitAmount[]): UnitAmount[] {
  return amounts.filter(({ amount }) => amount !== 0);
}

/** The targets of a list of assignments that have this fate. */
export function targetsWith(fate: Fate, { problem, fates }: AssignmentList): Id[] {
  return problem.targets
    .filter((_target, index) => fates[index]?.fate === fate)
    .map(({ combatant }) => combatant.unit.id);
}

/** The units of a combat that have this fate. */
export function unitsWith(fate: Fate, { units }: CombatOutcome): Id[] {
  return units.filter((unit) => unit.fate === fate).map(({ combatant }) => combatant.unit.id);
}

/** The nearest legal assignment, by unit. */
export function nearestOf({ nearest, problem }: CheckedAssignment): UnitAmount[] {
  return (nearest ?? []).map((amount, index) => ({
    unit: problem.targets[index]?.combatant.unit.id ?? "",
    amount,
  }));
}

/**
 * The reasons that a summary has room for where it has room for so many names, without their full stops, and how
 * many are left out.
 */
export function reasonsFor(most: number, reasons: readonly string[]): { shown: readonly string[]; left: number } {
  const room = most === 0 ? 0 : Math.max(1, most - 5);
  const shown = reasons.slice(0, room).map((reason) => reason.replace(/\.$/u, ""));
  return { shown, left: shown.length === 0 ? 0 : reasons.length - shown.length };
}

/** How many Unicode characters a summary may have. */
export const SUMMARY_LIMIT = 280;

/** The longest of ever shorter sentences that fits a summary; `say` is told how many names it may list. */
export function fitted(say: (names: number) => string): string {
  for (const names of [10, 6, 4, 3, 2, 1]) {
    const sentence = say(names);
    if ([...sentence].length <= SUMMARY_LIMIT) return sentence;
  }
  const least = [...say(0)];
  return least.length <= SUMMARY_LIMIT ? least.join("") : `${least.slice(0, SUMMARY_LIMIT - 1).join("")}…`;
}

/** Whether somebody had won the game before the combat that is told of. */
export function wasWon({ warnings }: CombatOutcome): boolean {
  return warnings.some(({ code }) => code === "game-already-won");
}

/** Units by the ids that a request can name, each with what readers call it. */
export function withIds(units: readonly Id[], nameOf: (unit: Id) => string): string[] {
  return units.map((unit) => {
    const name = nameOf(unit);
    return name === unit || name.startsWith(`${unit} (`) ? name : `${unit} (${name})`;
  });
}

/** The ids of the units that readers call by a name. */
export function calledSo(name: string, units: readonly Id[], nameOf: (unit: Id) => string): Id[] {
  return units.filter((unit) => nameOf(unit) === name && unit !== name);
}
