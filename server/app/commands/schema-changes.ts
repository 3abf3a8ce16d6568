/** Finds changes of today's GraphQL schema that break a client of the last release. */
import {
  type BreakingChange,
  BreakingChangeType,
  buildSchema,
  DangerousChangeType,
  findBreakingChanges,
  findDangerousChanges,
  type GraphQLSchema,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isObjectType,
} from 'graphql';

/** One message each, in alphabetical order; empty when every operation written against the release still works. */
export function breakingChanges(release: string, today: GraphQLSchema | string): string[] {
  return messages(findBreakingChanges(buildSchema(release), schemaOf(today)));
}

/**
 * Returns changes that may surprise a client but break none that is written as the documents ask: a new enum value, a
 * new default.
 */
export function dangerousChanges(release: string, today: GraphQLSchema | string): string[] {
  const changes = findDangerousChanges(buildSchema(release), schemaOf(today));
  return messages(changes.filter(({ type }) => !ADDED.has(type)));
}

/** Nothing that a client has sent before means anything else by it. */
const ADDED: ReadonlySet<string> = new Set([DangerousChangeType.OPTIONAL_ARG_ADDED, DangerousChangeType.OPTIONAL_INPUT_FIELD_ADDED]);

const REMOVALS: ReadonlySet<string> = new Set([
  BreakingChangeType.FIELD_REMOVED,
  BreakingChangeType.ARG_REMOVED,
  BreakingChangeType.VALUE_REMOVED_FROM_ENUM,
]);

/** Returns removals of things that were not deprecated in the release: no announcement permits them. */
export function suddenRemovals(release: string, today: GraphQLSchema | string): string[] {
  const before = buildSchema(release);
  const removed = findBreakingChanges(before, schemaOf(today)).filter(({ type }) => REMOVALS.has(type));
  return messages(removed.filter(({ description }) => !wasDeprecated(before, description)));
}

/**
 * `description`: "Query.products was removed.", "Query.products arg after was removed." or "OLD was removed from enum
 * type Sort."
 */
function wasDeprecated(schema: GraphQLSchema, description: string): boolean {
  const value = /^(\w+) was removed from enum type (\w+)\.$/.exec(description);
  if (value) {
    const type = schema.getType(value[2] ?? '');
    return isEnumType(type) && type.getValue(value[1] ?? '')?.deprecationReason != null;
  }
  const [, typeName = '', fieldName = '', argName] = /^(\w+)\.(\w+)(?: arg (\w+))? was removed\.$/.exec(description) ?? [];
  const type = schema.getType(typeName);
  if (isInputObjectType(type)) return type.getFields()[fieldName]?.deprecationReason != null;
  if (!isObjectType(type) && !isInterfaceType(type)) return false;
  const field = type.getFields()[fieldName];
  if (field?.deprecationReason != null) return true;
  return argName !== undefined && field?.args.find(({ name }) => name === argName)?.deprecationReason != null;
}

/**
 * Returns the changes that the change log does not announce: a breaking change is allowed once its message is under
 * "Breaking" of what is unreleased, letter by letter.
 */
export function unannounced(changes: readonly string[], changeLog: string): string[] {
  const unreleased = /^## Unreleased\n([^]*?)(?=^## |(?![^]))/m.exec(changeLog)?.[1] ?? '';
  const breaking = /^### Breaking\n([^]*?)(?=^### |(?![^]))/m.exec(unreleased)?.[1] ?? '';
  return changes.filter((change) => !breaking.includes(change));
}

/** The newest of files named like 1.4.0.graphql. */
export function newestRelease(files: readonly string[]): string | null {
  const versions = files.flatMap((file) => (/^\d+\.\d+\.\d+\.graphql$/.test(file) ? [file.replace('.graphql', '')] : []));
  const newest = versions.sort((a, b) => a.localeCompare(b, 'en', { numeric: true })).at(-1);
  return newest ? `${newest}.graphql` : null;
}

function schemaOf(schema: GraphQLSchema | string): GraphQLSchema {
  return typeof schema === 'string' ? buildSchema(schema) : schema;
}

function messages(changes: readonly Pick<BreakingChange, 'description'>[]): string[] {
  return changes.map(({ description }) => description).sort();
}
