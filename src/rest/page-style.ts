import { paletteStyle } from "../contract/index.js";

/** The look of the pages, light or dark as the reader's system is. */
export const PAGE_STYLE = `${paletteStyle()}* { box-sizing: border-box; }
body { margin: 0; background: var(--page); color: var(--ink); font: 1rem/1.6 system-ui, sans-serif; }
body > main { max-width: 46rem; margin: 0 auto; padding: clamp(1.5rem, 6vw, 4rem) 1.25rem; }
body > main.wide { max-width: 1460px; padding-block: 2rem; }
main.wide > p, main.wide > .scroll { max-width: 46rem; }
#reference { margin-inline: -1.25rem; }
h1 { font-size: 1.9rem; line-height: 1.2; margin: 0 0 .75rem; }
h2 { font-size: 1.2rem; margin: 2rem 0 .5rem; }
p { margin: 0 0 1rem; }
a { color: var(--accent); }
iframe { max-width: 100%; }
code { font: .9em ui-monospace, monospace; }
small { color: var(--soft); font-size: .85rem; }
ul.doors { list-style: none; margin: 2rem 0; padding: 0; display: grid; gap: .75rem; }
ul.doors a { display: block; padding: .9rem 1.1rem; border: 1px solid var(--line); border-radius: .6rem;
  background: var(--card); text-decoration: none; }
ul.doors a:hover, ul.doors a:focus-visible { border-color: var(--accent); }
ul.doors span { display: block; color: var(--soft); font-size: .9rem; }
.scroll { overflow-x: auto; }
.scroll table { border-collapse: collapse; width: 100%; font-size: .92rem; }
.scroll th, .scroll td { text-align: left; vertical-align: top; padding: .4rem .8rem .4rem 0; border-bottom: 1px solid var(--line); }
#reference .information-container, #reference .scheme-container { display: none; }
:target { background: color-mix(in srgb, var(--accent) 18%, transparent); }
`;
