import assert from "node:assert/strict";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { after, before, test } from "node:test";
import { runningService } from "../../cases/service.js";
import { runningChromium } from "./chromium.js";
import { groundOf } from "./judge.js";

const service = runningService();
const chromium = runningChromium();

/** A page of another site that shows one combat, with a link as the fallback. */
function siteWith(element: string, script: string): string {
  return `<!doctype html><html lang="en"><head><title>A site</title></head><body><h1>A site</h1>${element}${script}</body></html>`;
}

let site: Server;
let content = "";
before(async () => {
  site = createServer((_request, response) => response.setHeader("content-type", "text/html").end(content));
  await new Promise<void>((resolve) => site.listen(0, "127.0.0.1", resolve));
});
after(() => site.close());

/** Another origin than that of the service: the port differs. */
function siteAddress(): string {
  return `http://127.0.0.1:${(site.address() as AddressInfo).port}/`;
}

const LINK = '<a href="https://judge.example/?c=4,2~3T,5">The combat</a>';

test("a page of another origin shows a combat, as high as it is, and follows its attributes", async () => {
  const script = `<script src="${service.url()}/embed.js"></script>`;
  content = siteWith(`<riftbound-combat combat="4,2~3T,5" lang="en">${LINK}</riftbound-combat>`, script);
  const { page, errors } = await chromium.open();
  await page.goto(siteAddress());
  const frame = page.frameLocator("riftbound-combat iframe");
  await frame.locator(".embed-summary", { hasText: "The defender wins the combat" }).waitFor();
  const element = page.locator("riftbound-combat iframe");
  await page.waitForFunction("document.querySelector('riftbound-combat').shadowRoot.querySelector('slot') === null");
  const inner = await frame.locator("html").evaluate((html) => html.getBoundingClientRect().height);
  assert.ok(Math.abs(Number(await element.getAttribute("height")) - inner) <= 1);
  assert.equal(await element.getAttribute("title"), "Riftbound combat");
  assert.equal(await page.getByRole("link", { name: "The combat" }).isVisible(), false);

  await page.evaluate("document.querySelector('riftbound-combat').setAttribute('lang', 'de')");
  await frame.locator(".embed-summary", { hasText: "Der Defender gewinnt den Kampf" }).waitFor();
  const link = await frame.getByRole("link").getAttribute("href");
  assert.match(link ?? "", /\/\?c=4,2~3T,5&edition=2026-10-09&lang=de$/u);
  assert.deepEqual(errors, []);
});

test("the language of a region is asked for as the language, and one that is not spoken is not", async () => {
  const script = `<script src="${service.url()}/embed.js"></script>`;
  const { page } = await chromium.open();
  for (const [lang, said] of [
    ["de-DE", "Der Defender gewinnt den Kampf"],
    ["fr-CA", "The defender wins the combat"],
  ]) {
    content = siteWith(`<riftbound-combat combat="4,2~3T,5" lang="${lang}">${LINK}</riftbound-combat>`, script);
    await page.goto(siteAddress());
    const summary = page.frameLocator("riftbound-combat iframe").locator(".embed-summary");
    await summary.filter({ hasText: said ?? "" }).waitFor();
  }
});

test("a look that the service does not have is left to the reader", async () => {
  const script = `<script src="${service.url()}/embed.js"></script>`;
  content = siteWith(`<riftbound-combat combat="4~3" lang="en" theme="sepia">${LINK}</riftbound-combat>`, script);
  const { page } = await chromium.open();
  await page.goto(siteAddress());
  await page.frameLocator("riftbound-combat iframe").locator(".embed-summary").waitFor();
  assert.doesNotMatch((await page.locator("riftbound-combat iframe").getAttribute("src")) ?? "", /theme/u);
});

test("where the script does not come, or there is no combat, the link stays", async () => {
  const { page } = await chromium.open();
  content = siteWith(`<riftbound-combat combat="4~3">${LINK}</riftbound-combat>`, "");
  await page.goto(siteAddress());
  assert.equal(await page.getByRole("link", { name: "The combat" }).isVisible(), true);
  content = siteWith(
    `<riftbound-combat>${LINK}</riftbound-combat>`,
    `<script src="${service.url()}/embed.js"></script>`,
  );
  await page.goto(siteAddress());
  assert.equal(await page.getByRole("link", { name: "The combat" }).isVisible(), true);
});

test("a message from elsewhere does not change the height", async () => {
  const script = `<script src="${service.url()}/embed.js"></script>`;
  content = siteWith(`<riftbound-combat combat="4~3" lang="en">${LINK}</riftbound-combat>`, script);
  const { page } = await chromium.open();
  await page.goto(siteAddress());
  await page.frameLocator("riftbound-combat iframe").locator(".embed-summary").waitFor();
  await page.evaluate(`new Promise((resolve) => {
    addEventListener("message", (event) => event.data.height === 1999 && resolve());
    postMessage({ kind: "riftbound-combat", height: 1999 }, "*");
  })`);
  assert.notEqual(await page.locator("riftbound-combat iframe").getAttribute("height"), "1999");
});

test("the link of an embed keeps its colours", async () => {
  const { page } = await chromium.open();
  for (const theme of ["light", "dark"]) {
    await page.goto(`${service.url()}/embed?c=4~3&lang=en&theme=${theme}`);
    await page.locator(".embed .unit").first().waitFor();
    const link = await page.getByRole("link").getAttribute("href");
    assert.match(link ?? "", new RegExp(`/\\?c=4~3&edition=2026-10-09&lang=en&theme=${theme}$`, "u"));
  }
});

test("an embed names its edition, and what is wrong stands on a ground of its own", async () => {
  const { page } = await chromium.open();
  await page.goto(`${service.url()}/embed?c=4~3&lang=en&edition=2026-07-16`);
  assert.match((await page.locator(".embed-link").textContent()) ?? "", /Core Rules of 2026-07-16/u);
  await page.goto(`${service.url()}/embed?c=4,2&lang=en`);
  const box = await page.getByRole("alert").boundingBox();
  assert.ok(box && box.x >= 8 && box.x + box.width <= 352);
  assert.notEqual(await groundOf(page.getByRole("alert")), await groundOf(page.locator("body")));
});

test("the page about embeds is as wide as the phone", async () => {
  const { page } = await chromium.open();
  await page.goto(`${service.url()}/embed/demo`);
  assert.equal(await page.evaluate("document.documentElement.scrollWidth"), 360);
});

test("no other page may be framed by another origin", async () => {
  content = siteWith(`<iframe title="x" src="${service.url()}/?c=4~3"></iframe>`, "");
  const { page } = await chromium.open();
  const refused = page.waitForEvent("console", (message) => message.text().includes("frame-ancestors"));
  await page.goto(siteAddress());
  await refused;
  assert.equal(await page.frameLocator("iframe").locator("main").count(), 0);
});
