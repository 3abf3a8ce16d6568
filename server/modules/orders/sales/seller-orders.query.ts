/** What a seller's orders say of single buyers. Run by SellerOrdersService. */
import { type Db, rows } from '../../../platform/db/sql';
import type { UnweighedGoods } from '../../customers/customer.types';

export interface UnweighedOfBuyer extends UnweighedGoods {
  readonly buyerId: string;
}

const UNWEIGHED = `
  SELECT o.buyer_id AS "buyerId", l.unit, l.custom_unit_note AS "customUnitNote", trim_scale(sum(l.quantity)) AS quantity
  FROM orders o JOIN order_lines l ON l.order_id = o.id
  WHERE o.seller_id = $1 AND o.buyer_id = ANY($2::uuid[]) AND o.status = 'DELIVERED' AND l.quantity_kg = 0
  GROUP BY 1, 2, 3 ORDER BY 1, 2, 3`;

export function unweighedOf(db: Db, sellerId: string, buyerIds: readonly string[]): Promise<UnweighedOfBuyer[]> {
  return rows<UnweighedOfBuyer>(db, UNWEIGHED, [sellerId, [...buyerIds]]);
}
