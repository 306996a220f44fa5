import { useEffect } from "preact/hooks";

/** Keeps the title of the document, by which its tab is found. */
export function useTitle(title: string): void {
  useEffect(() => {
    document.title = title;
  }, [title]);
}
