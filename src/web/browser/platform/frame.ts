/** What a frame tells the page around it: how high its content is. Nothing about the position is told. */
export interface FrameMessage {
  readonly kind: "riftbound-combat";
  readonly height: number;
}

/** Tells the page around this frame how high it has to be, now and whenever that changes. */
export function tellHeight(): void {
  if (window.parent === window) return;
  const tell = () => {
    const height = Math.ceil(document.documentElement.getBoundingClientRect().height);
    // Whoever frames the page may know its height, so every origin is told.
    window.parent.postMessage({ kind: "riftbound-combat", height } satisfies FrameMessage, "*");
  };
  new ResizeObserver(tell).observe(document.documentElement);
}
