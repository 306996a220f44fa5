import type { Palette } from "../contract/index.js";
import { box, column, line, type Element } from "./element.js";
import { SIDE_WIDTH, TILE_GAP, type Layout } from "./layout.js";
import type { DrawnSide } from "./scene.js";
import { unitTile } from "./unit-tile.js";
import type { Wording } from "./wording.js";

/** One side of a combat: who it is, the damage that it deals, and its units as far as they fit. */
export function sidePanel(side: DrawnSide, layout: Layout, palette: Palette, words: Wording): Element {
  return column(
    { width: SIDE_WIDTH },
    box(
      { justifyContent: "space-between", alignItems: "flex-end", marginBottom: 8 },
      line(side.title, { fontSize: 24, fontWeight: 700, color: palette.accent, maxWidth: SIDE_WIDTH - 150 }),
      line(side.damage, { fontSize: 20, color: palette.soft }),
    ),
    box({ flexWrap: "wrap", gap: TILE_GAP }, ...tiles(side, layout, palette, words)),
  );
}

function tiles({ units, noUnits }: DrawnSide, layout: Layout, palette: Palette, words: Wording): readonly Element[] {
  if (units.length === 0) return [note(noUnits, layout, palette)];
  const all = units.length <= layout.tiles;
  const shown = all ? units : units.slice(0, layout.tiles - 1);
  const drawn = shown.map((unit) => unitTile(unit, layout, palette));
  return all ? drawn : [...drawn, note(words.more(units.length - shown.length), layout, palette)];
}

function note(text: string, { tileWidth, tileHeight, nameSize }: Layout, palette: Palette): Element {
  return box(
    {
      width: tileWidth,
      height: tileHeight,
      alignItems: "center",
      justifyContent: "center",
      border: `2px dashed ${palette.line}`,
      borderRadius: 10,
      color: palette.soft,
      fontSize: nameSize,
    },
    text,
  );
}
