/**
 * Checks the fields that an API key requests in a document: its scopes must allow every root field of the operation,
 * fragments expanded.
 */
import {
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLSchema,
  Kind,
  type OperationDefinitionNode,
  type SelectionNode,
  type SelectionSetNode,
} from 'graphql';
import { assertKeyMay } from '../../security/key-scopes';
import type { KeyGrant } from '../../security/viewer';
import { operationNote } from '../operation';

/** Throws FORBIDDEN. The description of the schema is for everyone. */
export function assertScopes(schema: GraphQLSchema, key: KeyGrant, document: DocumentNode, operation: OperationDefinitionNode): void {
  const root = `${operation.operation.charAt(0).toUpperCase()}${operation.operation.slice(1)}`;
  for (const field of rootFields(document, operation)) {
    if (field.startsWith('__')) continue;
    const keys = operationNote(schema, root, field)?.keys;
    if (typeof keys === 'object') assertKeyMay(key, undefined, keys.never);
    else assertKeyMay(key, keys);
  }
}

const fieldsByOperation = new WeakMap<OperationDefinitionNode, ReadonlySet<string>>();

/** The names of the fields at an operation's root, fragments opened. */
export function rootFields(document: DocumentNode, operation: OperationDefinitionNode): ReadonlySet<string> {
  const before = fieldsByOperation.get(operation);
  if (before) return before;
  const fields = new Set(rootNodes(document, operation).map(({ name }) => name.value));
  fieldsByOperation.set(operation, fields);
  return fields;
}

/** The fields at an operation's root, fragments opened; without the fields and fragments that `isLeftOut` names. */
export function rootNodes(
  document: DocumentNode,
  operation: OperationDefinitionNode,
  isLeftOut: (selection: SelectionNode) => boolean = () => false,
): FieldNode[] {
  const fragments = fragmentsOf(document);
  const fields: FieldNode[] = [];
  const opened = new Set<string>();
  const waiting: SelectionSetNode[] = [operation.selectionSet];
  for (let set = waiting.pop(); set; set = waiting.pop()) {
    for (const selection of set.selections) {
      if (isLeftOut(selection)) continue;
      if (selection.kind === Kind.FIELD) fields.push(selection);
      else if (selection.kind === Kind.INLINE_FRAGMENT) waiting.push(selection.selectionSet);
      else if (!opened.has(selection.name.value)) {
        opened.add(selection.name.value);
        const fragment = fragments.get(selection.name.value);
        if (fragment) waiting.push(fragment.selectionSet);
      }
    }
  }
  return fields;
}

/** The fragments of a document by their names. */
export function fragmentsOf({ definitions }: DocumentNode): ReadonlyMap<string, FragmentDefinitionNode> {
  return new Map(definitions.flatMap((one) => (one.kind === Kind.FRAGMENT_DEFINITION ? [[one.name.value, one]] : [])));
}
