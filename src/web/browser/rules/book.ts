/** What the page asks about rules. Titles and summaries are large, so they are loaded on their own. */
export { findRule, searchRules, topicsIn, translateNumber, viewOf } from "../../../rulebook/index.js";
