import { combatAddress } from "../../../contract/index.js";
import { DEFAULT_EDITION } from "../../../rulebook/index.js";
import type { Settings } from "./settings.js";

/** The settings that an address holds; without a theme the reader's own colours are shown. */
type Linked = Pick<Settings, "language" | "edition"> & Partial<Pick<Settings, "theme" | "linksTheme">>;

/** The address of a position below a path; without units there is no `c`. */
export function addressOf(path: string, notation: string | null, settings: Linked): string {
  const { language, edition } = settings;
  const pinned = edition === DEFAULT_EDITION ? undefined : edition;
  if (notation === null) return settingsAddress(path, settings);
  return withTheme(combatAddress(path, { notation, edition: pinned, language }), settings);
}

/** The address of a page that shows no position. */
export function settingsAddress(path: string, settings: Linked, more: Record<string, string> = {}): string {
  const { language, edition } = settings;
  const query = new URLSearchParams({
    ...more,
    ...(edition !== DEFAULT_EDITION && { edition }),
    lang: language,
  });
  return withTheme(`${path}?${query}`, settings);
}

/** The link that others get: it names the edition, so that it says the same for ever. */
export function shareLink(notation: string | null, settings: Linked): string {
  const { language, edition } = settings;
  const path = notation === null ? "/" : withTheme(combatAddress("/", { notation, edition, language }), settings);
  return new URL(path, location.href).href;
}

/** The default theme of pictures is named too: without it a page follows the system. */
function withTheme(address: string, { theme = null, linksTheme = false }: Linked): string {
  return linksTheme && theme !== null ? `${address}&theme=${theme}` : address;
}

/** Shows an address without a new entry in the history: undo belongs to the page. */
export function showAddress(address: string): void {
  if (address !== `${location.pathname}${location.search}`) history.replaceState(null, "", address);
}
