import assert from "node:assert/strict";
import { test } from "node:test";
import request from "supertest";
import { adjudicate } from "../../src/adjudicator/index.js";
import { testApp } from "../server/test-app.js";
import { attributesOf } from "./tags.js";

const HOST = "judge.example.org";
const { app } = testApp(adjudicate);
const get = (path: string) => request(app).get(path).set("Host", HOST);

function policyOf({ headers }: { readonly headers: Record<string, unknown> }): string {
  return String(headers["content-security-policy"]);
}

test("only the embed may be framed", async () => {
  for (const path of ["/embed?c=4~3", "/embed?c=?"]) {
    const framed = await get(path);
    assert.match(policyOf(framed), /frame-ancestors \*$/);
    assert.equal(framed.headers["x-frame-options"], undefined);
  }
  for (const path of ["/", "/?c=4~3", "/?c=?", "/rulebook", "/embed/demo", "/developers", "/docs", "/oembed"]) {
    const alone = await get(path);
    assert.match(policyOf(alone), /frame-ancestors 'none'/, path);
    assert.equal(alone.headers["x-frame-options"], "SAMEORIGIN");
  }
});

test("pages load nothing from elsewhere and hold no script or style", async () => {
  for (const path of ["/", "/?c=4~3", "/embed?c=4~3", "/rulebook", "/embed/demo"]) {
    const page = await get(path);
    const policy = policyOf(page);
    assert.match(policy, /^default-src 'none';script-src 'self';style-src 'self';/);
    assert.doesNotMatch(policy, /unsafe|https?:/);
    assert.doesNotMatch(page.text, /<script(?! (?:async|type="module") src="\/)|<style|\sstyle=|\son\w+=/);
    for (const [, address] of page.text.matchAll(/<(?:script|link|img|iframe)[^>]* (?:src|href)="([^"]+)"/g))
      assert.match(String(address), new RegExp(`^(?:/|http://${HOST}/)`));
  }
});

test("an embed leads to the page of its own, in a window of its own", async () => {
  const { text } = await get("/embed?c=4~3&theme=dark&lang=de");
  assert.match(text, /<html lang="de" data-theme="dark">/);
  assert.deepEqual(attributesOf(text, "a", "target"), {
    href: "/?c=4~3&edition=2026-10-09&lang=de&theme=dark",
    target: "_blank",
    rel: "noopener",
  });
  assert.match(text, /src="\/assets\/embed-1a2b\.js"/);
});

test("oEmbed describes a page as a frame", async () => {
  const url = encodeURIComponent(`http://${HOST}/?c=4,2~3T,5&lang=en`);
  const { status, body, headers } = await get(`/oembed?url=${url}&format=json`);
  assert.equal(status, 200);
  assert.match(String(headers["content-type"]), /^application\/json/);
  const { html, ...rest } = body as Record<string, unknown>;
  const query = "c=4,2~3T,5&edition=2026-10-09&lang=en";
  assert.deepEqual(rest, {
    version: "1.0",
    type: "rich",
    title: "The defender wins the combat · Riftbound Combat Adjudicator",
    provider_name: "Riftbound Combat Adjudicator",
    provider_url: `http://${HOST}/`,
    cache_age: 3600,
    width: 600,
    height: 480,
    thumbnail_url: `http://${HOST}/preview.png?${query}`,
    thumbnail_width: 1200,
    thumbnail_height: 630,
  });
  const { src, title } = attributesOf(String(html).replace("></iframe>", ">"), "iframe", "src");
  assert.deepEqual([src, title], [`http://${HOST}/embed?${query}`, rest["title"]]);
});

test("oEmbed keeps to the room that there is", async () => {
  const url = encodeURIComponent(`http://${HOST}/embed?c=4~3`);
  const { body } = await get(`/oembed?url=${url}&maxwidth=320&maxheight=9999`);
  assert.deepEqual([body.width, body.height, body.thumbnail_url], [320, 480, undefined]);
  assert.match(String(body.html), / width="320" height="480" /);
  const odd = await get(`/oembed?url=${url}&maxwidth=-1&maxheight=x`);
  assert.deepEqual([odd.body.width, odd.body.height], [600, 480]);
});

test("oEmbed says with a status what it does not show", async () => {
  const ours = encodeURIComponent(`http://${HOST}/?c=4~3`);
  const statusOf = async (query: string) => (await get(`/oembed?${query}`)).status;
  assert.equal(await statusOf(`url=${ours}&format=xml`), 501);
  assert.equal(await statusOf("format=json"), 400);
  for (const foreign of [
    "https://elsewhere.example/?c=4~3",
    `http://${HOST}.elsewhere.example/?c=4~3`,
    `http://${HOST}:81/?c=4~3`,
    `javascript://${HOST}/?c=4~3`,
    `http://${HOST}/rulebook?c=4~3`,
    `http://${HOST}/?c=4 tanc > 3`,
    `http://${HOST}/?c=4~3&c=5~3`,
    `http://${HOST}/`,
    "no address",
  ])
    assert.equal(await statusOf(`url=${encodeURIComponent(foreign)}`), 404, foreign);
});

test("the demo shows the three ways, each with its markup to be copied", async () => {
  const { status, text } = await get("/embed/demo");
  assert.equal(status, 200);
  for (const piece of [
    '<iframe src="/embed?c=4,2~3T,5&amp;lang=en"',
    '<riftbound-combat combat="4,2~3T,5" lang="en" theme="light"><a href="/?c=4,2~3T,5&amp;lang=en">',
    `&lt;riftbound-combat combat=&quot;4,2~3T,5&quot;`,
    `&lt;iframe src=&quot;http://${HOST}/embed?c=`,
    '<script async src="/embed.js"></script>',
  ])
    assert.ok(text.includes(piece), piece);
  const { pathname, search } = new URL(String(attributesOf(text, "a", "oembed")["href"]), `http://${HOST}`);
  assert.equal((await get(pathname + search)).status, 200);
});
