/** Payments of orders that their buyers may dispute, or have disputed. Called by PaymentDisputesService. */
import type { EntityManager } from 'typeorm';
import { PaymentMethod } from '../../../../schema/values/orders/orders';
import { claimDays, rejectionDays } from '../../../../schema/values/orders/payment-disputes';
import { column, columns, decimal, flag, nullable, oneOf, type RowOf, select, selectOne, text } from '../../../platform/db/columns';
import { type Db, exists } from '../../../platform/db/sql';
import { isSameTransfer } from '../account/transfer-lock.store';
import type { PaymentDispute } from './payment-dispute.entity';

const disputed = columns({
  id: column('p.id', text),
  method: column('p.method', oneOf(PaymentMethod)),
  number: column('p.number', nullable(text)),
  /** Cash has the number of its order. */
  reference: column('coalesce(p.reference, (SELECT o.tracking_number FROM orders o WHERE o.id = p.order_id))', text),
  /** This much of it was claimed for this order, BDT. */
  amount: column('p.amount', decimal),
  /** The amount of the whole transfer where it is known, else the claimed one, BDT. */
  wholeAmount: column('coalesce(p.transfer_amount, p.amount)', decimal),
  isClaimed: column(`p.state = 'CLAIMED'`, flag),
});
const disputable = columns({ id: column('p.id', text) });
export type DisputedPayment = RowOf<typeof disputed>;

/**
 * SQL: the dispute `d` is about the payment `p`. A transfer may pay an order in several payments, one after the other;
 * a dispute of before names its transfer alone.
 */
export const isDisputeOf = (p: string): string => `d.order_id = ${p}.order_id AND (d.payment_id = ${p}.id
    OR (d.payment_id IS NULL AND ${isSameTransfer('d.payment_reference', `${p}.reference`)} AND d.opened_at >= ${p}.made_at))`;
const isDisputed = (p: string): string => `EXISTS (SELECT 1 FROM payment_disputes d WHERE ${isDisputeOf(p)})`;
/** SQL: the buyer reported the payment `p`, or it is cash that the market asks about: no other cash is rejected. */
const isReported = (p: string): string => `(${p}.reference IS NOT NULL OR ${p}.method = 'CASH_ON_DELIVERY')`;
/**
 * SQL: the payment `p` was rejected so short a time ago that its buyer may still dispute that. Cash is not disputed
 * once the order has all that it ever charged in cash.
 */
const isRejectedOfLate = (p: string): string =>
  `${p}.state = 'REJECTED' AND ${isReported(p)} AND ${p}.decided_at > now() - make_interval(days => ${rejectionDays})
    AND (${p}.method <> 'CASH_ON_DELIVERY' OR cash_to_come(${p}.order_id) > 0)`;

/** SQL: the transfer of the rejected payment `p` was reported again for the order, and its seller has not decided. */
const isReportedAgain = (p: string): string => `EXISTS (SELECT 1 FROM order_payments again
  WHERE again.order_id = ${p}.order_id AND ${isSameTransfer('again.reference', `${p}.reference`)} AND again.state = 'CLAIMED')`;

/**
 * SQL: the FROM of rejected payments of orders `o` of this seller that a buyer may still dispute. A decision about such
 * a payment may make a refund due.
 */
export const disputableRejectionsOf = (seller: string): string => `order_payments p JOIN orders o ON o.id = p.order_id
  JOIN users b ON b.id = o.buyer_id AND b.closed_at IS NULL
  WHERE o.seller_id = ${seller} AND ${isRejectedOfLate('p')}
    AND NOT ${isDisputed('p')}`;

/**
 * SQL: the seller did not find the payment `p` of the order `o`, for some weeks, or has not decided: of an ended order,
 * where the seller `u` is suspended, or for days.
 */
const IS_DISPUTABLE = `${isReported('p')} AND NOT ${isDisputed('p')} AND ((${isRejectedOfLate('p')} AND NOT ${isReportedAgain('p')})
    OR (p.state = 'CLAIMED' AND (o.status IN ('REJECTED', 'EXPIRED', 'CANCELLED') OR u.status = 'SUSPENDED'
      OR p.made_at <= now() - make_interval(days => ${claimDays}))))`;
/** SQL: this payment is named, or none is. */
const IS_NAMED = '($2::uuid IS NULL OR p.id = $2)';
/** Transfers come before cash, which nobody can look up, and the latest before the others. */
const DISPUTABLE = (list: string) => `
  SELECT ${list} FROM order_payments p JOIN orders o ON o.id = p.order_id JOIN users u ON u.id = o.seller_id
  WHERE p.order_id = $1 AND ${IS_NAMED} AND ${IS_DISPUTABLE}
  ORDER BY p.method = 'CASH_ON_DELIVERY', p.decided_at DESC NULLS FIRST, p.id DESC LIMIT 1`;
