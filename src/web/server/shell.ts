import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Language } from "../../contract/index.js";

export const PAGE_NAMES = ["judge", "rulebook", "embed"] as const;
export type PageName = (typeof PAGE_NAMES)[number];

/** The files that a page needs in the browser. */
export interface PageFiles {
  readonly script: string;
  readonly preload: readonly string[];
  readonly style: string | null;
}

/** What the build of the browser's part says about itself. */
export interface Shell {
  readonly pages: Readonly<Record<PageName, PageFiles>>;
  /** What a page in a language loads as soon as it starts. */
  readonly languages: Readonly<Record<Language, readonly string[]>>;
  /** What a page in a language loads besides, as soon as it starts, if there is a combat to rule on. */
  readonly rulings: Readonly<Record<Language, readonly string[]>>;
  readonly version: string;
}

/** Reads what was built into a folder; null if nothing was: pages can then be read, but not worked with. */
export function readShell(folder: string): Shell | null {
  try {
    return JSON.parse(readFileSync(join(folder, "shell.json"), "utf8")) as Shell;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return null;
    throw error;
  }
}
