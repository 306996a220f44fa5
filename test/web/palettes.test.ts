import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { test } from "node:test";
import { PALETTES, paletteStyle, THEMES, type Palette } from "../../src/contract/index.js";

const STYLES = "src/web/browser/styles";

/** What is written in which colour, and on which: the least contrast is that of WCAG AA for text. */
const WRITTEN: Readonly<Partial<Record<keyof Palette, readonly (keyof Palette)[]>>> = {
  ink: ["page", "card", "sunken"],
  soft: ["page", "card", "sunken"],
  accent: ["page", "card"],
  onAccent: ["accent"],
  page: ["ink"],
  attacker: ["card", "attackerWash"],
  defender: ["card", "defenderWash"],
  dies: ["card", "diesWash"],
  survives: ["card", "survivesWash"],
  depends: ["card", "dependsWash"],
  recalled: ["card"],
};

/** The relative luminance of a colour, as WCAG defines it. */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((place) => {
    const part = parseInt(colour.slice(place, place + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].toSorted((first, second) => first - second);
  return (lighter + 0.05) / (darker + 0.05);
}

test("text can be read on what it stands on, in the light and in the dark", () => {
  for (const theme of THEMES) {
    const palette = PALETTES[theme];
    for (const [text, grounds] of Object.entries(WRITTEN)) {
      for (const ground of grounds) {
        const found = contrast(palette[text as keyof Palette], palette[ground]);
        assert.ok(found >= 4.5, `${text} on ${ground} has ${found} in ${theme}`);
      }
    }
  }
});

test("the colours that the page's style sheets name are those of the palettes", () => {
  const known = new Set([...paletteStyle().matchAll(/(--[a-z-]+):/gu)].map(([, name]) => name));
  const sheets = readdirSync(STYLES).map((file) => readFileSync(`${STYLES}/${file}`, "utf8"));
  const own = new Set(sheets.flatMap((sheet) => [...sheet.matchAll(/(--[a-z-]+):/gu)].map(([, name]) => name)));
  const named = sheets.flatMap((sheet) => [...sheet.matchAll(/var\((--[a-z-]+)\)/gu)].map(([, name]) => name));
  assert.ok(named.length > 50);
  for (const name of named) assert.ok(known.has(name) || own.has(name), name);
});

test("the built pages and the manifest have the colours of the palettes", () => {
  const shell = JSON.parse(readFileSync("dist/web/shell.json", "utf8")) as {
    readonly pages: Readonly<Record<string, { readonly style: string }>>;
  };
  for (const { style } of Object.values(shell.pages)) {
    const sheet = readFileSync(`dist/web${style}`, "utf8");
    for (const theme of THEMES)
      for (const colour of Object.values(PALETTES[theme])) assert.ok(sheet.includes(colour), colour);
  }
  const manifest = JSON.parse(readFileSync("dist/web/manifest.webmanifest", "utf8")) as Record<string, unknown>;
  assert.equal(manifest["background_color"], PALETTES.light.page);
  assert.equal(manifest["theme_color"], PALETTES.light.page);
});
