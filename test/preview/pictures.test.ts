import assert from "node:assert/strict";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { test } from "node:test";
import pixelmatch from "pixelmatch";
import { PNG } from "pngjs";
import request from "supertest";
import { app, PICTURES } from "./positions.js";

/** How many of a picture's pixels may differ visibly from the kept one, as another processor may round otherwise. */
const TOLERANCE = 0.001;

/** With this variable set, pictures are kept anew instead of compared; look at them before they are committed. */
const KEEPS = process.env["KEEP_PICTURES"] === "1";

for (const [name, address] of Object.entries(PICTURES)) {
  test(`the picture ${name} looks as it is kept`, async () => {
    const { body } = await request(app).get(address);
    const file = `test/preview/kept/${name}.png`;
    if (KEEPS) writeFileSync(file, body as Buffer);
    assert.ok(existsSync(file), `${file} is not there; KEEP_PICTURES=1 keeps it.`);
    const [drawn, kept] = [PNG.sync.read(body as Buffer), PNG.sync.read(readFileSync(file))];
    assert.deepEqual([drawn.width, drawn.height], [1200, 630]);
    const different = pixelmatch(drawn.data, kept.data, undefined, 1200, 630, { threshold: 0.1 });
    assert.ok(different <= TOLERANCE * 1200 * 630, `${different} pixels differ`);
  });
}
