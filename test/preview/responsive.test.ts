import assert from "node:assert/strict";
import { test } from "node:test";
import { createDraw } from "../../src/preview/draw.js";
import { box } from "../../src/preview/element.js";
import type { Element } from "../../src/preview/element.js";

/** What no pen can draw: an element without anything that it consists of. */
const UNDRAWABLE = { type: "div", props: null } as unknown as Element;

test("pictures are drawn beside everything else, and one that cannot be drawn fails alone", async () => {
  const draw = createDraw();
  const order: string[] = [];
  const pictures = Promise.allSettled([
    draw(box({}), "png").then((bytes) => order.push(bytes.subarray(1, 4).toString("latin1"))),
    draw(UNDRAWABLE, "svg"),
    draw(box({}), "svg"),
  ]);
  await new Promise((resolve) => setImmediate(resolve)).then(() => order.push("the next turn"));
  assert.deepEqual(
    (await pictures).map(({ status }) => status),
    ["fulfilled", "rejected", "fulfilled"],
  );
  assert.deepEqual(order, ["the next turn", "PNG"]);
});
