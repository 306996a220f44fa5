export { createGraphql } from "./server.js";
export { printGraphqlSchema } from "./schema.js";
