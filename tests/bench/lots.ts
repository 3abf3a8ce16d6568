/**
 * `npm run bench:lots`: how long the trace of a lot takes, the search of a recall, its list and its files, in a market
 * of 1,000,000 order lines whose goods were sold on up to three times. `--orders=200000` measures a smaller one, and
 * `--products=` one of fewer products. Making the largest takes a quarter of an hour, once. Ends with 1 where a goal is
 * missed.
 */
import 'reflect-metadata';
import { Client } from 'pg';
import { readConfig } from '../../server/platform/config/env';
import { createDataSource } from '../../server/platform/db/data-source';
import { District } from '../../server/modules/geography/district.entity';
import { Division } from '../../server/modules/geography/division.entity';
import { GeographyService } from '../../server/modules/geography/geography.service';
import { Upazila } from '../../server/modules/geography/upazila.entity';
import { LotEpcisService } from '../../server/modules/recalls/epcis/lot-epcis.service';
import { countedAwayOf } from '../../server/modules/recalls/details/counted-away.query';
import { unlistedOf } from '../../server/modules/recalls/details/unlisted-goods.query';
import { RecallCsvService } from '../../server/modules/recalls/holders/recall-csv.service';
import { RecallHoldersService } from '../../server/modules/recalls/holders/recall-holders.service';
import { LotCsvService } from '../../server/modules/recalls/lot-csv.service';
import { affectedLots, REACHED, recallReach } from '../../server/modules/recalls/lot-holds.store';
import { traceSteps } from '../../server/modules/recalls/lot-trace.query';
import { RecallProgressService } from '../../server/modules/recalls/recalled/recall-progress.service';
import type { Viewer } from '../../server/platform/security/viewer';
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

/** The codes of labels, by which files are asked for, of markets that were filled before they had them too. */
const CODES =
  "UPDATE lots SET code = p.label_code || '3333', category_slug = p.category_slug FROM products p WHERE p.id = lots.product_id AND lots.code ~ '^L0'";

/** Something of each lot was counted away, in markets that were filled before too. */
const COUNTED_AWAY = `
  WITH counted AS (
    UPDATE lots SET removed = 5 WHERE removed = 0 RETURNING id, opened_at)
  INSERT INTO lot_removals (lot_id, cause, quantity, created_at) SELECT id, 'COUNTED', 5, opened_at FROM counted`;

const CHOSEN = `
  SELECT id, code FROM (SELECT lot.id, lot.code, row_number() OVER (ORDER BY count(*) DESC, lot.id) AS n, count(*) OVER () AS lots
    FROM lots lot JOIN lot_shares share ON share.lot_id = lot.id GROUP BY lot.id) ranked
  WHERE n <= 20 OR n % greatest(lots / ${LOTS}, 1) = 0 ORDER BY n`;

const RECALLED = 20;
const RECALL_LOTS = `
  ${REACHED} INSERT INTO recalled_lots (lot_id, quantity) SELECT lot.id, lot.added FROM reached JOIN lots lot ON lot.id = reached.id ON CONFLICT DO NOTHING`;
const RECALL_SHARES = `
  INSERT INTO recalled_shares (order_line_id, lot_id, order_id, quantity)
  SELECT share.order_line_id, share.lot_id, line.order_id, share.quantity FROM recalled_lots recalled JOIN lot_shares share ON share.lot_id = recalled.lot_id
  JOIN order_lines line ON line.id = share.order_line_id WHERE share.quantity > share.returned ON CONFLICT DO NOTHING`;

/** The goals of docs/performance.md, of the 95th percentile of a trace and of the slowest file, ms. */
const GOALS = { trace: 2_000, file: 60_000 };
const READER: Viewer = { id: '00000000-0000-0000-0000-000000000000', role: 'ADMIN' } as Viewer;

interface Times {
  readonly p95: number;
  readonly slowest: number;
}

/** Writes a row of the table. */
async function measure<Lot>(title: string, lots: readonly Lot[], work: (lot: Lot) => Promise<number>): Promise<Times> {
  const times: number[] = [];
  let most = 0;
  for (const lot of lots) {
    const begun = performance.now();
    most = Math.max(most, await work(lot));
    times.push(performance.now() - begun);
  }
  const sorted = times.toSorted((one, other) => one - other);
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? NaN;
  say(`| ${title} | ${at(0.5).toFixed(1)} | ${at(0.95).toFixed(1)} | ${at(1).toFixed(1)} | ${most} |`);
  return { p95: at(0.95), slowest: at(1) };
}

