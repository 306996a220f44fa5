import assert from "node:assert/strict";
import { test } from "node:test";
import { PNG } from "pngjs";
import request from "supertest";
import { drawable } from "../../src/preview/drawable.js";
import { HOSTILE_NAMES, named, statusOfNamed } from "../server/hostile.js";
import { app, pinned } from "./positions.js";

/** All that a picture is made of. */
const ELEMENTS = new Set(["svg", "defs", "g", "mask", "clipPath", "rect", "path", "image", "polygon"]);

for (const name of HOSTILE_NAMES) {
  test(`the name ${JSON.stringify(name)} is drawn and does nothing`, async () => {
    const { status, text, headers } = await svg(pinned("svg", named(name)));
    assert.equal(status, statusOfNamed(name));
    for (const [, element = ""] of text.matchAll(/<([^\s/>]+)/g)) assert.ok(ELEMENTS.has(element), element);
    assert.doesNotMatch(text, /\son\w+=|javascript:|script|evil|href="(?!data:image\/svg\+xml;utf8,)/i);
    assert.match(String(headers["content-security-policy"]), /^default-src 'none'; img-src data:;/);
    const png = await request(app).get(pinned("png", named(name)));
    const { width, height } = PNG.sync.read(png.body as Buffer);
    assert.deepEqual([png.status, width, height], [statusOfNamed(name), 1200, 630]);
  });

  test(`a line with ${JSON.stringify(name)} that cannot be read is drawn and does nothing`, async () => {
    const { status, text } = await svg(pinned("svg", `4 ${name} > ? ${name}`));
    assert.equal(status, 400);
    for (const [, element = ""] of text.matchAll(/<([^\s/>]+)/g)) assert.ok(ELEMENTS.has(element), element);
  });
}

async function svg(address: string) {
  const { status, body, headers } = await request(app).get(address).buffer(true);
  return { status, text: String(body), headers };
}

test("a text is drawn as one line of characters that are seen", () => {
  assert.equal(drawable("a\u202Eb\u0000c\nd\u200Be\uFE0F", 60), "a b c d\u200Be".replace("\u200B", ""));
  assert.equal(drawable("Z\u0338\u030A\u0353o\u0308", 60), "Zö");
  assert.equal(drawable("W".repeat(100), 10), `${"W".repeat(9)}…`);
  assert.equal(drawable("🔥".repeat(10), 10), "🔥".repeat(10));
});
