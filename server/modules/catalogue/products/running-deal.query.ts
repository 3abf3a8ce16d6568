/**
 * SQL of a product's price while a deal runs. The deals belong to the later module `offers`: they are read here because
 * a price without its deal would be wrong, but nothing of that module is imported.
 */

/** SQL: this deal takes something off now. */
export const isRunningDeal = (deal: string): string => `${deal}.starts_at <= now() AND ${deal}.ends_at > now() AND NOT ${deal}.is_used_up`;

const latest = 'ORDER BY deal.starts_at DESC, deal.id DESC LIMIT 1';
const runningDeals = `FROM deals deal WHERE deal.product_id = p.id AND ${isRunningDeal('deal')} ${latest}`;

/**
 * SQL: the price that a deal reduces. A seller who raises the price while it runs raises neither the price sold at nor
 * the one shown as before.
 */
export const beforeDeal = 'least(p.price, deal.price_before)';

const reduced = `round(${beforeDeal} * (100 - deal.percent) / 100, 2)`;

/**
 * SQL: the price of `p` with its running deal taken off, null without one. Two deals never run at once (DealsService);
 * if they did, the later one counts.
 */
export const dealPrice = `(SELECT ${reduced} ${runningDeals})`;

/** SQL: joins the running deal of `p`, as `reduced`. */
export const joinRunningDeal = `LEFT JOIN LATERAL (SELECT ${reduced} AS price, ${beforeDeal} AS before, deal.percent, deal.ends_at, deal.financed_by,
  deal.market_budget - deal.market_spent AS budget_left ${runningDeals}) reduced ON true`;

/**
 * SQL: what the platform adds to the price of the deal `reduced` for the seller; 0 without a running deal of its own.
 */
export const dealPaidByPlatform = `CASE reduced.financed_by WHEN 'PLATFORM' THEN reduced.before - reduced.price ELSE 0 END`;

/** SQL: what the platform still pays for the running deal `reduced`, BDT; null where it pays for none. */
export const dealBudgetLeft = 'reduced.budget_left';

/**
 * SQL: a statement that reads the ids of products whose deals have changed, begun or ended since the moment given as
 * SQL; nothing else is written when time comes.
 */
export const productsOfDealsChangedSince = (moment: string): string => `SELECT product_id FROM deals WHERE market_changed_at >= ${moment}
  UNION SELECT product_id FROM deals WHERE starts_at BETWEEN ${moment} AND now()
  UNION SELECT product_id FROM deals WHERE ends_at BETWEEN ${moment} AND now()`;

const entryDeal = `FROM deals deal WHERE deal.product_id = entry.product_id AND ${isRunningDeal('deal')}`;

/** SQL: a deal runs for the product of the `entry` of a search's index, which marks where there may be one. */
export const entryOnDeal = `(entry.has_deal AND EXISTS (SELECT 1 ${entryDeal}))`;

/** SQL: what the product of such an `entry` is sold at. */
export const entryPrice = `CASE WHEN entry.has_deal THEN coalesce((
  SELECT round(least(entry.price, deal.price_before) * (100 - deal.percent) / 100, 2) ${entryDeal} ${latest}
), entry.price) ELSE entry.price END`;
