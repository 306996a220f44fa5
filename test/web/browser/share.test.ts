import assert from "node:assert/strict";
import { test } from "node:test";
import { runningService } from "../../cases/service.js";
import { PHONE, runningChromium } from "./chromium.js";
import { summaryOf, tapUnits } from "./judge.js";

const service = runningService();
const chromium = runningChromium();
const DESK = { viewport: { width: 1280, height: 800 }, locale: "en-GB", permissions: PHONE.permissions ?? [] };

test("a shared link opens the same position for others", async () => {
  const { page } = await chromium.open();
  await page.goto(`${service.url()}/?lang=en`);
  await tapUnits(page, "attackers", [4]);
  await tapUnits(page, "defenders", [3, 3]);
  const said = await summaryOf(page).textContent();
  await page.evaluate("navigator.share = (data) => { window.shared = data; return Promise.resolve(); }");
  await page.getByRole("button", { name: "Share" }).tap();
  const link = (await page.evaluate("window.shared.url")) as string;
  assert.match(link, /\/\?c=4~2x3&edition=2026-10-09&lang=en$/u);

  const { page: other } = await chromium.open();
  await other.goto(link);
  assert.equal(await summaryOf(other).textContent(), said);
});

test("where there is no share sheet the link is copied, and the ruling can be copied with its numbers", async () => {
  const { page } = await chromium.open(DESK);
  await page.goto(`${service.url()}/?c=4,2~3T,5&lang=en`);
  await page.getByRole("button", { name: "Share" }).click();
  await page.getByText("Copied").waitFor();
  assert.match((await page.evaluate("navigator.clipboard.readText()")) as string, /c=4,2~3T,5/u);
  await page.getByRole("button", { name: "Copy ruling" }).click();
  await page.waitForFunction("navigator.clipboard.readText().then((text) => text.includes('CR 467.2.c.6'))");
});

test("that a ruling was copied is told of that ruling only, and anew each time", async () => {
  const { page } = await chromium.open();
  await page.goto(`${service.url()}/?c=4,2~3T,5&lang=en`);
  const told = page.locator(".actions [role='status']").last();
  const copy = page.getByRole("button", { name: "Copy ruling" });
  await copy.tap();
  await told.filter({ hasText: "Copied" }).waitFor();
  await tapUnits(page, "attackers", [3]);
  await page.waitForURL(/c=4,2,3~/u);
  await page.waitForFunction("!document.body.textContent.includes('Copied')");
  await copy.tap();
  await told.filter({ hasText: "Copied" }).waitFor();
  await page.evaluate("navigator.clipboard.writeText = () => new Promise((done) => { window.done = done; })");
  await copy.tap();
  await page.waitForFunction("window.done && !document.body.textContent.includes('Copied')");
  await page.evaluate("window.done()");
  await told.filter({ hasText: "Copied" }).waitFor();
});
