import {
  GraphQLError,
  Kind,
  type ASTVisitor,
  type OperationDefinitionNode,
  type SelectionNode,
  type SelectionSetNode,
  type ValidationContext,
} from "graphql";

/** How large a document and each of its operations may be. All fields of ten combats fit, and of two boards. */
export const SIZE_LIMITS = { tokens: 5_000, rootFields: 10, fields: 2_000, depth: 15 } as const;

/** What a selection asks for with its fragments spread: fields on its top level, fields in all, and levels. */
interface Size {
  readonly top: number;
  readonly fields: number;
  readonly depth: number;
}

const NOTHING: Size = { top: 0, fields: 0, depth: 0 };

/** A validation rule that refuses operations which select too many fields or nest them too deeply. */
export function limitSize(context: ValidationContext): ASTVisitor {
  const sizeOf = measurer(context);
  return {
    OperationDefinition(node) {
      const message = complaint(sizeOf(node.selectionSet));
      if (message) context.reportError(tooLarge(message, node));
      return false;
    },
  };
}

function tooLarge(message: string, node: OperationDefinitionNode): GraphQLError {
  return new GraphQLError(message, { nodes: node });
}

function complaint({ top, fields, depth }: Size): string | undefined {
  const { rootFields, fields: most, depth: deepest } = SIZE_LIMITS;
  if (top > rootFields) return `An operation may ask at most ${rootFields} queries; this one asks ${top}.`;
  if (depth > deepest) return `Fields may be nested at most ${deepest} levels deep; here they are ${depth}.`;
  if (fields > most)
    return `An operation may select at most ${most} fields, fragments spread; this one selects ${fields}.`;
  return undefined;
}

/** Each fragment is measured once, however often it is spread; one that spreads itself adds nothing to itself. */
function measurer(context: ValidationContext): (set: SelectionSetNode | undefined) => Size {
  const measured = new Map<string, Size>();
  const ofSet = (set: SelectionSetNode | undefined): Size =>
    (set?.selections ?? []).map(ofSelection).reduce(joined, NOTHING);
  const ofFragment = (name: string): Size => {
    const known = measured.get(name);
    if (known) return known;
    measured.set(name, NOTHING);
    const size = ofSet(context.getFragment(name)?.selectionSet);
    measured.set(name, size);
    return size;
  };
  const ofSelection = (selection: SelectionNode): Size => {
    if (selection.kind === Kind.FRAGMENT_SPREAD) return ofFragment(selection.name.value);
    const { fields, depth, top } = ofSet(selection.selectionSet);
    return selection.kind === Kind.FIELD ? { top: 1, fields: fields + 1, depth: depth + 1 } : { top, fields, depth };
  };
  return ofSet;
}

function joined(one: Size, other: Size): Size {
  return { top: one.top + other.top, fields: one.fields + other.fields, depth: Math.max(one.depth, other.depth) };
}
