import type { Browser, Page } from "playwright-core";
import { launchChromium, PHONE } from "../test/web/browser/chromium.js";
import { report } from "./measure.js";
import { startService } from "./service-process.js";

/** Slow 3G: 400 kilobits per second either way, and 400 ms until the first byte; the processor is four times slower. */
const BYTES_PER_SECOND = 400_000 / 8;
const SLOW = { offline: false, latency: 400, downloadThroughput: BYTES_PER_SECOND, uploadThroughput: BYTES_PER_SECOND };
const SLOWER_PROCESSOR = { rate: 4 };
const ROUNDS = 5;

/** Milliseconds from the first byte asked for until a selector is shown, as the page's own clock has it. */
async function untilShown(page: Page, url: string, selector: string): Promise<number> {
  const found = `new Promise((resolve) => {
    const look = () => document.querySelector(${JSON.stringify(selector)}) ? resolve(performance.now()) : requestAnimationFrame(look);
    look();
  })`;
  await page.goto(url, { waitUntil: "commit" });
  return page.evaluate(found) as Promise<number>;
}

/** The median of first visits, each in a profile of its own. */
async function firstVisit(browser: Browser, url: string, selector: string): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const context = await browser.newContext(PHONE);
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send("Network.enable");
    await session.send("Network.emulateNetworkConditions", SLOW);
    await session.send("Emulation.setCPUThrottlingRate", SLOWER_PROCESSOR);
    times.push(await untilShown(page, url, selector));
    await context.close();
  }
  return times.sort((one, other) => one - other)[Math.floor(ROUNDS / 2)] ?? Number.NaN;
}

console.log("The page on a phone, first visit on slow 3G with a processor four times slower");
const service = await startService(["node", "dist/server/main.js"], "/healthz");
const browser = await launchChromium();
try {
  const VISITS = [
    { what: "the number pad can be tapped", path: "/", selector: "main.judge button" },
    { what: "the ruling of a link can be read", path: "/?c=4,2~3T,5", selector: "h1, #ruling .summary" },
    { what: "the combat of a link can be changed", path: "/?c=4,2~3T,5", selector: "main.judge button" },
  ];
  for (const { what, path, selector } of VISITS) {
    const time = await firstVisit(browser, service.url + path, selector);
    report(what, time / 1000, "s", "at most 2 s", time <= 2000);
  }
} finally {
  await browser.close();
  await service.stop();
}
