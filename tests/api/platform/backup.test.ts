/** A backup of a running market and its way back: every table, every image, all or nothing. */
import fs from 'node:fs';
import path from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import type { DataSource } from 'typeorm';
import { migrations } from '../../../migrations';
import { restoreBackup } from '../../../tools/backup/restore-backup';
import { writeBackup } from '../../../tools/backup/write-backup';
import { resolvePort } from '../../../server/app/wiring/container';
import { createDataSource } from '../../../server/platform/db/data-source';
import { migrate } from '../../../server/platform/db/migrate';
import { execute } from '../../../server/platform/db/sql';
import { one } from '../../support/sql';
import { DiskImageStore } from '../../../server/platform/files/disk-image-store';
import { ImageStore } from '../../../server/platform/files/image-store';
import { JobQueue } from '../../../server/platform/jobs/job-queue';
import { type TestApp, startTestApp } from '../../support/app';
import { approvedProducer, consumer } from '../../support/build-accounts';
import { jpegFile, publishedProduct } from '../../support/build-catalogue';
import { createEmptyDatabase, dropTestDatabase } from '../../support/database';
import { databaseContents } from '../../support/database-contents';
import { imageMismatch, storedKeys } from '../../support/stored-images';
import { ImagesService } from '../../../server/modules/media/images.service';
import { temporaryFolder } from '../../support/temporary-folder';

let app: TestApp;
let folder: string;
let file: string;
let target: { url: string; db: DataSource; store: DiskImageStore };

beforeAll(async () => {
  app = await startTestApp();
  folder = temporaryFolder('backup');
  file = path.join(folder, 'market.backup');
  const seller = await approvedProducer(app);
  await consumer(app);
  for (const description of ['আলু\tবগুড়া\nনতুন', 'C:\\potato \\N "quoted"', '{"a": null}'])
    await publishedProduct(app, seller, { description });
  await app.container.resolve(ImagesService).add(seller.id, await jpegFile({ width: 700, height: 500 }));
  await execute(
    app.db,
    `INSERT INTO audit_events (actor_id, action, subject_type, details) VALUES ($1, 'test', 'user', '{"none": null, "text": "ক\\\\"}')`,
    [seller.id],
  );
  await execute(app.db, "SELECT nextval('tracking_number_seq') FROM generate_series(1, 7)");
  await resolvePort(app.container, JobQueue).add(app.db, 'sweep-images', { why: 'test' }, { runAt: new Date(Date.now() + 3_600_000) });
  expect((await writeBackup(app.databaseUrl, store(), file)).missing).toEqual([]);
});
afterAll(async () => {
  await app.stop();
  fs.rmSync(folder, { recursive: true });
});
beforeEach(async () => {
  const url = await createEmptyDatabase();
  const db = await open(url, migrations);
  target = { url, db, store: new DiskImageStore(fs.mkdtempSync(path.join(folder, 'images-'))) };
});
afterEach(async () => {
  await target.db.destroy();
  await dropTestDatabase(target.url);
});

const store = () => resolvePort(app.container, ImageStore);
async function open(url: string, steps: typeof migrations): Promise<DataSource> {
  const db = await createDataSource({ url, entities: [], migrations: steps, poolSize: 3 }).initialize();
  await migrate(db);
  return db;
}
const openTransactions = async () =>
  (
    await one<{ count: number }>(
      app.db,
      "SELECT count(*)::int AS count FROM pg_stat_activity WHERE datname = $1 AND state LIKE 'idle in transaction%'",
      [new URL(target.url).pathname.slice(1)],
    )
  )?.count;
const restore = (replace = false, from = file) => restoreBackup(target.db, target.store, from, replace);

it('brings every row of every table and every image back', async () => {
  const report = await restore();
  expect(await databaseContents(target.url)).toEqual(await databaseContents(app.databaseUrl));
  expect(await storedKeys(target.store)).toEqual(await storedKeys(store()));
  for (const key of await storedKeys(store())) expect((await target.store.get(key))?.equals((await store().get(key))!)).toBe(true);
  expect(await imageMismatch(target.db, target.store)).toEqual({ filesWithoutRow: [], rowsWithoutFile: [] });
  expect(report.rows).toBeGreaterThan(500);
  expect(fs.statSync(file).mode & 0o777).toBe(0o600);
});

