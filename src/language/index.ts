import type { Language } from "../contract/index.js";
import { de } from "./de.js";
import { en } from "./en.js";
import type { Messages } from "./messages.js";

/** What each language says. */
export const messagesIn: Readonly<Record<Language, Messages>> = { en, de };

export { namesFor, sayProblem, sayStep, sayWarning, type Messages, type Names } from "./messages.js";
