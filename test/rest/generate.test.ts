import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { fileURLToPath } from "node:url";

const SCRIPT = fileURLToPath(new URL("../../scripts/generate.js", import.meta.url));
let folder = "";

before(async () => {
  folder = await mkdtemp(join(tmpdir(), "generate-"));
});
after(() => rm(folder, { recursive: true }));

function generate(...options: string[]) {
  return spawnSync(process.execPath, [SCRIPT, ...options], { cwd: folder, encoding: "utf8" });
}

test("missing files are out of date; generated ones are not", () => {
  assert.equal(generate("--check").status, 1);
  assert.equal(generate().status, 0);
  assert.deepEqual([generate("--check").status, generate("--check").stderr], [0, ""]);
});

test("a file that was changed is named with its first wrong line and the command to run", async () => {
  generate();
  const file = join(folder, "openapi.json");
  const text = await readFile(file, "utf8");
  assert.ok(text.endsWith("}\n"));
  await writeFile(file, text.replace('"openapi": "3.1.0"', '"openapi": "3.0.0"'));
  const { status, stderr } = generate("--check");
  assert.equal(status, 1);
  assert.match(stderr, /^openapi\.json is out of date, first in line 2:/);
  assert.match(stderr, /"openapi": "3\.0\.0"[\s\S]*"openapi": "3\.1\.0"[\s\S]*Run: npm run generate\n$/);
});
