import type { NextFunction, Request, Response } from "express";

const MOST_FRAGMENTS = 50;

/**
 * Refuses documents with more fragments than anybody needs, before GraphQL reads them: its check for fields that
 * conflict nests as deep as fragments refer to each other, until the stack overflows. Words in strings count too.
 */
export function limitFragments(request: Request, response: Response, next: NextFunction): void {
  const document = (request.body as { query?: unknown } | undefined)?.query ?? request.query["query"];
  const fragments = typeof document === "string" ? document.split("fragment").length - 1 : 0;
  if (fragments <= MOST_FRAGMENTS) return next();
  const message = `A document may define at most ${MOST_FRAGMENTS} fragments; this one defines ${fragments}.`;
  response.status(400).json({ errors: [{ message, extensions: { code: "GRAPHQL_VALIDATION_FAILED" } }] });
}
