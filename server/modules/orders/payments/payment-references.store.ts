/**
 * Transaction ids (TrxID) that were reported (table payment_references): each belongs to one buyer and one seller until
 * an admin finds that it was never sent.
 */
import { injectable, Lifecycle, scoped } from 'tsyringe';
import type { EntityManager } from 'typeorm';
import { serverLimits } from '../../../../schema/values/server-limits';
import type { PaymentMethod } from '../../../../schema/values/orders/orders';
import { column, columns, decimal, nullable, selectOne } from '../../../platform/db/columns';
import { execute, exists } from '../../../platform/db/sql';
import { isMarketTransfer, isReferenceElsewhere, isSameTransfer, lockTransfer } from '../account/transfer-lock.store';
import type { Order } from '../orders/order.entity';

export interface GivenReference {
  readonly paymentMethod: PaymentMethod;
  /** In capitals without separators, as the rules leave it; other spellings of it name the same transfer. */
  readonly paymentReference: string;
}

export interface Transfer extends GivenReference {
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

/** SQL: the buyer of these orders did not get money back with the transfer, and it is none of the market. */
const isPaymentFor = (orders: string): string => `NOT ${isMarketTransfer('$2')} AND NOT EXISTS (
    SELECT 1 FROM order_refunds f JOIN orders b ON b.buyer_id = f.buyer_id AND ${orders}
    WHERE f.method = $1 AND ${isSameTransfer('f.reference', '$2')} AND f.state IN ('GIVEN', 'DENIED', 'CONFIRMED'))`;

/** Locks the reference until the transaction ends, so that two orders cannot take the same money. */
const TAKE = (list: string) => `
  INSERT INTO payment_references AS r (payment_method, reference, purchase_id, buyer_id, seller_id, amount)
  SELECT $1::text, $2::text, $3::uuid, $4::uuid, $5::uuid, $6::numeric WHERE ${isPaymentFor('b.purchase_id = $3::uuid')}
  ON CONFLICT (payment_method, transfer_key(reference)) WHERE NOT shares_reference DO UPDATE SET purchase_id = r.purchase_id
    WHERE (r.buyer_id = excluded.buyer_id AND r.seller_id = excluded.seller_id) OR (r.seller_id IS NULL AND r.purchase_id = excluded.purchase_id)
  RETURNING ${list}`;
/** A statement of its own: the one that waited for the lock does not see what was committed meanwhile. */
const USED = (list: string) => `
  SELECT ${list} FROM order_payments p JOIN orders o ON o.id = p.order_id
  WHERE p.method = $3 AND ${isSameTransfer('p.reference', '$4')} AND o.buyer_id = $1 AND o.seller_id = $5 AND p.id IS DISTINCT FROM $2::uuid AND p.state IN ('CLAIMED', 'RECEIVED')`;

/**
 * The id stays taken while an order of the buyer is paid by it, or waits to be, or another rejection of it may still be
 * disputed.
 */
const RELEASE = `
  DELETE FROM payment_references r USING orders o
  WHERE o.id = $1 AND r.payment_method = $2 AND ${isSameTransfer('r.reference', '$3')} AND (r.purchase_id = o.purchase_id OR (r.buyer_id = o.buyer_id AND r.seller_id = o.seller_id))
    AND NOT EXISTS (SELECT 1 FROM order_payments p JOIN orders x ON x.id = p.order_id
      WHERE p.method = $2 AND ${isSameTransfer('p.reference', '$3')} AND x.buyer_id = o.buyer_id AND (x.id <> o.id OR p.state IN ('CLAIMED', 'RECEIVED')))`;
/** The next one of the ids that share a key since before the upgrade is compared with others from now on. */
const SUCCEED = `
  UPDATE payment_references SET shares_reference = false
  WHERE (payment_method, reference) = (SELECT r.payment_method, r.reference FROM payment_references r
      WHERE r.payment_method = $1 AND ${isSameTransfer('r.reference', '$2')} ORDER BY r.shares_reference, r.reference LIMIT 1)
    AND shares_reference`;

const IS_ELSEWHERE = isReferenceElsewhere('$4::uuid', '$5::uuid', '$3::uuid');
/** A seller may have named the transfer as money that was given back, by mistake or not. */
const IS_OF_OTHERS = `
  SELECT 1 FROM payment_references r WHERE r.payment_method = $1 AND ${isSameTransfer('r.reference', '$2')} AND ${IS_ELSEWHERE}
  UNION ALL SELECT 1 FROM order_refunds f
  WHERE f.method = $1 AND ${isSameTransfer('f.reference', '$2')} AND f.state IN ('GIVEN', 'DENIED', 'CONFIRMED')`;
const ASSIGN = `
  UPDATE payment_references r SET purchase_id = $3, buyer_id = $4, seller_id = $5, amount = $6
  WHERE r.payment_method = $1 AND ${isSameTransfer('r.reference', '$2')} AND ${IS_ELSEWHERE}`;
const CORRECT = `
  UPDATE payment_references SET amount = $3 WHERE payment_method = $1 AND ${isSameTransfer('reference', '$2')} AND amount IS DISTINCT FROM $3`;
/** An admin decides whether the order has it. */
const AT_ADMIN = `
  SELECT 1 FROM payment_disputes WHERE order_id = $1 AND ${isSameTransfer('payment_reference', '$2')} AND state = 'OPEN'`;
/** A payment that an admin took back may be in two rows, which were made at one moment. */
const REJECTED_TWICE = `
  SELECT 1 FROM order_payments WHERE order_id = $1 AND ${isSameTransfer('reference', '$2')} AND state = 'REJECTED' HAVING count(DISTINCT made_at) > 1`;
const REJECTED_OFTEN = `SELECT 1 FROM order_payments WHERE order_id = $1 AND state = 'REJECTED' OFFSET ${serverLimits.rejectedPayments - 1} LIMIT 1`;
/** The seller's number for this method was shown to the buyer, and the amount is in what the order could cost. */
const HEARD = `
  SELECT 1 FROM order_payees e JOIN orders o ON o.id = e.order_id
  WHERE e.order_id = $1 AND e.method = $2 AND e.number IS NOT NULL
    AND $3 + (SELECT coalesce(sum(p.amount), 0) FROM order_payments p WHERE p.order_id = o.id AND p.state IN ('CLAIMED', 'RECEIVED')) <= o.total`;
/** Locks the account against being closed until the transaction ends. */
const HOLD = 'SELECT 1 FROM users WHERE id = $1 AND closed_at IS NULL FOR SHARE';

@scoped(Lifecycle.ContainerScoped)
@injectable()
export class PaymentReferencesStore {
  /**
   * The transfer as it was first reported, or null when it was another buyer's, or to another seller. `decidedId`: the
   * payment that is decided, which does not count as used.
   */
  async take(tx: EntityManager, order: Order, given: Transfer, decidedId: string | null): Promise<StoredTransfer | null> {
    const { purchaseId, buyerId, sellerId } = order;
    const { paymentMethod, paymentReference, amount } = given;
    await lockTransfer(tx, paymentReference);
    const taken = await selectOne(tx, transfer, TAKE, [paymentMethod, paymentReference, purchaseId, buyerId, sellerId, amount]);
    if (!taken) return null;
    const total = await selectOne(tx, sum, USED, [buyerId, decidedId, paymentMethod, paymentReference, sellerId]);
    return { amount: taken.amount, used: total?.used ?? '0' };
  }

