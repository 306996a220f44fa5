import type { Language } from "../contract/index.js";
import type { CombatMessages, Messages } from "./messages.js";

/**
 * Loads what one language says about a single combat, and nothing else: a page needs one language at a time, and no
 * sentences about the whole table or of study mode.
 */
export async function loadMessages(language: Language): Promise<CombatMessages> {
  switch (language) {
    case "en":
      return (await import("./en.js")).en;
    case "de":
      return (await import("./de.js")).de;
  }
}

/** Loads what study mode says in one language. */
export async function loadStudyMessages(language: Language): Promise<Messages["study"]> {
  switch (language) {
    case "en":
      return (await import("./en-study.js")).enStudy;
    case "de":
      return (await import("./de-study.js")).deStudy;
  }
}
