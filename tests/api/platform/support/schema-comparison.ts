/**
 * This file compares what TypeORM's schema builder does not: every table has an entity, and checks, indexes and keys
 * are described with their names, columns and conditions.
 */
import type { DataSource, EntityMetadata } from 'typeorm';
import { rows } from '../../../support/sql';

interface Described {
  readonly name: string;
  readonly definition: string;
}

const TABLES = `
  SELECT relname AS name FROM pg_class WHERE relkind IN ('r', 'p') AND NOT relispartition AND relnamespace = 'public'::regnamespace AND relname <> 'migrations' ORDER BY 1`;
/** c check, f foreign key, p primary key, u unique, x exclusion. */
const CONSTRAINTS = 'SELECT conname AS name, contype AS kind FROM pg_constraint WHERE conrelid = $1::regclass';
const CHECKS = `SELECT conname AS name, pg_get_constraintdef(oid) AS definition FROM pg_constraint WHERE conrelid = $1::regclass AND contype = 'c'`;
const INDEXES = `
  SELECT i.relname AS name, regexp_replace(pg_get_indexdef(i.oid), '^CREATE (UNIQUE )?INDEX \\S+ ON \\S+ ', '\\1') AS definition
  FROM pg_index x JOIN pg_class i ON i.oid = x.indexrelid WHERE x.indrelid = $1::regclass
    AND NOT EXISTS (SELECT 1 FROM pg_constraint WHERE conindid = i.oid AND contype IN ('p', 'u', 'x'))`;

export async function tablesWithoutEntity(db: DataSource): Promise<string[]> {
  const known = new Set(db.entityMetadatas.map(({ tableName }) => tableName));
  return (await rows<{ name: string }>(db, TABLES)).map(({ name }) => name).filter((name) => !known.has(name));
}

export async function describedDifferences(db: DataSource): Promise<string[]> {
  const found: string[] = [];
  for (const metadata of db.entityMetadatas) found.push(...(await ofTable(db, metadata)).map((text) => `${metadata.tableName}: ${text}`));
  return found;
}

async function ofTable(db: DataSource, metadata: EntityMetadata): Promise<string[]> {
  const table = metadata.tableName;
  const declared = await asDeclared(db, metadata);
  const keys = [
    ...metadata.foreignKeys.map(({ name }) => name),
    ...metadata.uniques.map(({ name }) => name),
    ...metadata.exclusions.map(({ name }) => name),
    metadata.dataSource.namingStrategy.primaryKeyName(table, []),
  ];
  const stored = await rows<{ name: string; kind: string }>(db, CONSTRAINTS, [table]);
  const storedKeys = stored.filter(({ kind }) => 'fpux'.includes(kind)).map(({ name }) => name);
  return [
    ...difference('check', await rows<Described>(db, CHECKS, [table]), declared.checks),
    ...difference('index', await rows<Described>(db, INDEXES, [table]), declared.indexes),
    ...difference('key', storedKeys.map(nameOnly), keys.map(nameOnly)),
  ];
}

const nameOnly = (name: string): Described => ({ name, definition: '' });

/**
 * A declaration without a definition (`synchronize: false`: an order or an expression that TypeORM cannot say) is
 * compared by its name.
 */
function difference(what: string, stored: readonly Described[], declared: readonly Described[]): string[] {
  const ofName = new Map(declared.map((one) => [one.name, one.definition]));
  const names = new Set(stored.map(({ name }) => name));
  return [
    ...stored.flatMap(({ name, definition }) => {
      const said = ofName.get(name);
      if (said === undefined) return [`${what} ${name} is not declared: ${definition}`];
      return said === '' || said === definition ? [] : [`${what} ${name} is ${definition}, declared ${said}`];
    }),
    ...declared.filter(({ name }) => !names.has(name)).map(({ name }) => `${what} ${name} does not exist`),
  ];
}

/** The declarations as PostgreSQL understands them: made for an empty copy of the table and read back. */
async function asDeclared(db: DataSource, metadata: EntityMetadata): Promise<{ checks: Described[]; indexes: Described[] }> {
  const indexes = metadata.indices.filter((index) => index.synchronize);
  return db.transaction(async (tx) => {
    await tx.query(`CREATE TEMP TABLE as_declared (LIKE ${metadata.tableName}) ON COMMIT DROP`);
    for (const { name, expression } of metadata.checks)
      await tx.query(`ALTER TABLE as_declared ADD CONSTRAINT ${name} CHECK (${expression})`);
    for (const { isUnique, columns, where, name } of indexes) {
      const list = columns.map(({ databaseName }) => databaseName).join(', ');
      // an index's name is one in its schema: the temporary one
      await tx.query(`CREATE ${isUnique ? 'UNIQUE ' : ''}INDEX ${name} ON as_declared (${list})${where ? ` WHERE ${where}` : ''}`);
    }
    const bySelf = metadata.indices.filter((index) => !index.synchronize).map(({ name }) => nameOnly(name));
    return {
      checks: await rows<Described>(tx, CHECKS, ['pg_temp.as_declared']),
      indexes: [...(await rows<Described>(tx, INDEXES, ['pg_temp.as_declared'])), ...bySelf],
    };
  });
}
