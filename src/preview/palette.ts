import type { Theme } from "../contract/index.js";

/** The colours of a picture; those of text have a contrast of at least 4.5 on what they stand on. */
export interface Palette {
  readonly page: string;
  readonly card: string;
  readonly line: string;
  readonly ink: string;
  readonly soft: string;
  readonly accent: string;
  readonly pill: string;
  /** What happens to a unit: the colour of its mark, and of its Might. */
  readonly dies: string;
  readonly survives: string;
  readonly depends: string;
  readonly recalled: string;
}

export const PALETTES: Readonly<Record<Theme, Palette>> = {
  light: {
    page: "#fbfaf7",
    card: "#ffffff",
    line: "#d8d5cc",
    ink: "#1f2328",
    soft: "#59636e",
    accent: "#8a3b12",
    pill: "#efece4",
    dies: "#b42318",
    survives: "#1a7045",
    depends: "#8a5a00",
    recalled: "#1f5fa8",
  },
  dark: {
    page: "#1c2022",
    card: "#24292d",
    line: "#3a4147",
    ink: "#e6e8ea",
    soft: "#a4adb6",
    accent: "#f0a36b",
    pill: "#333a40",
    dies: "#ff8a7a",
    survives: "#6fd39c",
    depends: "#f2bf5e",
    recalled: "#85b8ff",
  },
};
