import { useEffect, useRef } from "preact/hooks";
import { useVoice } from "../context.js";
import { IconButton } from "../parts/icon-button.js";

/** Says wherever the page is scrolled to that study mode is on, and switches it off. It takes the focus as it comes. */
export function StudyBar({ onStop }: { readonly onStop: () => void }) {
  const { words } = useVoice();
  const bar = useRef<HTMLElement>(null);
  useEffect(() => bar.current?.focus({ preventScroll: true }), []);
  return (
    <section class="study-bar" aria-label={words.study.on} tabIndex={-1} ref={bar}>
      <span>{words.study.warning}</span>
      <IconButton icon="close" label={words.study.off} onClick={onStop} />
    </section>
  );
}
