import { combatAddress } from "../../../contract/index.js";
import { DEFAULT_EDITION } from "../../../rulebook/index.js";
import type { Settings } from "./settings.js";

/** The address of a position below a path; without units there is no `c`. */
export function addressOf(path: string, notation: string | null, settings: Settings): string {
  const { language, edition } = settings;
  const pinned = edition === DEFAULT_EDITION ? undefined : edition;
  if (notation !== null) return combatAddress(path, { notation, edition: pinned, language });
  return settingsAddress(path, settings);
}

/** The address of a page that shows no position. */
export function settingsAddress(
  path: string,
  { language, edition }: Settings,
  more: Record<string, string> = {},
): string {
  const query = new URLSearchParams({
    ...more,
    ...(edition !== DEFAULT_EDITION && { edition }),
    lang: language,
  });
  return `${path}?${query}`;
}

/** The link that others get: it names the edition, so that it says the same for ever. */
export function shareLink(notation: string | null, { language, edition }: Settings): string {
  const path = notation === null ? "/" : combatAddress("/", { notation, edition, language });
  return new URL(path, location.href).href;
}

/** Shows an address without a new entry in the history: undo belongs to the page. */
export function showAddress(address: string): void {
  if (address !== `${location.pathname}${location.search}`) history.replaceState(null, "", address);
}
