/**
 * The entities describe the migrated database: TypeORM's schema builder finds nothing to change, so
 * `migration:generate` writes nothing; and what the builder does not compare (names of indexes and keys, text of
 * checks, columns and conditions of indexes) is compared here.
 */
import fs from 'node:fs';
import { Column, Entity, Index, PrimaryColumn, type DataSource } from 'typeorm';
import { migrations } from '../../../migrations';
import { findEntities } from '../../../server/app/wiring/module-classes';
import { createDataSource } from '../../../server/platform/db/data-source';
import { migrate } from '../../../server/platform/db/migrate';
import { rows } from '../../support/sql';
import { createEmptyDatabase, dropTestDatabase } from '../../support/database';
import { describedDifferences, tablesWithoutEntity } from './support/schema-comparison';

let url: string;
let db: DataSource;

beforeAll(async () => {
  url = await createEmptyDatabase();
  db = await createDataSource({ url, entities: findEntities(), migrations, poolSize: 2 }).initialize();
  await migrate(db);
});
afterAll(async () => {
  await db.destroy();
  await dropTestDatabase(url);
});

const upQueries = async (source: DataSource) => (await source.driver.createSchemaBuilder().log()).upQueries.map(({ query }) => query);

it('every table has an entity', async () => {
  expect(await tablesWithoutEntity(db)).toEqual([]);
});

it('docs/operations/tables.md has each table with its period, or the reason why its rows stay', async () => {
  const found = await rows<{ name: string }>(
    db,
    `SELECT relname AS name FROM pg_class
     WHERE relkind IN ('r', 'p') AND NOT relispartition AND relnamespace = 'public'::regnamespace AND relname NOT IN ('migrations', 'typeorm_metadata')`,
  );
  const lines = fs
    .readFileSync('docs/operations/tables.md', 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('| `'));
  const described = lines.flatMap((line) => [...(line.split('|')[1] ?? '').matchAll(/`(\w+)`/g)].map(([, name = '']) => name));
  expect(described.toSorted()).toEqual(found.map(({ name }) => name).toSorted());
});

it('the schema builder would change nothing', async () => {
  expect(await upQueries(db)).toEqual([]);
});

it('checks, indexes and keys are described as they are', async () => {
  expect(await describedDifferences(db)).toEqual([]);
});

describe('a planted difference is caught', () => {
  const compare = async (entity: new () => object) => {
    const source = await createDataSource({ url, entities: [entity], migrations: [], poolSize: 1 }).initialize();
    try {
      return { builder: await upQueries(source), described: await describedDifferences(source) };
    } finally {
      await source.destroy();
    }
  };

  beforeAll(async () => {
    await rows(
      db,
      `CREATE TABLE planted (id int PRIMARY KEY, note varchar(20) CHECK (note <> ''), amount numeric(14,2) NOT NULL DEFAULT 0)`,
    );
    await rows(db, 'CREATE INDEX planted_note ON planted (note) WHERE amount > 0');
  });

  it('a table without an entity', async () => {
    expect(await tablesWithoutEntity(db)).toEqual(['planted']);
  });

  it('a column that is missing, and one of another length', async () => {
    @Entity('planted')
    class Planted {
      @PrimaryColumn('int')
      id!: number;

      @Column('varchar', { length: 21, nullable: true })
      note!: string | null;
    }
    const { builder } = await compare(Planted);
    expect(builder).toContainEqual(expect.stringContaining('DROP COLUMN "amount"'));
    expect(builder).toContainEqual(expect.stringContaining('"note"'));
  });

  it('a check that is not declared, and an index with another condition', async () => {
    @Index('planted_note', ['note'], { where: 'amount > 1' })
    @Entity('planted')
    class Planted {
      @PrimaryColumn('int')
      id!: number;

      @Column('varchar', { length: 20, nullable: true })
      note!: string | null;

      @Column('numeric', { precision: 14, scale: 2, default: 0 })
      amount!: string;
    }
    const { builder, described } = await compare(Planted);
    expect(builder).toEqual([expect.stringContaining('DROP CONSTRAINT "planted_note_check"')]);
    expect(described).toEqual([
      expect.stringContaining('planted: check planted_note_check is not declared'),
      expect.stringContaining('planted: index planted_note'),
    ]);
  });
});
