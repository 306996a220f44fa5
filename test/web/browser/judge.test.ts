import assert from "node:assert/strict";
import { test } from "node:test";
import type { Page } from "playwright-core";
import { runningService } from "../../cases/service.js";
import { PHONE, runningChromium } from "./chromium.js";
import { summaryOf, tapTargets, tapUnits } from "./judge.js";

const service = runningService();
const chromium = runningChromium();

test("a combat is entered by touch at phone size, and the ruling is read", async () => {
  const { page, errors } = await chromium.open();
  await page.goto(`${service.url()}/?lang=en`);
  await tapUnits(page, "attackers", [4, 2]);
  await tapUnits(page, "defenders", [3, 5]);
  await page.getByRole("button", { name: /^3 Might, d1/u }).tap();
  await page.getByRole("button", { name: "Tank", exact: true }).tap();
  await page.getByRole("button", { name: "Done" }).tap();
  assert.equal(
    await summaryOf(page).textContent(),
    "The defender wins the combat; a1 (4 Might), a2 (2 Might) and d1 (3 Might) die; the defender keeps the battlefield; no point is scored.",
  );
  await page.waitForURL(/\?c=4,2~3T,5&lang=en$/u);
  const rule = page.getByRole("button", { name: "Rule CR 467.2.c.6" });
  await rule.first().tap();
  await page.locator(".rule-panel strong").first().waitFor();
  assert.match((await page.locator(".rule-panel").first().textContent()) ?? "", /Tank/u);
  assert.deepEqual(errors, []);
});

test("both sides, the ruling and the number pad are seen at once at 360 by 740", async () => {
  const { page } = await chromium.open();
  await page.goto(`${service.url()}/?c=4,2~3T,5&lang=en`);
  for (const place of ["#ruling", ".side.attacker", ".side.defender", ".situation", ".pad"]) {
    const box = await page.locator(place).boundingBox();
    assert.ok(box && box.y >= 0 && box.y + box.height <= 740 && box.x + box.width <= 360, place);
  }
  const width = await page.locator("html").evaluate((element) => element.scrollWidth);
  assert.equal(width, 360);
});

test("nothing is cut off at 320 pixels, in German and with names as long as they may be", async () => {
  const { page } = await chromium.open({ ...PHONE, viewport: { width: 320, height: 640 } });
  const long = `"${"W".repeat(60)}"`;
  for (const combat of ["4,2~3T,5", `4=${long},2=${long} > 3T,5=${long}`]) {
    await page.goto(`${service.url()}/?c=${encodeURIComponent(combat)}&lang=de`);
    await page.locator(".page-footer").waitFor();
    assert.equal(await page.locator("html").evaluate((element) => element.scrollWidth), 320, combat);
  }
});

test("names are text, whatever they hold", async () => {
  const { page, errors } = await chromium.open();
  const name = "<img src=x onerror=alert(1)>";
  await page.goto(`${service.url()}/?c=${encodeURIComponent(`4="${name}" > 3`)}&lang=en`);
  await page.locator(".unit-name", { hasText: name }).waitFor();
  assert.equal(await page.locator("main img").count(), 0);
  assert.deepEqual(errors, []);
});

test("a name that would turn the text around it stands nowhere on the page", async () => {
  const { page } = await chromium.open();
  for (const combat of ['4 by "a\u202Eb" > 3', '4 > 3 | control="a\u202Eb" | skirmish', '4 > 3 | at "a\u202Eb"']) {
    await page.goto(`${service.url()}/?c=${encodeURIComponent(combat)}&lang=en`);
    await page.locator(".verdict.refused, .page-footer").first().waitFor();
    assert.doesNotMatch((await page.locator("body").textContent()) ?? "", /\u202E/u, combat);
  }
});

test("whatever can be tapped is large enough for a thumb", async () => {
  const { page } = await chromium.open();
  const reached: Readonly<Record<string, () => Promise<void>>> = {
    "/?c=5~3T,2,2&lang=en": async () => {},
    "/?c=4,2~3T,5&lang=en": async () => page.getByRole("button", { name: /, d1/u }).tap(),
    "/?c=4~3&lang=en": async () => {
      await page.locator(".steps .rule").first().tap();
      await page.locator(".rule-panel a").waitFor();
    },
    "/rulebook?lang=en": async () => {},
    "/embed?c=4~3&lang=en": async () => {},
  };
  for (const [path, reach] of Object.entries(reached)) {
    await page.goto(service.url() + path);
    await page.locator(".page-footer, .embed-link").waitFor();
    await reach();
    const small = (await tapTargets(page)).filter(({ name, width, height }) => {
      const isSkip = name.startsWith("Skip to");
      return !isSkip && (height < 43.5 || width < 43.5);
    });
    assert.deepEqual(small, [], path);
  }
});

