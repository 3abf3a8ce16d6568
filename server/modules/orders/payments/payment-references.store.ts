/**
 * Transaction ids (TrxID) that were reported (table payment_references): each belongs to one buyer and one seller until
 * an admin finds that it was never sent.
 */
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
  /** The whole transfer has this amount, BDT. */
  readonly amount: string;
}

const transfer = columns({ amount: column('r.amount', nullable(decimal)) });
const sum = columns({ used: column('coalesce(sum(p.amount), 0)', decimal) });

export interface StoredTransfer {
  /** The whole transfer has this amount, BDT; null where it was given for a purchase. */
  readonly amount: string | null;
  /** The buyer's orders took this much of it, in other payments than the one that is decided. */
  readonly used: string;
}

/**
 * When two purchases use a reference at once, the second waits for the first by the primary key. The orders of one
 * purchase share its id.
 */
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
  SELECT ${list} FROM order_payments p JOIN orders o ON o.id = p.order_id
  WHERE p.method = $3 AND p.reference = $4 AND o.buyer_id = $1 AND p.id IS DISTINCT FROM $2::uuid AND p.state IN ('CLAIMED', 'RECEIVED')`;

/**
 * The id stays taken while an order of the buyer is paid by it, or another rejection of it may still be disputed.
 */
const RELEASE = `
  DELETE FROM payment_references r USING orders o
  WHERE o.id = $1 AND r.payment_method = $2 AND r.reference = $3 AND (r.purchase_id = o.purchase_id OR (r.buyer_id = o.buyer_id AND r.seller_id = o.seller_id))
    AND NOT EXISTS (SELECT 1 FROM order_payments p WHERE p.method = $2 AND p.reference = $3 AND (p.order_id <> o.id OR p.state = 'RECEIVED'))`;

@scoped(Lifecycle.ContainerScoped)
@injectable()
export class PaymentReferencesStore {
  /** False when the id was given for another purchase. */
  use(tx: EntityManager, purchaseId: string, { paymentMethod, paymentReference }: GivenReference): Promise<boolean> {
    return exists(tx, USE, [paymentMethod, paymentReference, purchaseId]);
  }

  /**
   * The transfer as it was first reported, or null when it was another buyer's, or to another seller. `decidedId`: the
   * payment that is decided, which does not count as used.
   */
  async take(tx: EntityManager, order: Order, given: Transfer, decidedId: string | null): Promise<StoredTransfer | null> {
    const { purchaseId, buyerId, sellerId } = order;
    const { paymentMethod, paymentReference, amount } = given;
    const taken = await selectOne(tx, transfer, TAKE, [paymentMethod, paymentReference, purchaseId, buyerId, sellerId, amount]);
    if (!taken) return null;
    const found = await selectOne(tx, sum, USED, [buyerId, decidedId, paymentMethod, paymentReference]);
    return { amount: taken.amount, used: found?.used ?? '0' };
  }

  async release(tx: EntityManager, orderId: string, { paymentMethod, paymentReference }: GivenReference): Promise<void> {
    await execute(tx, RELEASE, [orderId, paymentMethod, paymentReference]);
  }
}
