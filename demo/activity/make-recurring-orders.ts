/**
 * Orders that the demo buyers want again every week or month: the last delivered one of which everything is still sold.
 */
import { monthDayOf } from '../../schema/rules/orders/recurring-days';
import type { Market } from '../market';
import type { TradedOrder } from '../trade/traded-order';
import { demoPhones } from '../users/make-users';

const wanted = [
  { phone: demoPhones.consumer, rhythm: 'WEEKLY', inDays: 2 },
  { phone: demoPhones.wholesaler, rhythm: 'WEEKLY', inDays: 4 },
  { phone: demoPhones.supersaler, rhythm: 'MONTHLY', inDays: 9 },
] as const;

export function makeRecurringOrders({ rows, clock, random }: Market, orders: readonly TradedOrder[]): void {
  const drawn = random.fork('recurring orders');
  for (const { phone, rhythm, inDays } of wanted) {
    const source = orders.findLast((order) => order.buyer.row.phone === phone && mayRepeat(order));
    if (!source) continue;
    const at = source.row.delivered_at ?? source.row.placed_at;
    const id = drawn.id(at);
    const nextOn = clock.dayOf(clock.daysAhead(inDays));
    rows.recurring_orders.push({
      id,
      buyer_id: source.buyer.row.id,
      source_order_id: source.row.id,
      rhythm,
      state: 'ACTIVE',
      month_day: monthDayOf(nextOn),
      next_on: nextOn,
      created_at: at,
    });
    rows.recurring_order_lines.push(
      ...source.lines.map(({ row }) => ({
        recurring_order_id: id,
        product_id: row.product_id,
        position: row.position,
        product_name: row.product_name,
        second_name: row.second_name,
        unit: row.unit,
        quantity: row.quantity,
        last_price: row.unit_price,
      })),
    );
  }
}

function mayRepeat({ row, seller, lines }: TradedOrder): boolean {
  return row.status === 'DELIVERED' && seller.row.status === 'APPROVED' && lines.every(({ product }) => product.row.is_published);
}