test("a choice is made by tapping units in order; an illegal tap says why", async () => {
  const { page } = await chromium.open();
  await page.goto(`${service.url()}/?c=5~3T,2,2&lang=en`);
  const choice = page.locator(".choice.attacker");
  assert.match((await choice.textContent()) ?? "", /2 legal ways/u);
  await choice.getByRole("button", { name: /^d2/u }).tap();
  assert.match((await choice.getByRole("alert").textContent()) ?? "", /d1 \(3 Might\) must have lethal damage first/u);
  await choice.getByRole("button", { name: /^d1/u }).tap();
  await choice.getByRole("button", { name: /^d3/u }).tap();
  await page.waitForURL(/attacker=d1:3,d3:2/u);
  assert.match((await summaryOf(page).textContent()) ?? "", /a1 \(5 Might\), d1 \(3 Might\) and d3 \(2 Might\) die/u);
  await choice.getByRole("button", { name: "Clear" }).tap();
  assert.match((await summaryOf(page).textContent()) ?? "", /may die or survive/u);
  await choice.getByRole("button", { name: "Fill in a legal way" }).tap();
  await page.waitForURL(/attacker=d1:3/u);
});

test("undo takes back the last tap of a choice, and redo brings it again", async () => {
  const { page } = await chromium.open();
  await page.goto(`${service.url()}/?c=4,2~3,5&lang=en`);
  await tapUnits(page, "defenders", [1]);
  await page.waitForURL(/c=4,2~3,5,1/u);
  const choice = page.locator(".choice.attacker");
  const left = (text: string) => choice.locator(".left").filter({ hasText: text }).waitFor();
  const press = (name: string) => page.getByRole("button", { name, exact: true }).tap();
  await choice.getByRole("button", { name: /^d2/u }).tap();
  await left("1 left");
  await choice.getByRole("button", { name: /^d3/u }).tap();
  await page.waitForURL(/attacker=d2:5,d3:1/u);
  await press("Undo");
  await left("1 left");
  await page.waitForURL(/c=4,2~3,5,1&lang=en/u);
  await press("Undo");
  await left("6 left");
  assert.equal(await page.locator(".side.defender .unit").count(), 3);
  await press("Redo");
  await left("1 left");
  await press("Redo");
  await page.waitForURL(/attacker=d2:5,d3:1/u);
  await choice.getByRole("button", { name: "Take back" }).tap();
  await left("1 left");
  await choice.getByRole("button", { name: "Take back" }).tap();
  await left("6 left");
  await press("Undo");
  await left("1 left");
});

test("why a tap was illegal is said in the language that is chosen afterwards", async () => {
  const { page } = await chromium.open();
  await page.goto(`${service.url()}/?c=5~3T,2,2&lang=en`);
  const choice = page.locator(".choice.attacker");
  await choice.getByRole("button", { name: /^d2/u }).tap();
  await choice.getByRole("alert").filter({ hasText: "must have lethal damage first" }).waitFor();
  await page.getByRole("button", { name: "Menu" }).tap();
  await page.getByLabel("Language").selectOption("de");
  await choice.getByRole("alert").filter({ hasText: "zu früh" }).waitFor();
});

test("skipping to the ruling leaves no entry in the history", async () => {
  const { page } = await chromium.open();
  await page.goto(`${service.url()}/?c=4~3&lang=en`);
  await page.locator(".page-footer").waitFor();
  const entries = await page.evaluate<number>("history.length");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await page.waitForFunction("document.activeElement.id === 'ruling'");
  assert.equal(await page.evaluate<number>("history.length"), entries);
  assert.match(page.url(), /lang=en$/u);
});

/** A page whose address has changed since its last entry in the history: going back shows 4~3, and forth 4,9~3. */
async function withEntryBehind(): Promise<Page> {
  const { page } = await chromium.open();
  await page.goto(`${service.url()}/?c=4~3&lang=en`);
  await page.locator(".page-footer").waitFor();
  await page.evaluate("location.hash = 'ruling'");
  await tapUnits(page, "attackers", [9]);
  await page.waitForURL(/c=4,9~3/u);
  return page;
}

