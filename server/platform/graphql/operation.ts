/**
 * Declares what the platform must know of an operation beside its roles: which API keys may call it, whether its
 * response may be stored for other visitors, and why visitors may call it. Every list of operations is read from here;
 * a test fails for an operation that does not declare itself.
 */
import type { GraphQLSchema } from 'graphql';
import { Extensions } from 'type-graphql';
import type { KeyScope } from '../../../schema/values/market/partners';

/** Reasons why no API key may call an operation; each stands in the operation's description. */
export const NEVER = {
  ADMIN: { never: 'an admin decides in person' },
  GUARD: { never: 'guards the account: a key that leaks must not take it over' },
  PERSON: { never: 'a person’s own word or taste, not a program’s' },
  ACCOUNT: { never: 'no scope changes who the owner is and where they live' },
  DOCUMENTS: { never: 'numbers of identity papers stay with people' },
  FILES: { never: 'files are for people; programs have upsertProducts' },
  LIVE: { never: 'keys open no sockets: webhooks are a program’s live channel' },
  PAGE: { never: 'the buyer pays in person, on a page of the gateway' },
  DEVICE: { never: 'a device is sent to as long as its own session lasts; a key is no device' },
  VISITOR: { never: 'for visitors, in the browser' },
} as const;

export interface OperationNote {
  /** The scope that an API key needs; ANY needs none: locations and the market's terms are the same for everyone. */
  readonly keys: KeyScope | 'ANY' | { readonly never: string };
  /** The response is the same for every visitor and may be stored (docs/decisions/0049-stored-reads.md). */
  readonly stored?: true;
  /** Why it carries no `@Authorized`; an operation of `self` checks the viewer itself. */
  readonly visitors?: 'market' | 'geography' | 'entry' | 'cart' | 'offer' | 'help' | 'self';
}

const EXTENSION = 'operation';

export function Operation(note: OperationNote): MethodDecorator {
  return Extensions({ [EXTENSION]: note });
}

/** Reads the declaration of a root field; undefined if there is no such field, or it declares nothing. */
export function operationNote(schema: GraphQLSchema, root: string, field: string): OperationNote | undefined {
  const type = schema.getType(root);
  const declared = type && 'getFields' in type ? type.getFields()[field] : undefined;
  return declared?.extensions[EXTENSION] as OperationNote | undefined;
}

/** The declarations of all root fields, by names such as `Query.me`. */
export function operationNotes(schema: GraphQLSchema): ReadonlyMap<string, OperationNote | undefined> {
  const roots = [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()].filter((root) => !!root);
  const names = roots.flatMap((root) => Object.keys(root.getFields()).map((field) => [root.name, field] as const));
  return new Map(names.map(([root, field]) => [`${root}.${field}`, operationNote(schema, root, field)]));
}

/** Names of the queries whose responses may be stored for other visitors, in the order of the alphabet. */
export function storedReads(schema: GraphQLSchema): string[] {
  const stored = [...operationNotes(schema)].filter(([, note]) => note?.stored);
  return stored.map(([name]) => name.slice('Query.'.length)).sort();
}
