/**
 * Puts a backup in the place of what the database holds, in one transaction: it is there whole or not at all. Images
 * are stored before it commits, so that no row ever points at a missing one; what lay in the store before is left to
 * the sweep. A backup of an older version is loaded into the tables of its time, which are then brought up to date.
 * Called by `npm run restore`.
 */
import { createReadStream, existsSync } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import type { ClientBase } from 'pg';
import { type DataSource, MigrationExecutor, type QueryRunner } from 'typeorm';
import { migrate } from '../../server/platform/db/migrate';
import { parseVariantKey } from '../../server/platform/files/image-variants';
import type { ImageStore } from '../../server/platform/files/image-store';
import {
  END,
  type EndNote,
  FORMAT,
  IMAGES,
  MANIFEST,
  type Manifest,
  nameOf,
  quoted,
  readContents,
  TABLES,
  targetOf,
} from './backup-contents';
import { copyIn } from './copy-stream';
import { StoredImages } from './stored-images';
import { ArchiveError, damaged, type Entry, unpackTar } from './tar';
import { layGuardsDown, raiseGuards } from './table-guards';

export interface RestoreReport {
  readonly createdAt: string;
  readonly rows: number;
  readonly images: number;
}

/** A large market takes longer than a request may, from the first look at its tables to their statistics. */
const NO_LIMITS = ['statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout'] as const;

/** `db` is open and up to date. Unless `replace` is true, it must hold no account and no image. */
export async function restoreBackup(db: DataSource, store: ImageStore, file: string, replace: boolean): Promise<RestoreReport> {
  const runner = db.createQueryRunner();
  const client = (await runner.connect()) as ClientBase;
  try {
    await client.query(`SET ${NO_LIMITS.join(' = 0; SET ')} = 0`);
    await rejectBusy(client);
    if (!replace) await rejectFull(client);
    const images = new StoredImages(store);
    const report = await openArchive(file, async (entries) => {
      await images.look();
      await runner.startTransaction();
      try {
        const done = await load(runner, client, images, entries);
        await runner.commitTransaction();
        return done;
      } catch (error) {
        await runner.rollbackTransaction();
        await images.takeBack();
        throw error;
      }
    });
    await migrate(db);
    await client.query('ANALYZE');
    return report;
  } finally {
    await client.query(`RESET ${NO_LIMITS.join('; RESET ')}`).catch(() => undefined);
    await runner.release();
  }
}

/** A running server holds one connection for its readiness. */
async function rejectBusy(client: ClientBase): Promise<void> {
  const { rows } = await client.query<{ servers: number }>(
    `SELECT count(*)::int AS servers FROM pg_stat_activity WHERE datname = current_database() AND application_name = 'haatbar-readiness'`,
  );
  const servers = rows[0]?.servers ?? 0;
  if (servers > 0) throw new ArchiveError(`${servers} server(s) run on this database: stop them first.`);
}

async function rejectFull(client: ClientBase): Promise<void> {
  const { rows } = await client.query<{ full: boolean }>('SELECT EXISTS (SELECT 1 FROM users) OR EXISTS (SELECT 1 FROM images) AS full');
  if (rows[0]?.full) throw new ArchiveError('The database is not empty. With --replace all it holds is replaced by the backup.');
}

/** Resolves or rejects only when `use` has done so: the transaction in it must not outlive this. */
async function openArchive<T>(file: string, use: (entries: AsyncGenerator<Entry>) => Promise<T>): Promise<T> {
  if (!existsSync(file)) throw new ArchiveError(`There is no file ${file}.`);
  const bytes = createGunzip();
  bytes.on('error', () => undefined); // it may come between the two that listen for it: an error without a listener would end the process
  const reading = pipeline(createReadStream(file), bytes).catch((error: unknown) => error); // the consumer of `bytes` gets it as well
  try {
    return await use(unpackTar(bytes));
  } catch (error) {
    const { code } = error as { code?: string };
    if (code?.startsWith('Z_') || code === 'ERR_STREAM_PREMATURE_CLOSE') throw damaged();
    throw error;
  } finally {
    bytes.destroy();
    await reading;
  }
}

