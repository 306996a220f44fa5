import type { SaidProblem } from "../ruling/ruling.js";
import { Sentence } from "./sentence.js";

/** Problems where they belong, each as a sentence with its rules. */
export function SaidProblems({ problems }: { readonly problems: readonly SaidProblem[] }) {
  if (problems.length === 0) return null;
  return (
    <div class="said-problem" role="alert">
      {problems.map((problem) => (
        <Sentence key={problem.text} said={problem} />
      ))}
    </div>
  );
}