const numberOf = (name: string, otherwise: number): number =>
  Number(process.argv.find((argument) => argument.startsWith(`--${name}=`))?.split('=')[1] ?? otherwise);

async function main(): Promise<void> {
  openRunFolder();
  endDescendantsWhenInterrupted();
  const cluster = await startBenchCluster();
  try {
    const url = await cluster.market({ sellers: 2_000, products: numberOf('products', 100_000), orders: numberOf('orders', 1_000_000) });
    const lots = await withClient(url, lotsOf);
    const db = await createDataSource({ url, entities: [Division, District, Upazila], migrations: [], poolSize: 1 }).initialize();
    const geography = new GeographyService(db);
    const csv = new LotCsvService(db, geography);
    const epcis = new LotEpcisService(db, geography, readConfig({ NODE_ENV: 'development' }));
    for (const { id } of lots.slice(0, 5)) await traceSteps(db, id, FURTHEST, 0); // not measured: what is read once
    say(`| ${lots.length} lots, the largest among them | median, ms | p95 | slowest | most rows |\n|---|---|---|---|---|`);
    const trace = await measure('trace, first page', lots, async ({ id }) => (await traceSteps(db, id, FURTHEST, 0)).length);
    await measure(
      'lots and buyers of a recall',
      lots,
      async ({ id }) => (await affectedLots(db, id)).length + (await recallReach(db, id)).orders,
    );
    const away = await measure('goods counted away', lots, async ({ id }) => {
      const reached = (await affectedLots(db, id)).map((one) => one.id);
      return (await countedAwayOf(db, reached, id)).length + (await unlistedOf(db, reached, id)).length;
    });
    const files = [
      await measure('CSV file', lots, async ({ code }) => (await csv.make(READER, code, 'bn')).rowCount),
      await measure('EPCIS file', lots, async ({ code }) => (await epcis.make(READER, code, 'bn')).rowCount),
    ];
    await withClient(url, recallLargest);
    const recalled = lots.slice(0, RECALLED);
    const [holders, progress] = [new RecallHoldersService(db), new RecallProgressService(db)];
    const pages = [
      await measure('recall, its first page', recalled, async ({ code }) => (await progress.read(READER, code, 0))?.sales.length ?? 0),
      await measure(
        'list of holders, first page',
        recalled,
        async ({ code }) => (await holders.list(READER, code, null))?.holders.length ?? 0,
      ),
    ];
    const recallCsv = new RecallCsvService(db, holders);
    files.push(await measure('CSV file of a recall', recalled, async ({ code }) => (await recallCsv.make(READER, code, 'bn')).rowCount));
    if (
      trace.p95 > GOALS.trace ||
      [away, ...pages].some(({ p95 }) => p95 > GOALS.trace) ||
      files.some(({ slowest }) => slowest > GOALS.file)
    )
      process.exitCode = 1;
    await db.destroy();
  } finally {
    await cluster.stop();
  }
}

/** Once: the largest lots are recalled, with all that was made of them. */
async function recallLargest(client: Client): Promise<void> {
  for (const { id } of (await client.query<ChosenLot>(CHOSEN)).rows.slice(0, RECALLED)) await client.query(RECALL_LOTS, [id]);
  await client.query(RECALL_SHARES);
  await client.query('ANALYZE recalled_lots, recalled_shares');
}

interface ChosenLot {
  readonly id: string;
  readonly code: string;
}

async function lotsOf(client: Client): Promise<ChosenLot[]> {
  const { rowCount } = await client.query('SELECT 1 FROM lots LIMIT 1');
  if (rowCount === 0) for (const statement of FILL.split(/;\n/)) await client.query(statement);
  await client.query(CODES);
  await client.query(COUNTED_AWAY);
  await client.query('ANALYZE lots, lot_removals');
  return (await client.query<ChosenLot>(CHOSEN)).rows;
}

main().catch((failure: unknown) => {
  console.error(failure);
  process.exitCode = 1;
});
