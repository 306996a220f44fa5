/** What a reader asks the rulebook: words or a number, and which rule is open. */
export interface Question {
  readonly search: string;
  readonly topic: string | null;
  /** The number of the rule that is open. */
  readonly rule: string | null;
}

/** Reads the question of an address. */
export function readQuestion(query: URLSearchParams): Question {
  return { search: query.get("search") ?? "", topic: query.get("topic"), rule: query.get("rule") };
}

/** The question as an address holds it. */
export function questionParameters({ search, topic, rule }: Question): Record<string, string> {
  return { ...(search && { search }), ...(topic !== null && { topic }), ...(rule !== null && { rule }) };
}
