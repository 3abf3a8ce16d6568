/**
 * Whether the response to an operation may be stored for other visitors, decided once for each document from the fields
 * at its root.
 */
import {
  type DocumentNode,
  type FragmentDefinitionNode,
  getNamedType,
  type GraphQLSchema,
  Kind,
  type OperationDefinitionNode,
  type SelectionSetNode,
  TypeInfo,
  visit,
  visitWithTypeInfo,
} from 'graphql';
import type { PublicDocument } from '../http-context';
import { operationNote } from '../operation';
import { rootFields } from './key-guard';

const WITH_FIGURES: ReadonlySet<string> = new Set(['Product', 'Seller']);

const resultsByOperation = new WeakMap<OperationDefinitionNode, PublicDocument | null>();

/** Null: not to be stored. */
export function publicDocument(schema: GraphQLSchema, document: DocumentNode, operation: OperationDefinitionNode): PublicDocument | null {
  const before = resultsByOperation.get(operation);
  if (before !== undefined) return before;
  const isStored = (field: string) => field === '__typename' || operationNote(schema, 'Query', field)?.stored === true;
  const isPublic = operation.operation === 'query' && [...rootFields(document, operation)].every(isStored);
  const result = isPublic ? { isNamed: namesAll(schema, document) } : null;
  resultsByOperation.set(operation, result);
  return result;
}

function namesAll(schema: GraphQLSchema, document: DocumentNode): boolean {
  const fragments = new Map(document.definitions.flatMap((one) => (one.kind === Kind.FRAGMENT_DEFINITION ? [[one.name.value, one]] : [])));
  const types = new TypeInfo(schema);
  let isNamed = true;
  visit(
    document,
    visitWithTypeInfo(types, {
      [Kind.FIELD]({ selectionSet }) {
        const type = types.getType();
        if (selectionSet && type && WITH_FIGURES.has(getNamedType(type).name)) isNamed &&= hasId(selectionSet, fragments);
      },
    }),
  );
  return isNamed;
}

function hasId({ selections }: SelectionSetNode, fragments: ReadonlyMap<string, FragmentDefinitionNode>): boolean {
  return selections.some((selection) => {
    if (selection.directives?.length) return false;
    if (selection.kind === Kind.FIELD) return selection.name.value === 'id' && !selection.alias;
    const set = selection.kind === Kind.INLINE_FRAGMENT ? selection.selectionSet : fragments.get(selection.name.value)?.selectionSet;
    return set !== undefined && hasId(set, fragments);
  });
}
