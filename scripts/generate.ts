import { readFile, writeFile } from "node:fs/promises";
import { adjudicate } from "../src/adjudicator/index.js";
import { printGraphqlSchema } from "../src/graphql/index.js";
import { printOpenapi } from "../src/rest/index.js";

/**
 * Writes every file that is derived from the contract, into the folder that it is run in. With `--check` it writes
 * nothing, and fails if one of them is not what it would write.
 */
const COMMAND = "npm run generate";

const generated: Readonly<Record<string, string>> = {
  "openapi.json": printOpenapi(adjudicate),
  "schema.graphql": withFinalNewline(printGraphqlSchema()),
};

if (process.argv.includes("--check")) await check();
else await Promise.all(Object.entries(generated).map(([file, text]) => writeFile(file, text)));

async function check(): Promise<void> {
  for (const [file, text] of Object.entries(generated)) {
    const present = await readFile(file, "utf8").catch(() => "");
    if (present === text) continue;
    process.stderr.write(difference(file, present, text));
    process.exitCode = 1;
  }
}

function difference(file: string, present: string, expected: string): string {
  const [is, should] = [present.split("\n"), expected.split("\n")];
  const line = should.findIndex((text, index) => text !== is[index]);
  const at = line < 0 ? should.length : line;
  return [
    `${file} is out of date, first in line ${at + 1}:`,
    `  is:        ${is[at] ?? "(nothing)"}`,
    `  should be: ${should[at] ?? "(nothing)"}`,
    `Run: ${COMMAND}\n`,
  ].join("\n");
}

function withFinalNewline(text: string): string {
  return `${text.trimEnd()}\n`;
}
