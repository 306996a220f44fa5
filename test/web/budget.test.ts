import assert from "node:assert/strict";
import { existsSync, readFileSync } from "node:fs";
import { test } from "node:test";
import { gzipSync } from "node:zlib";
import { LANGUAGES } from "../../src/contract/index.js";

const BUILT = "dist/web";
const BUDGET = 90_000;

interface Shell {
  readonly pages: Readonly<
    Record<string, { readonly script: string; readonly preload: readonly string[]; readonly style: string }>
  >;
  readonly languages: Readonly<Record<string, readonly string[]>>;
  readonly rulings: Readonly<Record<string, readonly string[]>>;
}

const shell = JSON.parse(readFileSync(`${BUILT}/shell.json`, "utf8")) as Shell;

function compressed(files: readonly string[]): number {
  return files.reduce((sum, file) => sum + gzipSync(readFileSync(BUILT + file), { level: 9 }).length, 0);
}

/** Everything that is loaded by the time a page has ruled on the combat of its address. */
function firstView(page: string, language: string): string[] {
  const { script, preload } = shell.pages[page] ?? { script: "", preload: [] };
  return [script, ...preload, ...(shell.languages[language] ?? []), ...(shell.rulings[language] ?? [])];
}

test("the JavaScript of the first view is at most 90 kB compressed, in every language", (context) => {
  for (const page of ["judge", "embed"]) {
    for (const language of Object.keys(shell.languages)) {
      const size = compressed(firstView(page, language));
      context.diagnostic(`${page} in ${language}: ${size} bytes`);
      assert.ok(size <= BUDGET, `${page} in ${language} has ${size} bytes`);
    }
  }
});

test("a page is built for every language of the service", () => {
  assert.deepEqual(Object.keys(shell.languages), LANGUAGES);
  assert.deepEqual(Object.keys(shell.rulings), LANGUAGES);
  for (const language of LANGUAGES)
    for (const file of firstView("judge", language)) assert.ok(existsSync(BUILT + file), file);
});

test("the first view imports nothing else at once", () => {
  for (const file of firstView("judge", "en")) {
    const text = readFileSync(BUILT + file, "utf8");
    assert.doesNotMatch(text, /(?:^|[;}])import\s*(?:["{*]|\w+\s+from)/u, `${file} imports another file`);
  }
});

test("the component is one file of few bytes that imports nothing", () => {
  const text = readFileSync(`${BUILT}/embed.js`, "utf8");
  assert.ok(text.length < 5000, String(text.length));
  assert.doesNotMatch(text, /\bimport\b/u);
});

test("the service worker keeps pages and their files, and nothing of the service's answers", () => {
  const worker = readFileSync(`${BUILT}/service-worker.js`, "utf8");
  const listed = [...worker.matchAll(/url:"(?<url>[^"]+)"/gu)].map(({ groups }) => groups?.["url"] ?? "");
  for (const url of ["/", "/rulebook", shell.pages["judge"]?.script, ...(shell.languages["de"] ?? [])])
    assert.ok(listed.includes(url ?? ""), url);
  assert.ok(listed.every((url) => !/^\/(?:v1|graphql|preview|embed)/u.test(url)));
});
