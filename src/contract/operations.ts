import { z } from "zod";
import { CARD_KEYWORDS, CARD_SETS, CARD_TYPES } from "../cards/index.js";
import { actionInput } from "./action-input.js";
import { assignmentCheck } from "./assignment-check.js";
import { advanceAnswer, pendingAnswer } from "./board-answer.js";
import { card, cardPage } from "./cards.js";
import { assignmentInput } from "./combat-input.js";
import { combatRuling } from "./combat-ruling.js";
import { editionList } from "./editions.js";
import { keyword } from "./keywords.js";
import { legalAssignments } from "./legal-assignments.js";
import { readCombat } from "./read-combat.js";
import { rule, rulePage } from "./rules.js";
import { after, first } from "./page.js";
import {
  board,
  boardNotation,
  combat,
  edition,
  language,
  name,
  notation,
  notationText,
  side,
} from "./request-fields.js";
import { combatStateInput } from "./state-input.js";
import { studyAnswer } from "./study.js";

/** One way to ask an operation over HTTP. */
export interface Route {
  readonly method: "get" | "post";
  /** Parts in braces are parameters. */
  readonly path: string;
  /** For a GET: each parameter of the path or the query string, and the field of the request that it gives. */
  readonly parameters: Readonly<Record<string, string>>;
}

/** One operation of the service: REST routes, OpenAPI and the GraphQL fields are all made from this row. */
export interface Operation {
  readonly topic: "combat" | "board" | "rules" | "cards";
  readonly routes: readonly [Route, ...Route[]];
  readonly summary: string;
  readonly description: string;
  /** What the request holds: the JSON body of a POST, the parameters of a GET, the arguments in GraphQL. */
  readonly request: z.ZodObject;
  readonly answer: z.ZodType;
}

function post(path: string): Route {
  return { method: "post", path, parameters: {} };
}

function get(path: string, parameters: Readonly<Record<string, string>>): Route {
  return { method: "get", path, parameters };
}

