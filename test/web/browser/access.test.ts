import assert from "node:assert/strict";
import { test } from "node:test";
import axe from "axe-core";
import type { Locator, Page } from "playwright-core";
import { runningService } from "../../cases/service.js";
import { PHONE, runningChromium } from "./chromium.js";
import { groundOf, summaryOf } from "./judge.js";

const service = runningService();
const chromium = runningChromium();
const TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

interface Finding {
  readonly id: string;
  readonly nodes: readonly { readonly html: string }[];
}

/** What axe finds. */
async function findings(page: Page): Promise<string[]> {
  await page.evaluate(axe.source);
  const options = JSON.stringify({ runOnly: { type: "tag", values: TAGS } });
  const { violations } = (await page.evaluate(`axe.run(document, ${options})`)) as { violations: Finding[] };
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 120)}`));
}

const STATES: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  "/?lang=en": async () => {},
  "/?c=5~3T,2,2&lang=en": async (page) => {
    await page.getByRole("button", { name: "Menu" }).tap();
    await page.getByRole("button", { name: "Study mode" }).tap();
    await page.locator(".study").waitFor();
    await page.locator(".steps .rule").first().tap();
    await page.locator(".rule-panel strong").waitFor();
  },
  "/?c=4,2~3T,5&lang=de": async (page) => {
    await page.getByRole("button", { name: /Macht, d1/u }).tap();
    await page.getByRole("button", { name: "Mehr", exact: true }).tap();
  },
  "/?c=4~3&lang=en": async (page) => page.getByRole("button", { name: /^Points/u }).tap(),
  "/?c=999U5~3&lang=en": async () => {},
  "/?c=4,2~3Q&lang=en": async () => {},
  "/rulebook?lang=en&search=tank&rule=467.2.c": async () => {},
  "/embed?c=4,2~3T,5&lang=en": async () => {},
};

for (const colorScheme of ["light", "dark"] as const) {
  test(`axe finds nothing on any page in ${colorScheme} colours`, async () => {
    const { page } = await chromium.open({ ...PHONE, colorScheme });
    for (const [path, reach] of Object.entries(STATES)) {
      await page.goto(service.url() + path);
      await page.locator(".page-footer, .embed-link").waitFor();
      await reach(page);
      assert.deepEqual(await findings(page), [], path);
    }
  });
}

test("a combat is entered and changed with the keyboard alone", async () => {
  const { page } = await chromium.open({ viewport: { width: 1280, height: 800 }, locale: "en-GB" });
  await page.goto(`${service.url()}/?lang=en`);
  await page.locator(".pad").waitFor();
  const to = async (name: string | RegExp) => {
    for (let presses = 0; presses < 80; presses++) {
      await page.keyboard.press("Tab");
      const focused = page.locator(":focus");
      if ((await focused.count()) === 0) continue;
      const label = (await focused.getAttribute("aria-label")) ?? (await focused.textContent()) ?? "";
      if (typeof name === "string" ? label === name : name.test(label)) return;
    }
    assert.fail(`the keyboard does not reach ${name}`);
  };
  await to("Add attacker with 4 Might");
  await page.keyboard.press("Enter");
  await to("Add defenders");
  await page.keyboard.press("Space");
  await to("Add defender with 3 Might");
  await page.keyboard.press("Enter");
  await to(/^3 Might, d1/u);
  await page.keyboard.press("Enter");
  await to("Tank");
  await page.keyboard.press("Space");
  await page.waitForURL(/c=4~3T/u);
  assert.match((await summaryOf(page).textContent()) ?? "", /^The attacker wins the combat/u);
  await to(/^Rule CR/u);
  await page.keyboard.press("Enter");
  await page.locator(".rule-panel strong").waitFor();
});

test("the sentence of the ruling is a live region, and the first stop leads to it", async () => {
  const { page } = await chromium.open();
  await page.goto(`${service.url()}/?c=4~3&lang=en`);
  await page.locator(".pad").waitFor();
  const live = page.locator("#ruling [aria-live='polite']");
  assert.match((await live.textContent()) ?? "", /The attacker wins the combat/u);
  assert.equal(await live.getByRole("button").count(), 0);
  await page.keyboard.press("Tab");
  assert.equal(await page.locator(":focus").textContent(), "Skip to the ruling");
  await page.keyboard.press("Enter");
  assert.equal(await page.locator(":focus").getAttribute("id"), "ruling");
});

test("a button that comes to its limit keeps the focus", async () => {
  const { page } = await chromium.open({ viewport: { width: 1280, height: 800 }, locale: "en-GB" });
  await page.goto(`${service.url()}/?c=4d1~3&lang=en`);
  await page.getByRole("button", { name: /^4 Might, a1/u }).click();
  const less = page.getByRole("button", { name: "Less Damage", exact: true });
  await less.focus();
  await page.keyboard.press("Enter");
  await page.waitForURL(/c=4~3/u);
  await page.keyboard.press("Enter");
  assert.equal(await page.locator(":focus").getAttribute("aria-label"), "Less Damage");
  assert.equal(await less.getAttribute("aria-disabled"), "true");
  assert.equal(await page.getByRole("textbox", { name: "Damage", exact: true }).inputValue(), "0");
});

test("what is chosen or open is marked where the system chooses the colours", async () => {
  const { page } = await chromium.open({ ...PHONE, forcedColors: "active" });
  await page.goto(`${service.url()}/?c=4~3T&lang=en`);
  const assertTold = async (chosen: Locator, other: Locator) =>
    assert.notEqual(await groundOf(chosen), await groundOf(other));
  await assertTold(page.locator(".switch .attacker"), page.locator(".switch .defender"));
  await page.locator(".steps .rule").first().tap();
  await assertTold(page.locator(".steps .rule span").first(), page.locator(".steps .rule span").nth(1));
  await page.getByRole("button", { name: "Card name" }).tap();
  await page.getByRole("combobox").fill("s");
  await assertTold(page.getByRole("option").first(), page.getByRole("option").nth(1));
  await page.getByRole("button", { name: /, d1/u }).tap();
  const toggle = (name: string) => page.getByRole("button", { name, exact: true });
  await assertTold(toggle("Tank"), toggle("Stunned"));
  await page.getByRole("button", { name: /^Points/u }).tap();
  await assertTold(page.getByRole("button", { name: /^Points/u }), page.getByRole("button", { name: /^Controls/u }));
});

test("a target of a choice says what its number is", async () => {
  const { page } = await chromium.open();
  await page.goto(`${service.url()}/?c=5~3T,2,2&lang=en`);
  await page.getByRole("button", { name: /^d1 \(3 Might\) Tank ?, lethal at 3 ?, 0 assigned$/u }).waitFor();
});

test("buttons of a choice keep the focus when everything is assigned and when nothing is", async () => {
  const { page } = await chromium.open({ viewport: { width: 1280, height: 800 }, locale: "en-GB" });
  await page.goto(`${service.url()}/?c=5~3T,2,2&lang=en`);
  const choice = page.locator(".choice.attacker");
  await choice.getByRole("button", { name: /^d1/u }).click();
  await choice.getByRole("button", { name: /^d3/u }).focus();
  await page.keyboard.press("Enter");
  await page.waitForURL(/attacker=d1:3,d3:2/u);
  assert.match((await page.locator(":focus").textContent()) ?? "", /^d3/u);
  assert.equal(await page.locator(":focus").getAttribute("aria-disabled"), "true");
  await choice.getByRole("button", { name: "Clear" }).focus();
  await page.keyboard.press("Enter");
  await page.waitForURL(/c=5~3T,2x2&lang/u);
  assert.equal(await page.locator(":focus").textContent(), "Clear");
});

const DESK = { viewport: { width: 1280, height: 800 }, locale: "en-GB" };

test("who asks for card names types at once, and back at the pad stands on the way to them", async () => {
  const { page } = await chromium.open(DESK);
  await page.goto(`${service.url()}/?lang=en`);
  await page.getByRole("button", { name: "Card name" }).focus();
  await page.keyboard.press("Enter");
  await page.locator("[role='combobox']:focus").waitFor();
  await page.getByRole("button", { name: "By Might" }).focus();
  await page.keyboard.press("Enter");
  await page.locator(".by-name:focus", { hasText: "Card name" }).waitFor();
});

test("Escape closes the menu, then puts the unit down", async () => {
  const { page } = await chromium.open(DESK);
  await page.goto(`${service.url()}/?c=4~3&lang=en`);
  const menu = page.getByRole("button", { name: "Menu" });
  await menu.click();
  await page.getByRole("button", { name: /^4 Might, a1/u }).click();
  await page.getByRole("button", { name: "Tank", exact: true }).focus();
  await page.keyboard.press("Escape");
  await page.locator("#menu").waitFor({ state: "hidden" });
  assert.equal(await page.locator(":focus").getAttribute("aria-label"), "Menu");
  assert.equal(await page.locator(".editor").count(), 1);
  await page.keyboard.press("Escape");
  await page.locator(".editor").waitFor({ state: "detached" });
});

test("Escape in the card field empties it, and closes the menu only when there is nothing to empty", async () => {
  const { page } = await chromium.open(DESK);
  await page.goto(`${service.url()}/?lang=en`);
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("button", { name: "Card name" }).click();
  const field = page.getByRole("combobox", { name: /^Card name/u });
  await field.fill("poro");
  const offered = page.locator(".card-field").getByRole("option").first();
  await offered.waitFor();
  await page.keyboard.press("Escape");
  await offered.waitFor({ state: "detached" });
  assert.equal(await page.locator("#menu").isVisible(), true);
  await page.keyboard.press("Escape");
  await page.locator("#menu").waitFor({ state: "hidden" });
});
