import type { z } from "zod";
import {
  languageOf,
  LANGUAGES,
  pathText,
  type Language,
  type ShapeProblem,
  type part,
  type step,
  type warning,
} from "../contract/index.js";
import type { EngineProblem, EngineStep, EngineWarning, NamedUnit, Part } from "../engine/index.js";
import { PHASE_OF } from "../engine/index.js";
import {
  messagesIn,
  namesFor,
  sayProblem,
  sayShapeProblem,
  sayStep,
  sayWarning,
  type Messages,
  type Names,
} from "../language/index.js";
import {
  cite,
  DEFAULT_EDITION,
  EDITIONS,
  editionTables,
  RULE_KEYS,
  type Citation,
  type Edition,
  type RuleKey,
} from "../rulebook/index.js";
import type { Problem } from "./answer.js";

/** How one request is answered: in which edition and language, and with which names. */
export interface Speech {
  readonly edition: Edition;
  readonly messages: Messages;
  readonly names: Names;
  /** The rules of the edition, with their titles in the language. */
  readonly citations: Citations;
}

/** What a request asks for besides its question; null and left out mean the default. */
export interface Preferences {
  readonly edition?: Edition | null | undefined;
  readonly language?: Language | null | undefined;
}

/** Prepares to speak about units, in the language of the request, else the one the surface prefers. */
export function speechFor(asked: Preferences, preferred: Language | undefined, units: readonly NamedUnit[]): Speech {
  const language = languageOf(asked, preferred);
  const messages = messagesIn[language];
  const edition = asked.edition ?? DEFAULT_EDITION;
  return { edition, messages, names: namesFor(messages, units), citations: citationsIn[edition][language] };
}

type Citations = ReadonlyMap<RuleKey, Citation | null>;

/** Every citation, made once: requests only look them up. */
const citationsIn = byName(EDITIONS, (edition) =>
  byName(LANGUAGES, (language): Citations => new Map(RULE_KEYS.map((key) => [key, cite(key, edition, language)]))),
);

function byName<Name extends string, T>(names: readonly Name[], make: (name: Name) => T): Readonly<Record<Name, T>> {
  return Object.fromEntries(names.map((name) => [name, make(name)])) as Record<Name, T>;
}

/** The rules behind a step or a problem; those that the edition does not have are left out. */
export function citeAll(keys: readonly RuleKey[], citations: Citations): Citation[] {
  const found: Citation[] = [];
  for (const key of keys) {
    const citation = citations.get(key);
    if (citation) found.push(citation);
  }
  return found;
}

type PartOut = z.infer<typeof part>;
type StepOut = z.infer<typeof step>;
type WarningOut = z.infer<typeof warning>;

/** Parts of a sum with the names of their units. */
export function tellParts(parts: readonly Part[], names: Names): PartOut[] {
  return parts.map(({ source, unit, amount }) => ({ source, unit, name: names.unit(unit), amount }));
}

/** What readers call a unit; null for none. */
export function nameOf(unit: string | null | undefined, names: Names): string | null {
  return unit == null ? null : names.unit(unit);
}

/** The facts that steps can have in common; what a step has not is null. */
interface CommonFacts {
  readonly kind: EngineStep["kind"];
  readonly side?: StepOut["side"];
  readonly player?: string | null;
  readonly unit?: string | null;
  readonly battlefield?: string | null;
  readonly units?: readonly (string | { readonly unit: string })[] | null;
  readonly amount?: number | null;
  readonly parts?: readonly Part[];
}

/** A step of the engine as callers read it, with its sentence and citations. */
export function tellStep(said: EngineStep, { citations, messages, names }: Speech): StepOut {
  const facts: CommonFacts = said;
  return {
    kind: said.kind,
    phase: PHASE_OF[said.kind],
    side: facts.side ?? null,
    player: facts.player ?? null,
    unit: facts.unit ?? null,
    name: nameOf(facts.unit, names),
    battlefield: facts.battlefield ?? null,
    units: facts.units?.map((one) => (typeof one === "string" ? one : one.unit)) ?? null,
    amount: facts.amount ?? null,
    parts: facts.parts ? tellParts(facts.parts, names) : null,
    reading: said.reading === null ? null : { id: said.reading, text: messages.reading[said.reading] },
    text: sayStep(messages, said, names),
    rules: citeAll(said.rules, citations),
  };
}

/** A warning of the engine as callers read it. */
export function tellWarning(said: EngineWarning, { messages, names }: Speech): WarningOut {
  return { code: said.code, message: sayWarning(messages, said, names), units: [...said.units], facts: [] };
}

/** A problem of the engine as callers read it. */
export function tellProblem(said: EngineProblem, { citations, messages, names }: Speech): Problem {
  const facts: {
    readonly code: EngineProblem["code"];
    readonly unit?: string | null;
    readonly amount?: number;
    readonly expected?: number;
  } = said;
  return {
    code: said.code,
    path: pathText(said.path),
    message: sayProblem(messages, said, names),
    rules: citeAll(said.rules, citations),
    unit: facts.unit ?? null,
    name: nameOf(facts.unit, names),
    amount: facts.amount ?? null,
    expected: facts.expected === undefined || facts.expected === Infinity ? null : facts.expected,
  };
}

/** A fault of shape as callers read it; no rule of the game is behind it. */
export function tellShapeProblem(said: ShapeProblem, messages: Messages): Problem {
  const expected = said.limit?.min ?? said.limit?.max ?? null;
  return {
    code: said.code,
    path: said.path,
    message: sayShapeProblem(messages, said),
    rules: [],
    unit: null,
    name: null,
    amount: said.amount ?? null,
    expected,
  };
}

/** How many rules of an edition the service cites. */
export function citedIn(edition: Edition): number {
  return RULE_KEYS.filter((key) => editionTables[edition][key].number !== null).length;
}
