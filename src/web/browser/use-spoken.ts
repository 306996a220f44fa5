import { useRef, useState } from "preact/hooks";
import { loadVoice } from "./load-voice.js";
import { applySettings, keepSettings, type Settings } from "./platform/settings.js";
import type { Voice } from "./ruling/voice.js";

/** What a page begins with. */
export interface PageStart {
  readonly settings: Settings;
  readonly voice: Voice;
}

/** The settings that are in force with their voice, and how a reader changes some of them. */
export interface Spoken extends PageStart {
  readonly change: (wish: Partial<Settings>) => void;
}

/**
 * Keeps settings and voice of a page. What a reader chooses comes into force once its words are there; where they
 * are not to be had, without a network, the language stays. Of several wishes the last counts, with those before it.
 */
export function useSpoken(start: PageStart): Spoken {
  const [spoken, setSpoken] = useState(start);
  const wanted = useRef(start.settings);
  const change = (wish: Partial<Settings>) => {
    const next = { ...wanted.current, ...wish };
    wanted.current = next;
    const bringIntoForce = (now: PageStart) => {
      if (wanted.current !== next) return;
      wanted.current = now.settings;
      applySettings(now.settings);
      keepSettings(now.settings);
      setSpoken(now);
    };
    loadVoice(next).then(
      (voice) => bringIntoForce({ settings: next, voice }),
      () =>
        bringIntoForce({
          settings: { ...next, language: spoken.settings.language },
          voice: { ...spoken.voice, edition: next.edition },
        }),
    );
  };
  return { ...spoken, change };
}
