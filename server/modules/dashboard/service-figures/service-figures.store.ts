/** The statements behind the figures of sellers' service. Called by ServiceFiguresService. */
import type { EntityManager } from 'typeorm';
import { serviceFigures } from '../../../../schema/values/market/service-figures';
import { column, columns, instant, int, nullable, type RowOf, select, text } from '../../../platform/db/columns';
import { type Db, execute } from '../../../platform/db/sql';

const figures = columns({
  sellerId: column('seller_id', text),
  responses: column('responses', int),
  responseMinutes: column('response_minutes', nullable(int)),
  delivered: column('delivered', int),
  problems: column('problems', int),
  refunds: column('refunds', int),
  refundsInTime: column('refunds_in_time', int),
  countedAt: column('counted_at', instant),
});
export type ServiceFiguresRow = RowOf<typeof figures>;

const { days, openHours } = serviceFigures;
const GIVEN_AT = 'coalesce(r.given_at, r.decided_at)';
const SINCE = `now() - interval '${days} days'`;
/**
 * How long each order and question waited, in seconds. What expired counts until its end, and an open question until
 * now: silence makes no figure better. A buyer who cancels before a response ends the wait without one.
 */
const WAITS = `
  SELECT o.seller_id, extract(epoch FROM min(e.created_at) - o.placed_at) AS seconds
  FROM orders o JOIN order_events e ON e.order_id = o.id AND e.to_status IN ('CONFIRMED', 'REJECTED', 'FEE_PROPOSED', 'PART_PROPOSED', 'EXPIRED')
  WHERE o.placed_at > ${SINCE} GROUP BY o.id
  UNION ALL
  SELECT q.seller_id, extract(epoch FROM coalesce(q.replied_at, now()) - q.created_at) FROM product_questions q
  WHERE q.created_at > ${SINCE} AND q.hidden_at IS NULL AND (q.replied_at IS NOT NULL OR q.created_at <= now() - interval '${openHours} hours')`;
/** A problem that was withdrawn or dismissed does not count against the seller. */
const DELIVERED = `
  SELECT o.seller_id, count(*)::int AS delivered, (count(*) FILTER (WHERE EXISTS (
    SELECT 1 FROM order_problems p WHERE p.order_id = o.id AND p.kind <> 'RECALLED' AND p.agreed_at IS NOT NULL AND p.state NOT IN ('WITHDRAWN', 'DISMISSED'))))::int AS problems
  FROM orders o WHERE o.status = 'DELIVERED' AND o.delivered_at > ${SINCE} GROUP BY o.seller_id`;
/**
 * Refunds count whose time is over or that were given before. One that the buyer denied counts once an admin has
 * decided; one that is to be given again counts as late, and one that the buyer confirmed without a word of the seller
 * is in time by when it was confirmed.
 */
const REFUNDED = `
  SELECT r.seller_id, count(DISTINCT r.order_id)::int AS refunds,
    (count(DISTINCT r.order_id) - count(DISTINCT r.order_id) FILTER (WHERE ${GIVEN_AT} > r.due_at OR ${GIVEN_AT} IS NULL))::int AS in_time
  FROM order_refunds r
  WHERE r.owed_at > ${SINCE} AND r.payer = 'SELLER' AND r.state IN ('OWED', 'GIVEN', 'CONFIRMED') AND (${GIVEN_AT} IS NOT NULL OR r.due_at <= now())
  GROUP BY r.seller_id`;
// another run may have stored the same sellers
const FILL = `
  INSERT INTO service_figures (seller_id, responses, response_minutes, delivered, problems, refunds, refunds_in_time)
  SELECT s.id, coalesce(w.responses, 0), w.minutes, coalesce(d.delivered, 0), coalesce(d.problems, 0),
    coalesce(r.refunds, 0), coalesce(r.in_time, 0)
  FROM users s
  LEFT JOIN (
    SELECT seller_id, count(*)::int AS responses, ceil(greatest(percentile_cont(0.5) WITHIN GROUP (ORDER BY seconds), 0) / 60)::int AS minutes
    FROM (${WAITS}) waits GROUP BY seller_id
  ) w ON w.seller_id = s.id
  LEFT JOIN (${DELIVERED}) d ON d.seller_id = s.id
  LEFT JOIN (${REFUNDED}) r ON r.seller_id = s.id
  WHERE s.status = 'APPROVED' AND (w.seller_id IS NOT NULL OR d.seller_id IS NOT NULL OR r.seller_id IS NOT NULL)
  ON CONFLICT (seller_id) DO NOTHING`;
const OF_SELLERS = (list: string) => `SELECT ${list} FROM service_figures WHERE seller_id = ANY ($1::uuid[])`;

/** The last 90 days from now on, instead of what is stored. */
export async function fillServiceFigures(tx: EntityManager): Promise<void> {
  await execute(tx, 'DELETE FROM service_figures');
  await execute(tx, FILL);
}

export function serviceFiguresOf(db: Db, sellerIds: readonly string[]): Promise<ServiceFiguresRow[]> {
  return select(db, figures, OF_SELLERS, [sellerIds]);
}

export async function deleteServiceFigures(tx: EntityManager, sellerId: string): Promise<void> {
  await execute(tx, 'DELETE FROM service_figures WHERE seller_id = $1', [sellerId]);
}
