/**
 * How often buyers did not accept a delivery on arrival. Called by BuyerRefusalsService and the check of a purchase.
 */
import { serverLimits } from '../../../../schema/values/server-limits';
import { column, columns, int, select, text } from '../../../platform/db/columns';
import type { Db } from '../../../platform/db/sql';

/**
 * Reported by the seller, and not contested: while an admin decides, and once the buyer was right, it does not count.
 * Recalled goods are not to be accepted.
 */
const REFUSED = `r.failure = 'REFUSED' AND r.substate IN ('DELIVERY_FAILED', 'RETURNED')
  AND NOT EXISTS (SELECT 1 FROM refusal_contests c WHERE c.order_id = r.id AND c.state <> 'DISMISSED')
  AND NOT EXISTS (SELECT 1 FROM order_lines l JOIN lot_shares share ON share.order_line_id = l.id JOIN lots lot ON lot.id = share.lot_id
    WHERE l.order_id = r.id AND lot.hold = 'RECALLED')`;

/**
 * SQL: how many deliveries a buyer did not accept lately, those that count against cash on delivery: none where a
 * single seller reported them all.
 */
export const recentRefusals = (buyerId: string): string =>
  `(SELECT CASE WHEN count(DISTINCT r.seller_id) >= ${serverLimits.refusalSellers} THEN count(*) ELSE 0 END::int FROM orders r WHERE r.buyer_id = ${buyerId} AND ${REFUSED} AND r.placed_at > now() - make_interval(days => ${serverLimits.refusalDays}))`;

const refusals = columns({
  buyerId: column('u.id', text),
  refused: column(`(SELECT count(*)::int FROM orders r WHERE r.buyer_id = u.id AND ${REFUSED})`, int),
  received: column(`(SELECT count(*)::int FROM orders r WHERE r.buyer_id = u.id AND r.status = 'DELIVERED')`, int),
  recent: column(recentRefusals('u.id'), int),
});

/** Returns the figures of all these buyers with one statement. */
export function refusalsOf(
  db: Db,
  buyerIds: readonly string[],
): Promise<{ buyerId: string; refused: number; received: number; recent: number }[]> {
  return select(db, refusals, (list) => `SELECT ${list} FROM unnest($1::uuid[]) AS u (id)`, [buyerIds]);
}
