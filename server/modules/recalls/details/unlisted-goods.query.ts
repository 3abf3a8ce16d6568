/**
 * Reads what traders received of goods that a recall reaches and have not listed again, and which of their own lots may
 * have the same goods: those of the same category that they opened up to a month after it came. Called by
 * CountedAwayService.
 */
import { serverLimits } from '../../../../schema/values/server-limits';
import { column, columns, decimal, flag, instant, int, listOf, type RowOf, select, text } from '../../../platform/db/columns';
import type { Db } from '../../../platform/db/sql';
import { sellerNameOf } from '../../accounts/users/accounts.service';
import { DAYS, dayOf, LOTS_EACH, LOTS_LOOKED_AT } from './counted-away.query';

const rows = columns({
  lotId: column('unlisted.lot_id', text),
  traderId: column('trader.id', text),
  traderName: column(sellerNameOf('trader'), text),
  quantity: column('trim_scale(round(unlisted.quantity, 3))', decimal),
  countedAt: column('unlisted.received_at', instant),
  mayBe: column('pair.ids', listOf(text)),
  mayBeCount: column('pair.count', int),
  isAsked: column('unlisted.lot_id = $2', flag),
  isStated: column('false', flag),
  size: column('trim_scale(unlisted.quantity * coalesce(unlisted.unit_kg, 1))', decimal),
  kilograms: column('trim_scale(unlisted.quantity * coalesce(unlisted.unit_kg, 0))', decimal),
  total: column('(count(*) OVER ())::int', int),
  totalKilograms: column('trim_scale(sum(unlisted.quantity * coalesce(unlisted.unit_kg, 0)) OVER ())', decimal),
});
export type UnlistedRow = RowOf<typeof rows>;

/** SQL: what of the receipt `r` was taken off the market again is shown as what left its lot (countedAwayOf). */
const SHOWN = `(
    SELECT coalesce(sum(gone.quantity), 0) FROM lots made JOIN lot_removals gone ON gone.lot_id = made.id AND gone.cause = 'NOT_LISTED'
    WHERE made.receipt_id = r.id AND (made.unit, made.custom_unit_note) IS NOT DISTINCT FROM (r.unit, r.custom_unit_note))`;
const RECEIPT = `share.lot_id, r.id AS receipt_id, r.owner_id, r.received_at, source.category_slug, source.unit_kg, least(share.quantity - share.returned, r.remaining - ${SHOWN}) AS quantity`;

/** One of the two is reached ($1): the lot that the goods came from, or the trader's own lot. */
const UNLISTED = (list: string) => `
  WITH mine AS MATERIALIZED (SELECT id, owner_id, category_slug, opened_at, receipt_id, unit_kg FROM lots WHERE id = ANY ($1::uuid[])
  ), days AS MATERIALIZED (SELECT DISTINCT owner_id, category_slug, ${dayOf('opened_at')} AS day FROM mine WHERE receipt_id IS NULL
  ), near AS MATERIALIZED (
    SELECT DISTINCT r.id FROM days JOIN receipts r ON r.owner_id = days.owner_id AND r.remaining > 0
      AND r.received_at BETWEEN days.day - interval '${DAYS + 1} days' AND days.day + interval '1 day' AND ${dayOf('r.received_at')} BETWEEN days.day - ${DAYS} AND days.day
    ORDER BY r.id DESC LIMIT ${LOTS_LOOKED_AT}
  ), unlisted AS MATERIALIZED (
    SELECT ${RECEIPT}, true AS is_reached FROM mine source
    JOIN lot_shares share ON share.lot_id = source.id AND share.quantity > share.returned JOIN receipts r ON r.order_line_id = share.order_line_id AND r.remaining > 0
    UNION ALL
    SELECT ${RECEIPT}, false FROM near JOIN receipts r USING (id) JOIN lot_shares share ON share.order_line_id = r.order_line_id AND share.quantity > share.returned
    JOIN lots source ON source.id = share.lot_id WHERE source.id NOT IN (SELECT id FROM mine)
  )
  SELECT ${list} FROM unlisted JOIN users trader ON trader.id = unlisted.owner_id CROSS JOIN LATERAL (
    SELECT (array_agg(made.id ORDER BY made.place, made.opened_at, made.id))[1:${LOTS_EACH}] AS ids, count(*)::int AS count
    FROM (
      SELECT made.id, made.opened_at, row_number() OVER (PARTITION BY made.unit ORDER BY made.added DESC, made.id) AS place FROM lots made
      WHERE made.owner_id = unlisted.owner_id AND made.receipt_id IS NULL AND made.category_slug = unlisted.category_slug
        AND (made.id IN (SELECT id FROM mine)) <> unlisted.is_reached
        AND made.opened_at BETWEEN unlisted.received_at - interval '1 day' AND unlisted.received_at + interval '${DAYS + 1} days'
        AND ${dayOf('made.opened_at')} BETWEEN ${dayOf('unlisted.received_at')} AND ${dayOf('unlisted.received_at')} + ${DAYS}
    ) made
  ) pair
  WHERE unlisted.quantity > 0 AND pair.count > 0 ORDER BY unlisted.lot_id = $2 DESC, unlisted.quantity * coalesce(unlisted.unit_kg, 1) DESC, unlisted.receipt_id, unlisted.lot_id LIMIT ${serverLimits.lotDetails}`;

/**
 * The lot `lotId` is first, then the largest are; nothing that no lot may have: most traders list goods when they need
 * them.
 */
export function unlistedOf(db: Db, reached: readonly string[], lotId: string): Promise<UnlistedRow[]> {
  return select(db, rows, UNLISTED, [reached, lotId]);
}
