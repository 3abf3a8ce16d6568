/**
 * Which delivered orders are complete: no problem is active, and the time to report one with a replacement is over.
 * Called by OrderCompletionService.
 */
import type { EntityManager } from 'typeorm';
import { perishableCategories } from '../../../../schema/values/catalogue/perishables';
import { problemHours } from '../../../../schema/values/orders/order-problems';
import { serverLimits } from '../../../../schema/values/server-limits';
import { type Choice, isChosen } from '../../../platform/jobs/row-batches';
import { column, columns, type RowOf, select, text } from '../../../platform/db/columns';

const ID = columns({ id: column('id', text) });
/**
 * SQL: the buyer confirmed the receipt, and the time to report a problem is over: 24 hours where everything is
 * perishable, else 48.
 */
const CONFIRMED = `(receipt_confirmed_at IS NOT NULL AND delivered_at <= now() - make_interval(hours => CASE WHEN EXISTS (
    SELECT 1 FROM order_lines l JOIN products x ON x.id = l.product_id
    WHERE l.order_id = orders.id AND l.quantity > 0 AND NOT x.category_slug = ANY ($2::text[])) THEN ${problemHours.report} ELSE ${problemHours.reportPerishable} END))`;
const DUE = (list: string) => `
  SELECT ${list} FROM orders WHERE status = 'DELIVERED' AND completed_at IS NULL AND (delivered_at <= now() - make_interval(days => ${serverLimits.completionDays}) OR ${CONFIRMED})
    AND ${isChosen('id', '$3', '$4')} AND open_problems = 0 AND NOT EXISTS (SELECT 1 FROM order_problems p WHERE p.order_id = orders.id AND p.state = 'SOLVED' AND p.remedy = 'REPLACEMENT'
      AND p.ended_at > now() - make_interval(hours => ${problemHours.report}))
  ORDER BY delivered_at, id LIMIT $1 FOR UPDATE SKIP LOCKED`;

/** Locks them; those that another process has locked are left to it. */
export function lockCompleting(tx: EntityManager, { limit, except, only }: Choice): Promise<RowOf<typeof ID>[]> {
  return select(tx, ID, DUE, [limit, perishableCategories(), except, only]);
}
