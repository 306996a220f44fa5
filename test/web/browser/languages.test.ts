import assert from "node:assert/strict";
import { test } from "node:test";
import { runningService } from "../../cases/service.js";
import { PHONE, runningChromium } from "./chromium.js";
import { summaryOf } from "./judge.js";

const service = runningService();
const chromium = runningChromium();

test("the page speaks German where the address, the last visit or the phone says so", async () => {
  const { page, errors } = await chromium.open();
  await page.goto(`${service.url()}/?c=4,2~3T,5&lang=en`);
  await page.getByRole("button", { name: "Menu" }).tap();
  await page.getByLabel("Language").selectOption("de");
  await page.waitForURL(/lang=de/u);
  await summaryOf(page)
    .filter({ hasText: /^Der Defender gewinnt den Kampf/u })
    .waitFor();
  assert.equal(await page.locator("html").getAttribute("lang"), "de");
  await page.goto(`${service.url()}/`);
  await page.getByRole("heading", { name: "Wer kämpft?" }).waitFor();
  assert.deepEqual(errors, []);

  const { page: phone } = await chromium.open({ ...PHONE, locale: "de-DE" });
  await phone.goto(`${service.url()}/`);
  await phone.getByRole("heading", { name: "Wer kämpft?" }).waitFor();
});

test("colours follow the system until the reader chooses", async () => {
  const { page } = await chromium.open({ ...PHONE, colorScheme: "dark" });
  await page.goto(`${service.url()}/?lang=en`);
  const background = () => page.evaluate("getComputedStyle(document.body).backgroundColor");
  const dark = await background();
  await page.getByRole("button", { name: "Menu" }).tap();
  await page.getByLabel("Colours").selectOption("light");
  assert.notEqual(await background(), dark);
  await page.reload();
  await page.locator(".verdict").waitFor();
  assert.notEqual(await background(), dark);
});
