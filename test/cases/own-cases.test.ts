import { test } from "node:test";
import { adjudicate } from "../../src/adjudicator/index.js";
import { ownCases } from "./own-cases.js";

for (const { id, operation, request, check } of ownCases) {
  test(id, () => check(adjudicate(operation, request)));
}
