/**
 * Orders of the demo market that are complete: the time for problems after a confirmed receipt is over, or three days
 * have passed. What is left becomes due after the day of the market: the first run of the job
 * (order-completion.service.ts) has nothing to do, and partners are notified of nothing.
 */
import { serverLimits } from '../../schema/values/server-limits';
import { problemHours } from '../../schema/values/orders/order-problems';
import type { Market } from '../market';
import { hoursAfter } from '../simulation/seed-clock';
import type { TradedOrder } from './traded-order';

const DUE_HOURS = serverLimits.completionDays * 24;
/**
 * Buyers of orders whose completion would fall due during the market's day have confirmed the receipt earlier: such an
 * order is complete once the time for reporting problems is over.
 */
const RECEIVED_HOURS = problemHours.report;

export function makeCompletions({ clock, random, rows }: Market, orders: readonly TradedOrder[]): void {
  const completions = random.fork('completions');
  for (const { row, buyer } of orders) {
    const { delivered_at: deliveredAt } = row;
    if (!deliveredAt || !clock.isPast(hoursAfter(deliveredAt, RECEIVED_HOURS))) continue;
    const isDue = clock.isPast(hoursAfter(deliveredAt, DUE_HOURS)) && completions.chance(0.4);
    const record = (at: Date, actorId: string | null, action: 'RECEIVE' | 'COMPLETE') =>
      rows.order_events.push({
        id: completions.id(at),
        order_id: row.id,
        actor_id: actorId,
        action,
        from_status: 'DELIVERED',
        to_status: 'DELIVERED',
        payment_status: row.payment_status,
        reason: null,
        created_at: at,
      });
    if (!isDue) {
      row.receipt_confirmed_at = hoursAfter(deliveredAt, completions.between(1, RECEIVED_HOURS - 1));
      record(row.receipt_confirmed_at, buyer.row.id, 'RECEIVE');
    }
    const at = hoursAfter(deliveredAt, isDue ? DUE_HOURS : RECEIVED_HOURS);
    row.completed_at = at;
    row.updated_at = at;
    record(at, null, 'COMPLETE');
  }
}
