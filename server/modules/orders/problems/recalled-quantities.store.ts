/** Reads how much of a line its buyer has no good goods of, because it was recalled. Called by RecalledGoodsService. */
import type { EntityManager } from 'typeorm';
import { column, columns, decimal, type RowOf, selectOne } from '../../../platform/db/columns';

/** Goods that were sent in place of the first ones and not recalled are good, no more than the line has. */
const GOOD = 'least(parts.good, line.quantity)';
/** A trader's delivery is one lot: it is recalled as a whole. */
const RECALLED = `
  CASE WHEN parts.recalled > 0 AND EXISTS (SELECT 1 FROM receipts r WHERE r.order_line_id = line.id) THEN line.quantity ELSE parts.recalled END`;
const recalled = columns({
  quantity: column(`greatest(least(${RECALLED}, line.quantity - ${GOOD}), 0)`, decimal),
  ofQuantity: column('line.quantity', decimal),
});
/** Nothing says which of the first goods were sent again: any of them may have been recalled. */
const OF_LINE = (list: string) => `
  SELECT ${list} FROM order_lines line CROSS JOIN LATERAL (
    SELECT coalesce(sum(share.quantity - share.returned) FILTER (WHERE lot.hold = 'RECALLED'), 0) AS recalled,
      coalesce(sum(least(share.replaced, share.quantity - share.returned)) FILTER (WHERE lot.hold IS DISTINCT FROM 'RECALLED'), 0) AS good
    FROM lot_shares share JOIN lots lot ON lot.id = share.lot_id WHERE share.order_line_id = line.id
  ) parts WHERE line.id = $1 AND line.quantity > 0`;

/** In the line's unit, of all lots that were recalled until now; null of a line that is empty. The order is locked. */
export function recalledQuantity(tx: EntityManager, lineId: string): Promise<RowOf<typeof recalled> | null> {
  return selectOne(tx, recalled, OF_LINE, [lineId]);
}
