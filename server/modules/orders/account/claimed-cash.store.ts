/** Cash that the market asks a seller about (table order_payments). Called by ClaimedCashService. */
import type { EntityManager } from 'typeorm';
import { claimDays } from '../../../../schema/values/orders/payment-disputes';
import { column, columns, decimal, type RowOf, select, selectOne, text } from '../../../platform/db/columns';
import { type Db, execute } from '../../../platform/db/sql';
import { type Choice, isChosen } from '../../../platform/jobs/row-batches';

const cash = columns({ id: column('p.id', text), orderId: column('p.order_id', text), amount: column('p.amount', decimal) });
export type ClaimedCash = RowOf<typeof cash>;

/**
 * Nobody is asked twice, nor for a buyer who has left. A seller who has left is not heard: it counts as received after
 * days, or is disputed before.
 */
const CLAIM = (list: string) => `
  INSERT INTO order_payments AS p (order_id, method, amount, state)
  SELECT o.id, 'CASH_ON_DELIVERY', $2::numeric, 'CLAIMED' FROM orders o JOIN users b ON b.id = o.buyer_id AND b.closed_at IS NULL
  WHERE o.id = $1 AND NOT EXISTS (SELECT 1 FROM order_payments said WHERE said.order_id = o.id AND said.method = 'CASH_ON_DELIVERY' AND said.state <> 'RECEIVED')
  RETURNING ${list}`;
const OF_ORDER = (list: string) => `
  SELECT ${list} FROM order_payments p WHERE p.order_id = $1 AND p.method = 'CASH_ON_DELIVERY' AND p.state = 'CLAIMED'`;
const SPLIT = `
  WITH rest AS (
    INSERT INTO order_payments (order_id, method, amount, state, made_at, decided_at)
    SELECT order_id, method, amount - $2::numeric, 'REJECTED', made_at, now() FROM order_payments WHERE id = $1 AND amount > $2::numeric
  ) UPDATE order_payments SET amount = $2::numeric WHERE id = $1 AND amount > $2::numeric`;
const SILENT = (list: string) => `
  SELECT ${list} FROM order_payments p
  WHERE p.method = 'CASH_ON_DELIVERY' AND p.state = 'CLAIMED' AND p.made_at <= now() - make_interval(days => ${claimDays}) AND ${isChosen('p.id', '$2', '$3')}
    AND NOT EXISTS (SELECT 1 FROM payment_disputes d WHERE d.payment_id = p.id AND d.state = 'OPEN')
  ORDER BY p.made_at, p.id LIMIT $1`;

/** Returns null where the seller was asked before, or the buyer has left. */
export function addClaimedCash(tx: EntityManager, orderId: string, amount: string): Promise<ClaimedCash | null> {
  return selectOne(tx, cash, CLAIM, [orderId, amount]);
}

export function claimedCashOf(tx: EntityManager, orderId: string): Promise<ClaimedCash | null> {
  return selectOne(tx, cash, OF_ORDER, [orderId]);
}

/** The seller has less, BDT: the rest is a payment that was not found. */
export async function splitClaimedCash(tx: EntityManager, id: string, amount: string): Promise<void> {
  await execute(tx, SPLIT, [id, amount]);
}

/** Returns cash of which its seller has said nothing for so long that it counts as received. */
export function silentCash(db: Db, { limit, except, only }: Choice): Promise<ClaimedCash[]> {
  return select(db, cash, SILENT, [limit, except, only]);
}