export const operations = {
  legalAssignments: {
    topic: "combat",
    routes: [
      post("/v1/legal-assignments"),
      get("/v1/legal-assignments", { c: "notation", side: "side", first: "first", after: "after", edition: "edition" }),
    ],
    summary: "Every legal way to assign combat damage",
    description:
      "Counts the legal damage assignments of one side exactly, lists them page by page, and says for each target whether it dies, survives or depends on the choice.",
    request: z.strictObject({ combat, notation, side, first, after, edition, language }),
    answer: legalAssignments,
  },
  checkAssignment: {
    topic: "combat",
    routes: [
      post("/v1/check-assignment"),
      get("/v1/check-assignment", { c: "notation", side: "side", edition: "edition" }),
    ],
    summary: "Is this assignment legal?",
    description:
      "Says whether a damage assignment is legal; if not, every reason with its rule, and the nearest legal assignment.",
    request: z.strictObject({
      combat,
      notation,
      side,
      assignment: assignmentInput
        .nullish()
        .describe("Damage per unit; a unit that is not listed is assigned 0. Needed unless `notation` says it."),
      edition,
      language,
    }),
    answer: assignmentCheck,
  },
  resolveCombat: {
    topic: "combat",
    routes: [post("/v1/resolve-combat"), get("/v1/resolve-combat", { c: "notation", edition: "edition" })],
    summary: "Resolve a combat",
    description:
      "Resolves a combat from totals to score: assignments, damage, deaths, healing, recall, result, control, conquer, final point and win check, with the rules for every step.",
    request: z.strictObject({
      state: combatStateInput
        .nullish()
        .describe("The combat with everything that decides its result; needed unless `notation` says it."),
      notation,
      edition,
      language,
    }),
    answer: combatRuling,
  },
  study: {
    topic: "combat",
    routes: [post("/v1/study"), get("/v1/study", { c: "notation", versus: "versusNotation", edition: "edition" })],
    summary: "Where a combat turns",
    description:
      "For study, not for judging at events: the least Might on either side that changes who is left, what one Might more or less on each unit would do, and, against another position, what differs.",
    request: z.strictObject({
      state: combatStateInput.nullish().describe("The combat to study; needed unless `notation` says it."),
      notation,
      versus: combatStateInput.nullish().describe("Another position to compare with. Default: none."),
      versusNotation: notationText.nullish().describe("The other position in one line, instead of `versus`."),
      edition,
      language,
    }),
    answer: studyAnswer,
  },
  combat: {
    topic: "combat",
    routes: [get("/v1/combat", { c: "notation" })],
    summary: "How a line of notation is read",
    description: "Reads a combat from one line of text and says how: unit by unit, in canonical form, and as JSON.",
    request: z.strictObject({
      notation: notationText.describe("The combat in one line, such as `4, 2 > 3 tank, 5`."),
      language,
    }),
    answer: readCombat,
  },
  pending: {
    topic: "board",
    routes: [post("/v1/board/pending"), get("/v1/board/pending", { c: "notation", edition: "edition" })],
    summary: "What happens next on a board?",
    description:
      "Runs the Cleanup that is due on a board and says what has to happen next, who decides it, and what is possible: every move, and every reason why it is not legal.",
    request: z.strictObject({ board, notation: boardNotation, edition, language }),
    answer: pendingAnswer,
  },
  advance: {
    topic: "board",
    routes: [post("/v1/board/advance")],
    summary: "Take one action on a board",
    description:
      "Takes one action, with everything that follows from it by itself: moves, Showdowns, combats, control, scoring. Answers the board afterwards, what happened, and what has to happen next; of an action that is not legal every reason with its rule.",
    request: z.strictObject({
      board,
      notation: boardNotation,
      action: actionInput.describe("What a player does."),
      edition,
      language,
    }),
    answer: advanceAnswer,
  },
  rule: {
    topic: "rules",
    routes: [get("/v1/rules/{number}", { number: "number", edition: "edition" })],
    summary: "One rule of the Core Rules",
    description:
      "Describes a rule in our words, with its place, its number in every edition and the cases that show it. A number of another edition is found as well, with a note.",
    request: z.strictObject({
      number: name.describe("The number of the rule in the edition, such as `467.2.c.3`, or its key."),
      edition,
      language,
    }),
    answer: rule,
  },
  rules: {
    topic: "rules",
    routes: [get("/v1/rules", { q: "search", topic: "topic", first: "first", after: "after", edition: "edition" })],
    summary: "Search the Core Rules",
    description: "Searches numbers, titles and summaries; the best matches come first.",
    request: z.strictObject({
      search: z.string().max(200).nullish().describe("Words to search for. Default: all rules, by number."),
      topic: z.string().max(40).nullish().describe("Only rules of this topic, such as `tank`."),
      first,
      after,
      edition,
      language,
    }),
    answer: rulePage,
  },
  editions: {
    topic: "rules",
    routes: [get("/v1/editions", {})],
    summary: "The editions of the Core Rules",
    description: "Lists the editions of the Core Rules that the service can follow, newest first.",
    request: z.strictObject({ language }),
    answer: editionList,
  },
  keyword: {
    topic: "rules",
    routes: [get("/v1/keywords/{name}", { name: "name", edition: "edition" })],
    summary: "What a keyword does",
    description:
      "Describes a keyword in our words: its rules, how it meets others, questions that people ask, and the cards that have, give or ignore it.",
    request: z.strictObject({ name: name.describe("The keyword, such as `tank`."), edition, language }),
    answer: keyword,
  },
  card: {
    topic: "cards",
    routes: [get("/v1/cards/{id}", { id: "id" })],
    summary: "The facts of a card",
    description: "Finds a card by id, printed code, name or alias, and says what its text can change in a combat.",
    request: z.strictObject({
      id: name.describe("The id (`OGN-054`), printed code (`OGN-054/298`), name or alias of the card."),
      language,
    }),
    answer: card,
  },
  cards: {
    topic: "cards",
    routes: [
      get("/v1/cards", { q: "search", set: "set", type: "type", keyword: "keyword", first: "first", after: "after" }),
    ],
    summary: "Search the cards",
    description: "Searches names, aliases, tags and keywords, forgiving typos; the best matches come first.",
    request: z.strictObject({
      search: z
        .string()
        .max(200)
        .nullish()
        .describe("Words of a name; the last may be incomplete. Default: all cards."),
      set: z.enum(CARD_SETS).meta({ graphql: "string" }).nullish().describe("Only cards with a printing in this set."),
      type: z.enum(CARD_TYPES).nullish().describe("Only cards of this type."),
      keyword: z
        .enum(CARD_KEYWORDS)
        .meta({ graphql: "string" })
        .nullish()
        .describe("Only cards with this keyword printed."),
      first,
      after,
      language,
    }),
    answer: cardPage,
  },
} as const satisfies Record<string, Operation>;

export type OperationName = keyof typeof operations;
export type RequestOf<Name extends OperationName> = z.infer<(typeof operations)[Name]["request"]>;
export type AnswerOf<Name extends OperationName> = z.infer<(typeof operations)[Name]["answer"]>;
