import type { ComponentChildren } from "preact";
import { useState } from "preact/hooks";
import { useVoice } from "../context.js";
import { Icon } from "./icon.js";

interface HeaderProps {
  readonly title: string;
  /** Buttons that are always there. */
  readonly children?: ComponentChildren;
  /** What the menu holds. */
  readonly menu: ComponentChildren;
}

/** The head of a page: what it is, its buttons, and a menu that opens below it. */
export function Header({ title, children, menu }: HeaderProps) {
  const { words } = useVoice();
  const [open, setOpen] = useState(false);
  return (
    <header class="page-header">
      <a class="skip" href="#ruling">
        {words.skip}
      </a>
      <h1>{title}</h1>
      <div class="buttons">
        {children}
        <button
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
        {menu}
      </div>
    </header>
  );
}
