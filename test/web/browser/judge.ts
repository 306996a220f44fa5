import type { Locator, Page } from "playwright-core";

/** The sentence of the ruling. */
export function summaryOf(page: Page): Locator {
  return page.locator("#ruling .summary");
}

/** Taps a side and then the Might of each of its units. */
export async function tapUnits(page: Page, side: "attackers" | "defenders", mights: readonly number[]): Promise<void> {
  await page.getByRole("button", { name: `Add ${side}`, exact: true }).tap();
  for (const might of mights) {
    const name = `Add ${side.slice(0, -1)} with ${might} Might`;
    await page.getByRole("button", { name, exact: true }).tap();
  }
}

/** Opens the first rule that the ruling cites, and waits until it says something. */
export async function openFirstRule(page: Page): Promise<void> {
  await page
    .getByRole("button", { name: /^Rule CR/u })
    .first()
    .tap();
  await page.locator(".rule-panel strong").first().waitFor();
}

/** Waits until everything that is loaded later is there, so that nothing is asked for any more. */
export async function untilOffline(page: Page): Promise<void> {
  await page.locator(".offline.ready").waitFor();
}

/** The size of everything that can be tapped and is seen, with what it is called. */
export async function tapTargets(page: Page): Promise<{ name: string; width: number; height: number }[]> {
  return page.locator("button:visible, a:visible, input:visible, select:visible").evaluateAll((elements) =>
    elements.map((element) => {
      const { width, height } = element.getBoundingClientRect();
      const name = element.getAttribute("aria-label") ?? element.textContent ?? "";
      return { name, width, height };
    }),
  );
}

/** The colour that something stands on. */
export function groundOf(place: Locator): Promise<string> {
  return place.evaluate(
    (element) => element.ownerDocument.defaultView?.getComputedStyle(element).backgroundColor ?? "",
  );
}
