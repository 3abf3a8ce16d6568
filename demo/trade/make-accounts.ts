/**
 * The accounts of the orders of the demo market: what was reported, received and given back, as rows with amounts
 * (docs/decisions/0113-account-of-an-order.md).
 */
import type { Market } from '../market';
import { hoursAfter } from '../simulation/seed-clock';
import type { TradedOrder } from './traded-order';

export function makeAccounts({ random, rows }: Market, orders: readonly TradedOrder[]): void {
  const ids = random.fork('accounts');
  for (const { row, steps } of orders) {
    if (row.payment_status === 'UNPAID' || Number(row.total) === 0) {
      row.payment_number = null;
      row.payment_reference = null;
      continue;
    }
    const isClaimed = row.payment_status === 'CLAIMED';
    const isCash = row.payment_method === 'CASH_ON_DELIVERY';
    const at = (to: string) => steps.find((step) => step.to === to)?.at ?? row.updated_at;
    const madeAt = at(isCash ? 'DELIVERED' : 'CONFIRMED');
    const decidedAt = isCash ? madeAt : at(row.payment_status === 'REFUNDED' ? 'CANCELLED' : 'SHIPPED');
    rows.order_payments.push({
      id: ids.id(madeAt),
      order_id: row.id,
      method: row.payment_method,
      amount: row.total,
      state: isClaimed ? 'CLAIMED' : 'RECEIVED',
      number: row.payment_number,
      reference: row.payment_reference,
      made_at: madeAt,
      decided_at: isClaimed ? null : decidedAt,
    });
    if (isClaimed) row.claimed = row.total;
    else row.received = row.total;
    if (row.payment_status !== 'REFUNDED') continue;
    row.given_back = row.total;
    const givenAt = hoursAfter(decidedAt, 0);
    rows.order_refunds.push({
      id: ids.id(givenAt),
      order_id: row.id,
      buyer_id: row.buyer_id,
      seller_id: row.seller_id,
      payer: 'SELLER',
      amount: row.total,
      state: 'CONFIRMED',
      due_at: hoursAfter(decidedAt, 72),
      method: row.payment_method,
      reference: null,
      owed_at: decidedAt,
      given_at: givenAt,
      decided_at: givenAt,
    });
  }
}