test("back and forth within the page show the position of the address, and undo takes that back", async () => {
  const page = await withEntryBehind();
  await page.goBack();
  await page.waitForURL(/c=4~3&lang=en$/u);
  await page.locator(".side.attacker .unit").nth(1).waitFor({ state: "detached" });
  await page.goForward();
  await page.locator(".side.attacker .unit").nth(1).waitFor();
  await page.getByRole("button", { name: "Undo" }).tap();
  await page.waitForURL(/c=4~3&lang=en/u);
});

test("going forth at once after going back shows the position that the address names", async () => {
  const page = await withEntryBehind();
  await page.evaluate(`new MutationObserver((_, observer) => {
    if (document.querySelectorAll(".side.attacker .unit").length !== 1) return;
    observer.disconnect();
    history.forward();
    const drawn = () => requestAnimationFrame(() => requestAnimationFrame(() => document.body.classList.add("forth")));
    addEventListener("popstate", drawn, { once: true });
  }).observe(document.querySelector("main"), { childList: true, subtree: true })`);
  await page.goBack();
  await page.locator("body.forth").waitFor();
  await page.locator(".side.attacker .unit").nth(1).waitFor();
  assert.match(page.url(), /c=4,9~3/u);
  assert.equal(await page.locator(".side.attacker .unit").count(), 2);
});

test("undo, redo, duplicate, remove and swap do what they say", async () => {
  const { page } = await chromium.open();
  await page.goto(`${service.url()}/?c=4~3T&lang=en`);
  await page.getByRole("button", { name: /Might, d1/u }).tap();
  await page.getByRole("button", { name: "Duplicate" }).tap();
  await page.waitForURL(/c=4~2x3T/u);
  await page.getByRole("button", { name: "Swap sides" }).tap();
  await page.waitForURL(/c=2x3T~4/u);
  await page.getByRole("button", { name: "Undo" }).tap();
  await page.getByRole("button", { name: "Undo" }).tap();
  await page.waitForURL(/c=4~3T/u);
  await page.getByRole("button", { name: "Redo" }).tap();
  await page.waitForURL(/c=4~2x3T/u);
  await page.getByRole("button", { name: /Might, d2/u }).tap();
  await page.getByRole("button", { name: "Remove" }).tap();
  await page.waitForURL(/c=4~3T/u);
});

test("points and control decide the score", async () => {
  const { page } = await chromium.open();
  await page.goto(`${service.url()}/?c=4~3&lang=en`);
  await page.getByRole("button", { name: /^Points/u }).tap();
  const points = page.getByRole("textbox", { name: "Points of the attacker" });
  await points.fill("7");
  await points.press("Enter");
  await page.waitForURL(/~7:0|points=7/u);
  const score = page.locator(".facts .fact", { has: page.getByText("Score", { exact: true }) }).locator("dd");
  await score.filter({ hasText: /attacker draws a card instead of the final point$/iu }).waitFor();
  await page.getByRole("button", { name: /^Controls the battlefield/u }).tap();
  await page.getByRole("button", { name: "Nobody" }).tap();
  await page.waitForURL(/~nobody/u);
});

test("a field that is emptied keeps its number", async () => {
  const { page } = await chromium.open();
  await page.goto(`${service.url()}/?c=4~3&lang=en`);
  await page.getByRole("button", { name: /^4 Might, a1/u }).tap();
  const might = page.getByRole("textbox", { name: "Might", exact: true });
  for (const typed of ["", " ", "1e1", "0x5"]) {
    await might.fill(typed);
    await might.press("Enter");
    assert.equal(await might.inputValue(), "4", typed);
  }
  await might.fill(" +6 ");
  await might.press("Enter");
  await page.waitForURL(/c=6~3/u);
});

test("the unit in hand is called as on the board", async () => {
  const { page } = await chromium.open();
  await page.goto(`${service.url()}/?c=4,a1:3~2&lang=en`);
  await page.getByRole("button", { name: /^4 Might, a2/u }).tap();
  assert.equal(await page.locator(".editor h3").textContent(), "a2");
});

test("the tab says what the page rules", async () => {
  const { page } = await chromium.open();
  await page.goto(`${service.url()}/?c=4~3&lang=en`);
  await tapUnits(page, "defenders", [5]);
  await page.waitForFunction("document.title === 'The defender wins the combat · Riftbound Combat Adjudicator'");
});

test("a card is found by its name, and what its text can change is a warning", async () => {
  const { page, errors } = await chromium.open();
  await page.goto(`${service.url()}/?lang=en`);
  await page.getByRole("button", { name: "Card name" }).tap();
  const field = page.getByRole("combobox");
  await field.fill("wielder of wat");
  await page.getByRole("option", { name: /Wielder of Water/u }).tap();
  await page.waitForURL(/c=OGN-055~none/u);
  await page.locator(".unit-name", { hasText: "Wielder of Water" }).waitFor();
  await page.locator(".warning").first().waitFor();
  await page.reload();
  await page.locator(".unit-name", { hasText: "Wielder of Water" }).waitFor();
  assert.deepEqual(errors, []);
});

