import type { Settings } from "./platform/settings.js";
import type { Voice } from "./ruling/voice.js";
import { loadWords } from "./words/load.js";

/** Loads the words of the page as the settings want them. */
export async function loadVoice({ language, edition }: Settings): Promise<Voice> {
  return { language, words: await loadWords(language), edition };
}
