/** Orders that have received a transfer of another buyer. Called by GivenTransfersService. */
import type { EntityManager } from 'typeorm';
import type { PaymentMethod } from '../../../../schema/values/orders/orders';
import { column, columns, type RowOf, select, text } from '../../../platform/db/columns';
import { isSameTransfer } from '../account/transfer-lock.store';

const holder = columns({
  id: column('o.id', text),
  trackingNumber: column('o.tracking_number', text),
});

/** A seller who has left the market keeps what was received: nobody is there who could claim it. */
const HOLDERS = (list: string) => `
  SELECT ${list} FROM orders o JOIN users s ON s.id = o.seller_id AND s.closed_at IS NULL
  WHERE o.buyer_id <> $3 AND o.id IN (SELECT order_id FROM order_payments WHERE method = $1 AND ${isSameTransfer('reference', '$2')} AND state = 'RECEIVED')
  ORDER BY o.id FOR NO KEY UPDATE OF o`;

/** Locks the orders of other buyers that have received the transfer. */
export function lockOtherHolders(
  tx: EntityManager,
  { method, reference }: { readonly method: PaymentMethod; readonly reference: string },
  buyerId: string,
): Promise<RowOf<typeof holder>[]> {
  return select(tx, holder, HOLDERS, [method, reference, buyerId]);
}
