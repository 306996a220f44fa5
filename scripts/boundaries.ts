import { readdirSync } from "node:fs";
import swc from "@swc/core";
import { cruise, type ICruiseResult } from "dependency-cruiser";
import extractOptions from "dependency-cruiser/config-utl/extract-depcruise-options";

const FOLDERS = ["src", "test/oracle"];

/** The TypeScript files below the folders, to be sure that the cruise saw each of them. */
function sources(): string[] {
  return FOLDERS.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: "utf8" })
      .filter((file) => /\.tsx?$/.test(file))
      .map((file) => `${folder}/${file}`),
  );
}

/** The cruiser tells its parser of TypeScript, but not of the markup in it. */
const parseFile = swc.parseFileSync;
Object.assign(swc, {
  parseFileSync: (file: string, options: object) =>
    parseFile(file, { syntax: "typescript", ...options, tsx: file.endsWith(".tsx") }),
});

const { output } = await cruise(FOLDERS, await extractOptions("./.dependency-cruiser.cjs"));
const { modules, summary } = output as ICruiseResult;
const seen = new Set(modules.map(({ source }) => source));
const unseen = sources().filter((file) => !seen.has(file));
for (const { rule, from, to } of summary.violations)
  console.error(`${rule.name}: ${from} ${from === to ? "lacks an import that it must have" : `imports ${to}`}`);
for (const file of unseen) console.error(`not looked at: ${file}`);
if (summary.violations.length + unseen.length > 0) process.exitCode = 1;
else console.log(`Boundaries hold in ${seen.size} modules.`);
