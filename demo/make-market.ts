/**
 * The demo market in memory: people, products, a year of trade, and everything that follows from it, worked out from
 * the day alone. Used by seed-demo.ts and in a thread of its own.
 */
import { randomBytes } from 'node:crypto';
import { serverLimits } from '../schema/values/server-limits';
import type { ImageStore } from '../server/platform/files/image-store';
import { hashPassword } from '../server/platform/security/passwords';
import { makeAddresses } from './users/make-addresses';
import { makeAccounts } from './trade/make-accounts';
import { makeCompletions } from './trade/make-completions';
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
import { DemoImages } from './products/images';
import type { MarketRows } from './rows';
import { SeedClock } from './simulation/seed-clock';
import { SeedRandom } from './simulation/seed-random';
import { Trade } from './trade/trade';

export const DEMO_PASSWORD = 'demo1234';

/** Its rows in memory, and its images, which are being drawn and stored. Needs no database. */
export async function makeMarket(now: Date, store: ImageStore): Promise<{ readonly rows: MarketRows; readonly images: DemoImages }> {
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
  makeCompletions(market, trade.orders);
  makeAccounts(market, trade.orders);
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
  return { rows, images };
}

function notify(notifications: NotificationMaker, trade: Trade, reviews: ReturnType<typeof makeReviews>): void {
  notifications.addForOrders(trade.orders);
  notifications.addForReviews(reviews);
  notifications.addForPosts();
  notifications.addForDeals();
  notifications.addForDecisions();
  notifications.addForAnnouncements();
}
