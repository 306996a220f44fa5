import { parse } from "node:querystring";
import type { Request, RequestHandler } from "express";
import { judgeLink, type Adjudicate, type RuledCombat } from "../../adjudicator/index.js";
import { acceptedLanguage, PICTURE_SIZE, SERVICE_TITLE } from "../../contract/index.js";
import { markup } from "./markup.js";
import { headlineOf, pageAddress, pictureAddress } from "./link-tags.js";
import type { OriginOf } from "./origin.js";

/** The size of a frame where the other site has room for it, in pixels. */
export const FRAME = { width: 600, height: 480 } as const;
const CACHE_SECONDS = 3600;
const PAGES: ReadonlySet<string> = new Set(["/", "/embed"]);

/** How an address is shown elsewhere, or with which status and why it is not. */
type Found = { readonly combat: RuledCombat } | { readonly status: 400 | 404 | 501; readonly reason: string };

/** Answers `/oembed`: how other sites show a link to a combat, as a frame (oEmbed 1.0, type rich, JSON only). */
export function oembed(adjudicate: Adjudicate, originOf: OriginOf): RequestHandler {
  return (request, response) => {
    const origin = originOf(request);
    const found = find(request, origin, adjudicate);
    if ("status" in found) {
      response.status(found.status).set("Cache-Control", "no-store").type("text").send(`${found.reason}\n`);
      return;
    }
    response.set("Cache-Control", `public, max-age=${CACHE_SECONDS}`);
    response.setHeader("Content-Language", found.combat.pinned.language);
    response.json(described(found.combat, origin, request));
  };
}

function find(request: Request, origin: string, adjudicate: Adjudicate): Found {
  const { url, format = "json" } = request.query;
  if (format !== "json") return { status: 501, reason: "Only format=json is served." };
  if (typeof url !== "string") return { status: 400, reason: "Name the page: /oembed?url=…" };
  const asked = URL.canParse(url, origin || undefined) ? new URL(url, origin || undefined) : null;
  if (!asked || !isOurs(asked, origin)) return { status: 404, reason: "This is no page of a combat here." };
  const { answer } = judgeLink(adjudicate, parse(asked.search.slice(1)), acceptedLanguage(request));
  return answer.ok ? { combat: answer.value } : { status: 404, reason: answer.summary };
}

/** Whether an address is one of our pages that show a combat. The protocol may differ behind a proxy. */
function isOurs({ host, protocol, pathname }: URL, origin: string): boolean {
  if (!/^https?:$/.test(protocol) || !PAGES.has(pathname)) return false;
  return URL.canParse(origin) && new URL(origin).host === host;
}

/** The answer of oEmbed. What is measured in it keeps to what the asking site has room for. */
function described(combat: RuledCombat, origin: string, { query }: Request) {
  const [maxWidth, maxHeight] = [limit(query["maxwidth"]), limit(query["maxheight"])];
  const size = { width: Math.min(FRAME.width, maxWidth), height: Math.min(FRAME.height, maxHeight) };
  const { title } = headlineOf(combat);
  const { width, height } = size;
  const address = pageAddress(origin, combat, "/embed");
  const frame = markup`<iframe src="${address}" width="${width}" height="${height}" title="${title}" loading="lazy" frameborder="0"></iframe>`;
  const thumbnail = {
    thumbnail_url: pictureAddress(origin, combat),
    thumbnail_width: PICTURE_SIZE.width,
    thumbnail_height: PICTURE_SIZE.height,
  };
  return {
    version: "1.0",
    type: "rich",
    title,
    provider_name: SERVICE_TITLE,
    provider_url: `${origin}/`,
    cache_age: CACHE_SECONDS,
    ...size,
    html: frame.source,
    ...(PICTURE_SIZE.width <= maxWidth && PICTURE_SIZE.height <= maxHeight ? thumbnail : {}),
  };
}

/** A measure of the asking site, in pixels; what is none sets no limit. */
function limit(value: unknown): number {
  return typeof value === "string" && /^[1-9]\d{0,5}$/.test(value) ? Number(value) : Infinity;
}
