import type { Request } from "express";
import { misshapen, type Adjudicate, type Answer } from "../adjudicator/index.js";
import { operations, type Language, type OperationName } from "../contract/index.js";
import { acceptedLanguage, isLanguage } from "./language.js";
import { checkQuery, queryParameters, readQuery } from "./query.js";

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
    const { lang, ...fields } = query;
    const language = isLanguage(lang) ? lang : acceptedLanguage(request);
    const wrong = checkQuery(query, known);
    if (wrong.length > 0) return { language, answer: misshapen(wrong, language) };
    const asked = isGet ? fields : (request.body as unknown);
    return { language: languageOf(asked) ?? language, answer: adjudicate(name, asked ?? {}, { language }) };
  };
}

function languageOf(asked: unknown): Language | undefined {
  const language = (asked as { language?: unknown } | null | undefined)?.language;
  return isLanguage(language) ? language : undefined;
}
