import { useEffect } from "preact/hooks";

/**
 * Puts away what is open when Escape is pressed, unless something within has used the key. The document hears of it
 * before the window: what lies above something else listens there.
 */
export function useEscape(listening: Document | Window, isOpen: boolean, close: () => void): void {
  useEffect(() => {
    if (!isOpen) return;
    const pressed = (event: Event) => {
      if (!(event instanceof KeyboardEvent) || event.key !== "Escape" || event.defaultPrevented) return;
      event.preventDefault();
      close();
    };
    listening.addEventListener("keydown", pressed);
    return () => listening.removeEventListener("keydown", pressed);
  });
}
