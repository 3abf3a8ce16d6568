/** Makes the product views, follows, favourites and carts of the demo market. */
import { demoPhones } from '../users/make-users';
import { userOf, toDecimal, type StockItem, type Market, type DemoUser } from '../market';
import type { SeedRandom } from '../simulation/seed-random';
import { drawQuantity } from '../trade/trade-terms';

/** Two and a half months: what the dashboard compares. */
const VIEW_DAYS = 75;

export function makeInterest(market: Market): void {
  makeFollows(market, market.random.fork('follows'));
  makeFavourites(market, market.random.fork('favourites'));
  makeViews(market, market.random.fork('views'));
  makeCarts(market, market.random.fork('carts'));
}

function makeFollows(market: Market, random: SeedRandom): void {
  const sellers = market.sellers.filter(({ row }) => row.status === 'APPROVED');
  for (const follower of market.consumers) {
    const chosen = new Set<DemoUser>();
    for (let left = Math.round(random.logNormal(0.8) * 3); left > 0; left--) chosen.add(random.weighted(sellers, likeable));
    for (const seller of chosen) {
      const since = Math.max(follower.row.created_at.getTime(), seller.row.created_at.getTime(), market.clock.daysAgo(360).getTime());
      const at = new Date(random.between(since, market.clock.today.getTime()));
      market.rows.follows.push({ follower_id: follower.row.id, seller_id: seller.row.id, created_at: at });
      seller.row.follower_count += 1;
    }
  }
}

function likeable({ facts }: DemoUser): number {
  return (facts?.pull ?? 1) * (facts?.quality ?? 0.5) ** 3;
}

function makeFavourites(market: Market, random: SeedRandom): void {
  const offered = offeredToAll(market);
  for (const { row } of market.consumers) {
    const wanted = new Set<StockItem>();
    for (let left = Math.round(random.logNormal(0.9) * 3); left > 0; left--) wanted.add(random.weighted(offered, ({ pull }) => pull));
    for (const product of wanted) {
      const at = new Date(random.between(Math.max(row.created_at.getTime(), product.from.getTime()), market.clock.today.getTime()));
      const seen = { seen_price: product.row.price, seen_name: product.row.name };
      market.rows.favourites.push({ user_id: row.id, product_id: product.row.id, ...seen, created_at: at });
    }
  }
}

function makeViews(market: Market, random: SeedRandom): void {
  const { clock, rows } = market;
  for (const product of market.products) {
    if (!product.post) continue;
    let all = 0;
    for (let day = VIEW_DAYS; day >= 1; day--) {
      const noon = clock.daysAgo(day - 0.5);
      if (noon < product.from || (product.until && noon > product.until)) continue;
      const growth = 1.25 - (day / VIEW_DAYS) * 0.5;
      const views = Math.floor(product.pull * 6 * growth * random.logNormal(0.45) + random.next());
      if (views === 0) continue;
      rows.product_views.push({ product_id: product.row.id, day: clock.dayOf(noon), views });
      all += views;
    }
    rows.sell_post_views.push({ sell_post_id: product.post.id, views: all });
  }
}

function makeCarts(market: Market, random: SeedRandom): void {
  const offered = offeredToAll(market).filter(({ onHand, reserved, lot }) => onHand - reserved > lot / 4);
  const demo = userOf(market, demoPhones.consumer);
  for (const owner of [demo, ...random.sample(market.consumers.slice(1), 44)]) {
    for (const product of random.sample(offered, owner === demo ? 3 : random.int(1, 3))) {
      const quantity = drawQuantity(random, product.kind.unit, Number(product.row.price), termsOfPost(product), false);
      market.rows.cart_lines.push({
        user_id: owner.row.id,
        product_id: product.row.id,
        quantity: toDecimal(quantity),
        seen_price: product.row.price,
        seen_name: product.row.name,
        added_at: market.clock.daysAgo(random.between(0.05, 6)),
      });
    }
  }
}

function termsOfPost({ post }: StockItem): { readonly minQuantity: string; readonly step: string } {
  return { minQuantity: post?.min_quantity ?? '1', step: post?.step ?? '1' };
}

function offeredToAll(market: Market): StockItem[] {
  const running = new Set(market.rows.deals.map(({ product_id }) => product_id));
  return market.products.filter(
    ({ row, kind }) => row.is_published && row.audience === 'EVERYONE' && kind.price < 20_000 && !running.has(row.id),
  );
}
