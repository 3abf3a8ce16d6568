/** Reads the lots that lines of orders were taken from. Called by LineLotsService. */
import { Grade } from '../../../../schema/values/catalogue/grades';
import { column, columns, decimal, nullable, oneOf, type RowOf, select, text } from '../../../platform/db/columns';
import type { Db } from '../../../platform/db/sql';

const lots = columns({
  lineId: column('line.id', text),
  buyerId: column('o.buyer_id', text),
  sellerId: column('o.seller_id', text),
  code: column('lot.code', text),
  quantity: column('trim_scale(share.quantity)', decimal),
  returned: column('trim_scale(share.returned)', decimal),
  harvestedFrom: column('lot.harvested_from::text', nullable(text)),
  harvestedUntil: column('lot.harvested_until::text', nullable(text)),
  grade: column('coalesce(lot.inspected_grade, lot.grade)', nullable(oneOf(Grade))),
});
type LineLotRow = RowOf<typeof lots>;

const OF_LINES = (list: string) => `
  SELECT ${list} FROM lot_shares share JOIN lots lot ON lot.id = share.lot_id
  JOIN order_lines line ON line.id = share.order_line_id JOIN orders o ON o.id = line.order_id
  WHERE share.order_line_id = ANY ($1::uuid[]) AND share.quantity > 0 ORDER BY line.id, lot.opened_at, lot.id`;

/** The oldest first. A line that was not sent has none, nor has one whose shipment was undone. */
export function lotsOfLines(db: Db, lineIds: readonly string[]): Promise<LineLotRow[]> {
  return select(db, lots, OF_LINES, [lineIds]);
}
