import type { RefObject } from "preact";
import { useLayoutEffect } from "preact/hooks";

/** What stays in place while the page is scrolled, by the custom properties that say how high it is. */
type Lasting = "--bars" | "--verdict" | "--panel";

/** Tells the style sheet how high an element is, so that what is scrolled to does not lie below it. */
export function useToldHeight(element: RefObject<HTMLElement | null>, property: Lasting): void {
  useLayoutEffect(() => {
    const { current } = element;
    if (!current) return;
    const tell = () => document.documentElement.style.setProperty(property, `${current.offsetHeight}px`);
    const observer = new ResizeObserver(tell);
    observer.observe(current);
    return () => observer.disconnect();
  }, [element, property]);
}
