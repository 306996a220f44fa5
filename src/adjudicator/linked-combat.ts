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
import { unitsOf, type Unit } from "../engine/index.js";
import { captionsIn, messagesIn, namesFor, type Captions } from "../language/index.js";
import type { Adjudicate } from "./adjudicate.js";
import type { Answer } from "./answer.js";
import { readPosition } from "./position.js";
import { misshapen } from "./refusal.js";
import { shownFate, shownName, type ShownFate } from "./shown-unit.js";

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

export interface RuledCombat {
  readonly ruling: Ruling;
  /** Attackers first. */
  readonly units: readonly ShownUnit[];
  /** What names everything that the ruling depends on, with the combat in canonical form. */
  readonly pinned: PinnedAddress;
  /** What stands above and beside the ruling, in its language. */
  readonly captions: Captions;
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
  const named = namesOf(notation, language);
  const units = ruled.value.units.map((unit, index) => {
    const { marks = [], text = "" } = read.value.units[index] ?? {};
    const fate = shownFate(unit.fate, unit.side, ruled.value.attackersRecalled);
    const fateText = messagesIn[language].fate[fate];
    return { side: unit.side, might: unit.might, marks, text, fate, fateText, name: named.get(unit.unit) ?? unit.name };
  });
  return { ok: true, value: { ruling: ruled.value, units, pinned, captions: captionsIn[language] } };
}

/** What the units of a line of notation are called where they are shown, by their ids. */
function namesOf(notation: unknown, language: Language): ReadonlyMap<string, string> {
  const position = typeof notation === "string" ? readPosition({ field: "state", state: null, notation }) : null;
  const units: readonly Unit[] = position?.ok ? unitsOf(position.value.state.combat) : [];
  const names = namesFor(messagesIn[language], units);
  return new Map(units.map((unit) => [unit.id, shownName(unit, names)]));
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
