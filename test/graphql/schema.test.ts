import assert from "node:assert/strict";
import { test } from "node:test";
import {
  buildSchema,
  findBreakingChanges,
  isEnumType,
  isInputObjectType,
  isIntrospectionType,
  isObjectType,
  isSpecifiedScalarType,
  type GraphQLArgument,
  type GraphQLNamedType,
} from "graphql";
import { printGraphqlSchema } from "../../src/graphql/index.js";
import { buildGraphqlSchema } from "../../src/graphql/schema.js";

const schema = buildGraphqlSchema();

interface Described {
  readonly name: string;
  readonly description?: string | null | undefined;
}

function partsOf(type: GraphQLNamedType): readonly (Described & { readonly args?: readonly GraphQLArgument[] })[] {
  if (isEnumType(type)) return type.getValues();
  return isObjectType(type) || isInputObjectType(type) ? Object.values(type.getFields()) : [];
}

test("every type, field, argument and value of an enum is described", () => {
  const types = Object.values(schema.getTypeMap()).filter(
    (type) => !isIntrospectionType(type) && !isSpecifiedScalarType(type),
  );
  const bare: string[] = [];
  const note = (path: string, { description }: Described) => void (/[.?]$/.test(description ?? "") || bare.push(path));
  for (const type of types) {
    note(type.name, type);
    for (const part of partsOf(type)) {
      note(`${type.name}.${part.name}`, part);
      for (const argument of part.args ?? []) note(`${type.name}.${part.name}(${argument.name})`, argument);
    }
  }
  assert.deepEqual(bare, []);
});

test("the printed schema is the same each time, sorted, with a header and a line break at the end", () => {
  const printed = printGraphqlSchema();
  assert.equal(printGraphqlSchema(), printed);
  assert.match(printed, /^# generated, run npm run generate\n\n/);
  assert.match(printed, /[^\n]\n$/);
  const types = [...printed.matchAll(/^(?:type|input|enum) (\w+)/gm)].map(([, name]) => name);
  assert.deepEqual(
    types,
    types.toSorted((one, other) => (String(one) < String(other) ? -1 : 1)),
  );
});

test("clients that read the printed schema see the schema that is served", () => {
  const read = buildSchema(printGraphqlSchema());
  assert.deepEqual(findBreakingChanges(schema, read), []);
  assert.deepEqual(findBreakingChanges(read, schema), []);
});

test("the queries can be asked without their defaults", () => {
  const printed = printGraphqlSchema().replaceAll(/\n\s*"""[^"]*(?:"[^"]+)*"""/g, "");
  assert.match(printed, /side: Side = ATTACKER/);
  assert.match(printed, /first: Int = 20/);
});
