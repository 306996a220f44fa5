import { createHash } from "node:crypto";
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { basename, resolve as resolvePath } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { Resvg } from "@resvg/resvg-js";
import { build } from "esbuild";
import { imported } from "./imported.mjs";

/**
 * Bundles what runs in the browser into dist/web: the pages and what they load later (assets, named by their
 * content), the service worker, the web component, the manifest and the icons; shell.json tells the server which
 * files each page starts with. Types are checked by `npm run check`.
 *
 * Every page is one file, and so is every part that is loaded later: on a bad network each further request costs
 * more than the few functions that are in two files. (Code splitting by esbuild would load what stands behind a
 * folder's door at once.) Parts hold no components, as there must be only one Preact.
 */
const OUT = "dist/web";
const SOURCE = "src/web/browser";
const PAGES = { judge: "/", rulebook: "/rulebook", embed: "/embed" };
/** Pages that work without a network. */
const KEPT = ["judge", "rulebook"];
const { LANGUAGES } = await imported("src/rulebook/languages.ts");
const { PALETTES, paletteStyle } = await imported("src/contract/palettes.ts");
/** What pages load with `import()`, by the name of its file. */
const PARTS = {
  ...byLanguage((language) => [`messages-${language}`, `src/language/${language}.ts`]),
  ...byLanguage((language) => [`study-${language}`, `src/language/${language}-study.ts`]),
  ...byLanguage((language) => [`words-${language}`, `${SOURCE}/words/${language}.ts`]),
  referee: `${SOURCE}/ruling/referee.ts`,
  reading: `${SOURCE}/position/reading.ts`,
  cards: `${SOURCE}/cards/facts.ts`,
  rules: `${SOURCE}/rules/book.ts`,
  study: `${SOURCE}/study/studying.ts`,
  workbox: "node_modules/workbox-window/build/workbox-window.prod.es5.mjs",
};
/** What pages always load as soon as they start, besides their language. */
const NEEDED_BY = { rulebook: ["rules"] };
const COMMON = { bundle: true, minify: true, target: "es2022", format: "esm", logLevel: "warning" };

rmSync(OUT, { recursive: true, force: true });
mkdirSync(OUT, { recursive: true });
const parts = Object.fromEntries(
  await Promise.all(
    Object.entries(PARTS).map(async ([name, source]) => [name, (await bundled(name, source, null)).script]),
  ),
);
const pages = Object.fromEntries(
  await Promise.all(
    Object.keys(PAGES).map(async (page) => [page, await bundled(page, `${SOURCE}/${page}.tsx`, parts)]),
  ),
);
/** What a page in this language needs to show anything. What it says about combats comes with the engine, behind it. */
const languages = byLanguage((language) => [language, [parts[`words-${language}`]]]);
/** What a page in this language needs besides to rule on a combat. */
const rulings = byLanguage((language) => [language, [parts.referee, parts.reading, parts[`messages-${language}`]]]);

/** A table of what each language has, by the name that `entry` gives it. */
function byLanguage(entry) {
  return Object.fromEntries(LANGUAGES.map(entry));
}

/** Bundles one file with all that it imports at once; what it imports later is one of the parts, which load nothing. */
async function bundled(name, source, known) {
  const { metafile } = await build({
    ...COMMON,
    entryPoints: { [name]: source },
    outdir: `${OUT}/assets`,
    entryNames: "[name]-[hash]",
    plugins: [
      { name: "parts", setup: ({ onResolve, resolve }) => onResolve({ filter: /./ }, toPart(resolve, known)) },
      { name: "palettes", setup: addPalettes },
    ],
    metafile: true,
  });
  const [script, style = null] = Object.keys(metafile.outputs)
    .sort((one, other) => Number(one.endsWith(".css")) - Number(other.endsWith(".css")))
    .map((file) => file.slice(OUT.length));
  return { script, preload: (NEEDED_BY[name] ?? []).map((part) => known[part]), style };
}

