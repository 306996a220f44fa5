import {
  getNamedType,
  isNonNullType,
  isObjectType,
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLNamedType,
} from "graphql";
import { buildGraphqlSchema } from "../../src/graphql/schema.js";

const fields = buildGraphqlSchema().getQueryType()?.getFields() ?? {};

/** The selection of all fields of a type, and of theirs. */
function selectionOf(type: GraphQLNamedType): string {
  if (!isObjectType(type)) return "";
  return `{ ${Object.values(type.getFields())
    .map((field) => `${field.name} ${selectionOf(getNamedType(field.type))}`)
    .join(" ")} }`;
}

function fieldOf(name: string): GraphQLField<unknown, unknown> {
  const field = fields[name];
  if (!field) throw new Error(`There is no query ${name}.`);
  return field;
}

function need({ type }: GraphQLArgument): number {
  return isNonNullType(type) ? 1 : 0;
}

/** A field that asks for everything that one query answers; each argument is the variable of its name. */
export function everythingOf(name: string, alias = name): string {
  const field = fieldOf(name);
  const given = field.args.map((argument) => `${argument.name}: $${argument.name}`).join(", ");
  return `${alias}: ${name}(${given}) ${selectionOf(getNamedType(field.type))}`;
}

/** A document that asks for everything that these queries answer; a variable that one of them needs is needed. */
export function everything(...names: string[]): string {
  const given = names.flatMap((name) => fieldOf(name).args).sort((one, other) => need(one) - need(other));
  const variables = new Map(given.map(({ name, type }) => [name, `$${name}: ${String(type)}`]));
  return `query Everything(${[...variables.values()].join(", ")}) { ${names.map((name) => everythingOf(name)).join(" ")} }`;
}
