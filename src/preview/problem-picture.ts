import type { Palette } from "../contract/index.js";
import { box, column, line, lines, shape, type Element } from "./element.js";
import { drawable, drawablePiece } from "./drawable.js";
import { foot, frame, INNER_WIDTH, sentenceSize } from "./frame.js";
import { SHAPES } from "./shapes.js";
import type { Wording } from "./wording.js";

const MOST_LINES = 5;
const MOST_OF_A_PROBLEM = 360;
const MOST_OF_A_PLACE = 80;

/** What a picture says of a request that was refused. */
export interface Complaint {
  readonly kind: "shape" | "rules";
  readonly problems: readonly { readonly message: string }[];
}

/** The picture that says what is wrong: the first problem with its place, and how many more there are. */
export function problemPicture({ kind, problems }: Complaint, palette: Palette, words: Wording): Element {
  const [sentence = "", excerpt = "", carets = ""] = (problems[0]?.message ?? "").split("\n");
  const text = drawable(sentence, MOST_OF_A_PROBLEM);
  const more = problems.length - 1;
  return frame(
    palette,
    [
      column(
        { flexGrow: 1, justifyContent: "center", gap: 26 },
        box(
          { alignItems: "center", gap: 18 },
          shape(SHAPES.warning, 52, palette.dies),
          line(kind === "shape" ? words.cannotRead : words.cannotBe, { fontSize: 44, fontWeight: 700 }),
        ),
        ...(carets.includes("^") ? [placeOf(excerpt, carets, palette)] : []),
        lines(text, MOST_LINES, { fontSize: sentenceSize(text) - 2, lineHeight: 1.35, width: INNER_WIDTH }),
        ...(more > 0 ? [line(words.moreProblems(more), { color: palette.soft })] : []),
      ),
    ],
    foot(palette, ""),
  );
}

/** The line of notation; what is wrong in it, which the carets below it point at, stands out. */
function placeOf(excerpt: string, carets: string, palette: Palette): Element {
  const from = carets.indexOf("^");
  const to = carets.lastIndexOf("^") + 1;
  const characters = [...excerpt];
  const part = (start: number, end: number) => drawablePiece(characters.slice(start, end).join(""), MOST_OF_A_PLACE);
  const wrong = { color: palette.dies, fontWeight: 700, borderBottom: `4px solid ${palette.dies}` };
  return box(
    {
      alignSelf: "flex-start",
      maxWidth: INNER_WIDTH,
      overflow: "hidden",
      whiteSpace: "pre",
      padding: "10px 20px",
      backgroundColor: palette.card,
      border: `2px solid ${palette.line}`,
      borderRadius: 10,
      fontSize: 32,
    },
    box({ flexShrink: 0 }, part(0, from)),
    box({ flexShrink: 0, minWidth: 10, ...wrong }, part(from, to)),
    box({ flexShrink: 0 }, part(to, characters.length)),
  );
}
