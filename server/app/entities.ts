/** Every table's class: a module's `*.entity` file is found by its name, so that adding one needs no list. Given to the data source. */
import fs from 'node:fs';
import path from 'node:path';
import type { EntityTarget, ObjectLiteral } from 'typeorm';
import { getMetadataArgsStorage } from 'typeorm';

const MODULES = path.join(__dirname, '..', 'modules');
const ENTITY_FILE = /\.entity\.[jt]s$/;

export function findEntities(): EntityTarget<ObjectLiteral>[] {
  const files = fs.readdirSync(MODULES, { recursive: true, encoding: 'utf8' }).filter((file) => ENTITY_FILE.test(file));
  const exported = files.flatMap((file) => Object.values(require(path.join(MODULES, file)) as Record<string, unknown>));
  const tables = new Set<unknown>(getMetadataArgsStorage().tables.map((table) => table.target));
  return exported.filter((value): value is EntityTarget<ObjectLiteral> => tables.has(value));
}
