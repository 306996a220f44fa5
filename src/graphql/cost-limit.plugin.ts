import type { ApolloServerPlugin } from "@apollo/server";
import { GraphQLError, Kind, type OperationDefinitionNode, type TypeNode } from "graphql";
import { LRUCache } from "lru-cache";
import type { GraphqlContext } from "./context.js";
import { costOf } from "./cost.js";

/**
 * The highest cost of an operation. All fields of every query but those about boards fit with pages of usual size, all
 * fields about a combat with full pages, all fields of ten combats, and all fields of two boards.
 */
const MAX_COST = 32_000;

const REMEMBERED = 1_000;

/** Refuses operations that are no queries or whose answer would be too large. The cost of a query that was met before is remembered. */
export function limitCost(): ApolloServerPlugin<GraphqlContext> {
  const costs = new LRUCache<string, number>({ max: REMEMBERED });
  return {
    async requestDidStart() {
      return {
        async didResolveOperation({ schema, document, operation, queryHash, request, contextValue }) {
          if (!operation) return;
          if (operation.operation !== "query") throw noSuchOperation(operation.operation);
          const variables = request.variables ?? {};
          const key = `${queryHash} ${operation.name?.value ?? ""} ${decidingValues(operation, variables)}`;
          const cost = costs.get(key) ?? costOf({ schema, document, operation, variables });
          if (cost === undefined) return;
          costs.set(key, cost);
          if (cost > MAX_COST) throw tooCostly(cost);
          contextValue.isPriced = true;
        },
      };
    },
  };
}

function noSuchOperation(kind: string): GraphQLError {
  const message = `The service stores nothing and has queries only, no ${kind}.`;
  return new GraphQLError(message, { extensions: { code: "OPERATION_RESOLUTION_FAILURE", http: { status: 400 } } });
}

function tooCostly(cost: number): GraphQLError {
  const message =
    `A request may cost at most ${MAX_COST}; this one costs ${Math.ceil(cost)}. ` +
    "Ask for fewer fields, shorter pages or fewer combats at once.";
  return new GraphQLError(message, { extensions: { code: "TOO_COSTLY", http: { status: 400 } } });
}

/** The values of the variables on which a cost may depend: a page size, or whether a field is skipped. */
function decidingValues(
  { variableDefinitions = [] }: OperationDefinitionNode,
  variables: Record<string, unknown>,
): string {
  const names = variableDefinitions
    .filter(({ type }) => ["Int", "Boolean"].includes(innermostName(type)))
    .map(({ variable }) => variable.name.value);
  return JSON.stringify(names.map((name) => (variables[name] === undefined ? "default" : variables[name])));
}

function innermostName(type: TypeNode): string {
  return type.kind === Kind.NAMED_TYPE ? type.name.value : innermostName(type.type);
}
