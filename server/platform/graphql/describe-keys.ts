/**
 * Says in the description of each operation which API keys may call it. The reference, the SDL and every tool that
 * reads the schema show it; the OpenAPI document has the same sentences.
 */
import type { GraphQLSchema } from 'graphql';
import { NEVER, operationNote, type OperationNote } from './operation';

export function describeKeys(schema: GraphQLSchema): void {
  for (const root of [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()]) {
    if (!root) continue;
    for (const field of Object.values(root.getFields())) {
      const note = operationNote(schema, root.name, field.name);
      if (note) field.description = [field.description, keySentence(note.keys)].filter(Boolean).join(' ');
    }
  }
}

/** The same words in GraphQL and REST. */
export function keySentence(keys: OperationNote['keys']): string {
  if (typeof keys === 'string') return keys === 'ANY' ? 'Key: any.' : `Key: ${keys}.`;
  return keys === NEVER.ADMIN ? 'Admin. Not for API keys.' : `Not for API keys: ${keys.never}.`;
}
