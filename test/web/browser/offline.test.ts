import assert from "node:assert/strict";
import { test } from "node:test";
import { runningService } from "../../cases/service.js";
import { runningChromium } from "./chromium.js";
import { openFirstRule, summaryOf, tapUnits, untilOffline } from "./judge.js";

const service = runningService();
const chromium = runningChromium();

test("after the first visit everything works with the network cut", async () => {
  const { page, errors } = await chromium.open();
  await page.goto(`${service.url()}/?lang=en`);
  await untilOffline(page);
  await page.context().setOffline(true);

  await page.goto(`${service.url()}/?c=4~3&lang=en`);
  await tapUnits(page, "attackers", [2]);
  assert.match((await summaryOf(page).textContent()) ?? "", /^The attacker wins the combat/u);

  await openFirstRule(page);
  await page.getByRole("button", { name: "Card name" }).tap();
  await page.getByRole("combobox").fill("sunlit");
  await page.getByRole("option").first().waitFor();

  await page.goto(`${service.url()}/?c=OGN-055~3&lang=de`);
  await page.locator(".unit-name", { hasText: "Wielder of Water" }).waitFor();
  assert.equal(await page.locator("html").getAttribute("lang"), "de");

  await page.goto(`${service.url()}/?c=4~3&edition=2026-07-01&lang=en`);
  await page.locator(".verdict.refused p", { hasText: "must be one of" }).waitFor();

  await page.goto(`${service.url()}/rulebook?lang=en&search=tank`);
  await page.locator(".rule-card").first().waitFor();
  await page.getByRole("link", { name: "Combat" }).tap();
  await page.locator(".verdict.empty").waitFor();
  assert.deepEqual(errors, []);
});

test("on the first visit, too, what is loaded later is there once the page says so", async () => {
  const { page } = await chromium.open();
  await page.goto(`${service.url()}/?c=4,2~3T,5&lang=en`);
  await untilOffline(page);
  await page.context().setOffline(true);
  await openFirstRule(page);
});

test("the service worker keeps no answers of the service and no pictures", async () => {
  const { page } = await chromium.open();
  await page.goto(`${service.url()}/?lang=en`);
  await untilOffline(page);
  await page.context().setOffline(true);
  for (const path of ["/v1/editions", "/preview.png?c=4~3", "/embed?c=4~3", "/healthz"])
    await assert.rejects(page.goto(service.url() + path), /ERR_INTERNET_DISCONNECTED|ERR_FAILED/u, path);
});

test("the page can be installed", async () => {
  const { page } = await chromium.open();
  await page.goto(`${service.url()}/?lang=en`);
  const href = await page.locator('link[rel="manifest"]').getAttribute("href");
  const manifest = (await (await page.request.get(service.url() + href)).json()) as {
    readonly display: string;
    readonly icons: readonly { readonly src: string; readonly sizes: string }[];
  };
  assert.equal(manifest.display, "standalone");
  for (const size of ["192x192", "512x512"]) {
    const icon = manifest.icons.find(({ sizes }) => sizes === size);
    assert.ok(icon);
    assert.equal((await page.request.get(service.url() + icon.src)).headers()["content-type"], "image/png");
  }
});
