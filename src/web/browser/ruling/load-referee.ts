import { useEffect, useState } from "preact/hooks";
import { loadMessages } from "../../../language/index.js";
import type { Settings } from "../platform/settings.js";
import { loadWords } from "../words/load.js";
import type { Referee } from "./referee.js";

/** Loads the engine, and what one language says about combats. The words are those that the page has loaded. */
export async function loadReferee({ language, edition }: Settings): Promise<Referee> {
  const [{ refereeWith }, messages, words] = await Promise.all([
    import("./referee.js"),
    loadMessages(language),
    loadWords(language),
  ]);
  return refereeWith({ messages, words, edition });
}

/** After how many milliseconds a bad network is tried again. */
const PAUSE = 3000;

/** The referee for the settings, or the one before until it is there; null until the first is. */
export function useReferee(start: Referee | null, settings: Settings): Referee | null {
  const [hired, setHired] = useState({ referee: start, settings: start && settings });
  const { language, edition } = settings;
  useEffect(() => {
    if (hired.settings?.language === language && hired.settings.edition === edition) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isGone = false;
    const hire = async () => {
      try {
        const referee = await loadReferee(settings);
        if (!isGone) setHired({ referee, settings });
      } catch {
        if (!isGone) timer = setTimeout(() => void hire(), PAUSE);
      }
    };
    void hire();
    return () => {
      isGone = true;
      clearTimeout(timer);
    };
  }, [language, edition]);
  return hired.referee;
}
