import { useVoice } from "../context.js";
import type { Book } from "./load-book.js";
import type { Question } from "./question.js";
import { RuleCard } from "./rule-card.js";

interface FoundRulesProps {
  readonly book: Book;
  readonly question: Question;
  readonly most: number;
  readonly onOpen: (rule: string) => void;
  readonly onMore: () => void;
}

/** The rules that fit what is searched for, best first. */
export function FoundRules({ book, question: { search, topic }, most, onOpen, onMore }: FoundRulesProps) {
  const { words, edition, language } = useVoice();
  const found = book.searchRules({ search, topic, edition, language });
  const shown = found.slice(0, most).map((one) => book.viewOf(one, edition));
  return (
    <>
      <p role="status" class="hint">
        {found.length === 0 ? words.book.nothing : words.book.found(found.length)}
      </p>
      <ul class="found">
        {shown.map((one) => (
          <li key={one.label}>
            <RuleCard rule={one} note={null} onOpen={onOpen} />
          </li>
        ))}
      </ul>
      {found.length > most && (
        <button type="button" class="button" onClick={onMore}>
          {words.book.more}
        </button>
      )}
    </>
  );
}
