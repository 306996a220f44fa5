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

test("a number is translated between the editions", async () => {
  const { page } = await chromium.open();
  await page.goto(`${service.url()}/rulebook?lang=en`);
  await page.getByRole("textbox", { name: "Number" }).fill("465.2.c");
  await page.locator(".translated", { hasText: "CR 467.2.c" }).waitFor();
  await page.getByLabel("From").selectOption("2026-10-09");
  await page.getByRole("textbox", { name: "Number" }).fill("467.2.c");
  await page.locator(".translated", { hasText: "CR 465.2.c" }).waitFor();
});
