/** Recurring orders of a user who takes their data along. Called by RecurringRecordsService. */
import type { PersonalFile } from '../../platform/personal-data/personal-records.port';

export const recurringRecordsFiles: readonly PersonalFile[] = [
  {
    name: 'recurring-orders',
    sql: `SELECT r.rhythm, r.state, r.month_day AS "monthDay", r.next_on AS "nextOn", r.created_at AS "createdAt",
        (SELECT coalesce(json_agg(json_build_object('product', l.product_name, 'unit', l.unit, 'quantity', l.quantity, 'lastPrice', l.last_price)
          ORDER BY l.position), '[]') FROM recurring_order_lines l WHERE l.recurring_order_id = r.id) AS "lines"
      FROM recurring_orders r WHERE r.buyer_id = $1 ORDER BY r.id`,
  },
];
