/** The market's months in one statement, for the home of the back office. */
import { injectable, Lifecycle, scoped } from 'tsyringe';
import { DataSource } from 'typeorm';
import { serverLimits } from '../../../../schema/values/server-limits';
import { column, columns, decimal, float, int, nullable, select, text } from '../../../platform/db/columns';
import type { MarketMonth } from './market-money.types';

const monthOf = (column: string) => `to_char(${column} AT TIME ZONE 'Asia/Dhaka', 'YYYY-MM')`;

/** Since the first of the oldest month in Dhaka, as a moment. */
const SINCE = `(date_trunc('month', now() AT TIME ZONE 'Asia/Dhaka') - make_interval(months => $1 - 1)) AT TIME ZONE 'Asia/Dhaka'`;

const month = columns({
  month: column('month', text),
  deliveredValue: column('coalesce(delivered_value, 0)', decimal),
  commission: column('coalesce(commission, 0)', decimal),
  orders: column('coalesce(orders, 0)', int),
  newSellers: column('coalesce(sellers, 0)', int),
  confirmMinutes: column('minutes', nullable(int)),
  fillPercent: column('fill', nullable(float)),
});

const MONTHS = (list: string) => `
  WITH months AS (
    SELECT to_char(month, 'YYYY-MM') AS month
    FROM generate_series(date_trunc('month', now() AT TIME ZONE 'Asia/Dhaka') - make_interval(months => $1 - 1),
      date_trunc('month', now() AT TIME ZONE 'Asia/Dhaka'), interval '1 month') AS month
  ), delivered AS (
    SELECT ${monthOf('delivered_at')} AS month, sum(subtotal - discount - least(refunded, subtotal - discount)) AS delivered_value
    FROM orders WHERE status = 'DELIVERED' AND delivered_at >= ${SINCE} GROUP BY 1
  ), earned AS (
    SELECT to_char(b.month, 'YYYY-MM') AS month, -sum(b.amount) AS commission
    FROM ledger_balances b JOIN ledger_accounts a ON a.id = b.account_id AND a.kind = 'COMMISSION' AND a.owner_id IS NULL
    WHERE b.month >= (date_trunc('month', now() AT TIME ZONE 'Asia/Dhaka') - make_interval(months => $1 - 1))::date GROUP BY 1
  ), placed AS (
    SELECT ${monthOf('o.placed_at')} AS month, count(*)::int AS orders,
      round(percentile_cont(0.5) WITHIN GROUP (ORDER BY extract(epoch FROM confirmed.at - o.placed_at) / 60))::int AS minutes,
      round(100.0 * count(*) FILTER (WHERE o.status = 'DELIVERED')
        / nullif(count(*) FILTER (WHERE o.status IN ('DELIVERED', 'REJECTED', 'EXPIRED', 'CANCELLED')), 0), 1)::float8 AS fill
    FROM orders o LEFT JOIN LATERAL (
      SELECT min(e.created_at) AS at FROM order_events e WHERE e.order_id = o.id AND e.to_status = 'CONFIRMED'
    ) confirmed ON true
    WHERE o.placed_at >= ${SINCE} GROUP BY 1
  ), approved AS (
    SELECT ${monthOf('first.at')} AS month, count(*)::int AS sellers
    FROM (
      SELECT coalesce(min(e.created_at), u.created_at) AS at
      FROM users u LEFT JOIN approval_events e ON e.user_id = u.id AND e.from_status = 'PENDING' AND e.to_status = 'APPROVED'
      WHERE u.role IN ('PRODUCER', 'SUPERSALER', 'WHOLESALER') AND u.status IN ('APPROVED', 'SUSPENDED') GROUP BY u.id
    ) first
    WHERE first.at >= ${SINCE} GROUP BY 1
  )
  SELECT ${list}
  FROM months LEFT JOIN delivered USING (month) LEFT JOIN earned USING (month) LEFT JOIN placed USING (month) LEFT JOIN approved USING (month) ORDER BY month`;

@scoped(Lifecycle.ContainerScoped)
@injectable()
export class MarketMoneyQuery {
  constructor(private readonly db: DataSource) {}

  /** The last twelve months, oldest first, the running one last. */
  months(): Promise<MarketMonth[]> {
    return select(this.db, month, MONTHS, [serverLimits.dashboardMonths]);
  }
}
