/** What a client of the last release would trip over in the schema of today. */
import { buildSchema, findBreakingChanges, type GraphQLSchema } from 'graphql';

/** One message each, in alphabetical order; empty when every operation written against the release still works. */
export function breakingChanges(release: string, today: GraphQLSchema | string): string[] {
  const now = typeof today === 'string' ? buildSchema(today) : today;
  return findBreakingChanges(buildSchema(release), now)
    .map(({ description }) => description)
    .sort();
}

/** Those that the change log does not own up to: a breaking change is allowed once its message is there, letter by letter. */
export function unannounced(changes: readonly string[], changeLog: string): string[] {
  return changes.filter((change) => !changeLog.includes(change));
}

/** The newest of files named like 1.4.0.graphql. */
export function newestRelease(files: readonly string[]): string | null {
  const versions = files.flatMap((file) => (/^\d+\.\d+\.\d+\.graphql$/.test(file) ? [file.replace('.graphql', '')] : []));
  const newest = versions.sort((a, b) => a.localeCompare(b, 'en', { numeric: true })).at(-1);
  return newest ? `${newest}.graphql` : null;
}
