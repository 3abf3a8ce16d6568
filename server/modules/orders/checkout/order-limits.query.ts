/** What a buyer has ordered that no seller has confirmed yet. */
import { recentRefusals } from '../buyers/buyer-refusals.query';
import { column, columns, decimal, flag, int, type RowOf, type Selection, selection } from '../../../platform/db/columns';

const open = columns({
  count: column('count(o.id)::int', int),
  /** BDT. */
  amount: column('coalesce(sum(o.total), 0)::text', decimal),
  hasDelivered: column(`EXISTS (SELECT 1 FROM orders d WHERE d.buyer_id = u.id AND d.status = 'DELIVERED')`, flag),
  refusals: column(recentRefusals('u.id'), int),
  isPhoneVerified: column('u.phone_verified_at IS NOT NULL', flag),
});
export type OpenOrders = RowOf<typeof open>;

const OPEN = (list: string) => `
  SELECT ${list} FROM users u LEFT JOIN orders o ON o.buyer_id = u.id AND o.status = 'PLACED'
  WHERE u.id = $1 GROUP BY u.id`;

/** The name of the lock that makes purchases of one buyer queue. It is taken before `openOrders` reads, which then sees what the purchase before has committed. */
export const openOrdersLock = (buyerId: string): string => `open-orders:${buyerId}`;

export function openOrders(buyerId: string): Selection<OpenOrders> {
  return selection(open, OPEN, [buyerId]);
}
