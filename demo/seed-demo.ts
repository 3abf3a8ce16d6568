/**
 * Writes the demo market in few statements to an empty database. Every figure stored beside the rows it sums up is
 * stored by the same steps that make the rows, in memory (make-market.ts) or in the database.
 */
import type { DataSource, EntityManager } from 'typeorm';
import type { Config } from '../server/platform/config/env';
import { AuditService } from '../server/modules/audit/audit.service';
import { GatewayRefundsService } from '../server/modules/money/gateway/gateway-refunds.service';
import { LedgerService } from '../server/modules/money/ledger/ledger.service';
import { OrderPostingsService } from '../server/modules/money/postings/order-postings.service';
import { PriceMediansService } from '../server/modules/dashboard/week-prices/price-medians.service';
import { ServiceFiguresService } from '../server/modules/dashboard/service-figures/service-figures.service';
import { execute } from '../server/platform/db/sql';
import { allowStatementTime } from '../server/platform/db/statement-time';
import { inTransaction } from '../server/platform/db/transaction';
import type { Logger } from '../server/platform/logging/logger';
import { openImageStore } from '../server/app/wiring/image-stores';
import { COUNT_CUSTOMERS } from './trade/count-customers';
import { chunksOf, insertChunk, type RowChunk } from './bulk-insert';
import { makeMarket } from './make-market';
import type { StoredImage } from './products/images';
import { FIRST_TRACKING_NUMBER } from './trade/trade';

/** Tables that are written by what follows from the rows. */
const FOLLOWING = [
  'customers',
  'price_medians',
  'week_prices',
  'week_grade_prices',
  'service_figures',
  'ledger_accounts',
  'ledger_balances',
  'ledger_transactions',
  'ledger_entries',
];

/** On the slowest machine. */
const MOST_SECONDS = 600;

/** More orders than a market has. */
const ALL = 1_000_000;

/** In memory, in the order of the foreign keys; its images are being stored. */
export interface MadeMarket {
  readonly chunks: Iterable<RowChunk>;
  /** Resolves once all images are stored. */
  stored(): Promise<readonly StoredImage[]>;
  readonly ms: number;
}

export async function seedDemo(db: DataSource, config: Config, logger: Logger, now = new Date()): Promise<void> {
  await writeDemo(db, logger, await makeDemo(config, logger, now));
}

/** In this thread; a first start has another one make it (make-in-thread.ts). */
export async function makeDemo(config: Config, logger: Logger, now = new Date()): Promise<MadeMarket> {
  const begun = performance.now();
  const { rows, images } = await makeMarket(now, openImageStore(config, logger));
  return { chunks: chunksOf(rows), stored: () => images.finish(), ms: Math.round(performance.now() - begun) };
}

export async function writeDemo(db: DataSource, logger: Logger, { chunks, stored, ms }: MadeMarket): Promise<void> {
  const begun = performance.now();
  const counts = countRows(chunks);
  await inTransaction(db, async (tx) => {
    await write(tx, chunks, counts);
    await nameImages(tx, await stored());
  });
  logger.info('demo market written', {
    users: counts.get('users'),
    products: counts.get('products'),
    orders: counts.get('orders'),
    madeMs: ms,
    writtenMs: Math.round(performance.now() - begun),
  });
}

function countRows(chunks: Iterable<RowChunk>): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { table, count } of chunks) counts.set(table, (counts.get(table) ?? 0) + count);
  return counts;
}

/** The rows were written while their images were still being drawn. */
async function nameImages(tx: EntityManager, stored: readonly StoredImage[]): Promise<void> {
  await execute(
    tx,
    `UPDATE images SET hash = stored.hash FROM json_populate_recordset(NULL::images, $1) AS stored
     WHERE images.id = stored.id`,
    [JSON.stringify(stored)],
  );
}

async function write(tx: EntityManager, chunks: Iterable<RowChunk>, counts: ReadonlyMap<string, number>): Promise<void> {
  await allowStatementTime(tx, MOST_SECONDS);
  await execute(tx, 'SET LOCAL idle_in_transaction_session_timeout = 0'); // the images may take longer than the rows
  for (const chunk of chunks) await insertChunk(tx, chunk);
  // the plan of a table that was empty is slow for a full one; tables of the whole server may be locked by another
  await execute(tx, 'ANALYZE (SKIP_LOCKED)');
  await execute(tx, 'SET LOCAL plan_cache_mode = auto');
  await execute(tx, COUNT_CUSTOMERS);
  await new PriceMediansService(tx.dataSource).fill(tx, null);
  await new ServiceFiguresService(tx.dataSource).fill(tx);
  await postOrders(tx);
  // a fill that was broken off leaves pages without rows: a guard planned by them reads the ledger once for each order
  await execute(tx, `ANALYZE (SKIP_LOCKED) ${FOLLOWING.join(', ')}`);
  await execute(tx, "SELECT setval('tracking_number_seq', $1)", [FIRST_TRACKING_NUMBER + (counts.get('orders') ?? 0) - 1]);
}

/** All at once. A join that was planned for a batch of the job compares each order with each. */
async function postOrders(tx: EntityManager): Promise<void> {
  await execute(tx, 'SET LOCAL enable_nestloop = off');
  const ledger = new LedgerService();
  const postings = new OrderPostingsService(tx.dataSource, ledger, new GatewayRefundsService(ledger, new AuditService()));
  await postings.postMissing((work) => work(tx), ALL);
  await execute(tx, 'SET LOCAL enable_nestloop = on');
}
