/**
 * Says in the description of each operation which API keys may call it, from the tables that decide it. The reference,
 * the SDL and every tool that reads the schema show it.
 */
import type { GraphQLSchema } from 'graphql';
import { KEY_SCOPES } from './key-scopes';
import { ADMIN, NOT_FOR_KEYS } from './not-for-keys';

export function describeKeys(schema: GraphQLSchema): void {
  for (const root of [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()]) {
    if (!root) continue;
    for (const field of Object.values(root.getFields())) {
      const note = noteOf(`${root.name}.${field.name}`);
      if (note) field.description = [field.description, note].filter(Boolean).join(' ');
    }
  }
}

function noteOf(operation: string): string | null {
  const scope = KEY_SCOPES[operation];
  if (scope) return scope === 'ANY' ? 'Key: any.' : `Key: ${scope}.`;
  const reason = NOT_FOR_KEYS[operation];
  if (reason === undefined) return null;
  return reason === ADMIN ? 'Admin. Not for API keys.' : `Not for API keys: ${reason}.`;
}
