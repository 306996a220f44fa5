import type { Language } from "../../../contract/index.js";
import type { CombatMessages } from "../../../language/index.js";
import type { Edition } from "../../../rulebook/index.js";
import type { Words } from "../words/words.js";

/** How the page speaks: its language with the page's own words, and the edition that it follows. */
export interface Voice {
  readonly language: Language;
  readonly words: Words;
  readonly edition: Edition;
}

/** How rulings speak: what the language and the page say about combats, and the edition whose numbers are cited. */
export interface RulingVoice {
  readonly messages: CombatMessages;
  readonly words: Words;
  readonly edition: Edition;
}
