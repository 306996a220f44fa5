import type { Palette } from "../contract/index.js";
import { box, line, lines, shape, type Element } from "./element.js";
import { foot, frame, INNER_WIDTH, sentenceSize } from "./frame.js";
import { layoutFor } from "./layout.js";
import type { Scene } from "./scene.js";
import { SHAPES } from "./shapes.js";
import { sidePanel } from "./side-panel.js";
import type { Wording } from "./wording.js";

const MOST_LINES = 3;

/** The picture of a ruling: its sentence, both sides, and who has the battlefield. */
export function rulingPicture(scene: Scene, palette: Palette, words: Wording): Element {
  const layout = layoutFor(Math.max(...scene.sides.map(({ units }) => units.length)));
  return frame(
    palette,
    [
      lines(scene.summary, MOST_LINES, {
        fontSize: sentenceSize(scene.summary),
        fontWeight: 700,
        lineHeight: 1.25,
        width: INNER_WIDTH,
      }),
      box(
        { justifyContent: "space-between", marginTop: 12 },
        ...scene.sides.map((side) => sidePanel(side, layout, palette, words)),
      ),
      battlefield(scene, palette),
    ],
    foot(palette, scene.edition),
  );
}

function battlefield({ battlefield: text, score }: Scene, palette: Palette): Element {
  const style = { fontSize: 24, fontWeight: 700 };
  return box(
    { alignItems: "center", gap: 12, marginTop: "auto", paddingBottom: 10 },
    shape(SHAPES.flag, 28, palette.accent),
    line(text, style),
    ...(score === "" ? [] : [line(score, { ...style, marginLeft: "auto", color: palette.accent })]),
  );
}
