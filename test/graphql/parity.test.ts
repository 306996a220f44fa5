import assert from "node:assert/strict";
import { test } from "node:test";
import { buildGraphqlSchema } from "../../src/graphql/schema.js";
import { shapesOfContract, shapesOfSchema, type Shapes } from "./shapes.js";

/** Of several questions asked at once, one that is refused must leave the others: all answers but this may be null. */
const NEVER_REFUSED = "Query.editions";

const contract = shapesOfContract();
const schema = shapesOfSchema(buildGraphqlSchema());

function withRefusals(shapes: Shapes): Shapes {
  const refusable = Object.keys(shapes).filter((name) => name.startsWith("Query.") && name !== NEVER_REFUSED);
  const changed = refusable.map((name) => [
    name,
    { ...shapes[name], "=": shapes[name]?.["="]?.replace(/!$/, "") ?? "" },
  ]);
  return { ...shapes, ...(Object.fromEntries(changed) as Shapes) };
}

test("the schema has the types of the contract and no others", () => {
  assert.deepEqual(Object.keys(schema).sort(), Object.keys(contract).sort());
});

for (const [name, fields] of Object.entries(withRefusals(contract))) {
  test(`${name} has the fields of the contract, their types and their nullability`, () => {
    assert.deepEqual(schema[name], fields);
  });
}

test("the walk sees lists, enums, words that stay strings, whole and other numbers, and what may be null", () => {
  assert.equal(contract["DeathSet"]?.["example"], "[Amount!]!");
  assert.equal(contract["UnitRuling"]?.["diedIn"], "BEFORE_DAMAGE=before-damage|COMBAT=combat");
  assert.equal(contract["Citation"]?.["key"], "String!");
  assert.equal(contract["Problem"]?.["amount"], "Float");
  assert.equal(contract["Query.legalAssignments"]?.["first"], "Int");
  assert.equal(contract["Query.checkAssignment"]?.["assignment"], "[AssignmentInput!]");
  assert.equal(contract["Query.cards"]?.["set"], "String");
  assert.equal(contract["SideInput"]?.["units"], "[UnitInput!]!");
});
