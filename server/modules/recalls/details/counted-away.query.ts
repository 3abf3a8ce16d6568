/**
 * Reads what sellers counted away or wrote off of goods that a recall reaches, and which lots may have the same goods:
 * the seller's own lots that were opened some days before or up to a month afterwards, those of the same category
 * first. Called by CountedAwayService.
 */
import { FoundGoodsOutcome, LotRemovalCause } from '../../../../schema/values/catalogue/lots';
import { serverLimits } from '../../../../schema/values/server-limits';
import { column, columns, decimal, flag, instant, int, listOf, oneOf, type RowOf, select, text } from '../../../platform/db/columns';
import type { Db } from '../../../platform/db/sql';

/** Days that goods may lie between two counts and still be looked at. */
export const DAYS = 30;
/** Days that they may have been listed anew before they were counted away. */
const DAYS_BEFORE = 3;
/** Lots that may have the same goods, of one that was counted away. */
export const LOTS_EACH = 10;
/** The newest lots of the same sellers of which something left without a sale, beside those that are reached. */
export const LOTS_LOOKED_AT = 5_000;

/** SQL: its day in Bangladesh. */
export const dayOf = (moment: string): string => `(${moment} AT TIME ZONE 'Asia/Dhaka')::date`;
/** SQL: a lot that was opened on this day may have `gone`: more may have been added to it on a later day as well. */
const isSoon = (day: string): string =>
  `${day} BETWEEN ${dayOf('gone.created_at')} - ${DAYS_BEFORE} AND ${dayOf('gone.created_at')} + ${DAYS}`;
/** It left without a word of where it is. */
const UNSTATED = ['COUNTED', 'NOT_LISTED', 'LOST'] as const;
const LEFT = `gone.cause = ANY ('{${[...UNSTATED, ...Object.values(FoundGoodsOutcome)].join()}}')`;
const isStated = (cause: string): string => `${cause} <> ALL ('{${UNSTATED.join()}}')`;

const rows = columns({
  lotId: column('away.lot_id', text),
  cause: column('away.cause', oneOf(LotRemovalCause)),
  quantity: column('trim_scale(away.quantity)', decimal),
  countedAt: column('away.counted_at', instant),
  mayBe: column(`coalesce(pair.ids, '{}')`, listOf(text)),
  mayBeCount: column('pair.count', int),
  /** It left the lot that is asked about; its weight is nothing where its unit has none, and its size a figure then. */
  isAsked: column('away.is_asked', flag),
  isStated: column(isStated('away.cause'), flag),
  kilograms: column('trim_scale(away.kilograms)', decimal),
  size: column('trim_scale(away.size)', decimal),
  /** All of which nothing was stated, beside those that are read. */
  total: column('away.total', int),
  totalKilograms: column('trim_scale(away.total_kilograms)', decimal),
});
export type CountedAwayRow = RowOf<typeof rows>;

/** SQL: two lots of one seller are of one kind: the category that they were opened in, or the product. */
const isSameKind = (one: string, other: string): string =>
  `(${one}.category_slug = ${other}.category_slug OR ${one}.product_id = ${other}.product_id)`;

/**
 * Pairs of a lot that something left by a count and a lot of a harvest: one of the two is reached ($1), and both were
 * not linked by anything that their seller said. What came back to its lot, or is listed again, was not counted away.
 * Goods of which an outcome was stated are shown where new stock followed: nobody saw that they are gone.
 * The second lots are looked for once it is decided which first ones are shown: the largest of each unit come first,
 * so that a hundred kilograms are not behind ten lots of one.
 */
