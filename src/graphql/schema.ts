import { lexicographicSortSchema, printSchema, type GraphQLSchema } from "graphql";
import { buildSchemaSync } from "type-graphql";
import { BoardResolver } from "./board.resolver.js";
import { CardsResolver } from "./cards.resolver.js";
import { CombatResolver } from "./combat.resolver.js";
import { RulesResolver } from "./rules.resolver.js";

/** Builds the schema from its classes. What the contract bounds is checked by the adjudicator, not by type-graphql. */
export function buildGraphqlSchema(): GraphQLSchema {
  const schema = buildSchemaSync({
    resolvers: [CombatResolver, BoardResolver, RulesResolver, CardsResolver],
    validate: false,
  });
  const query = schema.getQueryType();
  if (query) query.description = "The questions that the service answers. Nothing is stored.";
  return schema;
}

/** Prints the schema, sorted, as the file that clients generate code from. */
export function printGraphqlSchema(): string {
  return `# generated, run npm run generate\n\n${printSchema(lexicographicSortSchema(buildGraphqlSchema()))}\n`;
}
