/** Reads what left lots without a sale. Called by LotDetailsService, LotCsvService and LotEpcisService. */
import { LotRemovalCause } from '../../../schema/values/catalogue/lots';
import { column, columns, decimal, instant, oneOf, type RowOf, select, text } from '../../platform/db/columns';
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
  CROSS JOIN LATERAL (SELECT * FROM lot_removals WHERE lot_id = lot.id ORDER BY id DESC LIMIT $2) removal ORDER BY lot.id, removal.id DESC`;

/** The latest come first; `each` is how many of a lot at most. */
export function removalsOfLots(db: Db, lotIds: readonly string[], each: number): Promise<LotRemovalRow[]> {
  return select(db, removals, OF_LOTS, [lotIds, each]);
}
