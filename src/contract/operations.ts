import { z } from "zod";
import { SIDES } from "../engine/index.js";
import { EDITIONS } from "../rulebook/index.js";
import { assignmentCheck } from "./assignment-check.js";
import { assignmentInput, combatInput } from "./combat-input.js";
import { combatRuling } from "./combat-ruling.js";
import { editionList } from "./editions.js";
import { LANGUAGES } from "./languages.js";
import { legalAssignments } from "./legal-assignments.js";
import { after, first } from "./ruling.js";
import { combatStateInput } from "./state-input.js";

const edition = z
  .enum(EDITIONS)
  .meta({ graphql: "string" })
  .nullish()
  .describe("The edition of the Core Rules to follow. Default: the newest.");
const language = z
  .enum(LANGUAGES)
  .nullish()
  .describe("The language of the answer. Default: what Accept-Language likes best, else English.");
const side = z.enum(SIDES).nullish().describe("The side that assigns its damage. Default: the attacker.");

/** One operation of the service: REST routes, OpenAPI and the GraphQL fields are all made from this row. */
export interface Operation {
  readonly method: "get" | "post";
  readonly path: string;
  readonly summary: string;
  readonly description: string;
  /** What the request holds: the JSON body of a POST, the query string of a GET, the arguments in GraphQL. */
  readonly request: z.ZodObject;
  readonly answer: z.ZodType;
}

export const operations = {
  legalAssignments: {
    method: "post",
    path: "/v1/legal-assignments",
    summary: "Every legal way to assign combat damage",
    description:
      "Counts the legal damage assignments of one side exactly, lists them page by page, and says for each target whether it dies, survives or depends on the choice.",
    request: z.strictObject({ combat: combatInput, side, first, after, edition, language }),
    answer: legalAssignments,
  },
  checkAssignment: {
    method: "post",
    path: "/v1/check-assignment",
    summary: "Is this assignment legal?",
    description:
      "Says whether a damage assignment is legal; if not, every reason with its rule, and the nearest legal assignment.",
    request: z.strictObject({ combat: combatInput, side, assignment: assignmentInput, edition, language }),
    answer: assignmentCheck,
  },
  resolveCombat: {
    method: "post",
    path: "/v1/resolve-combat",
    summary: "Resolve a combat",
    description:
      "Resolves a combat from totals to score: assignments, damage, deaths, healing, recall, result, control, conquer, final point and win check, with the rules for every step.",
    request: z.strictObject({ state: combatStateInput, edition, language }),
    answer: combatRuling,
  },
  editions: {
    method: "get",
    path: "/v1/editions",
    summary: "The editions of the Core Rules",
    description: "Lists the editions of the Core Rules that the service can follow, newest first.",
    request: z.strictObject({ language }),
    answer: editionList,
  },
} as const satisfies Record<string, Operation>;

export type OperationName = keyof typeof operations;
export type RequestOf<Name extends OperationName> = z.infer<(typeof operations)[Name]["request"]>;
export type AnswerOf<Name extends OperationName> = z.infer<(typeof operations)[Name]["answer"]>;
