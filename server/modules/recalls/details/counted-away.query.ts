/**
 * Reads what sellers counted away of goods that a recall reaches, and which lots may have the same goods: the seller's
 * own lots of the same category that were opened up to a month afterwards. Called by CountedAwayService.
 */
import { serverLimits } from '../../../../schema/values/server-limits';
import { column, columns, decimal, instant, listOf, type RowOf, select, text } from '../../../platform/db/columns';
import type { Db } from '../../../platform/db/sql';
import { REACHED } from '../lot-holds.store';

/** Days that goods may lie between two counts and still be looked at. */
const DAYS = 30;
/** Lots that may have the same goods, of one that was counted away. */
const LOTS_EACH = 10;

const dayOf = (moment: string): string => `(${moment} AT TIME ZONE 'Asia/Dhaka')::date`;
/** SQL: `gone` left before `made` was opened, or on its day: more may have been added to it. */
const IS_SOON = `${dayOf('made.opened_at')} BETWEEN ${dayOf('gone.created_at')} AND ${dayOf('gone.created_at')} + ${DAYS}`;
const COUNTED = "gone.cause IN ('COUNTED', 'NOT_LISTED')";

const rows = columns({
  lotId: column('away.lot_id', text),
  quantity: column('trim_scale(away.quantity)', decimal),
  countedAt: column('away.counted_at', instant),
  mayBe: column(
    `ARRAY(SELECT pair.made_id FROM pair JOIN lots made ON made.id = pair.made_id WHERE pair.lot_id = away.lot_id ORDER BY made.opened_at, made.id LIMIT ${LOTS_EACH})`,
    listOf(text),
  ),
});
export type CountedAwayRow = RowOf<typeof rows>;

/**
 * Pairs of a lot that something left by a count and a lot of a harvest: one of the two is reached, and both were not
 * linked by anything that their seller said. What came back to its lot, or is listed again, was not counted away.
 */
const AWAY = (list: string) => `
  ${REACHED}, mine AS (
    SELECT lot.id, lot.owner_id, lot.opened_at, lot.receipt_id, lot.removed, p.category_slug
    FROM reached JOIN lots lot ON lot.id = reached.id JOIN products p ON p.id = lot.product_id
  ), pair AS (
    SELECT DISTINCT mine.id AS lot_id, made.id AS made_id FROM mine JOIN lots made ON made.owner_id = mine.owner_id AND made.receipt_id IS NULL
    JOIN products p ON p.id = made.product_id AND p.category_slug = mine.category_slug
    WHERE mine.removed > 0 AND made.id NOT IN (SELECT id FROM mine)
      AND EXISTS (SELECT 1 FROM lot_removals gone WHERE gone.lot_id = mine.id AND ${COUNTED} AND gone.quantity > 0 AND ${IS_SOON})
    UNION
    SELECT gone.lot_id, made.id FROM mine made JOIN lots lot ON lot.owner_id = made.owner_id AND lot.removed > 0
    JOIN products p ON p.id = lot.product_id AND p.category_slug = made.category_slug
    JOIN lot_removals gone ON gone.lot_id = lot.id AND ${COUNTED} AND gone.quantity > 0 AND ${IS_SOON}
    WHERE made.receipt_id IS NULL AND lot.id NOT IN (SELECT id FROM mine)
  ), away AS (
    SELECT lot.id AS lot_id, sum(gone.quantity) AS quantity, max(gone.created_at) FILTER (WHERE gone.quantity > 0) AS counted_at
    FROM (SELECT id FROM mine WHERE removed > 0 UNION SELECT lot_id FROM pair) looked_at
    JOIN lots lot ON lot.id = looked_at.id JOIN lot_removals gone ON gone.lot_id = lot.id AND ${COUNTED}
    LEFT JOIN receipts r ON r.id = lot.receipt_id WHERE r.id IS NULL OR r.remaining > 0
    GROUP BY lot.id HAVING sum(gone.quantity) > 0 ORDER BY counted_at DESC, lot.id LIMIT ${serverLimits.lotDetails}
  )
  SELECT ${list} FROM away ORDER BY away.counted_at DESC, away.lot_id`;

/** The latest first. */
export function countedAwayOf(db: Db, lotId: string): Promise<CountedAwayRow[]> {
  return select(db, rows, AWAY, [lotId]);
}
