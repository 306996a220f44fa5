import { HeaderMap, type ApolloServerPlugin, type GraphQLResponse } from "@apollo/server";
import { BREAK, Kind, visit, type DocumentNode, type GraphQLSchema } from "graphql";
import { compileQuery, isCompiledQuery, type CompiledQuery } from "graphql-jit";
import { LRUCache } from "lru-cache";
import type { GraphqlContext } from "./context.js";

type Seen = CompiledQuery | "once" | "unfit";

/** Room for a hundred compiled queries, half a megabyte each at most, or for more that came only once. */
const REMEMBERED = { maxSize: 10_000, sizeCalculation: (seen: Seen) => (typeof seen === "string" ? 1 : 100) };

/**
 * Runs queries that come again as compiled code. Whatever goes wrong there is left to Apollo, which runs the query
 * anew: its errors have codes, statuses and masks. Only queries within the limits get here.
 */
export function compileRepeatedQueries(): ApolloServerPlugin<GraphqlContext> {
  const seen = new LRUCache<string, Seen>(REMEMBERED);
  return {
    async requestDidStart() {
      return {
        async responseForOperation({ schema, document, operationName, queryHash, request, contextValue }) {
          if (!contextValue.isPriced) return null;
          const key = `${queryHash} ${operationName ?? ""}`;
          const before = seen.get(key);
          const now = before === "once" ? compiled(schema, document, operationName) : (before ?? "once");
          if (now !== before) seen.set(key, now);
          return typeof now === "string" ? null : await run(now, contextValue, request.variables).catch(() => null);
        },
      };
    },
  };
}

async function run(
  { query }: CompiledQuery,
  context: GraphqlContext,
  variables: Record<string, unknown> | undefined,
): Promise<GraphQLResponse | null> {
  const { data, errors } = await query(undefined, context, variables);
  if (errors || !data) return null;
  return {
    http: { headers: new HeaderMap() },
    body: { kind: "single", singleResult: { data } },
  };
}

function compiled(schema: GraphQLSchema, document: DocumentNode, operationName: string | null): Seen {
  if (!isFit(document)) return "unfit";
  const query = compileQuery(schema, document, operationName ?? undefined);
  return isCompiledQuery(query) ? query : "unfit";
}

const UNFIT: ReadonlySet<string> = new Set([Kind.STRING, Kind.OBJECT, Kind.LIST, Kind.DIRECTIVE]);

/**
 * What the compiler cannot be trusted with: strings, some of which it takes for code; lists and objects, in which a
 * variable left out becomes null; directives on fields that are merged; names that JavaScript knows, `__proto__`.
 */
function isFit(document: DocumentNode): boolean {
  let fit = true;
  visit(document, {
    enter(node) {
      const isOddName = node.kind === Kind.NAME && node.value.startsWith("__") && node.value !== "__typename";
      if (!isOddName && !UNFIT.has(node.kind)) return undefined;
      fit = false;
      return BREAK;
    },
  });
  return fit;
}
