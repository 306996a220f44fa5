import type { Language } from "../contract/index.js";
import { deBoardProblems } from "./de-board-problems.js";
import { deBoardSummary } from "./de-board-summary.js";
import { deBoardSteps } from "./de-board.js";
import { deStudy } from "./de-study.js";
import { de } from "./de.js";
import { enBoardProblems } from "./en-board-problems.js";
import { enBoardSummary } from "./en-board-summary.js";
import { enBoardSteps } from "./en-board.js";
import { enStudy } from "./en-study.js";
import { en } from "./en.js";
import { wholeOf, type Messages } from "./messages.js";

/** What each language says. */
export const messagesIn: Readonly<Record<Language, Messages>> = {
  en: wholeOf(en, { step: enBoardSteps, problem: enBoardProblems, summary: enBoardSummary, study: enStudy }),
  de: wholeOf(de, { step: deBoardSteps, problem: deBoardProblems, summary: deBoardSummary, study: deStudy }),
};
