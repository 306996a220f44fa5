import assert from "node:assert/strict";
import { test } from "node:test";
import request from "supertest";
import { adjudicate } from "../../src/adjudicator/index.js";
import { testApp } from "../server/test-app.js";
import { attributes, attributesOf } from "./tags.js";

const HOST = "judge.example.org";
const { app } = testApp(adjudicate);
const get = (path: string) => request(app).get(path).set("Host", HOST);

const RULING = "c=4,2~3T,5&edition=2026-10-09&lang=en";
const SENTENCE =
  "The defender wins the combat; a1 (4 Might), a2 (2 Might) and d1 (3 Might) die; the defender keeps the battlefield; no point is scored.";

test("a link to a combat has the sentence and a picture for chats", async () => {
  const { status, text } = await get("/?c=4, 2 > 3 tank, 5");
  assert.equal(status, 200);
  const tags = attributes(text, "meta", "content");
  assert.equal(tags["description"], SENTENCE);
  assert.equal(tags["og:title"], "The defender wins the combat · Riftbound Combat Adjudicator");
  assert.equal(tags["og:description"], SENTENCE);
  assert.equal(tags["og:url"], `http://${HOST}/?${RULING}`);
  assert.equal(tags["og:image"], `http://${HOST}/preview.png?${RULING}`);
  assert.deepEqual([tags["og:image:width"], tags["og:image:height"]], ["1200", "630"]);
  assert.match(String(tags["og:image:alt"]), /defender keeps the battlefield/);
  assert.equal(tags["twitter:card"], "summary_large_image");
  assert.equal(tags["twitter:image"], tags["og:image"]);
  const links = attributes(text, "link", "href");
  assert.equal(links["canonical"], `http://${HOST}/?${RULING}`);
  const oembed = new URL(String(attributesOf(text, "link", 'type="application/json+oembed"')["href"]));
  assert.equal(oembed.pathname + oembed.search.slice(0, 5), "/oembed?url=");
  assert.equal(oembed.searchParams.get("url"), `http://${HOST}/?${RULING}`);
});

test("the picture and the page that the tags name are there", async () => {
  const tags = attributes((await get("/?c=4~3")).text, "meta", "content");
  for (const name of ["og:image", "og:url"]) {
    const { pathname, search } = new URL(String(tags[name]));
    assert.equal((await get(pathname + search)).status, 200, name);
  }
});

test("the page can be read without script: sentence, units, steps with their rules", async () => {
  const { text } = await get("/?c=4,2~3T,5");
  assert.ok(text.includes(`<h1>${SENTENCE}</h1>`));
  assert.match(text, /<li data-fate="dies"><b>d1<\/b> \(3 Might, Tank\): dies<\/li>/);
  assert.match(text, /<li>d1 \(3 Might\) has Tank [^<]+ <small>\(CR 467\.2\.c\.6, [^<]+\)<\/small><\/li>/);
  assert.match(text, /<script type="module" src="\/assets\/judge-1a2b\.js"><\/script>/);
  assert.match(text, /<link rel="modulepreload" href="\/assets\/part-3c4d\.js">/);
  assert.match(text, /<link rel="modulepreload" href="\/assets\/words-en-7a8b\.js">/);
  assert.match(text, /href="\/developers"/);
  const preloaded = '<link rel="modulepreload" href="/assets/referee-1b2c.js">';
  assert.ok(text.includes(preloaded));
  assert.ok(!(await get("/")).text.includes(preloaded), "without a combat nothing has to be ruled on at once");
});

test("the language is that of lang, else the one that is accepted", async () => {
  const german = /<html lang="de"[^>]*>[^]*<h1>Der Attacker gewinnt[^]*<b>a1<\/b> \(4 Macht\): überlebt/;
  const asked = await get("/?c=4~3&lang=de");
  assert.match(asked.text, german);
  assert.equal(asked.headers["content-language"], "de");
  assert.equal(attributes(asked.text, "meta", "content")["og:locale"], "de_DE");
  assert.match((await get("/?c=4~3").set("Accept-Language", "de-CH")).text, german);
  assert.match((await get("/?c=4~3&lang=en").set("Accept-Language", "de")).text, /<html lang="en"/);
  for (const path of ["/", "/rulebook"]) assert.match((await get(`${path}?lang=de`)).text, /<html lang="de">/);
});

test("what a site adds to an address is of no account, and a theme is carried on", async () => {
  const { status, text } = await get("/?c=4~3&fbclid=1&theme=dark");
  assert.equal(status, 200);
  assert.match(text, /<html lang="en" data-theme="dark">/);
  assert.match(String(attributes(text, "meta", "content")["og:image"]), /&theme=dark$/);
});

test("a combat that cannot be read or cannot be is a page that says so, with its status", async () => {
  for (const path of ["/", "/embed"]) {
    const unread = await get(`${path}?c=4 tanc > 3`);
    assert.deepEqual([unread.status, unread.headers["cache-control"]], [400, "no-store"]);
    assert.match(unread.text, /&quot;tanc&quot; means nothing here; [^<]+<pre>4 tanc &gt; 3\n {2}\^\^\^\^<\/pre>/);
    assert.doesNotMatch(unread.text, /og:image/);
    const impossible = await get(`${path}?c=4~3~attacker=d1:99&lang=de`);
    assert.equal(impossible.status, 422);
    assert.match(impossible.text, /Die Beträge ergeben zusammen 99/);
  }
  assert.equal((await get("/embed")).status, 400);
});

test("without a combat there is a page to begin with", async () => {
  for (const path of ["/", "/?c=", "/rulebook"]) {
    const { status, headers, text } = await get(path);
    assert.deepEqual([status, headers["cache-control"]], [200, "no-cache"]);
    assert.match(text, /<div id="app">\n<main>/);
  }
  assert.match(String((await get("/")).headers["vary"]), /Accept-Language.*\bAccept\b(?!-)/);
});

test("absolute addresses begin with PUBLIC_URL, and never with a host that is none", async () => {
  const behind = testApp(adjudicate, { publicUrl: "https://judge.example.com" }).app;
  const tags = attributes((await request(behind).get("/?c=4~3").set("Host", "10.0.0.1")).text, "meta", "content");
  assert.match(String(tags["og:image"]), /^https:\/\/judge\.example\.com\/preview\.png\?/);
  for (const host of ['evil"><script>', "evil.example/x", "a b", "", "user@evil.example", "evil.example:99999"]) {
    const { text } = await request(app).get("/?c=4~3").set("Host", host);
    assert.match(String(attributes(text, "meta", "content")["og:image"]), /^\/preview\.png\?/, host);
    assert.doesNotMatch(text, /evil/);
  }
});

test("behind a trusted proxy the protocol and host are those that it passes on", async () => {
  const behind = testApp(adjudicate, { trustProxy: 1 }).app;
  const { text } = await request(behind)
    .get("/?c=4~3")
    .set({ "X-Forwarded-Proto": "https", "X-Forwarded-Host": "judge.example.net" });
  assert.match(String(attributes(text, "meta", "content")["og:url"]), /^https:\/\/judge\.example\.net\/\?c=/);
});

test("a side without units is called by its name, in the language of the page", async () => {
  for (const [language, caption] of [
    ["en", "No units."],
    ["de", "Keine Units."],
  ] as const) {
    const { text } = await get(`/?c=none~3&lang=${language}`);
    assert.match(text, new RegExp(`<h2>Attacker</h2>\\s*<p>${caption}</p>`, "u"));
    assert.ok(text.includes("Core Rules 2026-10-09: <code>none~3</code>"), text);
  }
});
