/** SQL conditions about a product `p` and its seller `s`. */
import { sellingRoles } from '../../../../schema/values/accounts/roles';
import { serverLimits } from '../../../../schema/values/server-limits';
import { productsOfDealsChangedSince } from './running-deal.query';

/** SQL: true while the sell post of `p` is open. */
export const hasOpenPost = `(p.is_published OR EXISTS (SELECT 1 FROM sell_posts post WHERE post.product_id = p.id AND post.state = 'OPEN'))`;

/** SQL: true where `p` has no sell post, not even an ended one. */
export const wasNeverPosted = `NOT EXISTS (SELECT 1 FROM sell_posts post WHERE post.product_id = p.id)`;

/** SQL: published, and its seller `s` in good standing. */
export const onMarket = `(p.is_published AND s.status = 'APPROVED')`;

/** SQL: what of a `stock` is neither sold nor promised. */
export const available = 'stock.on_hand - stock.reserved';

/**
 * SQL: the largest quantity of a `stock` that one order can have, by minimum and step; 0 where less than the minimum is
 * left. `sellableQuantity` is the same on the client.
 */
export const sellable = `(CASE WHEN ${available} < stock.lot_minimum THEN 0 WHEN stock.lot_step = 0 THEN ${available}
  ELSE stock.lot_minimum + floor((${available} - stock.lot_minimum) / stock.lot_step) * stock.lot_step END)`;

/** SQL: true while something of a `stock` can be bought, as the index of words marks it. */
export const isSellable = `stock.on_hand > stock.reserved AND ${available} >= stock.lot_minimum`;

/**
 * SQL: true while something of `p` can be bought. A condition, not a join, so that lists go on walking their own index.
 */
export const isInStock = `EXISTS (SELECT 1 FROM product_stock stock WHERE stock.product_id = p.id AND ${isSellable})`;

/** SQL: when the version of `p` rose last, by an edit or by its `stock`. */
export const changedAt = 'greatest(p.updated_at, stock.changed_at)';

/** SQL: the moment at this place of the parameters, before which nothing was still being written at that moment. */
const settled = (place: string): string => `(${place}::timestamptz - interval '${serverLimits.changesOverlapSeconds} seconds')`;

/**
 * SQL: what buyers see of `p` has changed since the moment at this place of the parameters: an edit, what is left of
 * it, a deal that began or ended, its seller. The few that did are found by their indexes first. A minute before that
 * moment counts as well: a change is seen once its transaction has ended.
 */
export const changedSince = (place: string): string => `p.id IN (
  SELECT id FROM products WHERE deleted_at IS NULL AND market_changed_at >= ${settled(place)}
  UNION SELECT product_id FROM product_stock WHERE market_changed_at >= ${settled(place)}
  UNION ${productsOfDealsChangedSince(settled(place))}
  UNION SELECT id FROM products WHERE deleted_at IS NULL AND seller_id IN (
    SELECT id FROM users WHERE role IN (${sellingRoles.map((role) => `'${role}'`).join(', ')}) AND market_changed_at >= ${settled(place)}))`;
