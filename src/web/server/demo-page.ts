import { combatAddress, SERVICE_TITLE } from "../../contract/index.js";
import { oembedAddress } from "./link-tags.js";
import { markup, type Markup } from "./markup.js";
import { FRAME } from "./oembed.js";

const COMBAT = { notation: "4,2~3T,5", language: "en" } as const;
const FRAMED = combatAddress("/embed", COMBAT);
const PAGE = combatAddress("/", COMBAT);
const WORDS = "4 and 2 attack a Tank of 3 and a 5";

/** The page that shows how another site shows a combat: a frame, our element, or a link that oEmbed unfolds. */
export function demoPage(origin: string): string {
  return markup`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Embeds · ${SERVICE_TITLE}</title>
<link rel="icon" href="/icon.svg" type="image/svg+xml">
<link rel="stylesheet" href="/style.css">
<script async src="/embed.js"></script>
</head>
<body>
<main>
<h1>Combats on your own page</h1>
<p>There are three ways to show a combat elsewhere. Each takes its one line of notation, percent-encoded where it
stands in an address.</p>
${ways(origin)}
<p><a href="/developers">For developers</a></p>
</main>
</body>
</html>
`.source;
}

function ways(origin: string): Markup[] {
  const oembed = oembedAddress(origin + PAGE);
  return [
    markup`<h2>A frame</h2>
${sample(frame(origin).source)}
${frame("")}`,
    markup`<h2>An element</h2>
${sample(`<script async src="${origin}/embed.js"></script>\n${element(origin).source}`)}
${element("")}`,
    markup`<h2>A link</h2>
<p>Sites that know oEmbed ask <a href="${oembed}"><code>/oembed</code></a> how to show this; chats take its picture.</p>
${sample(origin + PAGE)}
<p><a href="${PAGE}">${WORDS}</a></p>`,
  ];
}

function frame(origin: string): Markup {
  return markup`<iframe src="${origin + FRAMED}" width="${String(FRAME.width)}" height="${String(FRAME.height)}" title="A combat in Riftbound" loading="lazy"></iframe>`;
}

/** Without its script the element shows the link that it holds. */
function element(origin: string): Markup {
  return markup`<riftbound-combat combat="${COMBAT.notation}" lang="en" theme="light"><a href="${origin + PAGE}">${WORDS}</a></riftbound-combat>`;
}

/** Text to be copied. */
function sample(text: string): Markup {
  return markup`<pre class="scroll"><code>${text.split("\n").map((line) => markup`${line}`)}</code></pre>`;
}