const AWAY = (list: string) => `
  WITH mine AS MATERIALIZED (
    SELECT id, owner_id, product_id, category_slug, opened_at, receipt_id, removed, unit_kg FROM lots WHERE id = ANY ($1::uuid[])
  ), days AS MATERIALIZED (
    SELECT DISTINCT owner_id, product_id, category_slug, ${dayOf('opened_at')} AS day FROM mine WHERE receipt_id IS NULL
  ), looked_at AS MATERIALIZED (
    SELECT id, owner_id, product_id, category_slug, receipt_id, unit_kg, true AS is_reached FROM mine WHERE removed > 0
    UNION ALL (
      SELECT lot.id, lot.owner_id, lot.product_id, lot.category_slug, lot.receipt_id, lot.unit_kg, false FROM lots lot
      WHERE lot.owner_id IN (SELECT owner_id FROM days) AND lot.removed > 0 AND lot.id NOT IN (SELECT id FROM mine)
        AND (lot.category_slug IN (SELECT category_slug FROM days) OR lot.product_id IN (SELECT product_id FROM days))
      ORDER BY lot.opened_at DESC, lot.id LIMIT ${LOTS_LOOKED_AT})
  ), gone AS MATERIALIZED (
    SELECT lot.id AS lot_id, gone.cause, lot.owner_id, lot.product_id, lot.category_slug, lot.is_reached, lot.id = $2 AS is_asked, sum(gone.quantity) AS quantity,
      sum(gone.quantity) * coalesce(lot.unit_kg, 0) AS kilograms, sum(gone.quantity) * coalesce(lot.unit_kg, 1) AS size,
      min(gone.created_at) FILTER (WHERE gone.quantity > 0) AS first_at, max(gone.created_at) FILTER (WHERE gone.quantity > 0) AS counted_at
    FROM looked_at lot CROSS JOIN LATERAL (SELECT cause, quantity, created_at FROM lot_removals gone WHERE gone.lot_id = lot.id AND ${LEFT} OFFSET 0) gone
    LEFT JOIN receipts r ON r.id = lot.receipt_id WHERE gone.cause <> 'NOT_LISTED' OR r.remaining > 0
    GROUP BY lot.id, gone.cause, lot.owner_id, lot.product_id, lot.category_slug, lot.is_reached, lot.unit_kg
    HAVING sum(gone.quantity) > 0 AND (lot.is_reached OR bool_or(gone.quantity > 0 AND EXISTS (
      SELECT 1 FROM days WHERE days.owner_id = lot.owner_id AND ${isSameKind('days', 'lot')} AND ${isSoon('days.day')})))
  ), away AS MATERIALIZED (
    SELECT gone.*, (count(*) FILTER (WHERE NOT ${isStated('gone.cause')}) OVER ())::int AS total,
      coalesce(sum(gone.kilograms) FILTER (WHERE NOT ${isStated('gone.cause')}) OVER (), 0) AS total_kilograms
    FROM gone ORDER BY is_asked DESC, ${isStated('gone.cause')}, size DESC, lot_id LIMIT ${serverLimits.lotDetails}
  )
  SELECT ${list} FROM away CROSS JOIN LATERAL (
    SELECT (array_agg(made.id ORDER BY made.is_other, made.place, made.opened_at, made.id))[1:${LOTS_EACH}] AS ids, count(*)::int AS count
    FROM (
      SELECT made.id, made.opened_at, NOT ${isSameKind('made', 'away')} AS is_other,
        row_number() OVER (PARTITION BY ${isSameKind('made', 'away')}, made.unit ORDER BY made.added DESC, made.id) AS place FROM lots made
      WHERE made.owner_id = away.owner_id AND made.receipt_id IS NULL AND made.id <> away.lot_id
        AND (${isSameKind('made', 'away')} OR away.is_reached AND NOT ${isStated('away.cause')}) AND (made.id IN (SELECT id FROM mine)) <> away.is_reached
        AND made.opened_at BETWEEN away.first_at - interval '${DAYS_BEFORE + 1} days' AND away.counted_at + interval '${DAYS + 1} days'
        AND EXISTS (
          SELECT 1 FROM lot_removals gone WHERE gone.lot_id = away.lot_id AND gone.cause = away.cause AND gone.quantity > 0 AND ${isSoon(dayOf('made.opened_at'))})
    ) made
  ) pair
  WHERE pair.count > 0 OR NOT ${isStated('away.cause')} ORDER BY away.is_asked DESC, away.size DESC, away.lot_id, away.cause`;

/** Goods of the lots that the recall of `lotId` reaches: those of itself first, then the largest. */
export function countedAwayOf(db: Db, reached: readonly string[], lotId: string): Promise<CountedAwayRow[]> {
  return select(db, rows, AWAY, [reached, lotId]);
}
