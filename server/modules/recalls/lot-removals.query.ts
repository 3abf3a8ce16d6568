/** Reads what left lots without a sale. Called by LotDetailsService, LotCsvService and LotEpcisService. */
import { LotRemovalCause } from '../../../schema/values/catalogue/lots';
import { column, columns, decimal, instant, int, oneOf, type RowOf, select, text } from '../../platform/db/columns';
import type { Db } from '../../platform/db/sql';

/** SQL: so much of a lot was counted away without a word, or written off as lost: nobody knows where it is. */
export const countedAway = (lotId: string): string =>
  `(SELECT coalesce(sum(gone.quantity), 0) FROM lot_removals gone WHERE gone.lot_id = ${lotId} AND gone.cause IN ('COUNTED', 'LOST'))`;

const removals = columns({
  id: column('removal.id', text),
  lotId: column('lot.id', text),
  cause: column('removal.cause', oneOf(LotRemovalCause)),
  quantity: column('trim_scale(removal.quantity)', decimal),
  createdAt: column('removal.created_at', instant),
});
export type LotRemovalRow = RowOf<typeof removals>;

const OF_LOTS = (list: string) => `
  SELECT ${list} FROM unnest($1::uuid[]) AS lot (id)
  CROSS JOIN LATERAL (SELECT * FROM lot_removals WHERE lot_id = lot.id ORDER BY abs(quantity) DESC, id DESC LIMIT $2) removal
  ORDER BY lot.id, removal.id DESC`;

/** The largest, so many of a lot at most; the latest come first. */
export function removalsOfLots(db: Db, lotIds: readonly string[], each: number): Promise<LotRemovalRow[]> {
  return select(db, removals, OF_LOTS, [lotIds, each]);
}

const total = columns({
  lotId: column('lot_id', text),
  count: column('count(*)::int', int),
  quantity: column('trim_scale(sum(quantity))', decimal),
});
const TOTALS = (list: string) => `SELECT ${list} FROM lot_removals WHERE lot_id = ANY ($1::uuid[]) GROUP BY lot_id`;

/** How often something left each lot or was counted in again, and how much less there is; none where nothing did. */
export function removalTotals(db: Db, lotIds: readonly string[]): Promise<RowOf<typeof total>[]> {
  return select(db, total, TOTALS, [lotIds]);
}
