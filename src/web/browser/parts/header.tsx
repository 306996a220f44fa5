import type { ComponentChildren } from "preact";
import { useRef, useState } from "preact/hooks";
import { useVoice } from "../context.js";
import { skipTo } from "../platform/skip.js";
import { Icon } from "./icon.js";
import { useEscape } from "./use-escape.js";

interface HeaderProps {
  readonly title: string;
  /** What is read first on the page, and how the way to it is called. */
  readonly skip: { readonly to: string; readonly name: string };
  /** Buttons that are always there. */
  readonly children?: ComponentChildren;
  /** What the menu holds; some of it closes the menu. */
  readonly menu: (close: () => void) => ComponentChildren;
}

/** The head of a page: what it is, its buttons, and a menu that opens below it. */
export function Header({ title, skip, children, menu }: HeaderProps) {
  const { words } = useVoice();
  const [open, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  useEscape(document, open, () => {
    setOpen(false);
    opener.current?.focus();
  });
  return (
    <header class="page-header">
      <a class="skip" href={`#${skip.to}`} onClick={skipTo}>
        {skip.name}
      </a>
      <h1>{title}</h1>
      <div class="buttons">
        {children}
        <button
          ref={opener}
          type="button"
          class="button icon-only"
          aria-label={words.menu}
          aria-expanded={open}
          aria-controls="menu"
          onClick={() => setOpen(!open)}
        >
          <Icon name={open ? "close" : "menu"} />
        </button>
      </div>
      <div id="menu" class="menu" hidden={!open}>
        {menu(() => setOpen(false))}
      </div>
    </header>
  );
}
