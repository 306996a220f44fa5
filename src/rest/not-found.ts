import type { Refusal } from "../adjudicator/index.js";
import type { Language, OperationName } from "../contract/index.js";
import { failureOf, type Failure } from "./problem-details.js";
import { WORDING } from "./wording.js";

/** The operations that look one thing up by its name. */
const LOOK_UPS: ReadonlySet<OperationName> = new Set(["rule", "card", "keyword"]);
const UNKNOWN: ReadonlySet<string> = new Set(["rule/unknown", "card/unknown", "keyword/unknown"]);

/** Whether an operation may find nothing where its URL leads. */
export function isLookUp(name: OperationName): boolean {
  return LOOK_UPS.has(name);
}

/** The failure that a refused operation is: for a look-up that nothing is there, else what the refusal says. */
export function operationFailure(name: OperationName, refusal: Refusal, language: Language): Failure {
  const failure = failureOf(refusal);
  const isNotFound = isLookUp(name) && refusal.problems.every(({ code }) => UNKNOWN.has(code));
  return isNotFound ? { ...failure, type: "not-found", title: WORDING[language].notFound } : failure;
}
