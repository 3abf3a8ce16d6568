/** Reads what a label needs of its product. Called by LabelsService. */
import { column, columns, flag, nullable, type RowOf, selectOne, text } from '../../../platform/db/columns';
import type { Db } from '../../../platform/db/sql';
import { onMarket, wasNeverPosted } from '../products/product-state.query';

const label = columns({
  productId: column('p.id', text),
  code: column('p.label_code', text),
  name: column('p.name', text),
  secondName: column('p.second_name', nullable(text)),
  sellerId: column('s.id', text),
  isOnMarket: column(onMarket, flag),
});

const FROM = (sql: string) => `SELECT ${sql} FROM products p JOIN users s ON s.id = p.seller_id`;
/**
 * Finds a product that was on the market for everyone, and was not taken from it by its seller or an admin; an ended
 * post does not matter.
 */
const SHOWN = (sql: string) => `${FROM(sql)} WHERE p.label_code = $1 AND p.deleted_at IS NULL AND p.hidden_at IS NULL
  AND p.audience = 'EVERYONE' AND s.status = 'APPROVED' AND NOT ${wasNeverPosted}`;
const OWN = (sql: string) => `${FROM(sql)} WHERE p.id = $1 AND p.seller_id = $2 AND p.deleted_at IS NULL`;

export type LabelRow = RowOf<typeof label>;

export function findShownLabel(db: Db, code: string): Promise<LabelRow | null> {
  return selectOne(db, label, SHOWN, [code]);
}

export function findOwnLabel(db: Db, productId: string, sellerId: string): Promise<LabelRow | null> {
  return selectOne(db, label, OWN, [productId, sellerId]);
}
