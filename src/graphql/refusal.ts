import { GraphQLError } from "graphql";
import type { Problem } from "../adjudicator/index.js";

const CODES = { shape: "BAD_USER_INPUT", rules: "RULES_PROBLEM" } as const;

/** The error for a request that cannot be answered: the first problem as its message, all of them in its extensions. */
export function refusal(kind: keyof typeof CODES, problems: readonly Problem[]): GraphQLError {
  const [first, ...others] = problems;
  const more = others.length === 0 ? "" : ` And ${others.length} more ${others.length === 1 ? "problem" : "problems"}.`;
  const message = `${first?.message ?? "The request cannot be answered."}${more}`;
  return new GraphQLError(message, { extensions: { code: CODES[kind], problems } });
}
