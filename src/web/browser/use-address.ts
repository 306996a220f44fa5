import { useEffect, type Dispatch } from "preact/hooks";
import type { Act } from "./desk.js";
import { addressOf, showAddress } from "./platform/address.js";
import { readSettings } from "./platform/settings.js";
import { readAddress } from "./position/read-address.js";
import type { Page } from "./use-page.js";

/**
 * Keeps the address that of the position; `notation` is undefined until it is known. Where the browser goes back or
 * forth within the page, the position becomes that of the address, which undo takes back.
 */
export function useAddress(notation: string | null | undefined, page: Page, act: Dispatch<Act>): void {
  const { settings, setSettings } = page;
  useEffect(() => {
    if (notation !== undefined) showAddress(addressOf("/", notation, settings));
  }, [notation, settings]);
  useEffect(() => {
    const follow = () => {
      const query = new URLSearchParams(location.search);
      const { language, edition } = readSettings(query);
      if (language !== settings.language || edition !== settings.edition) setSettings({ language, edition });
      if (query.get("c") === (notation ?? null)) return;
      const read = async () => {
        const { reading } = await readAddress(query.get("c"));
        if (reading.kind === "position") act({ do: "edit", edit: { kind: "replace", state: reading.state } });
      };
      read().catch(() => undefined);
    };
    addEventListener("popstate", follow);
    return () => removeEventListener("popstate", follow);
  });
}
