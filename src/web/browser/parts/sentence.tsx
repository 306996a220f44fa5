import { useState } from "preact/hooks";
import { useVoice } from "../context.js";
import type { Said } from "../ruling/ruling.js";
import { RulePanel } from "../rules/rule-panel.js";

interface SentenceProps {
  readonly said: Said;
  /** Whether the sentence is read out when it appears. */
  readonly alert?: boolean;
}

/** A sentence with its rule numbers, each a button that opens the rule below it. */
export function Sentence({ said, alert = false }: SentenceProps) {
  const { words } = useVoice();
  const [open, setOpen] = useState<string | null>(null);
  const shown = said.rules.find(({ key }) => key === open);
  return (
    <div class="sentence">
      <p role={alert ? "alert" : undefined}>{said.text}</p>
      {said.reading && (
        <p class="reading">
          {words.readingTitle} {said.reading}
        </p>
      )}
      {said.rules.length > 0 && (
        <p class="rules">
          {said.rules.map(({ key, label }) => (
            <button
              key={key}
              type="button"
              class="rule"
              aria-expanded={key === open}
              aria-label={words.rule(label)}
              onClick={() => setOpen(key === open ? null : key)}
            >
              <span>{label}</span>
            </button>
          ))}
        </p>
      )}
      {shown && <RulePanel rule={shown} />}
    </div>
  );
}
