/** Transaction ids (TrxID) that were given and not rejected (table payment_references). Called by CheckoutService and PaymentTransfersService. */
import { injectable, Lifecycle, scoped } from 'tsyringe';
import type { EntityManager } from 'typeorm';
import type { PaymentMethod } from '../../../../schema/values/orders/orders';
import { column, columns, decimal, nullable, selectOne } from '../../../platform/db/columns';
import { execute, exists } from '../../../platform/db/sql';
import type { Order } from '../orders/order.entity';

export interface GivenReference {
  readonly paymentMethod: PaymentMethod;
  /** In capitals without separators, as the rules leave it. */
  readonly paymentReference?: string | null;
}

export interface Transfer {
  readonly paymentMethod: PaymentMethod;
  readonly paymentReference: string;
  /** Of the whole transfer, BDT. */
  readonly amount: string;
}

const transfer = columns({ amount: column('r.amount', nullable(decimal)) });
const sum = columns({ used: column('coalesce(sum(o.total), 0)', decimal) });

export interface StoredTransfer {
  /** Of the whole transfer, BDT; null where it was given for a purchase. */
  readonly amount: string | null;
  /** What other orders of the buyer took of it. */
  readonly used: string;
}

/** Of two concurrent purchases the second waits for the first by the primary key. The orders of one purchase share its id. */
const USE = `
  INSERT INTO payment_references AS r (payment_method, reference, purchase_id) VALUES ($1, $2, $3)
  ON CONFLICT (payment_method, reference) DO UPDATE SET purchase_id = r.purchase_id WHERE r.purchase_id = excluded.purchase_id
  RETURNING 1`;

/** Locks the reference until the transaction ends, so that two orders cannot take the same money. */
const TAKE = (list: string) => `
  INSERT INTO payment_references AS r (payment_method, reference, purchase_id, buyer_id, seller_id, amount) VALUES ($1, $2, $3, $4, $5, $6)
  ON CONFLICT (payment_method, reference) DO UPDATE SET purchase_id = r.purchase_id
    WHERE (r.buyer_id = excluded.buyer_id AND r.seller_id = excluded.seller_id) OR (r.seller_id IS NULL AND r.purchase_id = excluded.purchase_id)
  RETURNING ${list}`;
/** A statement of its own: the one that waited for the lock does not see what was committed meanwhile. */
const USED = (list: string) => `
  SELECT ${list} FROM orders o
  WHERE o.buyer_id = $1 AND o.id <> $2 AND o.payment_method = $3 AND o.payment_reference = $4 AND o.payment_status <> 'UNPAID'`;

/** The id stays taken while another order of the buyer is paid by it. */
const RELEASE = `
  DELETE FROM payment_references r USING orders rejected
  WHERE rejected.id = $1 AND r.payment_method = rejected.payment_method AND r.reference = rejected.payment_reference
    AND (r.purchase_id = rejected.purchase_id OR (r.buyer_id = rejected.buyer_id AND r.seller_id = rejected.seller_id))
    AND NOT EXISTS (SELECT 1 FROM orders o WHERE o.buyer_id = rejected.buyer_id AND o.id <> rejected.id AND o.payment_method = r.payment_method
      AND o.payment_reference = r.reference AND o.payment_status <> 'UNPAID')`;

@scoped(Lifecycle.ContainerScoped)
@injectable()
export class PaymentReferencesStore {
  /** False when the id was given for another purchase. */
  use(tx: EntityManager, purchaseId: string, { paymentMethod, paymentReference }: GivenReference): Promise<boolean> {
    return exists(tx, USE, [paymentMethod, paymentReference, purchaseId]);
  }

  /** The transfer as it was first reported, or null when it was another buyer's, or to another seller. */
  async take(tx: EntityManager, order: Order, { paymentMethod, paymentReference, amount }: Transfer): Promise<StoredTransfer | null> {
    const { id, purchaseId, buyerId, sellerId } = order;
    const taken = await selectOne(tx, transfer, TAKE, [paymentMethod, paymentReference, purchaseId, buyerId, sellerId, amount]);
    if (!taken) return null;
    const found = await selectOne(tx, sum, USED, [buyerId, id, paymentMethod, paymentReference]);
    return { amount: taken.amount, used: found?.used ?? '0' };
  }

  /** The seller did not find the money: the id may be given again. */
  async release(tx: EntityManager, orderId: string): Promise<void> {
    await execute(tx, RELEASE, [orderId]);
  }
}
