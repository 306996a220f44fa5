import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";

/** The alphabets that names are drawn in; a character of any other is a box. */
const SUBSETS = ["latin", "latin-ext", "cyrillic", "greek"] as const;
const WEIGHTS = [400, 700] as const;

export interface Font {
  readonly name: string;
  readonly weight: (typeof WEIGHTS)[number];
  readonly style: "normal";
  readonly data: Buffer;
}

/** The families in the order in which a glyph is looked for. */
export const FONT_FAMILY = SUBSETS.join(", ");

/** Reads the font files of the package, each subset as a family of its own. */
export async function readFonts(): Promise<Font[]> {
  const files = SUBSETS.flatMap((subset) => WEIGHTS.map((weight) => ({ subset, weight })));
  return Promise.all(
    files.map(async ({ subset, weight }): Promise<Font> => {
      const file = `@fontsource/noto-sans/files/noto-sans-${subset}-${weight}-normal.woff`;
      return { name: subset, weight, style: "normal", data: await readFile(fileURLToPath(import.meta.resolve(file))) };
    }),
  );
}
