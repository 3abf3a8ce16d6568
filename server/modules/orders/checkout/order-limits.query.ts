/** Reads the orders of a buyer that no seller has confirmed yet. */
import { recentRefusals } from '../buyers/buyer-refusals.query';
import { column, columns, decimal, flag, int, type RowOf, type Selection, selection } from '../../../platform/db/columns';
import type { Request } from '../../../platform/db/sql';
import { earlierRequestOf } from '../../../platform/idempotency/idempotency.service';

const openColumns = {
  count: column('count(o.id)::int', int),
  /** BDT. */
  amount: column('coalesce(sum(o.total), 0)::text', decimal),
  hasDelivered: column(`EXISTS (SELECT 1 FROM orders d WHERE d.buyer_id = u.id AND d.status = 'DELIVERED')`, flag),
  refusals: column(recentRefusals('u.id'), int),
  isPhoneVerified: column('u.phone_verified_at IS NOT NULL', flag),
};
const open = columns(openColumns);
export type OpenOrders = RowOf<typeof open>;
/** The columns of open orders, and the earlier request under the key of a purchase. */
const openWithKey = columns({ ...openColumns, earlier: earlierRequestOf('u.id', '$2') });
export type OpenOrdersWithKey = RowOf<typeof openWithKey>;

const OPEN = (list: string) => `
  SELECT ${list} FROM users u LEFT JOIN orders o ON o.buyer_id = u.id AND o.status = 'PLACED'
  WHERE u.id = $1 GROUP BY u.id`;

/**
 * The name of the lock that makes purchases of one buyer queue. It is taken before `openOrders` reads, which then sees
 * what the purchase before has committed.
 */
export const openOrdersLock = (buyerId: string): string => `open-orders:${buyerId}`;

const LOCK = 'SELECT pg_advisory_xact_lock(hashtextextended($1, 0))';

/** The statement that takes it, until the transaction ends. */
export function lockOpenOrders(buyerId: string): Request {
  return { text: LOCK, params: [openOrdersLock(buyerId)] };
}

export function openOrders(buyerId: string): Selection<OpenOrders> {
  return selection(open, OPEN, [buyerId]);
}

export function openOrdersWithKey(buyerId: string, key: string): Selection<OpenOrdersWithKey> {
  return selection(openWithKey, OPEN, [buyerId, key]);
}
