import type { ComponentChildren } from "preact";
import { useRef } from "preact/hooks";
import { useToldHeight } from "./use-told-height.js";

/** What must be seen wherever the page is scrolled to, at its top. */
export function Bars({ children }: { readonly children: ComponentChildren }) {
  const bars = useRef<HTMLDivElement>(null);
  useToldHeight(bars, "--bars");
  return (
    <div class="bars" ref={bars}>
      {children}
    </div>
  );
}
