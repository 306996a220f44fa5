import assert from "node:assert/strict";
import { test } from "node:test";
import type { Locator, Page } from "playwright-core";
import { runningService } from "../../cases/service.js";
import { PHONE, runningChromium } from "./chromium.js";

const service = runningService();
const chromium = runningChromium();

/** Opens a page at a size: a phone, or a desk with a screen that can be touched. */
async function opened(width: number, height: number, path: string): Promise<Page> {
  const { page } = await chromium.open({ ...PHONE, viewport: { width, height }, isMobile: width < 1000 });
  await page.goto(service.url() + path);
  await page.locator(".page-footer").waitFor();
  return page;
}

/** Where something is in the window. */
async function boxOf(place: Locator) {
  const box = await place.boundingBox();
  assert.ok(box);
  const { x, y, width, height } = box;
  return { top: y, bottom: y + height, x: x + width / 2, y: y + height / 2 };
}

async function assertStays(place: Locator, { top }: { readonly top: number }): Promise<void> {
  const now = await boxOf(place);
  assert.ok(Math.abs(now.top - top) <= 1.5, `${top} became ${now.top}`);
}

for (const [width, height, scrolled] of [
  [360, 740, 0],
  [360, 740, 250],
  [320, 640, 0],
  [360, 560, 0],
  [740, 360, 0],
  [1280, 800, 0],
] as const) {
  test(`a key stays where it is while units are added, ${width} by ${height}, scrolled by ${scrolled}`, async () => {
    const page = await opened(width, height, scrolled > 0 ? "/?c=4,2~3T,5&lang=en" : "/?lang=en");
    await page.evaluate(`scrollTo(0, ${scrolled})`);
    const key = page.getByRole("button", { name: "Add attacker with 4 Might", exact: true });
    const before = await boxOf(key);
    const units = page.locator(".side.attacker .unit");
    const first = await units.count();
    for (let count = first; count < first + 5; count++) {
      await page.touchscreen.tap(before.x, before.y);
      await units.nth(count).waitFor();
      await assertStays(key, before);
    }
  });
}

test("a step of the unit in hand stays where it is while the ruling gets longer", async () => {
  const page = await opened(360, 740, "/?c=4,2~3T,5&lang=en");
  await page.getByRole("button", { name: /^3 Might, d1/u }).tap();
  const more = page.getByRole("button", { name: "More Might", exact: true });
  const before = await boxOf(more);
  for (let might = 4; might <= 7; might++) {
    await page.touchscreen.tap(before.x, before.y);
    await page.waitForURL(new RegExp(`~${might}T`, "u"));
    await assertStays(more, before);
  }
});

for (const [width, height, combat, unit] of [
  [360, 740, "4,2~3T,5", /, d2/u],
  [320, 640, "4,2~3T,5", /, d1/u],
  [320, 640, "4,2~3T,5", /, d2/u],
  [740, 360, "4,2~3T,5", /, d2/u],
  [640, 400, "4,2~3T,5", /, d1/u],
  [1280, 800, "12x3~12x2", /, d12/u],
] as const) {
  test(`a unit and what changes it are seen together, ${width} by ${height}, ${unit.source}`, async () => {
    const page = await opened(width, height, `/?c=${combat}&lang=de`);
    const tile = page.getByRole("button", { name: unit });
    await tile.tap();
    await page.waitForFunction(`(() => {
      const box = (place) => document.querySelector(place).getBoundingClientRect();
      const [unit, panel, verdict] = [box(".unit[aria-pressed=true]"), box(".panel"), box(".verdict")];
      const isBeside = panel.left >= unit.right;
      return unit.top >= 0 && panel.top >= 0 && panel.bottom <= innerHeight
        && (unit.bottom <= panel.top || (isBeside && unit.bottom <= innerHeight))
        && (verdict.bottom <= unit.top || getComputedStyle(document.querySelector(".verdict")).position === "static");
    })()`);
  });
}

test("the keys are seen at once on a phone on its side", async () => {
  const page = await opened(740, 360, "/?lang=en");
  assert.ok((await boxOf(page.locator(".pad"))).bottom <= 360);
});

test("the page does not move while a name is typed or a key has the focus", async () => {
  const page = await opened(360, 740, "/?c=3x4,2~3T,5&lang=en");
  await page.getByRole("button", { name: "Add attacker with 1 Might", exact: true }).focus();
  await page.getByRole("button", { name: "Card name" }).tap();
  await page.getByRole("combobox").focus();
  await page.keyboard.type("wield");
  await page.getByRole("option").first().waitFor();
  assert.equal(await page.evaluate("scrollY"), 0);
});

/** What sticks out of the page at the right, or is cut off within it. */
const CUT_OFF = `[...document.querySelectorAll("main *, header *")].filter((element) => {
  const { right, width } = element.getBoundingClientRect();
  return width > 1 && !element.closest(".scroll, pre") && right > document.documentElement.clientWidth + 1;
}).map((element) => element.className + ": " + element.textContent.slice(0, 40))`;

const STATES: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  "/?lang=de": async () => {},
  "/?c=5~3T,2,2&lang=de": async (page) => {
    await page.getByRole("button", { name: "Menü" }).tap();
    await page.locator(".steps .rule").first().tap();
    await page.locator(".rule-panel strong").waitFor();
  },
  "/?c=4,2~3T,5&lang=de": async (page) => page.getByRole("button", { name: /, d1/u }).tap(),
  "/?c=4,2~3T,6&lang=de": async (page) => {
    await page.getByRole("button", { name: /, d2/u }).tap();
    await page.getByRole("button", { name: "Mehr", exact: true }).tap();
  },
  "/?c=4~3&lang=de": async (page) => page.getByRole("button", { name: /^Kontrolliert/u }).tap(),
  "/?c=4~5&lang=de": async (page) => page.getByRole("button", { name: /^Punkte/u }).tap(),
  "/?c=4,2~3Q&lang=de": async () => {},
  "/rulebook?lang=de&rule=467.2.c": async () => {},
  "/embed?c=4,2~3T,5&lang=de": async () => {},
};

for (const size of [20, 24]) {
  test(`nothing is cut off at the right where text is as large as ${size} pixels`, async () => {
    const { page } = await chromium.open();
    for (const [path, reach] of Object.entries(STATES)) {
      await page.goto(service.url() + path);
      await page.locator(".page-footer, .embed-link").waitFor();
      await page.evaluate(`document.documentElement.style.fontSize = "${size}px"`);
      await reach(page);
      assert.deepEqual(await page.evaluate(CUT_OFF), [], path);
      assert.equal(await page.evaluate("document.documentElement.scrollWidth"), 360, path);
    }
  });
}
