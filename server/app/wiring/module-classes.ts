/**
 * Finds the entities and resolvers of the modules by the names of their files, so that adding a table, a resolver or a
 * field needs no list: the `*.entity` files for the data source, the `*.resolver` and `*.field` files for the GraphQL
 * schema.
 */
import fs from 'node:fs';
import path from 'node:path';
import type { EntityTarget, ObjectLiteral } from 'typeorm';
import { getMetadataArgsStorage } from 'typeorm';
import { inPattern } from '../../../schema/text/in-pattern';

const SERVER = path.join(__dirname, '../..');

/** Every export of the files whose name ends with one of these suffixes. */
function exportsOf(folders: readonly string[], suffixes: readonly string[]): unknown[] {
  const wanted = new RegExp(`\\.(${suffixes.map(inPattern).join('|')})\\.[jt]s$`);
  const files = folders.flatMap((folder) =>
    fs.readdirSync(path.join(SERVER, folder), { recursive: true, encoding: 'utf8' }).map((file) => path.join(SERVER, folder, file)),
  );
  return files.filter((file) => wanted.test(file)).flatMap((file) => Object.values(require(file) as Record<string, unknown>));
}

export function findEntities(): EntityTarget<ObjectLiteral>[] {
  const exported = exportsOf(['modules', 'platform'], ['entity']);
  const tables = new Set<unknown>(getMetadataArgsStorage().tables.map((table) => table.target));
  return exported.filter((value): value is EntityTarget<ObjectLiteral> => tables.has(value));
}

/** The classes whose decorated methods are the operations and computed fields of the API. */
export function findResolvers(): [ResolverClass, ...ResolverClass[]] {
  const [first, ...others] = exportsOf(['modules'], ['resolver', 'field']).filter(isResolverClass);
  if (!first) throw new Error('No *.resolver file was found.');
  return [first, ...others];
}

type ResolverClass = new (...args: never[]) => object;

const isResolverClass = (value: unknown): value is ResolverClass => typeof value === 'function' && /(?:Resolver|Field)$/.test(value.name);
