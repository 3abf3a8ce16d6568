/** The statements about where orders are paid to (table order_payees). Called by OrderPayeesService. */
import type { EntityManager } from 'typeorm';
import { mobileMoneyMethods, PaymentMethod } from '../../../../schema/values/orders/orders';
import { serverLimits } from '../../../../schema/values/server-limits';
import { column, columns, instant, nullable, oneOf, type RowOf, select, text } from '../../../platform/db/columns';
import { type Db, execute } from '../../../platform/db/sql';

const payee = columns({
  orderId: column('p.order_id', text),
  method: column('p.method', oneOf(PaymentMethod)),
  number: column('p.number', nullable(text)),
  holder: column('p.holder', nullable(text)),
  payBy: column('p.pay_by', instant),
});
export type OrderPayeeRow = RowOf<typeof payee>;

const ID = columns({ id: column('p.order_id', text) });

/**
 * None for cash, for an order whose payment was confirmed, and where the seller has given no account of the method
 * meanwhile. An order that is confirmed again has the whole time again.
 */
const COPY = `
  INSERT INTO order_payees AS p (order_id, method, number, holder, pay_by)
  SELECT o.id, a.method, a.number, a.holder, now() + make_interval(hours => ${serverLimits.payHours})
  FROM orders o CROSS JOIN LATERAL (
    SELECT method, number, holder FROM payout_accounts WHERE user_id = o.seller_id AND method = o.payment_method AND method = ANY($2::text[])
    UNION ALL SELECT 'ONLINE', NULL, NULL WHERE o.payment_method = 'ONLINE'
  ) a WHERE o.id = ANY($1::uuid[]) AND o.payment_status IN ('UNPAID', 'PARTLY_PAID', 'CLAIMED')
  ON CONFLICT (order_id) DO UPDATE SET method = excluded.method, number = excluded.number, holder = excluded.holder, pay_by = excluded.pay_by, reminded_at = NULL`;
const OF = (list: string) => `SELECT ${list} FROM order_payees p WHERE p.order_id = ANY($1::uuid[])`;
/** Orders that ended, or were paid, need no reminder: marked as well, so that they are read once. */
const OVERDUE = (list: string) => `
  WITH due AS (
    SELECT order_id FROM order_payees WHERE reminded_at IS NULL AND pay_by <= now() ORDER BY pay_by LIMIT $1 FOR UPDATE SKIP LOCKED
  ), p AS (
    UPDATE order_payees SET reminded_at = now() WHERE order_id IN (SELECT order_id FROM due) RETURNING order_id, method
  )
  SELECT ${list} FROM p JOIN orders o ON o.id = p.order_id
  WHERE o.payment_status IN ('UNPAID', 'PARTLY_PAID') AND NOT o.seller_suspended AND o.payment_method = p.method AND o.status IN ('CONFIRMED', 'SHIPPED') ORDER BY p.order_id`;

export async function copyPayees(tx: EntityManager, orderIds: readonly string[]): Promise<void> {
  await execute(tx, COPY, [orderIds, mobileMoneyMethods]);
}

export function payeesOf(db: Db, orderIds: readonly string[]): Promise<OrderPayeeRow[]> {
  return select(db, payee, OF, [orderIds]);
}

/** Ids of orders whose time to pay has passed, at most `limit` looked at; each is returned once. */
export async function takeOverdue(tx: EntityManager, limit: number): Promise<string[]> {
  return (await select(tx, ID, OVERDUE, [limit])).map(({ id }) => id);
}
