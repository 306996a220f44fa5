import { mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import { adjudicate } from "../src/adjudicator/index.js";
import { printGraphqlSchema } from "../src/graphql/index.js";
import { printOpenapi } from "../src/rest/index.js";
import cases from "../test/cases/cases.json" with { type: "json" };
import { casesByRule, countCases, rulesCoverage } from "./rules-coverage.js";

/**
 * Writes every file that is derived from the contract, the rulebook and the cases, into the folder that it is run in. With `--check` it writes
 * nothing, and fails if one of them is not what it would write.
 */
const COMMAND = "npm run generate";

const generated: Readonly<Record<string, string>> = {
  "docs/rules-coverage.md": rulesCoverage(countCases(cases)),
  "src/rulebook/rule-cases.json": `${JSON.stringify(casesByRule(cases), null, 2)}\n`,
  "openapi.json": printOpenapi(adjudicate),
  "schema.graphql": withFinalNewline(printGraphqlSchema()),
};

if (process.argv.includes("--check")) await check();
else await Promise.all(Object.entries(generated).map(([file, text]) => write(file, text)));

async function write(file: string, text: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, text);
}

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