  /** Another buyer has reported the transfer, or this one for another seller, or a seller as money given back. */
  async isOfOthers(tx: EntityManager, { purchaseId, buyerId, sellerId }: Order, given: GivenReference): Promise<boolean> {
    await lockTransfer(tx, given.paymentReference);
    return exists(tx, IS_OF_OTHERS, [given.paymentMethod, given.paymentReference, purchaseId, buyerId, sellerId]);
  }

  /** The transfer becomes this buyer's, to this seller. */
  async assign(tx: EntityManager, { purchaseId, buyerId, sellerId }: Order, given: Transfer): Promise<void> {
    await lockTransfer(tx, given.paymentReference);
    await execute(tx, ASSIGN, [given.paymentMethod, given.paymentReference, purchaseId, buyerId, sellerId, given.amount]);
  }

  /** Stores the amount of the transfer, BDT: another one was reported first. */
  async correct(tx: EntityManager, { paymentMethod, paymentReference }: GivenReference, amount: string): Promise<void> {
    await execute(tx, CORRECT, [paymentMethod, paymentReference, amount]);
  }

  /** An admin is asked about this transfer of the order. */
  isAtAdmin(tx: EntityManager, orderId: string, reference: string): Promise<boolean> {
    return exists(tx, AT_ADMIN, [orderId, reference]);
  }

  /** It was reported for the order twice, and not found either time. */
  isRejectedTwice(tx: EntityManager, orderId: string, reference: string): Promise<boolean> {
    return exists(tx, REJECTED_TWICE, [orderId, reference]);
  }

  /** The seller has rejected so many payments of the order that no more are reported though nothing is due. */
  isRejectedTooOften(tx: EntityManager, orderId: string): Promise<boolean> {
    return exists(tx, REJECTED_OFTEN, [orderId]);
  }

  /** Whether the buyer had a number to send this to, and the order can still have cost so much. */
  isOfOrder(tx: EntityManager, orderId: string, method: PaymentMethod, amount: string): Promise<boolean> {
    return exists(tx, HEARD, [orderId, method, amount]);
  }

  /** False where this user has left the market. Holds the account until the transaction ends. */
  holdsAccount(tx: EntityManager, userId: string): Promise<boolean> {
    return exists(tx, HOLD, [userId]);
  }

  async release(tx: EntityManager, orderId: string, { paymentMethod, paymentReference }: GivenReference): Promise<void> {
    await lockTransfer(tx, paymentReference);
    await execute(tx, RELEASE, [orderId, paymentMethod, paymentReference]);
    await execute(tx, SUCCEED, [paymentMethod, paymentReference]);
  }
}
