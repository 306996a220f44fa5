import assert from "node:assert/strict";
import { test } from "node:test";
import { runningService } from "../../cases/service.js";
import { PHONE, runningChromium } from "./chromium.js";
import { summaryOf, tapUnits } from "./judge.js";

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

test("a language that cannot be loaded changes nothing", async () => {
  const { page } = await chromium.open({ ...PHONE, serviceWorkers: "block" });
  await page.goto(`${service.url()}/?c=4~3&lang=en`);
  await page.getByRole("button", { name: "Menu" }).tap();
  const language = page.getByLabel("Language");
  await page.context().setOffline(true);
  await language.selectOption("de");
  await page.waitForFunction("document.querySelector('.settings select').value === 'en'");
  assert.equal(await page.locator("html").getAttribute("lang"), "en");
  assert.notEqual(await page.evaluate("localStorage.getItem('language')"), "de");
  await page.context().setOffline(false);
});

test("of two wishes the last counts, whichever words come first", async () => {
  const { page } = await chromium.open({ ...PHONE, serviceWorkers: "block" });
  await page.goto(`${service.url()}/?c=4~3&lang=en`);
  await page.getByRole("button", { name: "Menu" }).tap();
  const held: string[] = [];
  let release = () => {};
  const gate = new Promise<void>((resolve) => (release = resolve));
  await page.route("**/assets/*", async (route) => {
    held.push(route.request().url());
    await gate;
    await route.continue();
  });
  await page.locator(".settings select").first().selectOption("de");
  await page.locator(".settings select").first().selectOption("en");
  release();
  for (const file of held) await page.evaluate(`import(${JSON.stringify(file)}).then(() => null)`);
  assert.ok(held.length > 0);
  assert.equal(await page.locator("html").getAttribute("lang"), "en");
  await page.getByRole("heading", { name: "Riftbound combat", exact: true }).waitFor();
});

test("a theme that the address names stays in it", async () => {
  const { page } = await chromium.open();
  await page.goto(`${service.url()}/?c=4~3&lang=en&theme=light`);
  await tapUnits(page, "defenders", [5]);
  await page.waitForURL(/\?c=4~3,5&lang=en&theme=light$/u);
  await page.getByRole("link", { name: "Rulebook" }).tap();
  await page.waitForURL(/\/rulebook\?lang=en&theme=light$/u);
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
