import { GraphQLError } from "graphql";
import type { Refusal } from "../adjudicator/index.js";

const CODES = { shape: "BAD_USER_INPUT", rules: "RULES_PROBLEM" } as const;

/** The error for a request that cannot be answered: its summary as the message, all problems in the extensions. */
export function refusalError({ kind, summary, problems }: Refusal): GraphQLError {
  return new GraphQLError(summary, { extensions: { code: CODES[kind], problems } });
}
