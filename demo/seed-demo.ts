/**
 * The demo market: people, products, a year of trade, and everything that follows from it, worked out in memory from the day alone and written in
 * few statements. Every figure stored beside the rows it sums up is stored by the same steps that make the rows. Called on an empty database.
 */
import { randomBytes } from 'node:crypto';
import type { DataSource, EntityManager } from 'typeorm';
import { serverLimits } from '../schema/values/server-limits';
import type { Config } from '../server/platform/config/env';
import { GatewayRefundsService } from '../server/modules/money/gateway/gateway-refunds.service';
import { LedgerService } from '../server/modules/money/ledger/ledger.service';
import { OrderPostingsService } from '../server/modules/money/ledger/order-postings.service';
import { PriceMediansService } from '../server/modules/dashboard/price-medians.service';
import { ServiceFiguresService } from '../server/modules/dashboard/service-figures/service-figures.service';
import { execute } from '../server/platform/db/sql';
import { inTransaction } from '../server/platform/db/transaction';
import type { ImageStore } from '../server/platform/files/image-store';
import type { Logger } from '../server/platform/logging/logger';
import { hashPassword } from '../server/platform/security/passwords';
import { openImageStore } from '../server/app/image-stores';
import { insertRows } from './bulk-insert';
import { COUNT_CUSTOMERS } from './trade/count-customers';
import { makeAddresses } from './users/make-addresses';
import { makeHandoverCodes } from './trade/make-handover-codes';
import { makePayoutAccounts } from './users/make-payout-accounts';
import { makeVerifications } from './users/make-verifications';
import { makeDeliveryTerms } from './trade/make-delivery-terms';
import { makeDeals } from './trade/make-deals';
import { makeConversations } from './activity/make-conversations';
import { makeAdminRecords } from './activity/make-admin-records';
import { ProductMaker } from './products/make-products';
import { makeInterest } from './activity/make-interest';
import { makeRecurringOrders } from './activity/make-recurring-orders';
import { makeSharedBaskets } from './activity/make-shared-baskets';
import { makeStories } from './activity/make-stories';
import { NotificationMaker } from './activity/make-notifications';
import { makeUsers } from './users/make-users';
import { makeReviewImages } from './activity/make-review-images';
import { makeReviews } from './activity/make-reviews';
import { emptyRows, type Market } from './market';
import { DemoImages, type StoredImage } from './products/images';
import type { MarketRows } from './rows';
import { SeedClock } from './simulation/seed-clock';
import { SeedRandom } from './simulation/seed-random';
import { FIRST_TRACKING_NUMBER, Trade } from './trade/trade';

export const DEMO_PASSWORD = 'demo1234';

/** Tables that are written by what follows from the rows. */
const FOLLOWING = [
  ...['customers', 'price_medians', 'week_prices', 'service_figures'],
  ...['ledger_accounts', 'ledger_balances', 'ledger_transactions', 'ledger_entries'],
];

/** In memory; its images are being stored. */
export interface MadeMarket {
  readonly market: Market;
  readonly images: DemoImages;
  readonly ms: number;
}

export async function seedDemo(db: DataSource, config: Config, logger: Logger, now = new Date()): Promise<void> {
  await writeDemo(db, logger, await makeDemo(config, logger, now));
}

/** Needs no database: a first start makes the market while PostgreSQL makes its files. */
export async function makeDemo(config: Config, logger: Logger, now = new Date()): Promise<MadeMarket> {
  const begun = performance.now();
  const made = await makeMarket(now, openImageStore(config, logger));
  return { ...made, ms: Math.round(performance.now() - begun) };
}

export async function writeDemo(db: DataSource, logger: Logger, { market, images, ms }: MadeMarket): Promise<void> {
  const begun = performance.now();
  await inTransaction(db, async (tx) => {
    await write(tx, market.rows);
    await nameImages(tx, await images.finish());
  });
  await execute(db, `ANALYZE ${FOLLOWING.join(', ')}`);
  const { orders, products, users } = market.rows;
  logger.info('demo market written', {
    ...{ users: users.length, products: products.length, orders: orders.length },
    ...{ madeMs: ms, writtenMs: Math.round(performance.now() - begun) },
  });
}

async function makeMarket(now: Date, store: ImageStore): Promise<{ market: Market; images: DemoImages }> {
  const clock = new SeedClock(now);
  const random = new SeedRandom(clock.dayNumber);
  const rows = emptyRows();
  const hashes = { demo: await hashPassword(DEMO_PASSWORD), locked: await hashPassword(randomBytes(24).toString('base64url')) };
  const people = makeUsers(rows, clock, random.fork('people'), hashes);
  const market: Market = { clock, random, rows, ...people, products: [] };
  const images = new DemoImages(rows, random.fork('pictures'), store);
  const productMaker = new ProductMaker(market, images);
  productMaker.makeOwn();
  images.begin();
  makeDeliveryTerms(market);
  makeDeals(market);
  const trade = new Trade(market, productMaker);
  await trade.run();
  makeHandoverCodes(market, trade.orders);
  const reviews = makeReviews(market, trade.orders);
  makeReviewImages(market, reviews, images);
  makeAddresses(market, trade.orders);
  makePayoutAccounts(market);
  makeVerifications(market);
  makeInterest(market);
  makeConversations(market, trade.orders);
  makeStories(market);
  makeSharedBaskets(market);
  makeRecurringOrders(market, trade.orders);
  notify(new NotificationMaker(market), trade, reviews);
  makeAdminRecords(market, trade.orders);
  rows.platform_settings.push(
    { key: 'commission_percent', value: serverLimits.commissionPercent, updated_at: clock.today },
    { key: 'delivery_rates', value: serverLimits.deliveryRates, updated_at: clock.today },
  );
  return { market, images };
}

function notify(notifications: NotificationMaker, trade: Trade, reviews: ReturnType<typeof makeReviews>): void {
  notifications.ofOrders(trade.orders);
  notifications.ofReviews(reviews);
  notifications.ofPosts();
  notifications.ofDeals();
  notifications.ofDecisions();
  notifications.ofAnnouncements();
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

/** The tables are in the order of MarketRows, which is that of their foreign keys. */
async function write(tx: EntityManager, rows: MarketRows): Promise<void> {
  await execute(tx, 'SET LOCAL statement_timeout = 0');
  await execute(tx, 'SET LOCAL idle_in_transaction_session_timeout = 0'); // the images may take longer than the rows
  for (const [table, list] of Object.entries(rows)) await insertRows(tx, table, list as object[]);
  // the plan of a table that was empty is slow for a full one
  await execute(tx, 'ANALYZE');
  await execute(tx, 'SET LOCAL plan_cache_mode = auto');
  await execute(tx, COUNT_CUSTOMERS);
  await new PriceMediansService(tx.dataSource).fill(tx, null);
  await new ServiceFiguresService(tx.dataSource).fill(tx);
  const ledger = new LedgerService();
  await new OrderPostingsService(tx.dataSource, ledger, new GatewayRefundsService(ledger)).postMissing((work) => work(tx));
  await execute(tx, "SELECT setval('tracking_number_seq', $1)", [FIRST_TRACKING_NUMBER + rows.orders.length - 1]);
}