test("how many cards a name may mean is said, also where not all are offered", async () => {
  const { page } = await chromium.open();
  await page.goto(`${service.url()}/?lang=en`);
  await page.getByRole("button", { name: "Card name" }).tap();
  const told = (text: RegExp) => page.locator(".card-field").getByRole("status").filter({ hasText: text }).waitFor();
  await page.getByRole("combobox").fill("poro");
  await told(/^5 of \d\d cards, type more$/u);
  await page.getByRole("combobox").fill("wielder of wat");
  await told(/^1 card found$/u);
});

test("a position that cannot be is said where it belongs; a link that cannot be read shows the place", async () => {
  const { page } = await chromium.open();
  await page.goto(`${service.url()}/?c=999U5~3&lang=en`);
  await page.locator(".verdict.refused").waitFor();
  await page.locator(".unit.faulty").waitFor();
  await page.goto(`${service.url()}/?c=4,2~3Q&lang=en`);
  await page.locator(".verdict pre").waitFor();
  await page.getByRole("link", { name: "Start with an empty combat" }).tap();
  await page.locator(".verdict.empty").waitFor();
});

test("an address that the service refuses is not ruled on by the page either", async () => {
  const { page } = await chromium.open();
  for (const query of ["c=4~3&edition=2026-07-01", "c=4~3&edition=", "c=4~3&c=1~2", "c=4~3&theme=pink"]) {
    await page.goto(`${service.url()}/?${query}&lang=en`);
    await page.locator(".verdict.refused p", { hasText: "must be" }).waitFor();
    assert.ok(page.url().endsWith(`/?${query}&lang=en`), query);
    await page.goto(`${service.url()}/embed?${query}&lang=en`);
    await page.getByRole("alert").first().waitFor();
    assert.equal(await page.getByRole("alert").count(), 1, query);
  }
  await page.goto(`${service.url()}/?c=4~3&lang=xx`);
  await page.getByRole("link", { name: "Start with an empty combat" }).tap();
  await page.locator(".verdict.empty").waitFor();
});

test("study mode is off, and says what it is not for when it is on", async () => {
  const { page } = await chromium.open();
  await page.goto(`${service.url()}/?c=4,2~3T,5&lang=en`);
  assert.equal(await page.locator(".study").count(), 0);
  await page.getByRole("button", { name: "Menu" }).tap();
  await page.getByRole("button", { name: "Study mode" }).tap();
  const study = page.locator(".study");
  await study.waitFor();
  assert.match((await study.textContent()) ?? "", /Not for judging at events/u);
  const bar = page.locator(".study-bar");
  assert.match((await bar.textContent()) ?? "", /not for judging at events/u);
  assert.equal(await page.locator(".menu").isVisible(), false);
  assert.equal(await page.locator(":focus").getAttribute("class"), "study-bar");
  assert.match(
    (await study.textContent()) ?? "",
    /\+2 Might on a1 \(4 Might\): Nobody is left\. Nobody has the battlefield\. d2 \(5 Might\) dies\./u,
  );
  await page.locator(".steps").scrollIntoViewIfNeeded();
  assert.equal((await bar.boundingBox())?.y, 0);
  await bar.getByRole("button", { name: "Switch off study mode" }).tap();
  await study.waitFor({ state: "detached" });
  assert.equal(await page.locator(":focus").getAttribute("id"), "ruling");
});

test("the verdict says which edition it follows, and that it works without a network", async () => {
  const { page } = await chromium.open();
  await page.goto(`${service.url()}/?c=4~3&lang=en`);
  const marks = page.locator(".verdict-marks");
  await marks.filter({ hasText: "Core Rules 2026-10-09 · works offline" }).waitFor();
  await page.goto(`${service.url()}/?c=4~3&lang=en&edition=2026-07-16`);
  await marks.locator("strong", { hasText: "Older Core Rules 2026-07-16" }).waitFor();
});

test("a new combat and the removal of a unit have different drawings", async () => {
  const { page } = await chromium.open();
  await page.goto(`${service.url()}/?c=4~3&lang=en`);
  await page.getByRole("button", { name: /, d1/u }).tap();
  const drawing = (name: string) => page.getByRole("button", { name, exact: true }).locator("path").getAttribute("d");
  assert.notEqual(await drawing("New combat"), await drawing("Remove"));
});
