import type { RefObject } from "preact";
import { useLayoutEffect } from "preact/hooks";

/**
 * Holds an element where it is while the page is scrolled, whatever becomes of what stands above it; one whose own
 * height changes is held at the end that moves less. It belongs into what stands around both: what is above is changed
 * before the element itself is rendered.
 */
export function useHeldInPlace(element: RefObject<Element | null>): void {
  const before = element.current?.getBoundingClientRect();
  useLayoutEffect(() => {
    const after = element.current?.getBoundingClientRect();
    if (!before || !after || scrollY === 0) return;
    const [top, bottom] = [after.top - before.top, after.bottom - before.bottom];
    scrollBy({ top: Math.abs(top) < Math.abs(bottom) ? top : bottom, behavior: "instant" });
  });
}
