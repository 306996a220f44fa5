import type { ShownUnit } from "../adjudicator/index.js";
import type { Palette } from "../contract/index.js";
import { box, column, line, shape, type Element } from "./element.js";
import type { Layout } from "./layout.js";
import { markRow, signs } from "./marks.js";
import { SHAPES } from "./shapes.js";

/** One unit: its Might, its name, its marks and what happens to it. */
export function unitTile(unit: ShownUnit, layout: Layout, palette: Palette): Element {
  const dead = unit.fate === "dies";
  return box(
    {
      width: layout.tileWidth,
      height: layout.tileHeight,
      alignItems: "center",
      gap: layout.gap,
      padding: `0 ${layout.gap}px`,
      backgroundColor: palette.card,
      border: `2px solid ${palette.line}`,
      borderLeft: `8px solid ${palette[unit.fate]}`,
      borderRadius: 10,
    },
    might(unit, layout, palette),
    column(
      { flexGrow: 1, flexShrink: 1, flexBasis: 0, overflow: "hidden", justifyContent: "center" },
      line(unit.name, {
        fontSize: layout.nameSize,
        fontWeight: 700,
        color: dead ? palette.soft : palette.ink,
        lineHeight: 1.25,
      }),
      ...(unit.marks.length > 0 && layout.markSize > 0 ? [markRow(unit.marks, layout, palette)] : []),
    ),
    ...(layout.markSize === 0 ? signs(unit.marks, palette) : []),
    fateOf(unit, layout, palette),
  );
}

function might({ might: amount, fate }: ShownUnit, { mightSize }: Layout, palette: Palette): Element {
  const text = String(amount);
  const dead = fate === "dies";
  return box(
    {
      width: mightSize,
      height: mightSize,
      flexShrink: 0,
      alignItems: "center",
      justifyContent: "center",
      borderRadius: mightSize / 2,
      border: `3px solid ${dead ? palette.soft : palette.ink}`,
      backgroundColor: dead ? palette.card : palette.ink,
      color: dead ? palette.soft : palette.page,
      fontSize: Math.round(mightSize * (text.length > 3 ? 0.3 : text.length > 2 ? 0.4 : 0.54)),
      fontWeight: 700,
    },
    text,
  );
}

function fateOf({ fate, fateText }: ShownUnit, { fateSize, fateInWords }: Layout, palette: Palette): Element {
  const mark = shape(SHAPES[fate], fateSize, palette[fate]);
  if (!fateInWords) return mark;
  return box(
    { alignItems: "center", gap: 8, flexShrink: 0, color: palette[fate], fontSize: fateSize, fontWeight: 700 },
    mark,
    fateText,
  );
}
