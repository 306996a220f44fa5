import type { Theme } from "./combat-address.js";

/** The colours of pages and pictures by theme; text has a contrast of at least 4.5 to 1 on what it stands on. */
export const PALETTES = {
  light: {
    page: "#f5f4f0",
    card: "#ffffff",
    sunken: "#eceae4",
    ink: "#1b2127",
    soft: "#535e69",
    line: "#d8d5cc",
    edge: "#7d858d",
    accent: "#8a3b12",
    onAccent: "#ffffff",
    attacker: "#a43c12",
    attackerWash: "#fbeee7",
    defender: "#1a5a8e",
    defenderWash: "#e8f1f8",
    dies: "#ad1f1f",
    diesWash: "#fbeaea",
    survives: "#1a6a3a",
    survivesWash: "#e7f4eb",
    recalled: "#1f5fa8",
    depends: "#7d5200",
    dependsWash: "#fdf3dc",
    focus: "#0b57d0",
    nearShade: "rgb(0 0 0 / 8%)",
    farShade: "rgb(0 0 0 / 7%)",
  },
  dark: {
    page: "#14181b",
    card: "#1e2428",
    sunken: "#171c20",
    ink: "#e9ecee",
    soft: "#a8b2bb",
    line: "#353e46",
    edge: "#7f8a94",
    accent: "#ffa877",
    onAccent: "#23140b",
    attacker: "#ff9d70",
    attackerWash: "#33231b",
    defender: "#82bdf0",
    defenderWash: "#1b2b39",
    dies: "#ff938a",
    diesWash: "#3a2020",
    survives: "#7fd69d",
    survivesWash: "#1b3325",
    recalled: "#85b8ff",
    depends: "#f2c55f",
    dependsWash: "#362c14",
    focus: "#9ac7ff",
    nearShade: "rgb(0 0 0 / 40%)",
    farShade: "rgb(0 0 0 / 45%)",
  },
} as const satisfies Record<Theme, Readonly<Record<string, string>>>;

export type Palette = Readonly<Record<keyof (typeof PALETTES)["light"], string>>;

/**
 * A style sheet that gives each colour as a variable, such as `--on-accent`: light or dark as the reader's system is,
 * or as `data-theme` of the document says.
 */
export function paletteStyle(): string {
  const dark = variablesOf("dark");
  return `:root { ${variablesOf("light")} }
@media (prefers-color-scheme: dark) { :root:not([data-theme="light"]) { ${dark} } }
:root[data-theme="dark"] { ${dark} }
`;
}

function variablesOf(theme: Theme): string {
  const variables = Object.entries(PALETTES[theme]).map(
    ([name, colour]) => `--${name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}: ${colour};`,
  );
  return [`color-scheme: ${theme};`, ...variables].join(" ");
}
