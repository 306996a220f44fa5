import type { Language } from "./languages.js";

/** How pages and pictures can look; the first is the default. */
export const THEMES = ["light", "dark"] as const;
export type Theme = (typeof THEMES)[number];
export const DEFAULT_THEME: Theme = THEMES[0];

/** Whether the `c` of a query string holds anything to be read: given, and not only spaces. */
export function hasCombat(text: unknown): boolean {
  return typeof text === "string" ? text.trim() !== "" : text !== undefined && text !== null;
}

/** The size of the picture of a combat, in pixels. */
export const PICTURE_SIZE = { width: 1200, height: 630 } as const;

/** What the query string of a page or a picture says about a combat. */
export interface CombatAddress {
  readonly notation: string;
  readonly edition?: string | undefined;
  readonly language?: Language | undefined;
  readonly theme?: Theme | undefined;
}

/** An address that names everything that its answer depends on. */
export interface PinnedAddress extends CombatAddress {
  readonly edition: string;
  readonly language: Language;
  readonly theme: Theme;
}

/**
 * The address of a combat below a path such as `/preview.png`: parameters in one order, the default theme left out,
 * and no character escaped that may stand in a query, so that one combat has one short address.
 */
export function combatAddress(path: string, { notation, edition, language, theme }: CombatAddress): string {
  const said = [
    ["c", notation],
    ["edition", edition],
    ["lang", language],
    ["theme", theme === DEFAULT_THEME ? undefined : theme],
  ] as const;
  const query = said.flatMap(([name, value]) => (value === undefined ? [] : [`${name}=${queryValue(value)}`]));
  return `${path}?${query.join("&")}`;
}

/** `~` and `.` are never escaped; these need not be either. */
const MAY_STAND = { "%2C": ",", "%3A": ":", "%3D": "=", "%40": "@" } as const;

function queryValue(text: string): string {
  return encodeURIComponent(text.replace(/\p{Cs}/gu, "\uFFFD")).replace(
    /%2C|%3A|%3D|%40/g,
    (escape) => MAY_STAND[escape as keyof typeof MAY_STAND],
  );
}
