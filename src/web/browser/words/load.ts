import type { Language } from "../../../contract/index.js";
import type { Words } from "./words.js";

/** Loads what the page says in a language. */
export async function loadWords(language: Language): Promise<Words> {
  switch (language) {
    case "en":
      return (await import("./en.js")).words;
    case "de":
      return (await import("./de.js")).words;
  }
}
