/**
 * Says in the description of each operation which API keys may call it. The reference, the SDL and every tool that
 * reads the schema show it.
 */
import type { GraphQLSchema } from 'graphql';
import { NEVER, operationNote, type OperationNote } from './operation';

export function describeKeys(schema: GraphQLSchema): void {
  for (const root of [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()]) {
    if (!root) continue;
    for (const field of Object.values(root.getFields())) {
      const note = operationNote(schema, root.name, field.name);
      if (note) field.description = [field.description, describe(note)].filter(Boolean).join(' ');
    }
  }
}

function describe({ keys }: OperationNote): string {
  if (typeof keys === 'string') return keys === 'ANY' ? 'Key: any.' : `Key: ${keys}.`;
  return keys === NEVER.ADMIN ? 'Admin. Not for API keys.' : `Not for API keys: ${keys.never}.`;
}
