import type { SaidProblem } from "../ruling/ruling.js";
import { Sentence } from "./sentence.js";

interface SaidProblemsProps {
  readonly problems: readonly SaidProblem[];
  /** Whether they are read out when they appear: those of the ruling are already. */
  readonly alert?: boolean;
}

/** Problems where they belong, each as a sentence with its rules. */
export function SaidProblems({ problems, alert = false }: SaidProblemsProps) {
  if (problems.length === 0) return null;
  return (
    <div class="said-problem">
      {problems.map((problem) => (
        <Sentence key={problem.text} said={problem} alert={alert} />
      ))}
    </div>
  );
}
