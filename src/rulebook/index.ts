export { RULE_KEYS, type RuleKey } from "./keys.js";
export { EDITIONS, DEFAULT_EDITION, editionTables, type Edition } from "./editions/index.js";
export { CITATION_STATUSES, type CitationStatus } from "./editions/table.js";
export { cite, type Citation } from "./cite.js";
export { ruleCatalogue } from "./catalogue.js";
