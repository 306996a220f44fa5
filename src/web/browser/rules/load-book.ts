/** The part of the rulebook that is loaded on its own. */
export type Book = typeof import("./book.js");

/** Loads titles and summaries of all rules; null if they are not to be had now. */
export async function loadBook(): Promise<Book | null> {
  try {
    return await import("./book.js");
  } catch {
    return null;
  }
}
