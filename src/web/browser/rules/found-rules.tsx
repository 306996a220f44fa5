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
  const found = book.searchRules({ search, topic, edition, language, first: most });
  if (!found.ok) return null;
  const { totalCount, nodes, pageInfo } = found.value;
  return (
    <>
      <p role="status" class="hint">
        {totalCount === 0 ? words.book.nothing : words.book.found(totalCount)}
      </p>
      <ul class="found">
        {nodes.map((one) => (
          <li key={one.label}>
            <RuleCard rule={one} note={null} onOpen={onOpen} />
          </li>
        ))}
      </ul>
      {pageInfo.hasNextPage && (
        <button type="button" class="button" onClick={onMore}>
          {words.book.more}
        </button>
      )}
    </>
  );
}
