import type { AnswerOf, Language, OperationName, RequestOf } from "../contract/index.js";
import type { Answer } from "./answer.js";

/** Answers one operation, in the language that the request asks for, else the preferred one. */
export type Answerer<Name extends OperationName> = (
  request: RequestOf<Name>,
  preferred: Language | undefined,
) => Answer<AnswerOf<Name>>;
