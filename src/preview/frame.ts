import { PICTURE_SIZE, SERVICE_TITLE, type Palette } from "../contract/index.js";
import { box, column, line, type Element } from "./element.js";

export const { width: WIDTH, height: HEIGHT } = PICTURE_SIZE;
const MARGIN = 44;
export const INNER_WIDTH = WIDTH - 2 * MARGIN;

/** The whole picture around its content: the page, and a last line that says what it is and by which rules. */
export function frame(palette: Palette, content: readonly Element[], lastLine: Element): Element {
  return column(
    {
      width: WIDTH,
      height: HEIGHT,
      backgroundColor: palette.page,
      color: palette.ink,
      fontSize: 24,
      borderTop: `10px solid ${palette.accent}`,
      padding: `22px ${MARGIN}px 20px`,
      justifyContent: "space-between",
    },
    column({ width: INNER_WIDTH, flexGrow: 1 }, ...content),
    lastLine,
  );
}

/** The last line of a picture. */
export function foot(palette: Palette, edition: string): Element {
  const style = { fontSize: 20, color: palette.soft };
  return box({ width: INNER_WIDTH, justifyContent: "space-between" }, line(SERVICE_TITLE, style), line(edition, style));
}

/** The sentence of a picture: the longer, the smaller. */
export function sentenceSize(text: string): number {
  if (text.length <= 90) return 38;
  if (text.length <= 150) return 33;
  return text.length <= 220 ? 28 : 25;
}
