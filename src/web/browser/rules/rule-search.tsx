import { useState } from "preact/hooks";
import { useVoice } from "../context.js";
import { Choose } from "../parts/choose.js";
import { FoundRules } from "./found-rules.js";
import type { Book } from "./load-book.js";
import type { Question } from "./question.js";
import { RuleCard } from "./rule-card.js";
import { useRuleNote } from "./use-rule-note.js";

export interface RuleSearchProps {
  readonly book: Book;
  readonly question: Question;
  readonly ask: (question: Question) => void;
}

const PAGE = 20;

/** Searches the rules as one types; a rule that is open stands first, and alone where nothing is searched for. */
export function RuleSearch({ book, question, ask }: RuleSearchProps) {
  const { words, edition } = useVoice();
  const [shown, setShown] = useState(PAGE);
  const [all, setAll] = useState(false);
  const open = question.rule === null ? null : book.findRule(question.rule, edition);
  const isAlone = open !== null && question.search === "" && question.topic === null;
  const note = useRuleNote(open?.note ?? null);
  const openRule = (rule: string) => ask({ ...question, rule });
  const askAnew = (next: Partial<Question>) => {
    setShown(PAGE);
    ask({ ...question, rule: null, ...next });
  };
  return (
    <section class="search" aria-label={words.book.search}>
      <SearchFields book={book} question={question} askAnew={askAnew} />
      {open && <RuleCard rule={open} note={note} open onOpen={openRule} />}
      {isAlone && (
        <button type="button" class="button" aria-expanded={all} onClick={() => setAll(!all)}>
          {words.book.allRules}
        </button>
      )}
      {(!isAlone || all) && (
        <FoundRules
          book={book}
          question={question}
          most={shown}
          onOpen={openRule}
          onMore={() => setShown(shown + PAGE)}
        />
      )}
    </section>
  );
}

interface SearchFieldsProps {
  readonly book: Book;
  readonly question: Question;
  readonly askAnew: (next: Partial<Question>) => void;
}

function SearchFields({ book, question: { search, topic }, askAnew }: SearchFieldsProps) {
  const { words, edition } = useVoice();
  const topics = book.topicsIn(edition).map((one) => ({ value: one, name: one }));
  return (
    <>
      <label class="search-field">
        <span>{words.book.search}</span>
        <input
          type="search"
          value={search}
          aria-describedby="search-hint"
          onInput={(event) => askAnew({ search: event.currentTarget.value })}
        />
      </label>
      <p class="hint" id="search-hint">
        {words.book.searchHint}
      </p>
      <Choose
        label={words.book.topic}
        value={topic ?? ""}
        options={[{ value: "", name: words.book.all }, ...topics]}
        onChange={(value) => askAnew({ topic: value === "" ? null : value })}
      />
    </>
  );
}
