import type { Request } from "express";
import { misshapen, type Adjudicate, type Answer } from "../adjudicator/index.js";
import { languageOf, operations, type Language, type OperationName } from "../contract/index.js";
import { checkQuery, preferredLanguage, queryParameters, readQuery } from "./query.js";

export interface Called {
  readonly answer: Answer<unknown>;
  readonly language: Language;
}

/**
 * Makes the function that turns a request for an operation into its answer and the language that this is written
 * in: the body's, else that of `?lang=`, else that of Accept-Language. A wrong query string is a shape problem.
 */
export function caller(name: OperationName, adjudicate: Adjudicate): (request: Request) => Called {
  const known = queryParameters(operations[name]);
  const isGet = operations[name].method === "get";
  return (request) => {
    const query = readQuery(request);
    const { lang: _, ...fields } = query;
    const asked = isGet ? fields : (request.body as unknown);
    const preferred = preferredLanguage(request, query);
    const language = languageOf(isGet ? {} : asked, preferred);
    const wrong = checkQuery(query, known);
    const answer =
      wrong.length > 0 ? misshapen(wrong, language) : adjudicate(name, asked ?? {}, { language: preferred });
    return { language, answer };
  };
}
