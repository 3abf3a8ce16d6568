/**
 * Counts what waits for a seller, in one statement; each count uses an index of what waits: menus ask often.
 * Called by SellerDutiesService.
 */
import { column, columns, decimal, flag, instant, int, nullable, type RowOf, selectOne, text } from '../../../platform/db/columns';
import type { Db } from '../../../platform/db/sql';
import { isProposedDeal } from '../../offers/deals/my-deals.service';

const count = (from: string) => column(`(SELECT count(*)::int FROM ${from})`, int);
const ordersIn = (status: 'PLACED' | 'CONFIRMED') => `orders WHERE seller_id = $1 AND status = '${status}' AND substate IS NULL`;

const duties = columns({
  newOrders: count(ordersIn('PLACED')),
  toShip: count(ordersIn('CONFIRMED')),
  problems: column('problem.count', int),
  problemsDueAt: column('problem.due_at', nullable(instant)),
  refundsOwed: column('refund.count', int),
  refundsAmount: column('refund.amount', decimal),
  refundsDueAt: column('refund.due_at', nullable(instant)),
  areRefundsLate: column('refund.is_late', flag),
  refundOrderId: column('refund.order_id', nullable(text)),
  paymentsToCheck: count('orders WHERE seller_id = $1 AND claimed > 0'),
  dealsToDecide: count(`deals d JOIN products p ON p.id = d.product_id WHERE p.seller_id = $1 AND ${isProposedDeal}`),
  billsDue: column('bill.count', int),
  billsDueOn: column(`to_char(bill.due_on, 'YYYY-MM-DD')`, nullable(text)),
  questions: count(`product_questions q WHERE q.seller_id = $1 AND q.hidden_at IS NULL AND q.replied_at IS NULL AND EXISTS (
    SELECT 1 FROM products shown WHERE shown.id = q.product_id AND shown.hidden_at IS NULL AND shown.deleted_at IS NULL)`),
});
type SellerDutiesRow = RowOf<typeof duties>;

const DUTIES = (list: string) => `
  SELECT ${list} FROM (
    SELECT count(*)::int AS count, min(due_at) AS due_at FROM order_problems
    WHERE seller_id = $1 AND ended_at IS NULL AND state IN ('OPEN', 'REPLACING')
  ) problem, (
    SELECT count(*)::int AS count, coalesce(sum(amount), 0.00) AS amount, min(due_at) AS due_at, coalesce(min(due_at) <= now(), false) AS is_late,
      ((array_agg(order_id ORDER BY due_at, id))[1])::text AS order_id FROM order_refunds
    WHERE seller_id = $1 AND state IN ('OWED', 'DENIED')
  ) refund, (
    SELECT count(*)::int AS count, min(due_on) AS due_on FROM bills WHERE seller_id = $1 AND paid < total
  ) bill`;

export async function dutiesOf(db: Db, sellerId: string): Promise<SellerDutiesRow> {
  const counts = await selectOne(db, duties, DUTIES, [sellerId]);
  if (!counts) throw new Error('A statement of counts returned no row.');
  return counts;
}
