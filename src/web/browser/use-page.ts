import { useEffect, useRef, useState } from "preact/hooks";
import type { Settings } from "./platform/settings.js";
import { watchOffline, type Offline, type OfflineWatch } from "./platform/offline.js";
import type { Voice } from "./ruling/voice.js";
import { useSpoken, type PageStart } from "./use-spoken.js";

export type { PageStart };

/** What every page of the app has: its settings, its voice, and whether it works offline. */
export interface Page {
  readonly settings: Settings;
  readonly voice: Voice;
  readonly setSettings: (wish: Partial<Settings>) => void;
  readonly offline: Offline;
  readonly update: () => void;
}

/**
 * Keeps settings and voice of a page. As soon as the page has all that it needs (`isComplete`), the service worker
 * begins to fetch everything for the time without a network: on a slow one it would be in the way before.
 */
export function usePage(start: PageStart, isComplete = true): Page {
  const { settings, voice, change } = useSpoken(start);
  const [offline, setOffline] = useState<Offline>("unknown");
  const watch = useRef<OfflineWatch | null>(null);
  useEffect(() => {
    const begin = async () => {
      watch.current = await watchOffline(setOffline);
    };
    if (isComplete) void begin();
  }, [isComplete]);
  return { settings, voice, setSettings: change, offline, update: () => watch.current?.update() };
}
