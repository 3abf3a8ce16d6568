/** The ledger as tests read it: what is posted for a seller or an order, and what must hold for all of it. */
import { inTransaction } from '../../../../server/platform/db/transaction';
import { OrderLedger } from '../../../../server/modules/orders/account/order-ledger.port';
import { lineCostOf } from '../../../../server/modules/catalogue/stock/held-receipts.service';
import { resolvePort } from '../../../../server/app/wiring/container';
import type { TestApp } from '../../../support/app';
import { one, rows } from '../../../support/sql';

export interface SeenEntry {
  readonly kind: string;
  readonly account: string;
  readonly amount: string;
  readonly month: string;
}

/** In the order of posting. */
export const entriesOf = ({ db }: TestApp, orderId: string): Promise<SeenEntry[]> =>
  rows<SeenEntry>(
    db,
    `SELECT t.kind, a.kind AS account, e.amount::text AS amount, to_char(e.month, 'YYYY-MM') AS month
     FROM ledger_entries e JOIN ledger_transactions t ON t.id = e.transaction_id JOIN ledger_accounts a ON a.id = e.account_id
     WHERE t.order_id = $1 ORDER BY t.id, a.kind`,
    [orderId],
  );

/** account: amount, of everything posted for the order. */
export async function sumsOf(app: TestApp, orderId: string): Promise<Record<string, number>> {
  const sums: Record<string, number> = {};
  for (const { account, amount } of await entriesOf(app, orderId))
    sums[account] = Number(((sums[account] ?? 0) + Number(amount)).toFixed(2));
  return sums;
}

/** As the transaction that changes an order does. */
export const settle = (app: TestApp, ...orderIds: string[]): Promise<void> =>
  inTransaction(app.db, (tx) => resolvePort(app.container, OrderLedger).settle(tx, orderIds));

/** Changes an order by SQL, $1 its id, and settles it in the same transaction, as the services do. */
export const changeAndSettle = (app: TestApp, id: string, set: string, params: readonly unknown[] = []): Promise<void> =>
  inTransaction(app.db, async (tx) => {
    await tx.query(`UPDATE orders SET ${set} WHERE id = $1`, [id, ...params]);
    await resolvePort(app.container, OrderLedger).settle(tx, [id]);
  });

/**
 * Every transaction sums to zero, every balance is the sum of its entries, and commission and discounts are those of
 * the delivered orders, of deals line by line.
 */
export async function expectSound({ db }: TestApp): Promise<void> {
  const uneven = `SELECT transaction_id FROM ledger_entries GROUP BY 1 HAVING sum(amount) <> 0`;
  const wrongBalances = `
    SELECT account_id, month FROM (SELECT account_id, month, sum(amount) AS amount, sum(entry_count) AS count FROM ledger_balances GROUP BY 1, 2) b
    FULL JOIN (SELECT account_id, month, sum(amount) AS summed, count(*) AS counted FROM ledger_entries GROUP BY 1, 2) e USING (account_id, month)
    WHERE b.amount IS DISTINCT FROM e.summed OR b.count IS DISTINCT FROM e.counted`;
  expect(await rows(db, uneven)).toEqual([]);
  expect(await rows(db, wrongBalances)).toEqual([]);
  const covered = `SELECT (SELECT coalesce(sum(e.amount), 0) FROM ledger_entries e JOIN ledger_accounts a ON a.id = e.account_id WHERE a.kind = 'COVERED')
      = (SELECT coalesce(sum(amount), 0) FROM order_refunds WHERE is_covered) AS posted`;
  expect(await one(db, covered)).toEqual({ posted: true });
  const figures = await one<Record<string, string>>(
    db,
    `WITH sold AS (
       SELECT o.commission + o.platform_discount + deal.paid AS commission, o.platform_discount AS coupon, deal.paid, o.refunded >= o.total AS is_all_refunded,
         o.refunded = 0 AS is_kept, o.received - o.given_back >= o.total - o.refunded AS is_paid, o.subtotal - o.discount AS products, o.subtotal - o.discount - least(o.refunded, o.subtotal - o.discount) AS left_over,
         CASE WHEN o.refunded > 0 AND o.subtotal > o.discount AND o.refunded >= o.subtotal - o.discount THEN 0 ELSE deal.kept END AS kept
       FROM orders o CROSS JOIN LATERAL (
         SELECT coalesce(sum(round(least(l.quantity, l.ordered_quantity) * l.platform_pays, 2)), 0) AS paid,
           coalesce(sum(round(least(l.quantity * (1 - l.refunded / greatest(${lineCostOf('l', 'o')}, 0.01)), l.ordered_quantity) * l.platform_pays, 2)), 0) AS kept
         FROM order_lines l WHERE l.order_id = o.id AND l.platform_pays > 0) deal
       WHERE o.status = 'DELIVERED'
     ), shares AS (
       SELECT CASE WHEN is_kept OR (products <= 0 AND NOT is_all_refunded) THEN commission WHEN products <= 0 THEN 0
           ELSE commission * (left_over * (products + coupon) + kept * products) / (products * (products + coupon + paid)) END AS commission,
         CASE WHEN NOT is_paid THEN 0 WHEN is_kept OR (products <= 0 AND NOT is_all_refunded) THEN coupon + paid WHEN products <= 0 THEN 0 ELSE coupon * left_over / products + kept END AS discount
       FROM sold)
     SELECT (SELECT coalesce(-sum(e.amount), 0)::numeric(16,2) FROM ledger_entries e JOIN ledger_accounts a ON a.id = e.account_id WHERE a.kind = 'COMMISSION')::text AS commission,
       (SELECT coalesce(sum(e.amount), 0)::numeric(16,2) FROM ledger_entries e JOIN ledger_accounts a ON a.id = e.account_id WHERE a.kind = 'DISCOUNTS')::text AS discounts,
       (SELECT coalesce(sum(round(commission, 2)), 0)::numeric(16,2) FROM shares)::text AS "wantedCommission",
       (SELECT coalesce(sum(round(discount, 2)), 0)::numeric(16,2) FROM shares)::text AS "wantedDiscounts"`,
  );
  expect(figures?.commission).toBe(figures?.wantedCommission);
  expect(figures?.discounts).toBe(figures?.wantedDiscounts);
}
