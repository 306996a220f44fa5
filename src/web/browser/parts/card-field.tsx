import { useEffect, useId, useRef, useState } from "preact/hooks";
import type { Side } from "../../../engine/index.js";
import type { CardFacts, FoundCards, OfferedCard } from "../cards/card-facts.js";
import { useVoice } from "../context.js";
import type { Words } from "../words/words.js";

interface CardFieldProps {
  readonly side: Side;
  readonly facts: CardFacts | null;
  readonly disabled: boolean;
  readonly onPick: (card: string) => void;
}

const MOST_OFFERED = 5;
const NOTHING: FoundCards = { offered: [], total: 0 };

/** A field that completes the names of units (ARIA's combobox with a list): arrows choose, Enter picks. */
export function CardField({ side, facts, disabled, onPick }: CardFieldProps) {
  const { words } = useVoice();
  const id = useId();
  const [text, setText] = useState("");
  const [active, setActive] = useState(0);
  const { offered, total } = facts && text.trim() !== "" ? facts.search(text, MOST_OFFERED) : NOTHING;
  const type = (typed: string) => {
    setText(typed);
    setActive(0);
  };
  const pick = (card: OfferedCard | undefined) => {
    if (!card || disabled) return;
    type("");
    onPick(card.id);
  };
  const keys: Readonly<Record<string, () => void>> = {
    ArrowDown: () => setActive(Math.min(active + 1, offered.length - 1)),
    ArrowUp: () => setActive(Math.max(active - 1, 0)),
    Enter: () => pick(offered[active]),
    ...(text !== "" && { Escape: () => type("") }),
  };
  const label = words.cardName(side);
  return (
    <div class="card-field">
      <OfferedList id={id} offered={offered} active={active} label={label} onPick={pick} />
      <p class="hint" role="status">
        {facts ? statusOf(text, offered.length, total, words) : words.cardsLoading}
      </p>
      <ComboBox
        id={id}
        label={label}
        text={text}
        active={offered.length > 0 ? active : null}
        disabled={disabled}
        keys={keys}
        onType={type}
      />
    </div>
  );
}

function statusOf(typed: string, offered: number, total: number, words: Words): string {
  if (typed.trim() === "") return "";
  return total === 0 ? words.noCardFound : words.cardsFound(offered, total);
}

interface ComboBoxProps {
  readonly id: string;
  readonly label: string;
  readonly text: string;
  /** Which offer Enter picks; null where nothing is offered. */
  readonly active: number | null;
  readonly disabled: boolean;
  readonly keys: Readonly<Record<string, () => void>>;
  readonly onType: (text: string) => void;
}

/** The field itself; whoever has asked for it types at once. */
function ComboBox({ id, label, text, active, disabled, keys, onType }: ComboBoxProps) {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), []);
  return (
    <input
      ref={input}
      type="text"
      role="combobox"
      autocomplete="off"
      autocapitalize="none"
      spellcheck={false}
      aria-label={label}
      aria-expanded={active !== null}
      aria-controls={`${id}-list`}
      aria-autocomplete="list"
      aria-activedescendant={active === null ? undefined : `${id}-${active}`}
      placeholder={label}
      value={text}
      readOnly={disabled}
      aria-disabled={disabled}
      onInput={(event) => onType(event.currentTarget.value)}
      onKeyDown={(event) => {
        const act = keys[event.key];
        if (!act) return;
        event.preventDefault();
        act();
      }}
    />
  );
}

interface OfferedListProps {
  readonly id: string;
  readonly offered: readonly OfferedCard[];
  readonly active: number;
  readonly label: string;
  readonly onPick: (card: OfferedCard) => void;
}

function OfferedList({ id, offered, active, label, onPick }: OfferedListProps) {
  return (
    <div id={`${id}-list`} role="listbox" aria-label={label} hidden={offered.length === 0}>
      {offered.map((card, index) => (
        <div
          key={card.id}
          id={`${id}-${index}`}
          role="option"
          tabIndex={-1}
          aria-selected={index === active}
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => onPick(card)}
        >
          <span>{card.name}</span>
          <strong>{card.might ?? "?"}</strong>
        </div>
      ))}
    </div>
  );
}
