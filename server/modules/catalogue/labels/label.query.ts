/** Reads what a label needs of its product. Called by LabelsService. */
import { column, columns, flag, nullable, type RowOf, selectOne, text } from '../../../platform/db/columns';
import type { Db } from '../../../platform/db/sql';
import { onMarket, wasNeverPosted } from '../products/product-state.query';
import { isForEveryone } from '../visible-products.query';

/**
 * SQL: some of the product `p` is recalled that is in stock still, or was sent within the last 30 days: an older sack
 * is empty.
 */
const HAS_RECALLED = `EXISTS (
    SELECT 1 FROM lots recalled WHERE recalled.product_id = p.id AND recalled.hold = 'RECALLED' AND (recalled.remaining > 0 OR EXISTS (
      SELECT 1 FROM stock_movements m JOIN lot_shares share ON share.order_line_id = m.order_line_id AND share.lot_id = recalled.id
      WHERE m.product_id = p.id AND m.created_at > now() - interval '30 days' AND m.kind IN ('TAKE', 'REPLACE') AND share.quantity > share.returned)))`;

const label = columns({
  productId: column('p.id', text),
  code: column('coalesce(lot.code, p.label_code)', text),
  /** Null for the label of a product. */
  lotId: column('lot.id', nullable(text)),
  /** The lot; of the label of a product: some of it. */
  isRecalled: column(`CASE WHEN lot.id IS NULL THEN ${HAS_RECALLED} ELSE coalesce(lot.hold = 'RECALLED', false) END`, flag),
  name: column('coalesce(lot.product_name, p.name)', text),
  secondName: column('CASE WHEN lot.id IS NULL THEN p.second_name ELSE lot.second_name END', nullable(text)),
  sellerId: column('s.id', text),
  isOnMarket: column(onMarket, flag),
});

const FROM = (sql: string, lot: string) => `
  SELECT ${sql} FROM products p JOIN users s ON s.id = p.seller_id LEFT JOIN lots lot ON lot.product_id = p.id AND ${lot}`;
/** The lot that was chosen; else the oldest, which the next order is taken from. */
const CHOSEN = `
  SELECT id FROM lots WHERE product_id = p.id AND hold IS DISTINCT FROM 'RECALLED' AND CASE WHEN $3::text IS NULL THEN remaining > 0 AND hold IS NULL ELSE code = $3 END
  ORDER BY opened_at, id LIMIT 1`;
/**
 * Finds a product that was on the market for everyone, and was not taken from it by its seller or an admin; an ended
 * post does not matter, and where the lot or some of the product is recalled nothing does.
 */
const SHOWN = (sql: string) => `${FROM(sql, 'lot.code = $2')} WHERE p.label_code = $1 AND ($2::text IS NULL OR lot.id IS NOT NULL)
  AND (lot.hold = 'RECALLED' OR lot.id IS NULL AND ${HAS_RECALLED} OR p.deleted_at IS NULL AND p.hidden_at IS NULL AND ${isForEveryone()} AND s.status = 'APPROVED' AND NOT ${wasNeverPosted})`;
const OWN = (sql: string) => `${FROM(sql, `lot.id = (${CHOSEN})`)} WHERE p.id = $1 AND p.seller_id = $2 AND p.deleted_at IS NULL`;

export type LabelRow = RowOf<typeof label>;

/** `lotCode`: of one lot of the product; null for the product. */
export function findShownLabel(db: Db, code: string, lotCode: string | null): Promise<LabelRow | null> {
  return selectOne(db, label, SHOWN, [code, lotCode]);
}

/** `lotCode`: a lot that is not recalled; null for the one that the next order is taken from. */
export function findOwnLabel(db: Db, productId: string, sellerId: string, lotCode: string | null): Promise<LabelRow | null> {
  return selectOne(db, label, OWN, [productId, sellerId, lotCode]);
}
