/** Reads the quantities without a weight that single buyers received from a seller. Called by SellerOrdersService. */
import { Unit } from '../../../../schema/values/catalogue/units';
import { column, columns, decimal, nullable, oneOf, type RowOf, select, text } from '../../../platform/db/columns';
import type { Db } from '../../../platform/db/sql';

const unweighed = columns({
  buyerId: column('o.buyer_id', text),
  unit: column('l.unit', oneOf(Unit)),
  customUnitNote: column('l.custom_unit_note', nullable(text)),
  quantity: column('trim_scale(sum(l.quantity))', decimal),
});
export type UnweighedOfBuyer = RowOf<typeof unweighed>;

const UNWEIGHED = (list: string) => `
  SELECT ${list} FROM orders o JOIN order_lines l ON l.order_id = o.id
  WHERE o.seller_id = $1 AND o.buyer_id = ANY($2::uuid[]) AND o.status = 'DELIVERED' AND l.quantity_kg = 0 AND l.quantity > 0
  GROUP BY 1, 2, 3 ORDER BY 1, 2, 3`;

export function unweighedOf(db: Db, sellerId: string, buyerIds: readonly string[]): Promise<UnweighedOfBuyer[]> {
  return select(db, unweighed, UNWEIGHED, [sellerId, [...buyerIds]]);
}
