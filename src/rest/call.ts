import type { Request } from "express";
import { misshapen, type Adjudicate, type Answer } from "../adjudicator/index.js";
import { languageOf, operations, type Language, type OperationName, type Route } from "../contract/index.js";
import { checkQuery, knownQuery, preferredLanguage } from "./query.js";
import { readQuery, type Query } from "./query-string.js";
import { checkUrlRequest, inParameters, parametersOf, requestFromUrl } from "./url-request.js";

export interface Called {
  readonly answer: Answer<unknown>;
  readonly language: Language;
  readonly query: Query;
}

export type Call = (request: Request) => Called;

/**
 * Makes the function that turns a request to a route into its answer and the language that this is written in: the
 * body's, else that of `?lang=`, else that of Accept-Language. A wrong query string is a shape problem.
 */
export function caller(name: OperationName, route: Route, adjudicate: Adjudicate): Call {
  return route.method === "get" ? urlCaller(name, route, adjudicate) : bodyCaller(name, route, adjudicate);
}

function bodyCaller(name: OperationName, route: Route, adjudicate: Adjudicate): Call {
  const known = knownQuery(operations[name], route);
  return (request) => {
    const query = readQuery(request);
    const asked = request.body as unknown;
    const preferred = preferredLanguage(request, query);
    const language = languageOf(asked, preferred);
    const wrong = checkQuery(query, known);
    const answer =
      wrong.length > 0 ? misshapen(wrong, language) : adjudicate(name, asked ?? {}, { language: preferred });
    return { answer, language, query };
  };
}

function urlCaller(name: OperationName, route: Route, adjudicate: Adjudicate): Call {
  const known = knownQuery(operations[name], route);
  const parameters = parametersOf(operations[name], route);
  return (request) => {
    const query = readQuery(request);
    const language = preferredLanguage(request, query);
    const asked = requestFromUrl(parameters, request, query);
    const wrong = [...checkQuery(query, known), ...checkUrlRequest(name, parameters, asked)];
    if (wrong.length > 0) return { answer: misshapen(wrong, language), language, query };
    const answer: Answer<unknown> = adjudicate(name, asked, { language });
    return {
      answer: answer.ok ? answer : { ...answer, problems: inParameters(answer.problems, parameters) },
      language,
      query,
    };
  };
}
