/**
 * Collects the fields that an operation selects of an object type, before it runs: fragments are expanded, and fields
 * of one name are merged.
 */
import {
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLObjectType,
  type GraphQLSchema,
  isAbstractType,
  Kind,
  type SelectionSetNode,
} from 'graphql';

export interface Selections {
  readonly schema: GraphQLSchema;
  readonly fragments: Readonly<Record<string, FragmentDefinitionNode>>;
}

/**
 * By the names of the response, in its order. Null where a directive decides about a field only when the operation
 * runs.
 */
export function collectFields(
  { schema, fragments }: Selections,
  type: GraphQLObjectType,
  sets: readonly SelectionSetNode[],
): ReadonlyMap<string, readonly [FieldNode, ...FieldNode[]]> | null {
  const fields = new Map<string, [FieldNode, ...FieldNode[]]>();
  const opened = new Set<string>();
  const applies = (name: string | undefined): boolean => {
    const condition = name === undefined ? type : schema.getType(name);
    return condition === type || (isAbstractType(condition) && schema.isSubType(condition, type));
  };
  const open = ({ selections }: SelectionSetNode): boolean =>
    selections.every((selection) => {
      if (selection.directives?.length) return false;
      if (selection.kind === Kind.FIELD) {
        const name = (selection.alias ?? selection.name).value;
        const nodes = fields.get(name);
        if (nodes) nodes.push(selection);
        else fields.set(name, [selection]);
        return true;
      }
      if (selection.kind === Kind.INLINE_FRAGMENT) {
        return !applies(selection.typeCondition?.name.value) || open(selection.selectionSet);
      }
      const fragment = fragments[selection.name.value];
      if (!fragment || opened.has(selection.name.value)) return fragment !== undefined;
      opened.add(selection.name.value);
      return !applies(fragment.typeCondition.name.value) || open(fragment.selectionSet);
    });
  return sets.every(open) ? fields : null;
}
