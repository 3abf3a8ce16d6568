/** Codes for the orders of the demo market that are on their way; those that arrived were handed over by their code. */
import { HANDOVER_CODE_DIGITS } from '../../schema/values/orders/handover';
import type { Market } from '../market';
import type { TradedOrder } from './traded-order';

export function makeHandoverCodes({ random, rows }: Market, orders: readonly TradedOrder[]): void {
  const codes = random.fork('handover codes');
  for (const order of orders) {
    const shipped = order.steps.find(({ to }) => to === 'SHIPPED');
    if (!shipped) continue;
    order.handoverCode = String(codes.int(0, 10 ** HANDOVER_CODE_DIGITS - 1)).padStart(HANDOVER_CODE_DIGITS, '0');
    const { row, handoverCode: code } = order;
    if (row.status === 'DELIVERED') row.handover = 'CODE';
    else rows.handover_codes.push({ order_id: row.id, code, created_at: shipped.at });
  }
}
