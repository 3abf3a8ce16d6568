/**
 * The job queue on real PostgreSQL: jobs live and die with the transaction that adds them, and are done once by all
 * processes together.
 */
import { EventEmitter, once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import type { DataSource } from 'typeorm';
import { createDataSource } from '../../../server/platform/db/data-source';
import { one, rows } from '../../support/sql';
import { inTransaction } from '../../../server/platform/db/transaction';
import { GraphileJobQueue } from '../../../server/platform/jobs/graphile-job-queue';
import { createLogger } from '../../../server/platform/logging/logger';
import { createTestDatabase, dropTestDatabase, withClient } from '../../support/database';

let url: string;
let db: DataSource;
let queue: GraphileJobQueue;
let done: object[];
const happened = new EventEmitter();

function makeQueue(): GraphileJobQueue {
  const made = new GraphileJobQueue(url, createLogger('silent'));
  made.register('note', (payload) => {
    done.push(payload);
    happened.emit('done');
    return Promise.resolve();
  });
  made.register('fail', () => Promise.reject(new Error('not today')));
  return made;
}

beforeEach(async () => {
  url = await createTestDatabase();
  db = await createDataSource({ url, entities: [], migrations: [] }).initialize();
  done = [];
  queue = makeQueue();
});
afterEach(async () => {
  await queue.stop();
  await db.destroy();
  await dropTestDatabase(url);
});

const waiting = async (): Promise<number> => (await one<{ n: number }>(db, 'SELECT count(*)::int AS n FROM graphile_worker.jobs'))?.n ?? -1;

it('runs a job that was committed, with what it was given', async () => {
  await inTransaction(db, (tx) => queue.add(tx, 'note', { order: 'বেগুন' }));
  await queue.runDue();
  expect(done).toEqual([{ order: 'বেগুন' }]);
  expect(await waiting()).toBe(0);
});

it('forgets a job whose transaction failed', async () => {
  const failing = inTransaction(db, async (tx) => {
    await queue.add(tx, 'note', { order: 1 });
    throw new Error('no');
  });
  await expect(failing).rejects.toThrow('no');
  expect(await waiting()).toBe(0);
});

it('waits for the time of a job', async () => {
  await queue.add(db, 'note', { order: 1 }, { runAt: new Date(Date.now() + 3_600_000) });
  await queue.runDue();
  expect(done).toEqual([]);
  expect(await waiting()).toBe(1);
});

it('replaces a waiting job of the same key, and takes one back', async () => {
  const runAt = new Date(Date.now() + 3_600_000);
  await queue.add(db, 'note', { order: 1 }, { jobKey: 'expire-1', runAt });
  await queue.add(db, 'note', { order: 2 }, { jobKey: 'expire-1' });
  expect(await waiting()).toBe(1);
  await queue.runDue();
  expect(done).toEqual([{ order: 2 }]);
  await queue.add(db, 'note', { order: 3 }, { jobKey: 'expire-3', runAt });
  await queue.cancel(db, 'expire-3');
  expect(await waiting()).toBe(0);
});

it('retains a job that failed for another try', async () => {
  await queue.add(db, 'fail', {});
  await queue.runDue();
  expect(await one(db, 'SELECT attempts, last_error FROM graphile_worker.jobs')).toMatchObject({
    attempts: 1,
    last_error: expect.stringContaining('not today') as string,
  });
});

it('rejects a job no one does', async () => {
  await expect(queue.add(db, 'nobody', {})).rejects.toThrow('No handler for the job nobody.');
});

it('does each job once when two processes work', async () => {
  const other = makeQueue();
  await Promise.all([queue.start(), other.start()]);
  for (let order = 0; order < 30; order++) await queue.add(db, 'note', { order });
  while (done.length < 30) await once(happened, 'done');
  await Promise.all([queue.stop(), other.stop()]);
  expect(done.map((job) => (job as { order: number }).order).sort((a, b) => a - b)).toEqual(
    Array.from({ length: 30 }, (_, order) => order),
  );
  expect(await waiting()).toBe(0);
});

it('knows a job of the clock once for all processes', async () => {
  const other = makeQueue();
  for (const each of [queue, other]) each.schedule('note', '* * * * *');
  await Promise.all([queue.start(), other.start()]);
  const known = 'SELECT identifier, known_since IS NOT NULL AS known FROM graphile_worker._private_known_crontabs';
  for (let tries = 0; tries < 400 && (await one(db, known)) === null; tries++) await sleep(50);
  expect(await rows(db, known)).toEqual([{ identifier: 'note', known: true }]);
  await other.stop();
});

it('goes on after PostgreSQL has cut every connection of its own', async () => {
  await queue.start();
  await queue.add(db, 'note', { order: 1 });
  if (done.length < 1) await once(happened, 'done');
  const cut = `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND application_name = 'haatbar-jobs'`;
  expect((await withClient(url, (client) => client.query(cut))).rowCount).toBeGreaterThan(0);
  await queue.add(db, 'note', { order: 2 });
  if (done.length < 2) await once(happened, 'done');
  expect(done).toEqual([{ order: 1 }, { order: 2 }]);
});