it('leaves tables as strict as they were', async () => {
  await restore();
  await expect(target.db.query('UPDATE audit_events SET reason = NULL')).rejects.toThrow();
  await expect(target.db.query("DELETE FROM users WHERE role = 'PRODUCER'")).rejects.toThrow(/foreign key/);
  const constraints = (db: DataSource) =>
    one(db, 'SELECT count(*)::int AS n, md5(string_agg(pg_get_constraintdef(oid), $1 ORDER BY conname)) FROM pg_constraint', [',']);
  expect(await constraints(target.db)).toEqual(await constraints(app.db));
});

it('does not touch a database that holds something, unless it is notified to', async () => {
  await restore();
  await execute(target.db, "UPDATE users SET name = 'Changed since'");
  await expect(restore()).rejects.toThrow('The database is not empty. With --replace all it holds is replaced by the backup.');
  expect(await one(target.db, 'SELECT DISTINCT name FROM users')).toEqual({ name: 'Changed since' });
  await restore(true);
  expect(await databaseContents(target.url)).toEqual(await databaseContents(app.databaseUrl));
});

it('does not touch a database that a server runs on', async () => {
  await expect(restoreBackup(app.db, store(), file, true)).rejects.toThrow('stop them first');
});

it.each<[what: string, damage: (whole: Buffer) => Buffer, text: RegExp]>([
  ['cut off', (whole) => whole.subarray(0, whole.length - 2000), /not a whole one/],
  ['whole as a gzip but not as an archive', (whole) => gzipSync(gunzipSync(whole).subarray(0, -4096)), /not a whole one/],
  ['something else', () => Buffer.from('a letter'), /no backup/],
  ['whole but for its checksum', (whole) => Buffer.concat([whole.subarray(0, -8), Buffer.alloc(4), whole.subarray(-4)]), /not a whole one/],
  ['of one wrong bit', (whole) => flipped(whole, whole.length >> 1), /not a whole one|invalid|violates/],
  ['empty', () => Buffer.alloc(0), /no backup/],
  [
    'of rows that are against the rules',
    (whole) => gzipSync(replaced(gunzipSync(whole), 'CONSUMER', 'CONSUMEX')),
    /violates check constraint/,
  ],
])('changes nothing for a file that is %s, and leaves no image', async (_what, damage, text) => {
  const broken = path.join(folder, 'broken.backup');
  fs.writeFileSync(broken, damage(fs.readFileSync(file)));
  await expect(restore(false, broken)).rejects.toThrow(text);
  expect(await storedKeys(target.store)).toEqual([]);
  await restore();
  const before = await databaseContents(target.url);
  await expect(restore(true, broken)).rejects.toThrow(text);
  expect(await openTransactions()).toBe(0);
  expect(await databaseContents(target.url)).toEqual(before);
});

it('loads the backup of an older version and brings it up to date', async () => {
  const url = await createEmptyDatabase();
  const old = await open(url, migrations.slice(0, 6));
  await execute(
    old,
    "INSERT INTO users (phone, name, role, status, password_hash) VALUES ('01711111111', 'Old', 'CONSUMER', 'APPROVED', 'x')",
  );
  const oldFile = path.join(folder, 'old.backup');
  await writeBackup(url, store(), oldFile);
  await old.destroy();
  await dropTestDatabase(url);
  await restore(false, oldFile);
  expect(await one(target.db, 'SELECT name, (SELECT count(*)::int FROM divisions) AS divisions FROM users')).toEqual({
    name: 'Old',
    divisions: 8,
  });
  expect(await target.db.showMigrations()).toBe(false);
});

it('reports a missing image, and backs up the rest', async () => {
  const [key = ''] = await storedKeys(store());
  const bytes = (await store().get(key))!;
  await store().delete(key);
  const report = await writeBackup(app.databaseUrl, store(), path.join(folder, 'gap.backup'));
  await store().put(key, bytes);
  expect(report.missing).toEqual([key]);
});

function flipped(whole: Buffer, at: number): Buffer {
  const bytes = Buffer.from(whole);
  bytes.writeUInt8(bytes.readUInt8(at) ^ 1, at);
  return bytes;
}

/** The replacement has the same length, so that the archive stays valid. */
function replaced(bytes: Buffer, from: string, to: string): Buffer {
  return Buffer.from(bytes.toString('latin1').replaceAll(from, to), 'latin1');
}
