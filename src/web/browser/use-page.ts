import { useEffect, useRef, useState } from "preact/hooks";
import { applySettings, keepSettings, type Settings } from "./platform/settings.js";
import { watchOffline, type Offline, type OfflineWatch } from "./platform/offline.js";
import { loadVoice } from "./load-voice.js";
import type { Voice } from "./ruling/voice.js";

/** What every page of the app has: its settings, its voice, and whether it works offline. */
export interface Page {
  readonly settings: Settings;
  readonly voice: Voice;
  readonly setSettings: (settings: Settings) => void;
  readonly offline: Offline;
  readonly update: () => void;
}

export interface PageStart {
  readonly settings: Settings;
  readonly voice: Voice;
}

/**
 * Keeps settings and voice of a page. As soon as the page has all that it needs (`isComplete`), the service worker
 * begins to fetch everything for the time without a network: on a slow one it would be in the way before.
 */
export function usePage(start: PageStart, isComplete = true): Page {
  const [{ settings, voice }, setSpoken] = useState(start);
  const [offline, setOffline] = useState<Offline>("unknown");
  const watch = useRef<OfflineWatch | null>(null);
  useEffect(() => {
    const begin = async () => {
      watch.current = await watchOffline(setOffline);
    };
    if (isComplete) void begin();
  }, [isComplete]);
  const setSettings = (next: Settings) => {
    applySettings(next);
    keepSettings(next);
    // What is not there without a network leaves the page as it is.
    loadVoice(next).then(
      (loaded) => setSpoken({ settings: next, voice: loaded }),
      () => setSpoken((now) => ({ ...now, settings: { ...next, language: now.settings.language } })),
    );
  };
  return { settings, voice, setSettings, offline, update: () => watch.current?.update() };
}