function toPart(resolve, known) {
  return async ({ kind, path, importer, resolveDir, pluginData }) => {
    if (kind !== "dynamic-import" || pluginData === "seen") return undefined;
    if (!known) return { path, external: true };
    const found = await resolve(path, { kind, importer, resolveDir, pluginData: "seen" });
    const part = Object.keys(PARTS).find((name) => resolvePath(PARTS[name]) === found.path);
    if (!part) throw new Error(`${importer} loads ${path} later, which PARTS does not name.`);
    return { path: known[part], external: true };
  };
}

/** The style sheet `palettes.css` is no file: it is made of the table that pictures and other pages have too. */
function addPalettes({ onResolve, onLoad }) {
  onResolve({ filter: /^palettes\.css$/ }, ({ path }) => ({ path, namespace: "palettes" }));
  onLoad({ filter: /./, namespace: "palettes" }, () => ({ contents: paletteStyle(), loader: "css" }));
}

writeIcons();
writeFileSync(`${OUT}/manifest.webmanifest`, JSON.stringify(manifest()));
const version = versionOfAll();
const kept = KEPT.flatMap((page) => [pages[page].script, pages[page].style]);
const precached = [
  ...[...kept, ...Object.values(parts)].map((url) => ({ url, revision: null })),
  ...[...KEPT.map((page) => PAGES[page]), "/manifest.webmanifest", "/icon.svg", "/icon-192.png"].map((url) => ({
    url,
    revision: version,
  })),
];
await build({
  ...COMMON,
  entryPoints: { "service-worker": `${SOURCE}/service-worker.ts`, embed: `${SOURCE}/component.ts` },
  outdir: OUT,
  format: "iife",
  define: { "self.__WB_MANIFEST": JSON.stringify(precached), "process.env.NODE_ENV": '"production"' },
});
writeFileSync(`${OUT}/shell.json`, `${JSON.stringify({ pages, languages, rulings, version }, null, 2)}\n`);
compressAll();

/** The icons, drawn from our own shape: two blades that meet. */
function writeIcons() {
  const svg = readFileSync(`${SOURCE}/icons/icon.svg`, "utf8");
  writeFileSync(`${OUT}/icon.svg`, svg);
  const drawn = (source, size) => new Resvg(source, { fitTo: { mode: "width", value: size } }).render().asPng();
  for (const size of [180, 192, 512]) writeFileSync(`${OUT}/icon-${size}.png`, drawn(svg, size));
  const maskable = readFileSync(`${SOURCE}/icons/maskable.svg`, "utf8");
  writeFileSync(`${OUT}/icon-maskable-512.png`, drawn(maskable, 512));
}

function manifest() {
  const png = (name, size, purpose = "any") => ({
    src: `/${name}.png`,
    sizes: `${size}x${size}`,
    type: "image/png",
    purpose,
  });
  return {
    id: "/",
    name: "Riftbound Combat Adjudicator",
    short_name: "Combat",
    description: "Rules on combat in Riftbound, with rule numbers, also without a network.",
    start_url: "/",
    scope: "/",
    display: "standalone",
    background_color: PALETTES.light.page,
    theme_color: PALETTES.light.page,
    icons: [
      { src: "/icon.svg", sizes: "any", type: "image/svg+xml" },
      png("icon-192", 192),
      png("icon-512", 512),
      png("icon-maskable-512", 512, "maskable"),
    ],
  };
}

/** Changes with every byte of what is shown: the bundles, and the server's code that writes the pages. */
function versionOfAll() {
  const hash = createHash("sha256");
  for (const file of [...filesIn(OUT), ...filesIn("src/web/server")]) hash.update(file).update(readFileSync(file));
  return hash.digest("hex").slice(0, 12);
}

function filesIn(folder) {
  try {
    const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
    return entries
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => `${parentPath}/${name}`)
      .sort();
  } catch {
    return [];
  }
}

/** Text is compressed once, here, as well as it can be. */
function compressAll() {
  for (const file of filesIn(OUT).filter((name) => /\.(?:js|css|svg|webmanifest)$/.test(basename(name)))) {
    const content = readFileSync(file);
    writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }));
    writeFileSync(`${file}.br`, brotliCompressSync(content));
  }
}
