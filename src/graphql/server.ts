import { ApolloServer } from "@apollo/server";
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginInlineTraceDisabled,
  ApolloServerPluginLandingPageDisabled,
  ApolloServerPluginSchemaReportingDisabled,
  ApolloServerPluginUsageReportingDisabled,
} from "@apollo/server/plugin/disabled";
import { expressMiddleware } from "@as-integrations/express5";
import { Router, type Request, type Response } from "express";
import type { GraphQLFormattedError } from "graphql";
import type { LogError } from "../adjudicator/index.js";
import { compileRepeatedQueries } from "./compile.plugin.js";
import { acceptedLanguage, type Language, type OperationName } from "../contract/index.js";
import { announceLanguage } from "./announce-language.plugin.js";
import { createContext, type AdjudicatorAccess, type Caller, type GraphqlContext } from "./context.js";
import { limitCost } from "./cost-limit.plugin.js";
import { limitFragments } from "./fragment-limit.js";
import { createIde } from "./ide/router.js";
import { maskBugs } from "./mask-bugs.plugin.js";
import { buildGraphqlSchema } from "./schema.js";
import { limitSize, SIZE_LIMITS } from "./size-limit.js";

export interface GraphqlOptions extends AdjudicatorAccess {
  /** Is told of a bug: what was thrown, and the id of the request that met it. */
  readonly logError: LogError;
}

export interface Graphql {
  readonly router: Router;
  stop(): Promise<void>;
}

/** Serves GraphQL at /graphql, and an IDE to browsers. JSON bodies must be parsed before they get to the router. */
export async function createGraphql(options: GraphqlOptions): Promise<Graphql> {
  const apollo = createApollo(options);
  await apollo.start();
  const context = async ({ req, res }: { req: Request; res: Response }) => createContext(options, callerOf(req, res));
  const answer = expressMiddleware(apollo, { context });
  const router = Router();
  router.post("/graphql", limitFragments, answer);
  router.use(createIde());
  router.get("/graphql", limitFragments, answer);
  return { router, stop: () => apollo.stop() };
}

function callerOf(request: Request, response: Response): Caller {
  const operations = new Set<OperationName>();
  return {
    noteOperation(name) {
      operations.add(name);
      response.locals["operation"] = [...operations].join(" ");
    },
    requestId: String((request as { id?: unknown }).id),
    language: acceptedLanguage(request),
    announceLanguage(language: Language | undefined) {
      if (language === undefined) response.removeHeader("Content-Language");
      else response.setHeader("Content-Language", language);
    },
  };
}

function createApollo({ logError }: GraphqlOptions): ApolloServer<GraphqlContext> {
  return new ApolloServer<GraphqlContext>({
    schema: buildGraphqlSchema(),
    introspection: true,
    persistedQueries: false,
    includeStacktraceInErrorResponses: false,
    stopOnTerminationSignals: false,
    logger: SILENT,
    validationRules: [limitSize],
    parseOptions: { maxTokens: SIZE_LIMITS.tokens },
    formatError: withPlainMessage,
    plugins: [...DISABLED, limitCost(), compileRepeatedQueries(), maskBugs(logError), announceLanguage()],
  });
}

/** Cache control alone would wrap every field; the others would send reports or load a page from elsewhere. */
const DISABLED = [
  ApolloServerPluginCacheControlDisabled(),
  ApolloServerPluginInlineTraceDisabled(),
  ApolloServerPluginLandingPageDisabled(),
  ApolloServerPluginSchemaReportingDisabled(),
  ApolloServerPluginUsageReportingDisabled(),
];

/** What Apollo would log it also tells its plugins. */
const ignore = (): void => {};
const SILENT = { debug: ignore, info: ignore, warn: ignore, error: ignore };

/** The parser has words for every fault of a document but one: that it is nested until the stack overflows. */
function withPlainMessage(error: GraphQLFormattedError): GraphQLFormattedError {
  const isOverflow = error.extensions?.["code"] === "GRAPHQL_PARSE_FAILED" && !error.message.startsWith("Syntax Error");
  return isOverflow ? { ...error, message: "Syntax Error: The document is nested too deeply." } : error;
}