async function load(runner: QueryRunner, client: ClientBase, images: StoredImages, entries: AsyncGenerator<Entry>): Promise<RestoreReport> {
  const manifest = await readManifest(entries);
  const here = await readContents(client);
  const before = await layGuardsDown(client);
  await client.query(`TRUNCATE ${here.tables.map(({ schema, table }) => `${quoted(schema)}.${quoted(table)}`).join(', ')}`);
  await raiseGuards(client, before);
  await goBackTo(manifest, here, runner);
  const guards = await layGuardsDown(client);
  const counts = await readEntries(client, images, manifest, entries);
  for (const { schema, sequence, last } of manifest.sequences) {
    if (last !== null) await client.query('SELECT setval($1, $2)', [`${quoted(schema)}.${quoted(sequence)}`, last]);
  }
  await freeJobs(client);
  await raiseGuards(client, guards);
  const rows = Object.values(counts.rows).reduce((sum, count) => sum + count, 0);
  return { createdAt: manifest.createdAt, rows, images: counts.images };
}

async function readManifest(entries: AsyncGenerator<Entry>): Promise<Manifest> {
  const { value } = (await entries.next()) as IteratorResult<Entry, undefined>;
  if (value?.name !== MANIFEST) throw damaged();
  const manifest = JSON.parse(String(value.bytes)) as Manifest;
  if (manifest.format !== FORMAT) throw new ArchiveError('The backup was made by another version of this program.');
  return manifest;
}

/** The tables as they were when the backup was made. */
async function goBackTo(manifest: Manifest, here: Pick<Manifest, 'migrations' | 'queueMigration'>, runner: QueryRunner): Promise<void> {
  const knownNames = new Set(runner.dataSource.migrations.map((migration) => migration.name));
  if (!here.migrations.every((name) => knownNames.has(name)))
    throw new ArchiveError('The tables are of a newer version: restore into an empty database (docs/operations/upgrades.md).');
  const isPast = manifest.migrations.every((name, index) => here.migrations[index] === name);
  if (!isPast || manifest.queueMigration !== here.queueMigration)
    throw new ArchiveError('The backup was made by another version of this program.');
  const executor = new MigrationExecutor(runner.dataSource, runner);
  executor.transaction = 'none';
  for (let undone = here.migrations.length; undone > manifest.migrations.length; undone--) await executor.undoLastMigration();
}

async function readEntries(client: ClientBase, images: StoredImages, manifest: Manifest, entries: AsyncGenerator<Entry>): Promise<EndNote> {
  const tables = new Map(manifest.tables.map((table) => [nameOf(table), table]));
  const counts = { rows: Object.fromEntries([...tables.keys()].map((name) => [name, 0])) as Record<string, number>, images: 0 };
  let end: string | null = null;
  for await (const { name, bytes } of entries) {
    if (name === END) {
      end = String(bytes);
      continue;
    }
    const table = name.startsWith(TABLES) ? tables.get(name.slice(TABLES.length).split('/')[0] ?? '') : undefined;
    const key = name.startsWith(IMAGES) ? name.slice(IMAGES.length) : '';
    if (table)
      counts.rows[nameOf(table)] =
        (counts.rows[nameOf(table)] ?? 0) + (await copyIn(client, `COPY ${targetOf(table)} FROM STDIN`, once(bytes)));
    else if (parseVariantKey(key)) {
      await images.put(key, bytes);
      counts.images += 1;
    } else throw new ArchiveError(`The backup holds what this version does not know: ${name}`);
  }
  if (end === null || end !== JSON.stringify(counts satisfies EndNote)) throw damaged();
  return counts;
}

/** The process that had taken them is not here to finish them. */
async function freeJobs(client: ClientBase): Promise<void> {
  for (const table of ['_private_jobs', '_private_job_queues']) {
    await client.query(`UPDATE graphile_worker.${table} SET locked_at = NULL, locked_by = NULL WHERE locked_by IS NOT NULL`);
  }
}

async function* once(bytes: Buffer): AsyncGenerator<Buffer> {
  yield bytes;
}
