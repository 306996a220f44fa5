import { SERVICE_TITLE } from "../contract/index.js";

export const API_TITLE = SERVICE_TITLE;
/** The version of the API, which grows with what callers see; that of the package is another. */
export const API_VERSION = "1.0.0";

export const API_SENTENCE =
  "Answers questions about combat in the card game Riftbound, and justifies every step with the numbers of the Core Rules.";

/** What a reader must know before the first request, as Markdown for the API document. */
export const API_DESCRIPTION = `${API_SENTENCE}

Nothing is stored: a request describes a combat or the whole table, and the answer depends on nothing else. The body
of a POST holds exactly the arguments that the GraphQL field of the same name takes; enum values are written
\`attacker-wins\` here and \`ATTACKER_WINS\` there. A field that the contract does not know is an error.

Of the whole table, \`pending\` says what has to happen next, and \`advance\` takes one action with all that follows from
it. The \`board\` of an answer can be sent again as it is, with the next action.

A combat also fits into a URL, as one line of notation: \`/v1/resolve-combat?c=4%2C2%3E3T%2C5\` asks about
\`4,2>3T,5\`. Answers about combats and boards can be read by people as well: \`?format=text\` writes them as plain text,
\`?format=markdown\` as a message for a chat of at most 2,000 characters; failures follow. An answer to a GET has an
ETag, and if its URL names \`edition\`, \`lang\` and, for a combat, \`format\`, it may be kept for ever.

A request that fails is answered with \`application/problem+json\` (RFC 9457). Its \`problems\` say everything that is
wrong, each with a stable \`code\`, its \`path\` in the request, and the rules behind it. An illegal assignment or action
is no failure where that is the question: \`checkAssignment\` and \`advance\` answer 200 with \`legal: false\`.`;
