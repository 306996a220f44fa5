import type { RuleReference, RuleView } from "../../../rulebook/index.js";
import { useVoice } from "../context.js";
import { useIntoView } from "../parts/use-into-view.js";

interface RuleCardProps {
  readonly rule: RuleView;
  /** What to know about the number that was asked for. */
  readonly note: string | null;
  /** Whether what is around the rule is shown too. */
  readonly open?: boolean;
  readonly onOpen: (number: string) => void;
}

/** A rule: number, title, summary, its number in each edition, and what is above and below it. */
export function RuleCard({ rule, note, open = false, onOpen }: RuleCardProps) {
  const { words, language } = useVoice();
  const card = useIntoView<HTMLElement>(open);
  return (
    <article class={open ? "rule-card open" : "rule-card"} ref={card}>
      <h2>
        <button type="button" class="rule" aria-expanded={open} onClick={() => onOpen(rule.label)}>
          <span>{rule.label}</span>
        </button>
        <span>{rule.title?.[language] ?? rule.section[language]}</span>
      </h2>
      {rule.summary && <p>{rule.summary[language]}</p>}
      {note && <p class="warning">{note}</p>}
      <Numbers rule={rule} />
      {open && (
        <>
          {rule.parent && <References title={words.book.above} rules={[rule.parent]} onOpen={onOpen} />}
          {rule.children.length > 0 && <References title={words.book.below} rules={rule.children} onOpen={onOpen} />}
        </>
      )}
    </article>
  );
}

function Numbers({ rule }: { readonly rule: RuleView }) {
  const { words } = useVoice();
  return (
    <ul class="numbers">
      {rule.numbers.map(({ edition, shown, status }) => (
        <li key={edition}>
          <span class="hint">{edition}</span>{" "}
          {shown === null ? words.book.notInEdition : status === "uncertain" ? words.book.uncertain : shown.number}
        </li>
      ))}
    </ul>
  );
}

interface ReferencesProps {
  readonly title: string;
  readonly rules: readonly RuleReference[];
  readonly onOpen: (number: string) => void;
}

function References({ title, rules, onOpen }: ReferencesProps) {
  const { language } = useVoice();
  return (
    <div class="references">
      <h3>{title}</h3>
      <ul>
        {rules.map((one) => (
          <li key={one.label}>
            <button type="button" class="rule" onClick={() => onOpen(one.label)}>
              <span>{one.label}</span>
            </button>
            <span>{one.title?.[language]}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
