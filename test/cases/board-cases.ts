import { controlCases } from "./board-cases-control.js";
import { keywordCases } from "./board-cases-keyword.js";
import { moveCases } from "./board-cases-move.js";
import { scoringCases } from "./board-cases-scoring.js";
import { showdownCases } from "./board-cases-showdown.js";
import type { Script } from "./board-case.js";

/** How each case that is about more than a single combat is played, by its id. */
export const boardScripts: Readonly<Record<string, Script>> = {
  ...moveCases,
  ...showdownCases,
  ...controlCases,
  ...scoringCases,
  ...keywordCases,
};
