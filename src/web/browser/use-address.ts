import { useLayoutEffect, useRef, type Dispatch } from "preact/hooks";
import type { Act } from "./desk.js";
import { addressOf, showAddress } from "./platform/address.js";
import { readSettings } from "./platform/settings.js";
import { readAddress } from "./position/read-address.js";
import type { Page } from "./use-page.js";

/**
 * Keeps the address that of the position; `notation` is undefined until it is known. Where the browser goes back or
 * forth within the page, the position becomes that of the address, which undo takes back. Both happen before anything
 * else can: an address that is shown late would overwrite the entry that the browser went to meanwhile.
 */
export function useAddress(notation: string | null | undefined, page: Page, act: Dispatch<Act>): void {
  const { settings, setSettings } = page;
  const visits = useRef(0);
  useLayoutEffect(() => {
    if (notation !== undefined) showAddress(addressOf("/", notation, settings));
  }, [notation, settings]);
  useLayoutEffect(() => {
    const follow = async () => {
      const visit = ++visits.current;
      const query = new URLSearchParams(location.search);
      const isShown = query.get("c") === (notation ?? null);
      const read = isShown ? null : await readAddress(query.get("c"));
      if (visit !== visits.current) return;
      if (read?.reading.kind === "position") act({ do: "edit", edit: { kind: "replace", state: read.reading.state } });
      const { language, edition } = readSettings(query);
      if (language !== settings.language || edition !== settings.edition) setSettings({ language, edition });
    };
    const followed = () => void follow().catch(() => undefined);
    addEventListener("popstate", followed);
    return () => removeEventListener("popstate", followed);
  });
}
