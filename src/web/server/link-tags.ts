import type { RuledCombat } from "../../adjudicator/index.js";
import { combatAddress, PICTURE_SIZE, SERVICE_TITLE, titleOf } from "../../contract/index.js";
import { markup, type Markup } from "./markup.js";
import { WORDING } from "./wording.js";

/** Title and description of a ruling, as a chat shows them. */
export function headlineOf({ ruling: { summary } }: RuledCombat): { readonly title: string; readonly summary: string } {
  return { title: titleOf(summary), summary };
}

/** Where a combat is drawn, at an address that stays the same for ever. */
export function pictureAddress(origin: string, { pinned }: RuledCombat): string {
  return origin + combatAddress("/preview.png", pinned);
}

/** Where a combat is judged on a page of its own, by the edition and in the language of the ruling. */
export function pageAddress(origin: string, { pinned }: RuledCombat, path = "/"): string {
  return origin + combatAddress(path, pinned);
}

/** Where the service says how another site shows a page of a combat. */
export function oembedAddress(page: string): string {
  return `/oembed?url=${encodeURIComponent(page)}&format=json`;
}

/** The tags by which chats and other sites show a link to a ruling: Open Graph, Twitter cards and oEmbed. */
export function linkTags(origin: string, combat: RuledCombat): Markup[] {
  const words = WORDING[combat.pinned.language];
  const { title, summary } = headlineOf(combat);
  const page = pageAddress(origin, combat);
  const picture = pictureAddress(origin, combat);
  const oembed = origin + oembedAddress(page);
  return [
    markup`<link rel="canonical" href="${page}">`,
    markup`<link rel="alternate" type="application/json+oembed" href="${oembed}" title="${title}">`,
    ...openGraph({
      "og:type": "website",
      "og:site_name": SERVICE_TITLE,
      "og:locale": words.locale,
      "og:url": page,
      "og:title": title,
      "og:description": summary,
      "og:image": picture,
      "og:image:type": "image/png",
      "og:image:width": String(PICTURE_SIZE.width),
      "og:image:height": String(PICTURE_SIZE.height),
      "og:image:alt": words.pictureOf(summary),
    }),
    ...twitterCard({
      "twitter:card": "summary_large_image",
      "twitter:title": title,
      "twitter:description": summary,
      "twitter:image": picture,
      "twitter:image:alt": words.pictureOf(summary),
    }),
  ];
}

/** The tags of a page without a ruling. */
export function plainTags(url: string, title: string, description: string): Markup[] {
  return [
    markup`<link rel="canonical" href="${url}">`,
    ...openGraph({
      "og:type": "website",
      "og:site_name": SERVICE_TITLE,
      "og:url": url,
      "og:title": title,
      "og:description": description,
    }),
    ...twitterCard({ "twitter:card": "summary" }),
  ];
}

function openGraph(properties: Readonly<Record<string, string>>): Markup[] {
  return Object.entries(properties).map(([name, content]) => markup`<meta property="${name}" content="${content}">`);
}

function twitterCard(properties: Readonly<Record<string, string>>): Markup[] {
  return Object.entries(properties).map(([name, content]) => markup`<meta name="${name}" content="${content}">`);
}
