import { adjudicate } from "../../src/adjudicator/index.js";
import { fourOnFour } from "../boards.js";

/** The answer that a baseline gives to every request: a real ruling, so that both send as many bytes. */
export function constantRuling() {
  const answer = adjudicate("resolveCombat", { state: { combat: fourOnFour(0) } });
  if (!answer.ok) throw new Error("The board is refused.");
  return answer.value;
}
