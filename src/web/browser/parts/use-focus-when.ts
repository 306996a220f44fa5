import type { RefObject } from "preact";
import { useEffect, useRef } from "preact/hooks";

/** Gives an element the focus once something begins; what is so from the start takes it from nothing. */
export function useFocusWhen<T extends HTMLElement>(begun: boolean): RefObject<T | null> {
  const element = useRef<T | null>(null);
  const before = useRef(begun);
  useEffect(() => {
    if (begun && !before.current) element.current?.focus();
    before.current = begun;
  }, [begun]);
  return element;
}
