import assert from "node:assert/strict";
import { test } from "node:test";
import request from "supertest";
import { adjudicate } from "../../src/adjudicator/index.js";
import { HOSTILE_NAMES, named, statusOfNamed } from "../server/hostile.js";
import { testApp } from "../server/test-app.js";

const { app } = testApp(adjudicate);

/** Every tag that our pages have. Names of strangers can only add others, or break these. */
const TAG =
  /^(?:!doctype html|\/?(?:html|head|body|title|div|main|section|h1|h2|p|ul|ol|li|b|small|code|pre|footer|nav|a|iframe|script|link|meta)(?: data-fate="(?:dies|survives|depends|recalled)"| class="embed"| (?:lang|charset|name|property|content|rel|href|type|title|src|id|role|target|data-theme|width|height|loading|frameborder)="[^"<>]*")*)$/;

function assertHarmless(page: string): void {
  for (const piece of page.split("<").slice(1)) {
    const [tag = ""] = piece.split(">", 1);
    assert.match(tag, TAG);
  }
  const scripts = [...page.matchAll(/<script[^>]*>([^<]*)/g)];
  for (const [script, content] of scripts) {
    assert.match(script, /^<script (?:type="module" src="\/assets\/[\w-]+\.js"|async src="\/embed\.js")>$/);
    assert.equal(content, "");
  }
  assert.doesNotMatch(page, /[\u202A-\u202E\u2066-\u2069\u200F]/);
}

for (const name of HOSTILE_NAMES) {
  test(`the name ${JSON.stringify(name)} is text on every page, in tags and in oEmbed`, async () => {
    const query = new URLSearchParams({ c: named(name) });
    for (const path of ["/", "/embed"]) {
      const { status, text } = await request(app).get(`${path}?${query}`);
      assert.equal(status, statusOfNamed(name));
      assertHarmless(text);
      const broken = await request(app).get(`${path}?${new URLSearchParams({ c: `4 ${name} > ? ${name}` })}`);
      assert.equal(broken.status, 400);
      assertHarmless(broken.text);
    }
    const url = `http://judge.example.org/?${query}`;
    const oembed = await request(app)
      .get(`/oembed?${new URLSearchParams({ url })}`)
      .set("Host", "judge.example.org");
    if (statusOfNamed(name) !== 200) return assert.equal(oembed.status, 404);
    assert.equal(oembed.status, 200);
    assert.match(String(oembed.headers["content-type"]), /^application\/json/);
    assertHarmless(String(oembed.body.html));
    assert.match(String(oembed.body.html), /^<iframe src="http:\/\/judge\.example\.org\/embed\?c=[^"<>]+"/);
  });
}

test("what is written into an address by others is text as well", async () => {
  const evil = '"><script>evil()</script>';
  for (const name of ["lang", "theme", "edition", "c"]) {
    for (const path of ["/", "/embed", "/rulebook"]) {
      const query = new URLSearchParams({ c: "4~3", [name]: evil, x: evil });
      assertHarmless((await request(app).get(`${path}?${query}`)).text);
    }
  }
});
