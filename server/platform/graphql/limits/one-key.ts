/**
 * An idempotency key is of one mutation: two of a request under one key would be two requests, of which the second is
 * rejected when the first is done.
 */
import {
  type DocumentNode,
  getArgumentValues,
  getDirectiveValues,
  GraphQLIncludeDirective,
  type GraphQLSchema,
  GraphQLSkipDirective,
  type OperationDefinitionNode,
  type SelectionNode,
} from 'graphql';
import { KEY_ARGUMENT, plainKey, wrongKey } from '../../idempotency/request-key';
import type { RequestContext } from '../context';
import { rootNodes } from './key-guard';

/** The variables as `coerce` returns them. Throws BAD_USER_INPUT. */
export function assertOneEach(
  { schema, document, operation }: { schema: GraphQLSchema; document: DocumentNode; operation: OperationDefinitionNode },
  variables: Readonly<Record<string, unknown>>,
  { requestKey }: Pick<RequestContext, 'requestKey'>,
): void {
  if (operation.operation !== 'mutation') return;
  const fields = schema.getMutationType()?.getFields() ?? {};
  const ofHeader = requestKey()?.value;
  const keyByName = new Map<string, string>(); // two fields of one name are one
  for (const node of rootNodes(document, operation, (selection) => isLeftOut(selection, variables))) {
    const field = fields[node.name.value];
    if (!field?.args.some(({ name }) => name === KEY_ARGUMENT)) continue;
    const key = plainKey(getArgumentValues(field, node, variables)[KEY_ARGUMENT] as string | null | undefined) || ofHeader;
    if (key) keyByName.set((node.alias ?? node.name).value, key);
  }
  if (new Set(keyByName.values()).size < keyByName.size) throw wrongKey('order.keyShared');
}

/** By its `@skip` or `@include`. */
export function isLeftOut(selection: SelectionNode, variables: Readonly<Record<string, unknown>>): boolean {
  const isSkipped = getDirectiveValues(GraphQLSkipDirective, selection, variables)?.if === true;
  return isSkipped || getDirectiveValues(GraphQLIncludeDirective, selection, variables)?.if === false;
}
