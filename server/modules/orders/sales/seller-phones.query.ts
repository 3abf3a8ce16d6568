/** Phones of sellers that a buyer may see. Called by SellerPhonesService. */
import { column, columns, type RowOf, select, text } from '../../../platform/db/columns';
import type { Db } from '../../../platform/db/sql';

const phone = columns({ id: column('u.id', text), phone: column('u.phone', text) });

const PHONES = (list: string) => `
  SELECT ${list} FROM users u
  WHERE u.id = ANY($1::uuid[]) AND u.closed_at IS NULL
    AND ($3 OR u.id = $2 OR EXISTS (
      SELECT 1 FROM orders o WHERE o.seller_id = u.id AND o.buyer_id = $2 AND o.status IN ('CONFIRMED', 'SHIPPED', 'DELIVERED')))`;

/**
 * Returns the phones of sellers who have confirmed an order of the buyer, and the buyer's own; all of them for a viewer
 * who sees all. An account that is closed has a number that is nobody's.
 */
export function visiblePhones(
  db: Db,
  sellerIds: readonly string[],
  { buyerId, seesAll }: { readonly buyerId: string; readonly seesAll: boolean },
): Promise<RowOf<typeof phone>[]> {
  return select(db, phone, PHONES, [sellerIds, buyerId, seesAll]);
}
