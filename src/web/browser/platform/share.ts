/** How sharing ended: the phone's sheet was open, the text is in the clipboard, or neither can be done here. */
export type Shared = "shared" | "copied" | "failed";

/** Opens the phone's share sheet; where there is none, copies the link. */
export async function shareLinkOf(title: string, url: string): Promise<Shared> {
  if ("share" in navigator && matchMedia("(pointer: coarse)").matches) {
    try {
      await navigator.share({ title, url });
      return "shared";
    } catch (error) {
      // Who closes the sheet has changed their mind; any other failure is met by copying.
      if (error instanceof DOMException && error.name === "AbortError") return "shared";
    }
  }
  return copyText(url);
}

/** Copies a text to the clipboard. */
export async function copyText(text: string): Promise<Shared> {
  try {
    await navigator.clipboard.writeText(text);
    return "copied";
  } catch {
    return "failed";
  }
}
