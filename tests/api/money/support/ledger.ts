/** The ledger as tests read it: what is posted for a seller or an order, and what must hold for all of it. */
import { inTransaction } from '../../../../server/platform/db/transaction';
import { OrderLedger } from '../../../../server/modules/orders/account/order-ledger.port';
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
 * the delivered orders.
 */
export async function expectSound({ db }: TestApp): Promise<void> {
  const uneven = `SELECT transaction_id FROM ledger_entries GROUP BY 1 HAVING sum(amount) <> 0`;
  const wrongBalances = `
    SELECT account_id, month FROM (SELECT account_id, month, sum(amount) AS amount, sum(entry_count) AS count FROM ledger_balances GROUP BY 1, 2) b
    FULL JOIN (SELECT account_id, month, sum(amount) AS summed, count(*) AS counted FROM ledger_entries GROUP BY 1, 2) e USING (account_id, month)
    WHERE b.amount IS DISTINCT FROM e.summed OR b.count IS DISTINCT FROM e.counted`;
  expect(await rows(db, uneven)).toEqual([]);
  expect(await rows(db, wrongBalances)).toEqual([]);
  const figures = await one<Record<string, string>>(
    db,
    `WITH sold AS (
       SELECT o.commission + o.platform_discount + deal.paid AS commission, o.platform_discount + deal.paid AS discount, o.refunded >= o.total AS is_all_refunded,
         o.refunded = 0 AS is_kept, (o.subtotal - o.discount - least(o.refunded, o.subtotal - o.discount)) / nullif(o.subtotal - o.discount, 0) AS share
       FROM orders o CROSS JOIN LATERAL (SELECT coalesce(sum(round(least(quantity, ordered_quantity) * platform_pays, 2)), 0) AS paid FROM order_lines WHERE order_id = o.id) deal
       WHERE o.status = 'DELIVERED'
     ), shares AS (SELECT commission, discount, CASE WHEN is_kept THEN 1 WHEN share IS NULL THEN (NOT is_all_refunded)::int ELSE share END AS share FROM sold)
     SELECT (SELECT coalesce(-sum(e.amount), 0)::numeric(16,2) FROM ledger_entries e JOIN ledger_accounts a ON a.id = e.account_id WHERE a.kind = 'COMMISSION')::text AS commission,
       (SELECT coalesce(sum(e.amount), 0)::numeric(16,2) FROM ledger_entries e JOIN ledger_accounts a ON a.id = e.account_id WHERE a.kind = 'DISCOUNTS')::text AS discounts,
       (SELECT coalesce(sum(round(commission * share, 2)), 0)::numeric(16,2) FROM shares)::text AS "wantedCommission",
       (SELECT coalesce(sum(round(discount * share, 2)), 0)::numeric(16,2) FROM shares)::text AS "wantedDiscounts"`,
  );
  expect(figures?.commission).toBe(figures?.wantedCommission);
  expect(figures?.discounts).toBe(figures?.wantedDiscounts);
}
