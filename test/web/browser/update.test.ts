import assert from "node:assert/strict";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { after, before, test } from "node:test";
import { runningService } from "../../cases/service.js";
import { runningChromium } from "./chromium.js";
import { summaryOf, tapUnits, untilOffline } from "./judge.js";

const service = runningService();
const chromium = runningChromium();

/** Stands before the service, and can say that its service worker is a new one. */
let front: Server;
let version = "1";
before(async () => {
  front = createServer((request, response) => {
    const forward = async () => {
      const answer = await fetch(service.url() + request.url, { headers: { accept: request.headers.accept ?? "*/*" } });
      const body = Buffer.from(await answer.arrayBuffer());
      response.setHeader("content-type", answer.headers.get("content-type") ?? "text/plain");
      const isWorker = request.url === "/service-worker.js";
      response.writeHead(answer.status).end(isWorker ? Buffer.concat([body, Buffer.from(`\n// ${version}`)]) : body);
    };
    void forward();
  });
  await new Promise<void>((resolve) => front.listen(0, "127.0.0.1", resolve));
});
after(() => front.close());

test("a new version is offered, and nothing is loaded again until it is taken", async () => {
  const { page } = await chromium.open();
  const address = `http://127.0.0.1:${(front.address() as AddressInfo).port}/?c=4~3&lang=en`;
  await page.goto(address);
  await untilOffline(page);
  assert.equal(await page.locator(".update-bar").count(), 0);

  version = "2";
  await page.goto(address);
  await tapUnits(page, "attackers", [2]);
  const bar = page.locator(".update-bar");
  await bar.waitFor();
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
