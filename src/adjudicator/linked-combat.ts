import {
  DEFAULT_THEME,
  isLanguage,
  LANGUAGES,
  received,
  THEMES,
  type AnswerOf,
  type Language,
  type PinnedAddress,
  type ShapeProblem,
  type Theme,
} from "../contract/index.js";
import { messagesIn, type Messages } from "../language/index.js";
import type { Adjudicate } from "./adjudicate.js";
import type { Answer } from "./answer.js";
import { misshapen } from "./refusal.js";

/** The parameters of a query string, as they came. */
export type LinkQuery = Readonly<Record<string, unknown>>;

type Ruling = AnswerOf<"resolveCombat">;
type Reading = AnswerOf<"combat">;

/** A unit as pages and pictures show it. */
export interface ShownUnit extends Pick<Reading["units"][number], "marks" | "text"> {
  readonly side: Ruling["units"][number]["side"];
  /** Its name; a unit that has none is called by its id. */
  readonly name: string;
  /** Current Might in the combat. */
  readonly might: number;
  readonly fate: ShownFate;
  /** The same in a word or two. */
  readonly fateText: string;
}

/** What happens to a unit; an attacker that survives and is recalled is told apart from one that stays. */
export type ShownFate = keyof Messages["fate"];

export interface RuledCombat {
  readonly ruling: Ruling;
  /** Attackers first. */
  readonly units: readonly ShownUnit[];
  /** What names everything that the ruling depends on, with the combat in canonical form. */
  readonly pinned: PinnedAddress;
}

/** A combat that somebody linked to, as a page or a picture shows it. */
export interface LinkedCombat {
  readonly language: Language;
  readonly theme: Theme;
  readonly answer: Answer<RuledCombat>;
}

/**
 * Judges the combat of a link: `c` is the notation, `edition`, `lang` and `theme` say how it is shown. Without `lang`
 * the answer is in the language that the reader accepts. Other parameters are of no account, as sites add theirs.
 */
export function judgeLink(adjudicate: Adjudicate, query: LinkQuery, accepted: Language): LinkedCombat {
  const language = isLanguage(query["lang"]) ? query["lang"] : accepted;
  const theme = THEMES.find((one) => one === query["theme"]) ?? DEFAULT_THEME;
  const wrong = faults(query);
  if (wrong.length > 0) return { language, theme, answer: misshapen(wrong, language) };
  return { language, theme, answer: judge(adjudicate, query, language, theme) };
}

function judge(adjudicate: Adjudicate, query: LinkQuery, language: Language, theme: Theme): Answer<RuledCombat> {
  const { c: notation, edition } = query;
  const ruled = adjudicate("resolveCombat", { notation, edition, language });
  if (!ruled.ok) return ruled;
  const read = adjudicate("combat", { notation, language });
  if (!read.ok) return read;
  const { canonical } = read.value;
  const pinned = { notation: canonical, edition: ruled.value.edition, language, theme };
  return { ok: true, value: { ruling: ruled.value, units: shownUnits(ruled.value, read.value, language), pinned } };
}

function shownUnits(ruling: Ruling, reading: Reading, language: Language): ShownUnit[] {
  const words = messagesIn[language].fate;
  return ruling.units.map((unit, index) => {
    const { side, might, name } = unit;
    const fate = shownFate(unit, ruling);
    const { marks = [], text = "" } = reading.units[index] ?? {};
    const isNameless = name.startsWith(`${unit.unit} (`);
    return { side, might, marks, text, fate, fateText: words[fate], name: isNameless ? unit.unit : name };
  });
}

function shownFate({ fate, side }: Ruling["units"][number], { attackersRecalled }: Ruling): ShownFate {
  return fate === "survives" && side === "attacker" && attackersRecalled ? "recalled" : fate;
}

function faults({ c, lang, theme }: LinkQuery): ShapeProblem[] {
  return [
    ...(c === undefined ? [{ code: "shape/missing", path: "c", expected: "string" } as const] : []),
    ...notAmong("lang", lang, LANGUAGES),
    ...notAmong("theme", theme, THEMES),
  ];
}

function notAmong(path: string, value: unknown, allowed: readonly string[]): ShapeProblem[] {
  if (value === undefined || allowed.some((one) => one === value)) return [];
  return [{ code: "shape/not-allowed", path, allowed, received: received(value) }];
}
