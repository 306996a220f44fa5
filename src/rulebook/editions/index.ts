import { edition20260716 } from "./2026-07-16.js";
import { edition20261009 } from "./2026-10-09.js";
import type { EditionTable } from "./table.js";

/** The editions of the Core Rules that the service knows, newest first; the first is the default. */
export const EDITIONS = ["2026-10-09", "2026-07-16"] as const;
export type Edition = (typeof EDITIONS)[number];
export const DEFAULT_EDITION: Edition = EDITIONS[0];

export const editionTables: Readonly<Record<Edition, EditionTable>> = {
  "2026-10-09": edition20261009,
  "2026-07-16": edition20260716,
};
