import type { OperationName } from "../contract/index.js";
import type { Adjudicate } from "./adjudicate.js";
import { outcomeOf, type Observe, type Outcome } from "./answer.js";

/** The same adjudicator; each operation that it is asked for is told to `observe`. */
export function observed(adjudicate: Adjudicate, observe: Observe): Adjudicate {
  return <Name extends OperationName>(...asked: Parameters<typeof adjudicate<Name>>) => {
    const started = performance.now();
    let outcome: Outcome = "failed";
    try {
      const answer = adjudicate<Name>(...asked);
      outcome = outcomeOf(answer);
      return answer;
    } finally {
      observe(asked[0], outcome, (performance.now() - started) / 1000);
    }
  };
}
