import type { RefObject } from "preact";
import { useEffect, useRef } from "preact/hooks";

/**
 * Keeps the focus near where it was: when something else is shown in an element, and what had the focus went away
 * with what was shown before, the element itself takes it.
 */
export function useKeptFocus(element: RefObject<HTMLElement | null>, shown: string): void {
  const before = useRef(shown);
  useEffect(() => {
    if (before.current !== shown && document.activeElement === document.body)
      element.current?.focus({ preventScroll: true });
    before.current = shown;
  }, [element, shown]);
}
