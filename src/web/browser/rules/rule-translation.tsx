import { useState } from "preact/hooks";
import { EDITIONS, type Edition } from "../../../rulebook/index.js";
import { useVoice } from "../context.js";
import { Choose } from "../parts/choose.js";
import { NumberField } from "./number-field.js";
import type { BookWords } from "../words/words.js";
import type { Book } from "./load-book.js";

/** Says which number a rule has in the other edition. */
export function RuleTranslation({ book }: { readonly book: Book }) {
  const { words } = useVoice();
  const [number, setNumber] = useState("");
  const [from, setFrom] = useState<Edition>(EDITIONS[1]);
  const to = EDITIONS.find((edition) => edition !== from) ?? from;
  const said = number.trim() === "" ? null : translated(book.translateNumber(number, from, to), words.book);
  return (
    <section class="translation" aria-labelledby="translation-title">
      <h2 id="translation-title">{words.book.translate}</h2>
      <p class="hint">{words.book.translateHint}</p>
      <div class="translation-fields">
        <NumberField value={number} onChange={setNumber} />
        <Choose
          label={words.book.from}
          value={from}
          options={EDITIONS.map((value) => ({ value, name: value }))}
          onChange={setFrom}
        />
      </div>
      <p role="status" class="translated">
        {said !== null && `${words.book.to} ${to}: ${said}`}
      </p>
    </section>
  );
}

function translated(translation: ReturnType<Book["translateNumber"]>, words: BookWords): string {
  switch (translation.kind) {
    case "same":
      return words.same(translation.label);
    case "moved":
      return words.moved(translation.label);
    case "uncertain":
      return words.uncertainIn(translation.label);
    case "not-in-edition":
      return words.notInEdition;
    case "unknown":
      return words.unknown;
  }
}