const DISPUTABLE_AMONG = (list: string) => `
  SELECT ${list} FROM order_payments p JOIN orders o ON o.id = p.order_id JOIN users u ON u.id = o.seller_id
  WHERE p.id = ANY ($1::uuid[]) AND o.buyer_id = $2 AND ${IS_DISPUTABLE}`;
/** Cash has no number to look it up by: beside a transfer it may be the same money, once the order has too much. */
const IS_MORE_WITH_CASH = `
  SELECT 1 FROM orders o, LATERAL (SELECT coalesce(sum(amount) FILTER (WHERE method = 'CASH_ON_DELIVERY'), 0) AS cash,
    coalesce(sum(amount) FILTER (WHERE method <> 'CASH_ON_DELIVERY'), 0) AS others
    FROM order_payments WHERE order_id = o.id AND state = 'RECEIVED' AND NOT is_by_silence) p
  WHERE o.id = $1 AND p.cash > 0 AND p.others > 0 AND p.cash + p.others - greatest(0, o.given_back - o.refunded) > o.total`;
/** The payment that was added for a transfer that someone else reported first. */
const CONTESTED = (list: string) => `
  SELECT ${list} FROM order_payments p WHERE p.order_id = $1 AND p.method = $2 AND ${isSameTransfer('p.reference', '$3')} AND p.state = 'REJECTED' ORDER BY p.id DESC LIMIT 1`;
const IS_WAITING = `SELECT 1 FROM order_payments p WHERE p.order_id = $1 AND ${IS_NAMED} AND p.state = 'CLAIMED' AND NOT ${isDisputed('p')}`;
const IS_DISPUTED = `SELECT 1 FROM order_payments p WHERE p.order_id = $1 AND ${IS_NAMED} AND ${isReported('p')} AND ${isDisputed('p')}`;
const WAS_REJECTED = `SELECT 1 FROM order_payments p WHERE p.order_id = $1 AND ${IS_NAMED} AND p.state = 'REJECTED' AND ${isReported('p')}`;
/** The disputed payment, as long as it is not received. */
const OPEN_OF = (list: string) => `
  SELECT ${list} FROM order_payments p WHERE p.id = $1 AND p.state IN ('CLAIMED', 'REJECTED')`;

/** Returns the named payment of the order, or the one that comes first; null where it cannot be disputed now. */
export function disputablePayment(tx: EntityManager, orderId: string, paymentId: string | null): Promise<DisputedPayment | null> {
  return selectOne(tx, disputed, DISPUTABLE, [orderId, paymentId]);
}

export function contestedPayment(
  tx: EntityManager,
  orderId: string,
  method: PaymentMethod,
  reference: string,
): Promise<DisputedPayment | null> {
  return selectOne(tx, disputed, CONTESTED, [orderId, method, reference]);
}

/** Returns null where the disputed payment was received meanwhile. */
export function openPaymentOf(tx: EntityManager, { paymentId }: PaymentDispute): Promise<DisputedPayment | null> {
  return selectOne(tx, disputed, OPEN_OF, [paymentId]);
}

/** Returns the ids of these payments that this buyer may dispute now. */
export async function disputableAmong(db: Db, buyerId: string, paymentIds: readonly string[]): Promise<string[]> {
  return (await select(db, disputable, DISPUTABLE_AMONG, [paymentIds, buyerId])).map(({ id }) => id);
}

/** The order has received more than it ever charged, and a part of it in cash. The order is locked. */
export function hasMoreWithCash(tx: EntityManager, orderId: string): Promise<boolean> {
  return exists(tx, IS_MORE_WITH_CASH, [orderId]);
}

/** A payment of the order, or this one, was rejected, whenever that was. */
export function wasRejected(tx: EntityManager, orderId: string, paymentId: string | null): Promise<boolean> {
  return exists(tx, WAS_REJECTED, [orderId, paymentId]);
}

/** A payment of the order, or this one, waits for its seller, and was not disputed. */
export function isWaiting(tx: EntityManager, orderId: string, paymentId: string | null): Promise<boolean> {
  return exists(tx, IS_WAITING, [orderId, paymentId]);
}

/** A payment of the order, or this one, was disputed before. */
export function wasDisputed(tx: EntityManager, orderId: string, paymentId: string | null): Promise<boolean> {
  return exists(tx, IS_DISPUTED, [orderId, paymentId]);
}
