import { useVoice } from "../context.js";
import type { Ruled } from "../ruling/ruling.js";
import { Sentence } from "./sentence.js";

/** What to know besides, and the steps that led to the ruling with their rules. */
export function Steps({ ruled }: { readonly ruled: Ruled }) {
  const { words } = useVoice();
  return (
    <>
      {ruled.warnings.map((warning) => (
        <p key={warning} class="warning">
          <strong>{words.note}:</strong> {warning}
        </p>
      ))}
      <section class="steps" aria-labelledby="steps-title">
        <h2 id="steps-title">{words.steps}</h2>
        <ol>
          {ruled.steps.map((step, index) => (
            <li key={`${index}${step.text}`}>
              <Sentence said={step} />
            </li>
          ))}
        </ol>
      </section>
    </>
  );
}
