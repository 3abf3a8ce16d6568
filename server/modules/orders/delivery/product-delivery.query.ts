/**
 * SQL that reads what the delivery of products depends on: their least quantity, its price and weight, the terms of
 * their seller.
 */
import { Unit } from '../../../../schema/values/catalogue/units';
import { column, columns, decimal, nullable, oneOf, type RowOf, select, text } from '../../../platform/db/columns';
import type { Db } from '../../../platform/db/sql';
import { dealPrice } from '../../catalogue/products/product-reader.service';
import { offeredTerms, termsOfSeller } from './delivery-terms.store';

const parcels = columns({
  id: column('p.id', text),
  unit: column('p.unit', oneOf(Unit)),
  unitWeightKg: column('trim_scale(p.unit_weight_kg)::text', nullable(decimal)),
  price: column(`coalesce(${dealPrice}, p.price)::text`, decimal),
  leastQuantity: column('trim_scale(stock.lot_minimum)::text', decimal),
  terms: column(termsOfSeller('p.seller_id'), nullable(offeredTerms)),
});
export type LeastParcel = RowOf<typeof parcels>;

const OF_PRODUCTS = (list: string) =>
  `SELECT ${list} FROM products p JOIN product_stock stock ON stock.product_id = p.id WHERE p.id = ANY ($1::uuid[])`;

export function leastParcels(db: Db, productIds: readonly string[]): Promise<LeastParcel[]> {
  return select(db, parcels, OF_PRODUCTS, [productIds]);
}
