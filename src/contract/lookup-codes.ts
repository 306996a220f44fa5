/** What can be wrong with something that is looked up. */
export const LOOKUP_PROBLEM_CODES = ["rule/unknown", "keyword/unknown"] as const;
export type LookupProblemCode = (typeof LOOKUP_PROBLEM_CODES)[number];
