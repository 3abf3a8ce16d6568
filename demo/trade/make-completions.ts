/**
 * Orders of the demo market that are complete: their buyers have confirmed the receipt, or the time to report a problem is over. What is left becomes due after the day of the
 * market: the first run of the job (order-completion.service.ts) has nothing to do, and partners are notified of nothing.
 */
import { serverLimits } from '../../schema/values/server-limits';
import type { Market } from '../market';
import { hoursAfter } from '../simulation/seed-clock';
import type { TradedOrder } from './traded-order';

const DUE_HOURS = serverLimits.completionDays * 24;
/** What is due within the day of the market has been received before. */
const LATEST_HOURS = DUE_HOURS - 24;

export function makeCompletions({ clock, random, rows }: Market, orders: readonly TradedOrder[]): void {
  const completions = random.fork('completions');
  for (const { row, buyer } of orders) {
    const { delivered_at: deliveredAt } = row;
    if (!deliveredAt || !clock.isPast(hoursAfter(deliveredAt, LATEST_HOURS))) continue;
    const isDue = clock.isPast(hoursAfter(deliveredAt, DUE_HOURS)) && completions.chance(0.4);
    const at = hoursAfter(deliveredAt, isDue ? DUE_HOURS : completions.between(1, LATEST_HOURS));
    row.completed_at = at;
    row.updated_at = at;
    rows.order_events.push({
      ...{ id: completions.id(at), order_id: row.id, actor_id: isDue ? null : buyer.row.id, action: isDue ? 'COMPLETE' : 'RECEIVE' },
      ...{ from_status: 'DELIVERED', to_status: 'DELIVERED', payment_status: row.payment_status, reason: null, created_at: at },
    });
  }
}
