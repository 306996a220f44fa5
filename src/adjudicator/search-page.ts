import { BOUNDS, failed, ok, problem, textHash, type Result } from "../engine/index.js";

/** Which page is asked for; null and left out mean the first page, and the usual size. */
interface PageWish {
  readonly first?: number | null | undefined;
  readonly after?: string | null | undefined;
}

interface SearchPage<Found> {
  readonly total: number;
  readonly nodes: readonly Found[];
  readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string | null };
}

const WRITTEN = /^s(?<end>\d{1,6})\.(?<hash>[0-9a-z]{1,14})$/u;

/**
 * One page of what a search found. `search` holds all that decides what is found and in which order: a cursor fits
 * the search that it was written for. One that was never written, or for another search, is a problem at `after`.
 */
export function searchPage<Found>(
  found: readonly Found[],
  search: readonly (string | null | undefined)[],
  { first, after }: PageWish,
): Result<SearchPage<Found>> {
  const hash = textHash(JSON.stringify(search));
  const start = after == null ? ok(0) : readPlace(after, hash, found.length);
  if (!start.ok) return start;
  const nodes = found.slice(start.value, start.value + (first ?? BOUNDS.pageSizeDefault));
  const end = start.value + nodes.length;
  return ok({
    total: found.length,
    nodes,
    pageInfo: { hasNextPage: end < found.length, endCursor: nodes.length > 0 ? `s${end}.${hash}` : null },
  });
}

/** How many stand before the page behind a cursor. */
function readPlace(cursor: string, hash: string, most: number): Result<number> {
  const groups = WRITTEN.exec(cursor)?.groups;
  if (!groups) return failed([problem("page/malformed-cursor", ["after"], { cursor })]);
  if (groups["hash"] !== hash) return failed([problem("page/foreign-cursor", ["after"], { cursor })]);
  const end = Number(groups["end"]);
  return end <= most ? ok(end) : failed([problem("page/malformed-cursor", ["after"], { cursor })]);
}
