/**
 * The demo market: people, goods, a year of trade, and everything that follows from it, worked out in memory from the day alone and written in
 * few statements. Every figure stored beside the rows it sums up is kept by the same steps that make the rows. Called on an empty database.
 */
import { randomBytes } from 'node:crypto';
import type { DataSource, EntityManager } from 'typeorm';
import { limits } from '../../../schema/values/limits';
import type { Config } from '../../platform/config/env';
import { PriceMediansService } from '../../modules/dashboard/price-medians.service';
import { CustomerFiguresService } from '../../modules/orders/customer-figures.service';
import { rows as query } from '../../platform/db/sql';
import { inTransaction } from '../../platform/db/transaction';
import type { ImageStore } from '../../platform/files/image-store';
import type { Logger } from '../../platform/logging/logger';
import { hashPassword } from '../../platform/security/passwords';
import { openImageStore } from '../image-stores';
import { insertRows } from './bulk-insert';
import { makeAddresses } from './make-addresses';
import { makeDeals } from './make-deals';
import { makeDesk } from './make-desk';
import { GoodsMaker } from './make-goods';
import { makeInterest } from './make-interest';
import { Notices } from './make-notices';
import { makePeople } from './make-people';
import { makeReviews } from './make-reviews';
import { emptyRows, type Market } from './market';
import { Pictures, type StoredImage } from './pictures';
import type { MarketRows } from './rows';
import { SeedClock } from './seed-clock';
import { SeedRandom } from './seed-random';
import { FIRST_TRACKING_NUMBER, Trade } from './trade';

export const DEMO_PASSWORD = 'demo1234';

export async function seedDemo(db: DataSource, config: Config, logger: Logger, now = new Date()): Promise<void> {
  const begun = performance.now();
  const { market, pictures } = await makeMarket(now, openImageStore(config, logger));
  const made = performance.now();
  await inTransaction(db, async (tx) => {
    await write(tx, market.rows);
    await nameImages(tx, await pictures.finish());
  });
  await query(db, 'ANALYZE');
  const { orders, products, users } = market.rows;
  logger.info('demo market written', {
    ...{ users: users.length, products: products.length, orders: orders.length },
    ...{ madeMs: Math.round(made - begun), writtenMs: Math.round(performance.now() - made) },
  });
}

async function makeMarket(now: Date, store: ImageStore): Promise<{ market: Market; pictures: Pictures }> {
  const clock = new SeedClock(now);
  const random = new SeedRandom(clock.dayNumber);
  const rows = emptyRows();
  const hashes = { demo: await hashPassword(DEMO_PASSWORD), locked: await hashPassword(randomBytes(24).toString('base64url')) };
  const people = makePeople(rows, clock, random.fork('people'), hashes);
  const market: Market = { clock, random, rows, ...people, goods: [] };
  const pictures = new Pictures(rows, random.fork('pictures'), store);
  const goodsMaker = new GoodsMaker(market, pictures);
  goodsMaker.makeOwn();
  pictures.begin();
  makeDeals(market);
  const trade = new Trade(market, goodsMaker);
  await trade.run();
  const reviews = makeReviews(market, trade.orders);
  makeAddresses(market, trade.orders);
  makeInterest(market);
  tell(new Notices(market), trade, reviews);
  makeDesk(market, trade.orders);
  rows.platform_settings.push(
    { key: 'commission_percent', value: limits.commissionPercent, updated_at: clock.today },
    { key: 'delivery_fees', value: limits.deliveryFees, updated_at: clock.today },
  );
  return { market, pictures };
}

function tell(notices: Notices, trade: Trade, reviews: ReturnType<typeof makeReviews>): void {
  notices.ofOrders(trade.orders);
  notices.ofReviews(reviews);
  notices.ofPosts();
  notices.ofDeals();
  notices.ofDecisions();
  notices.ofMaintenance();
}

/** The rows were written while their pictures were still being drawn. */
async function nameImages(tx: EntityManager, stored: readonly StoredImage[]): Promise<void> {
  await query(
    tx,
    `UPDATE images SET hash = stored.hash, width = stored.width, height = stored.height
     FROM json_populate_recordset(NULL::images, $1) AS stored WHERE images.id = stored.id`,
    [JSON.stringify(stored)],
  );
}

/** The tables stand in the order of MarketRows, which is that of their foreign keys. */
async function write(tx: EntityManager, rows: MarketRows): Promise<void> {
  await query(tx, 'SET LOCAL statement_timeout = 0');
  for (const [table, list] of Object.entries(rows)) await insertRows(tx, table, list as object[]);
  await new CustomerFiguresService().countAll(tx);
  await new PriceMediansService(tx.dataSource).fill(tx, null);
  await query(tx, "SELECT setval('tracking_number_seq', $1)", [FIRST_TRACKING_NUMBER + rows.orders.length - 1]);
}
