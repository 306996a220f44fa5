import type { ApolloServerPlugin } from "@apollo/server";
import { DEFAULT_LANGUAGE, type Language } from "../contract/index.js";
import type { GraphqlContext } from "./context.js";

/** Says in Content-Language what the answers of a request are written in, if they are all in one language. */
export function announceLanguage(): ApolloServerPlugin<GraphqlContext> {
  return {
    async requestDidStart() {
      return {
        async willSendResponse({ contextValue }) {
          contextValue.announceLanguage(onlyOne(contextValue.languages));
        },
      };
    },
  };
}

/** What is answered before any question is asked, such as a syntax error, is in the default language. */
function onlyOne(languages: ReadonlySet<Language>): Language | undefined {
  const [first = DEFAULT_LANGUAGE] = languages;
  return languages.size > 1 ? undefined : first;
}
