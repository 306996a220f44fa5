import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { after, before } from "node:test";
import { chromium, type Browser, type BrowserContextOptions, type Page } from "playwright-core";

const NAMES = ["chromium", "chromium-browser", "google-chrome"];

/** Nothing of the browser may ask the network for anything that the test does not. */
const QUIET = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

/** Where Chromium is: as CHROMIUM_PATH says, else the first of its usual names on the PATH. */
function chromiumPath(): string {
  const stated = process.env["CHROMIUM_PATH"];
  const folders = (process.env["PATH"] ?? "").split(delimiter);
  const found = stated ? [stated] : folders.flatMap((folder) => NAMES.map((name) => join(folder, name)));
  const path = found.find((one) => existsSync(one));
  if (path === undefined) {
    throw new Error(
      "There is no Chromium for the browser tests. `npm run browser:install` installs it, CHROMIUM_PATH says where " +
        "it is, and `npm run test:core` runs all other tests.",
    );
  }
  return path;
}

/** Starts Chromium; an error says how to get one if there is none. */
export function launchChromium(): Promise<Browser> {
  return chromium.launch({ executablePath: chromiumPath(), args: QUIET });
}

/** A phone in one hand. */
export const PHONE: BrowserContextOptions = {
  viewport: { width: 360, height: 740 },
  hasTouch: true,
  isMobile: true,
  locale: "en-GB",
  permissions: ["clipboard-read", "clipboard-write"],
};

/** A page in a fresh browser profile, and the errors that it has told so far. */
export interface Opened {
  readonly page: Page;
  readonly errors: readonly string[];
}

/** Starts Chromium for the tests of a file; answers how to open pages in it. */
export function runningChromium(): { readonly open: (options?: BrowserContextOptions) => Promise<Opened> } {
  let browser: Browser | undefined;
  before(async () => {
    browser = await launchChromium();
  });
  after(() => browser?.close());
  return {
    async open(options = PHONE) {
      if (!browser) throw new Error("Chromium does not run.");
      const context = await browser.newContext(options);
      const page = await context.newPage();
      const errors: string[] = [];
      page.on("pageerror", (error) => errors.push(error.message));
      page.on("console", (message) => {
        if (message.type() === "error") errors.push(message.text());
      });
      return { page, errors };
    },
  };
}
