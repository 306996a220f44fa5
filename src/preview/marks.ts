import type { Palette } from "../contract/index.js";
import { box, shape, type Element } from "./element.js";
import type { Layout } from "./layout.js";
import { SHAPES, type ShapeName } from "./shapes.js";

const KEYWORDS = ["Tank", "Backline", "Assault", "Shield"] as const;

/** The shape of a keyword; keywords are called the same in every language. Other marks have none. */
function shapeOf(mark: string): ShapeName | undefined {
  return KEYWORDS.find((keyword) => mark.startsWith(keyword));
}

/** Marks in words, as many as there is room for, and how many more there are. */
export function markRow(marks: readonly string[], { markSize, markRoom, gap }: Layout, palette: Palette): Element {
  const shown = fitting(marks, markSize, markRoom);
  const rest = marks.length - shown.length;
  const texts = rest > 0 ? [...shown, `+${rest}`] : shown;
  return box({ gap: gap / 2, marginTop: 3 }, ...texts.map((mark) => pill(mark, markSize, palette)));
}

/** The first marks that fit, the first always. Widths are estimated: the mean letter is about half as wide as high. */
function fitting(marks: readonly string[], size: number, room: number): readonly string[] {
  let left = room;
  const count = marks.findIndex((mark) => {
    left -= mark.length * size * 0.52 + (shapeOf(mark) ? size + 5 : 0) + 21;
    return left < 0;
  });
  return count < 0 ? marks : marks.slice(0, Math.max(1, count));
}

function pill(mark: string, size: number, palette: Palette): Element {
  const name = shapeOf(mark);
  return box(
    {
      alignItems: "center",
      gap: 5,
      flexShrink: 0,
      padding: "1px 8px",
      borderRadius: 6,
      backgroundColor: palette.sunken,
      fontSize: size,
    },
    ...(name ? [shape(SHAPES[name], size, palette.accent)] : []),
    mark,
  );
}

const SIGNS_SHOWN = 3;

/** Where there is no room for words: the shapes of keywords, and a dot for any other mark. */
export function signs(marks: readonly string[], palette: Palette): Element[] {
  const names = marks.map((mark) => shapeOf(mark) ?? "other");
  return [...new Set(names)]
    .slice(0, SIGNS_SHOWN)
    .map((name) => shape(SHAPES[name], 17, name === "other" ? palette.soft : palette.accent));
}
