import type { AnswerOf, OperationName } from "../contract/index.js";
import type { LineKind } from "./wording.js";

/** A sentence with the labels of its rules. Further lines of the text are a drawing, to be kept as they stand. */
export interface Line {
  readonly text: string;
  readonly labels: readonly string[];
}

export interface Note extends Line {
  readonly kind: "warning" | "problem";
}

/** What people read of an answer, in the order in which they read it. Names in it are not yet harmless. */
export interface ReadingMatter {
  readonly summary: string;
  readonly lines: readonly Line[];
  readonly linesAre: LineKind;
  readonly notes: readonly Note[];
}

/** What rulings have in common. */
interface Ruling extends Pick<AnswerOf<"resolveCombat">, "summary" | "steps" | "warnings"> {
  readonly problems?: AnswerOf<"checkAssignment">["problems"];
  readonly pending?: AnswerOf<"pending">["pending"];
}

interface Sentence {
  readonly message: string;
  readonly rules?: readonly { readonly label: string }[];
}

/** What people read of the answer to an operation about a combat or a board. */
export function readingMatter(name: OperationName, answer: unknown): ReadingMatter {
  if (name === "combat") return ofReading(answer as AnswerOf<"combat">);
  return name === "study" ? ofStudy(answer as AnswerOf<"study">) : ofRuling(answer as Ruling);
}

/** That it is no ruling stands first; then where each unit turns the combat, and what another position changes. */
function ofStudy({ notice, summary, units, versus, warnings }: AnswerOf<"study">): ReadingMatter {
  const turns = units.flatMap(({ leastMore, leastLess }) => [leastMore, leastLess]).filter((one) => one !== null);
  const said = [...turns.map(({ text }) => text), ...(versus ? [versus.summary] : [])];
  return {
    summary: `${notice} ${summary}`,
    lines: said.map((message) => sentence({ message })),
    linesAre: "units",
    notes: warnings.map((warning) => ({ kind: "warning" as const, ...sentence(warning) })),
  };
}

/** The steps that led there, then those that say what has to happen next. */
function ofRuling({ summary, steps, warnings, problems = [], pending }: Ruling): ReadingMatter {
  return {
    summary,
    lines: [...steps, ...(pending?.steps ?? [])].map(({ text, rules }) => sentence({ message: text, rules })),
    linesAre: "steps",
    notes: [
      ...warnings.map((warning) => ({ kind: "warning" as const, ...sentence(warning) })),
      ...problems.map((problem) => ({ kind: "problem" as const, ...sentence(problem) })),
    ],
  };
}

function ofReading({ canonical, units, text }: AnswerOf<"combat">): ReadingMatter {
  const said = [...units.map((unit) => `${unit.name}: ${unit.text}`), text].filter((one) => one !== "");
  return {
    summary: canonical,
    lines: said.map((message) => sentence({ message })),
    linesAre: "units",
    notes: [],
  };
}

/** As much of a failure as people read. */
interface FailureMatter {
  readonly title: string;
  readonly detail: string;
  readonly problems: readonly Sentence[];
}

/** What people read of a failure: what kind it is, and each problem, or without any the detail. */
export function failureMatter({ title, detail, problems }: FailureMatter): ReadingMatter {
  const said = problems.length > 0 ? problems : [{ message: detail }];
  return { summary: title, lines: said.map(sentence), linesAre: "problems", notes: [] };
}

function sentence({ message, rules = [] }: Sentence): Line {
  return { text: message, labels: rules.map(({ label }) => label) };
}
