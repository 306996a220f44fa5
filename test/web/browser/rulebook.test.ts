import assert from "node:assert/strict";
import { test } from "node:test";
import { runningService } from "../../cases/service.js";
import { runningChromium } from "./chromium.js";

const service = runningService();
const chromium = runningChromium();

test("a rule is found by a word and by its number in either edition", async () => {
  const { page, errors } = await chromium.open();
  await page.goto(`${service.url()}/rulebook?lang=en`);
  await page.getByRole("searchbox").fill("tank");
  await page.locator(".rule-card h2", { hasText: "Tank" }).first().waitFor();
  await page.waitForURL(/search=tank/u);
  await page.goto(`${service.url()}/rulebook?lang=en&rule=465.2.c.3`);
  const open = page.locator(".rule-card.open");
  assert.match((await open.textContent()) ?? "", /467\.2\.c\.3/u);
  assert.deepEqual(errors, []);
});

test("a rule that is linked stands alone until all are asked for", async () => {
  const { page } = await chromium.open();
  await page.goto(`${service.url()}/rulebook?lang=en&rule=467.2.c`);
  const cards = page.locator(".rule-card");
  await cards.first().waitFor();
  assert.equal(await cards.count(), 1);
  const title = await page.locator(".rule-card.open h2").boundingBox();
  assert.ok(title && title.y >= 0, "its head is seen");
  const all = page.getByRole("button", { name: "All rules" });
  await all.tap();
  await cards.nth(1).waitFor();
  await all.tap();
  await cards.nth(1).waitFor({ state: "detached" });
  await page.getByRole("searchbox").fill("tank");
  await cards.nth(1).waitFor();
});

test("a rule of an older edition is opened as that edition numbers it", async () => {
  const { page } = await chromium.open();
  await page.goto(`${service.url()}/?c=4~3&edition=2026-07-16&lang=en`);
  const rule = page.getByRole("button", { name: "Rule CR 323.5", exact: true }).first();
  await rule.tap();
  const panel = page.locator(".rule-panel").first();
  const title = (await panel.locator("strong").textContent()) ?? "";
  await panel.getByRole("link").tap();
  const open = page.locator(".rule-card.open h2");
  await page.waitForURL(/\/rulebook\?rule=323\.5&edition=2026-07-16&lang=en$/u);
  assert.ok(title !== "" && (await open.textContent())?.endsWith(title), title);
});

test("a number is translated between the editions", async () => {
  const { page } = await chromium.open();
  await page.goto(`${service.url()}/rulebook?lang=en`);
  await page.getByRole("textbox", { name: "Number" }).fill("465.2.c");
  await page.locator(".translated", { hasText: "CR 467.2.c" }).waitFor();
  await page.getByLabel("From").selectOption("2026-10-09");
  await page.getByRole("textbox", { name: "Number" }).fill("467.2.c");
  await page.locator(".translated", { hasText: "CR 465.2.c" }).waitFor();
});
