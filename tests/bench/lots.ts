/**
 * `npm run bench:lots`: how long the trace of a lot takes, the search of a recall and the rows of its file, in a market
 * of 1,000,000 order lines whose goods were sold on up to three times. `--orders=200000` measures a smaller one. Making
 * the largest takes a quarter of an hour, once.
 */
import 'reflect-metadata';
import { Client } from 'pg';
import { createDataSource } from '../../server/platform/db/data-source';
import { affectedLots, recallReach } from '../../server/modules/recalls/lot-holds.store';
import { traceFileSteps, traceSteps } from '../../server/modules/recalls/lot-trace.query';
import { serverLimits } from '../../schema/values/server-limits';
import { endDescendantsWhenInterrupted } from '../../tools/processes/end-descendants';
import { openRunFolder } from '../../tools/processes/run-folder';
import { startBenchCluster, withClient } from './speed/bench-cluster';
import { say } from './speed/say';

const FURTHEST = 20;
const LOTS = 200;

/**
 * Each product has a lot, and of four products in a row each but the first is made of what was bought of the one
 * before. Triggers are off: these rows have no movements of stock.
 */
const FILL = `
  SET session_replication_role = replica;
  CREATE TEMP TABLE numbered AS SELECT p.id, p.seller_id, row_number() OVER (ORDER BY p.published_at DESC, p.id) AS n FROM products p;
  CREATE UNIQUE INDEX ON numbered (n);
  CREATE UNIQUE INDEX ON numbered (id);
  CREATE TEMP TABLE sent AS
    SELECT l.id, l.product_id, l.quantity, o.delivered_at, row_number() OVER (PARTITION BY l.product_id ORDER BY l.id) AS place
    FROM order_lines l JOIN orders o ON o.id = l.order_id WHERE o.status = 'DELIVERED';
  INSERT INTO receipts (order_line_id, owner_id, source_product_id, unit, quantity, remaining, cost, received_at)
    SELECT sent.id, made.seller_id, sent.product_id, 'KG', sent.quantity, 0, 1, sent.delivered_at
    FROM sent JOIN numbered source ON source.id = sent.product_id JOIN numbered made ON made.n = source.n + 1
    WHERE sent.place = 1 AND source.n % 4 <> 0;
  INSERT INTO lots (code, product_id, owner_id, owner_name, receipt_id, added, remaining)
    SELECT 'L' || lpad(n.n::text, 11, '0'), n.id, n.seller_id, 'Person', r.id, 20000000, 10000000
    FROM numbered n LEFT JOIN numbered before ON before.n = n.n - 1 AND n.n % 4 <> 1 LEFT JOIN receipts r ON r.source_product_id = before.id;
  INSERT INTO lot_shares (order_line_id, lot_id, quantity) SELECT sent.id, lot.id, sent.quantity FROM sent JOIN lots lot ON lot.product_id = sent.product_id;
  SET session_replication_role = origin;
  DROP TABLE numbered, sent;
  VACUUM ANALYZE`;

const CHOSEN = `
  SELECT id FROM (SELECT lot.id, row_number() OVER (ORDER BY count(*) DESC, lot.id) AS n, count(*) OVER () AS lots
    FROM lots lot JOIN lot_shares share ON share.lot_id = lot.id GROUP BY lot.id) ranked
  WHERE n <= 20 OR n % (lots / ${LOTS}) = 0 ORDER BY n`;

async function timesOf(lotIds: readonly string[], work: (id: string) => Promise<number>): Promise<string> {
  const times: number[] = [];
  let most = 0;
  for (const id of lotIds) {
    const begun = performance.now();
    most = Math.max(most, await work(id));
    times.push(performance.now() - begun);
  }
  const sorted = times.toSorted((one, other) => one - other);
  const at = (share: number) => (sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? NaN).toFixed(1);
  return `${at(0.5)} | ${at(0.95)} | ${at(1)} | ${most}`;
}

async function main(): Promise<void> {
  openRunFolder();
  endDescendantsWhenInterrupted();
  const wanted = process.argv.find((argument) => argument.startsWith('--orders='))?.split('=')[1];
  const cluster = await startBenchCluster();
  try {
    const url = await cluster.market({ sellers: 2_000, products: 100_000, orders: Number(wanted ?? 1_000_000) });
    const lotIds = await withClient(url, lotsOf);
    const db = await createDataSource({ url, entities: [], migrations: [], poolSize: 1 }).initialize();
    await timesOf(lotIds.slice(0, 5), async (id) => (await traceSteps(db, id, FURTHEST, 0)).length);
    say(`| ${lotIds.length} lots, the largest among them | median, ms | p95 | slowest | most rows |\n|---|---|---|---|---|`);
    say(`| trace, first page | ${await timesOf(lotIds, async (id) => (await traceSteps(db, id, FURTHEST, 0)).length)} |`);
    say(
      `| lots and buyers of a recall | ${await timesOf(lotIds, async (id) => (await affectedLots(db, id)).length + (await recallReach(db, id)).orders)} |`,
    );
    say(
      `| rows of its file | ${await timesOf(lotIds, async (id) => (await traceFileSteps(db, id, FURTHEST, serverLimits.csvRows)).length)} |`,
    );
    await db.destroy();
  } finally {
    await cluster.stop();
  }
}

async function lotsOf(client: Client): Promise<string[]> {
  const { rowCount } = await client.query('SELECT 1 FROM lots LIMIT 1');
  if (rowCount === 0) for (const statement of FILL.split(/;\n/)) await client.query(statement);
  return (await client.query<{ id: string }>(CHOSEN)).rows.map(({ id }) => id);
}

main().catch((failure: unknown) => {
  console.error(failure);
  process.exitCode = 1;
});
