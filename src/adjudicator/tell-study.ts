import type { z } from "zod";
import type { AnswerOf, comparison, difference, studiedPosition, trial, unitStudy } from "../contract/index.js";
import type { Difference, Glance, Study, Trial, UnitStudy } from "../engine/index.js";
import type { Speech } from "./speech.js";

type StudyOut = Omit<AnswerOf<"study">, "versus" | "warnings">;

/** The answer to `study`, apart from another position and warnings. */
export function tellStudy(studied: Study, speech: Speech): StudyOut {
  const { messages, names, edition } = speech;
  const { position, breakPoints, units } = studied;
  return {
    edition,
    notice: messages.study.notice,
    summary: messages.study.summary(studied, names),
    position: tellGlance(position, speech),
    breakPoints: {
      attacker: tellTrial(breakPoints.attacker, speech),
      defender: tellTrial(breakPoints.defender, speech),
    },
    units: units.map((unit) => tellUnitStudy(unit, speech)),
  };
}

/** What another position comes to, and what differs. */
export function tellComparison(
  seen: Glance,
  differences: readonly Difference[],
  speech: Speech,
): z.infer<typeof comparison> {
  return {
    summary: speech.messages.study.versus(differences, speech.names),
    position: tellGlance(seen, speech),
    differences: differences.map((one) => tellDifference(one, speech)),
  };
}

function tellGlance(seen: Glance, { names }: Speech): z.infer<typeof studiedPosition> {
  return {
    result: seen.result,
    ending: seen.ending,
    controller: seen.controller,
    score: seen.score.outcome,
    scorer: seen.score.player,
    winner: seen.winner,
    units: [...seen.fates].map(([unit, fate]) => ({ unit, name: names.unit(unit), fate })),
  };
}

function tellUnitStudy(one: UnitStudy, speech: Speech): z.infer<typeof unitStudy> {
  return {
    unit: one.unit,
    name: speech.names.unit(one.unit),
    side: one.side,
    more: tellTrial(one.more, speech),
    less: tellTrial(one.less, speech),
    leastMore: tellTrial(one.leastMore, speech),
    leastLess: tellTrial(one.leastLess, speech),
  };
}

function tellTrial(one: Trial | null, speech: Speech): z.infer<typeof trial> | null {
  if (one === null) return null;
  const { unit, amount, glance, differences } = one;
  return {
    unit,
    name: speech.names.unit(unit),
    amount,
    ending: glance.ending,
    differences: differences.map((each) => tellDifference(each, speech)),
    text: speech.messages.study.trial(one, speech.names),
  };
}

/** The facts that differences can have in common; what one has not is null. */
interface CommonFacts {
  readonly kind: Difference["kind"];
  readonly unit?: string;
  readonly before?: string | null;
  readonly after?: string | null;
}

function tellDifference(one: Difference, { messages, names }: Speech): z.infer<typeof difference> {
  const facts: CommonFacts = one;
  return {
    kind: facts.kind,
    unit: facts.unit ?? null,
    name: facts.unit === undefined ? null : names.unit(facts.unit),
    before: facts.before ?? null,
    after: facts.after ?? null,
    text: messages.study.difference(one, names),
  };
}
