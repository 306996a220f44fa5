import { pathText } from "../../../contract/index.js";
import type { EngineProblem, EngineStep } from "../../../engine/index.js";
import { sayProblem, sayStep, type Names } from "../../../language/index.js";
import { labelled, type Edition, type LabelledRule, type RuleKey } from "../../../rulebook/index.js";
import type { Said, SaidProblem } from "./ruling.js";
import type { RulingVoice } from "./voice.js";

/** The rules that an edition has among those of the keys. */
export function rulesOf(keys: readonly RuleKey[], edition: Edition): LabelledRule[] {
  return keys.map((key) => labelled(key, edition)).filter((rule) => rule !== null);
}

export function stepSentence(step: EngineStep, names: Names, { messages, edition }: RulingVoice): Said {
  const reading = step.reading === null ? null : messages.reading[step.reading];
  return { text: sayStep(messages, step, names), rules: rulesOf(step.rules, edition), reading };
}

export function problemSentence(problem: EngineProblem, names: Names, { messages, edition }: RulingVoice): SaidProblem {
  const { path, rules } = problem;
  return {
    text: sayProblem(messages, problem, names),
    rules: rulesOf(rules, edition),
    reading: null,
    path: pathText(path),
  };
}
