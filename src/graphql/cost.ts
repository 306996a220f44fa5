import {
  getNullableType,
  getVariableValues,
  GraphQLError,
  isListType,
  type DocumentNode,
  type GraphQLSchema,
  type OperationDefinitionNode,
} from "graphql";
import { getComplexity, type ComplexityEstimatorArgs } from "graphql-query-complexity";
import { BOUNDS } from "../engine/index.js";
import { SIZE_LIMITS } from "./size-limit.js";

/** An operation with all that its cost depends on. */
interface Priced {
  readonly schema: GraphQLSchema;
  readonly document: DocumentNode;
  readonly operation: OperationDefinitionNode;
  readonly variables: Readonly<Record<string, unknown>>;
}

const ITEMS_PER_LIST = 10;
const ITEMS_PER_INTROSPECTED_LIST = 5;

/** How many items a list in one of these fields has, where that is far from usual: a page that is full, or a short list. */
const ITEMS_IN: Readonly<Record<string, number>> = {
  "CardPage.nodes": BOUNDS.pageSizeDefault,
  "RulePage.nodes": BOUNDS.pageSizeDefault,
  "Keyword.withIt": 50,
  "Keyword.giveOrBoost": 30,
  "Card.keywords": 3,
  "Card.facts": 3,
  "Card.printings": 3,
  "Warning.facts": 3,
  "Rule.numbers": 2,
  "Board.players": 2,
  "Board.battlefields": 3,
  "Board.bases": 2,
  "BoardBattlefield.units": 4,
  "Base.units": 4,
  "BoardUnit.changes": 2,
  "BoardUnit.damageReplacements": 1,
  "Chain.items": 2,
  "ChainItem.effects": 2,
  "StatedUnit.changes": 1,
  "StatedUnit.damageReplacements": 1,
  "PossibleMove.problems": 1,
};

/** About how many values the answer holds for a combat of usual size; undefined if the variables are wrong. */
export function costOf({ schema, document, operation, variables }: Priced): number | undefined {
  if (getVariableValues(schema, operation.variableDefinitions ?? [], variables).errors) return undefined;
  try {
    return getComplexity({
      schema,
      query: document,
      variables,
      estimators: [estimate],
      maxQueryNodes: 3 * SIZE_LIMITS.fields,
      ...(operation.name && { operationName: operation.name.value }),
    });
  } catch (error) {
    throw unpriced(error);
  }
}

/** A field costs 1 and what is below it, for each item of a list; a longer page than usual costs accordingly more. */
function estimate({ args, childComplexity, field, type }: ComplexityEstimatorArgs): number {
  const items = isListType(getNullableType(field.type)) ? itemsIn(type.name, field.name) : 1;
  const pages = Math.max(1, Number(args["first"] ?? 0) / BOUNDS.pageSizeDefault);
  return 1 + childComplexity * items * pages;
}

function itemsIn(typeName: string, fieldName: string): number {
  const known = ITEMS_IN[`${typeName}.${fieldName}`];
  if (known !== undefined) return known;
  return typeName.startsWith("__") ? ITEMS_PER_INTROSPECTED_LIST : ITEMS_PER_LIST;
}

function unpriced(error: unknown): unknown {
  if (!(error instanceof GraphQLError)) return error;
  return new GraphQLError(error.message, {
    nodes: error.nodes ?? null,
    extensions: { code: "BAD_USER_INPUT", http: { status: 400 } },
  });
}
