/** Percentages off for a time: some running all of today, some over, two still to come. Made before the trade, which sells at their prices. */
import { demoPhones } from './make-people';
import type { Goods, Market } from './market';
import type { SeedRandom } from './seed-random';

/** Off a price in tens they leave whole Taka. */
const PERCENTS = [10, 20, 30];
const RUNNING = 10;
const OVER = 14;

export function makeDeals(market: Market): void {
  const random = market.random.fork('deals');
  const { clock } = market;
  const settled = market.goods.filter(
    (goods) =>
      goods.row.is_published &&
      goods.row.audience === 'EVERYONE' &&
      goods.from < clock.daysAgo(50) &&
      goods.kind.price < 3_000 &&
      goods.kind.unit !== 'TON',
  );
  const liked = settled.toSorted((one, other) => other.pull - one.pull).slice(0, 60);
  const own = liked.filter(({ seller }) => seller.row.phone === demoPhones.producer).slice(0, 2);
  const others = random.sample(
    distinctKinds(liked.filter((goods) => !own.some(({ kind }) => kind === goods.kind))),
    RUNNING + OVER + 2 - own.length,
  );
  [...own, ...others].forEach((goods, index) => {
    if (index < RUNNING) add(market, random, goods, clock.daysAgo(random.between(0.3, 2)), clock.daysAhead(random.between(1.6, 4)));
    else if (index < RUNNING + OVER) addPast(market, random, goods);
    else add(market, random, goods, clock.daysAhead(random.between(2, 4)), clock.daysAhead(random.between(5, 8)));
  });
}

function addPast(market: Market, random: SeedRandom, goods: Goods): void {
  const ended = random.between(6, 42);
  add(market, random, goods, market.clock.daysAgo(ended + random.between(1, 3)), market.clock.daysAgo(ended));
}

function add({ rows, clock }: Market, random: SeedRandom, goods: Goods, from: Date, until: Date): void {
  const percent = random.pick(PERCENTS);
  goods.row.price = `${Math.max(20, Math.round(Number(goods.row.price) / 10) * 10)}.00`;
  const createdAt = clock.isPast(from) ? from : clock.today;
  rows.deals.push({
    ...{ id: random.id(from), product_id: goods.row.id, percent, price_before: goods.row.price },
    ...{ starts_at: from, ends_at: until, created_at: createdAt },
  });
}

/** One of each kind, so that the row of today's deals is varied. */
function distinctKinds(goods: readonly Goods[]): Goods[] {
  const seen = new Map(goods.toReversed().map((one) => [one.kind.key, one]));
  return [...seen.values()];
}
