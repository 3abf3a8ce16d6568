/**
 * Percentages off for a time: some running all of today, some over, two still to come, of which the market pays the
 * last. Made before the trade, which sells at their prices.
 */
import { FinancedBy } from '../../schema/values/market/offers';
import { demoPhones } from '../users/make-users';
import type { StockItem, Market } from '../market';
import type { SeedRandom } from '../simulation/seed-random';

/** Off a price in tens they leave whole Taka. */
const PERCENTS = [10, 20, 30];
const RUNNING = 10;
const OVER = 14;
/** BDT: a few hundred kilograms at a tenth to a third off. */
const MARKET_BUDGET = '25000.00';

export function makeDeals(market: Market): void {
  const random = market.random.fork('deals');
  const { clock } = market;
  const settled = market.products.filter(
    (product) =>
      product.row.is_published &&
      product.row.audience === 'EVERYONE' &&
      product.from < clock.daysAgo(50) &&
      product.kind.price < 3_000 &&
      product.kind.unit !== 'TON',
  );
  const liked = settled.toSorted((one, other) => other.pull - one.pull).slice(0, 60);
  const own = liked.filter(({ seller }) => seller.row.phone === demoPhones.producer).slice(0, 2);
  const others = random.sample(
    distinctKinds(liked.filter((product) => !own.some(({ kind }) => kind === product.kind))),
    RUNNING + OVER + 2 - own.length,
  );
  [...own, ...others].forEach((product, index) => {
    if (index < RUNNING) add(market, random, product, clock.daysAgo(random.between(0.3, 2)), clock.daysAhead(random.between(1.6, 4)));
    else if (index < RUNNING + OVER) addPast(market, random, product);
    else {
      const budget = index === RUNNING + OVER + 1 ? MARKET_BUDGET : null;
      add(market, random, product, clock.daysAhead(random.between(2, 4)), clock.daysAhead(random.between(5, 8)), budget);
    }
  });
}

function addPast(market: Market, random: SeedRandom, product: StockItem): void {
  const ended = random.between(6, 42);
  add(market, random, product, market.clock.daysAgo(ended + random.between(1, 3)), market.clock.daysAgo(ended));
}

function add(
  { rows, clock }: Market,
  random: SeedRandom,
  product: StockItem,
  from: Date,
  until: Date,
  marketBudget: string | null = null,
): void {
  const percent = random.pick(PERCENTS);
  product.row.price = `${Math.max(20, Math.round(Number(product.row.price) / 10) * 10)}.00`;
  const createdAt = clock.isPast(from) ? from : clock.today;
  rows.deals.push({
    id: random.id(from),
    product_id: product.row.id,
    percent,
    price_before: product.row.price,
    financed_by: marketBudget === null ? FinancedBy.SELLER : FinancedBy.PLATFORM,
    market_budget: marketBudget,
    starts_at: from,
    ends_at: until,
    accepted_at: createdAt,
    created_at: createdAt,
  });
}

/** One of each kind, so that the row of today's deals is varied. */
function distinctKinds(product: readonly StockItem[]): StockItem[] {
  const seen = new Map(product.toReversed().map((one) => [one.kind.key, one]));
  return [...seen.values()];
}
