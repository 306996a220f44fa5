import assert from "node:assert/strict";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { after, before, test } from "node:test";
import { runningService } from "../../cases/service.js";
import { runningChromium } from "./chromium.js";
import { openFirstRule, summaryOf, tapUnits, untilOffline } from "./judge.js";

const service = runningService();
const chromium = runningChromium();

/** Stands before the service, and can serve it as a new version: its files have other names, the old ones are gone. */
let front: Server;
let version = "";
before(async () => {
  front = createServer((request, response) => {
    const forward = async () => {
      const path = request.url ?? "/";
      const asked = path.startsWith(`/assets/${version}`) ? path.replace(`/assets/${version}`, "/assets/") : path;
      const isGone = asked === path && path.startsWith("/assets/") && version !== "";
      const answer = await fetch(service.url() + asked, { headers: { accept: request.headers.accept ?? "*/*" } });
      const type = answer.headers.get("content-type") ?? "text/plain";
      const body = Buffer.from(await answer.arrayBuffer());
      response.setHeader("content-type", type);
      response.writeHead(isGone ? 404 : answer.status).end(/html|javascript/u.test(type) ? asVersion(body) : body);
    };
    // A page may still load something when the service has stopped.
    forward().catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => front.listen(0, "127.0.0.1", resolve));
});
after(() => front.close());

function asVersion(body: Buffer): string {
  return body
    .toString()
    .replaceAll(/\/assets\/(?=\w)/gu, `/assets/${version}`)
    .replaceAll('revision:"', `revision:"${version}`);
}

function address(): string {
  return `http://127.0.0.1:${(front.address() as AddressInfo).port}/?c=4~3&lang=en`;
}

test("a new version is offered, and nothing is loaded again until it is taken", async () => {
  const { page } = await chromium.open();
  await page.goto(address());
  await untilOffline(page);
  assert.equal(await page.locator(".update-bar").count(), 0);

  version = "2-";
  await page.goto(address());
  await tapUnits(page, "attackers", [2]);
  const bar = page.locator(".update-bar");
  await bar.waitFor();
  await page.evaluate("scrollTo(0, 150)");
  await page.waitForFunction(
    "document.querySelector('.update-bar').getBoundingClientRect().bottom <= document.querySelector('.verdict').getBoundingClientRect().top",
  );
  await page.evaluate("window.isOld = true");
  assert.match((await summaryOf(page).textContent()) ?? "", /^The attacker wins/u);
  await page.waitForURL(/c=4,2~3/u);

  await bar.getByRole("button", { name: "Reload" }).tap();
  await page.waitForFunction("window.isOld === undefined");
  await summaryOf(page).waitFor();
  await page.waitForURL(/c=4,2~3/u);
  await untilOffline(page);
  assert.equal(await bar.count(), 0);
});

test("a new version that one tab takes leaves another as it is, with all that it loads later", async () => {
  version = "";
  const { page } = await chromium.open();
  const other = await page.context().newPage();
  for (const tab of [page, other]) {
    await tab.goto(address());
    await untilOffline(tab);
    await tab.evaluate("window.isOld = true");
  }
  await tapUnits(other, "attackers", [2]);
  await other.waitForURL(/c=4,2~3/u);

  version = "2-";
  await page.evaluate("navigator.serviceWorker.getRegistration().then((registration) => registration.update())");
  const reload = (tab: typeof page) => tab.locator(".update-bar").getByRole("button");
  await reload(other).waitFor();
  await reload(page).tap();
  await page.waitForFunction("window.isOld === undefined && navigator.serviceWorker.controller?.state === 'activated'");

  await openFirstRule(other);
  await other.getByRole("button", { name: "Menu" }).tap();
  await other.getByRole("button", { name: "Study mode" }).tap();
  await other.locator(".study").waitFor();
  await other.getByRole("button", { name: "Menu" }).tap();
  await other.getByLabel("Language").selectOption("de");
  await other.locator("html[lang='de']").waitFor();
  await other.getByRole("button", { name: "Rückgängig" }).tap();
  await other.waitForURL(/c=4~3/u);
  assert.equal(await other.evaluate("window.isOld"), true);
  await reload(other).tap();
  await other.waitForFunction("window.isOld === undefined");
  await untilOffline(other);
});
