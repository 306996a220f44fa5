import type { RefObject } from "preact";
import { useEffect, useRef } from "preact/hooks";

/** Keeps an element in view once something begins: what was tapped must not lie below the panel that it opens. */
export function useIntoView<T extends Element>(begun: boolean): RefObject<T | null> {
  const element = useRef<T | null>(null);
  useEffect(() => {
    if (begun) element.current?.scrollIntoView({ block: "nearest" });
  }, [begun]);
  return element;
}
