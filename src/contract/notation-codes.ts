/** What can be wrong with a line of notation. */
export const NOTATION_PROBLEM_CODES = [
  "notation/too-long",
  "notation/missing-side",
  "notation/missing-comma",
  "notation/unexpected",
  "notation/unknown-word",
  "notation/number",
  "notation/unclosed-quote",
  "notation/unknown-card",
  "notation/ambiguous-card",
  "notation/repeated-mark",
  "notation/repeated-clause",
  "notation/mark-after-name",
  "notation/too-many-copies",
  "notation/more",
] as const;
