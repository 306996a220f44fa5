import type { ApolloServerPlugin } from "@apollo/server";
import type { GraphQLError, GraphQLFormattedError } from "graphql";
import { bugMessage, type LogError } from "../adjudicator/index.js";
import type { GraphqlContext } from "./context.js";

const BUG = "INTERNAL_SERVER_ERROR";

/** Logs what was thrown by mistake, and shows callers nothing of it but the id of the request. */
export function maskBugs(logError: LogError): ApolloServerPlugin<GraphqlContext> {
  return {
    async unexpectedErrorProcessingRequest({ error, requestContext }) {
      logError(error, requestContext.contextValue.requestId);
    },
    async requestDidStart() {
      return {
        async didEncounterErrors({ errors, contextValue }) {
          for (const error of errors) if (isBug(error)) logError(error.originalError ?? error, contextValue.requestId);
        },
        async willSendResponse({ response: { body }, contextValue }) {
          if (body.kind !== "single" || !body.singleResult.errors) return;
          const errors = body.singleResult.errors.map((error) =>
            isBug(error) ? masked(error, contextValue.requestId) : error,
          );
          body.singleResult = { ...body.singleResult, errors };
        },
      };
    },
  };
}

/** Everything that a caller can do wrong has a code of its own. */
function isBug({ extensions }: GraphQLError | GraphQLFormattedError): boolean {
  return (extensions?.["code"] ?? BUG) === BUG;
}

function masked({ locations, path }: GraphQLFormattedError, requestId: string): GraphQLFormattedError {
  const message = bugMessage(requestId);
  return { message, ...(locations && { locations }), ...(path && { path }), extensions: { code: BUG, requestId } };
}
