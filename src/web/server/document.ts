import type { Language, Theme } from "../../contract/index.js";
import { markup, type Markup } from "./markup.js";
import type { PageName, Shell } from "./shell.js";

export interface Page {
  readonly language: Language;
  readonly title: string;
  readonly description: string;
  /** What is asked for by the address; the reader's own wish else. */
  readonly theme?: Theme | undefined;
  readonly head: readonly Markup[];
  /** Whether there is a combat for its script to rule on. */
  readonly hasCombat: boolean;
  /** What stands on the page until its script runs, and for all who run none. */
  readonly content: Markup;
}

/** A whole page as a browser gets it, with the files that its script and style are in. */
export function documentOf(page: Page, name: PageName, shell: Shell | null): string {
  const { language, title, description, theme, head, content, hasCombat } = page;
  const themed = theme === undefined ? markup`` : markup` data-theme="${theme}"`;
  return markup`<!doctype html>
<html lang="${language}"${themed}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="color-scheme" content="light dark">
<title>${title}</title>
<meta name="description" content="${description}">
<link rel="icon" href="/icon.svg" type="image/svg+xml">
${[...head, ...(shell ? files(shell, name, hasCombat ? [...shell.languages[language], ...shell.rulings[language]] : shell.languages[language]) : [])]}
</head>
<body>
<div id="app">
${content}
</div>
</body>
</html>
`.source;
}

function files({ pages }: Shell, name: PageName, more: readonly string[]): Markup[] {
  const { script, preload, style } = pages[name];
  return [
    markup`<link rel="manifest" href="/manifest.webmanifest">`,
    markup`<link rel="apple-touch-icon" href="/icon-180.png">`,
    ...(style === null ? [] : [markup`<link rel="stylesheet" href="${style}">`]),
    ...[...preload, ...more].map((file) => markup`<link rel="modulepreload" href="${file}">`),
    markup`<script type="module" src="${script}"></script>`,
  ];
}
