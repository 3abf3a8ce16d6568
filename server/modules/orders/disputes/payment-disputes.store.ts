/** Disputed payments. Called by PaymentDisputesService. */
import type { EntityManager } from 'typeorm';
import { PaymentMethod } from '../../../../schema/values/orders/orders';
import { claimDays, decisionMinutes, PaymentDisputeState, rejectionDays } from '../../../../schema/values/orders/payment-disputes';
import { serverLimits } from '../../../../schema/values/server-limits';
import {
  column,
  columns,
  decimal,
  flag,
  instant,
  listOf,
  nullable,
  oneOf,
  type RowOf,
  select,
  selectOne,
  text,
} from '../../../platform/db/columns';
import type { KeysetOrder } from '../../../platform/db/keyset';
import { type KeysetList, keysetPage } from '../../../platform/db/list-query';
import { type Db, execute, exists } from '../../../platform/db/sql';
import type { Page, PageRequest } from '../../../platform/paging/page';
import { isSameTransfer } from '../account/transfer-lock.store';
import type { Order } from '../orders/order.entity';
import type { PaymentDispute } from './payment-dispute.entity';

const dispute = columns({
  id: column('d.id', text),
  orderId: column('d.order_id', text),
  buyerId: column('d.buyer_id', text),
  sellerId: column('d.seller_id', text),
  paymentId: column('d.payment_id', nullable(text)),
  paymentMethod: column('d.payment_method', oneOf(PaymentMethod)),
  paymentNumber: column('d.payment_number', nullable(text)),
  paymentReference: column('d.payment_reference', text),
  amount: column('d.amount', decimal),
  text: column('d.text', text),
  state: column('d.state', oneOf(PaymentDisputeState)),
  reason: column('d.reason', nullable(text)),
  openedAt: column('d.opened_at', instant),
  decidedAt: column('d.decided_at', nullable(instant)),
});
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
const others = columns({
  id: column('d.id', text),
  orders: column('array_agg(other.tracking_number ORDER BY other.is_own, other.is_received DESC, other.made_at)', listOf(text)),
});
export type DisputedPayment = RowOf<typeof disputed>;

const LATEST: KeysetOrder = { id: 'd.id', keys: [{ sql: 'd.opened_at', type: 'timestamptz' }], direction: 'DESC' };
const OLDEST: KeysetOrder = { ...LATEST, direction: 'ASC' };

const ADD = (list: string) => `
  INSERT INTO payment_disputes AS d (order_id, buyer_id, seller_id, payment_method, payment_number, payment_reference, amount, text, payment_id)
  VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9) ON CONFLICT (order_id, payment_reference) WHERE state = 'OPEN' DO NOTHING RETURNING ${list}`;
/** Buyers whose orders have received the transfer may owe them again, and cannot leave meanwhile. */
const HOLD_HOLDERS = `
  SELECT count(*) FROM (SELECT 1 FROM users WHERE id IN (
    SELECT o.buyer_id FROM orders o JOIN order_payments p ON p.order_id = o.id
    WHERE p.method = $1 AND ${isSameTransfer('p.reference', '$2')} AND p.state IN ('CLAIMED', 'RECEIVED')) ORDER BY id FOR SHARE) held`;
const BY_ID = (list: string) => `SELECT ${list} FROM payment_disputes d WHERE d.id = $1`;
const DECIDE = (list: string) => `
  UPDATE payment_disputes d SET state = $2, reason = $3, decided_at = now() WHERE d.id = $1 RETURNING ${list}`;
/** The latest of each order. */
const OF_ORDERS = (list: string) => `
  SELECT DISTINCT ON (d.order_id) ${list} FROM payment_disputes d WHERE d.order_id = ANY ($1::uuid[]) ORDER BY d.order_id, d.opened_at DESC`;
/**
 * SQL: the payment `p` was disputed. A transfer may pay an order in several payments, one after the other; a dispute of
 * before names its transfer alone.
 */
const isDisputed = (p: string): string =>
  `EXISTS (SELECT 1 FROM payment_disputes d WHERE d.order_id = ${p}.order_id AND (d.payment_id = ${p}.id
    OR (d.payment_id IS NULL AND ${isSameTransfer('d.payment_reference', `${p}.reference`)} AND d.opened_at >= ${p}.made_at)))`;
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
 * This is the last transfer that the seller did not find, for some weeks, or has not decided: of an ended order, where
 * the seller is suspended, or for days.
 */
const DISPUTABLE = (list: string) => `
  SELECT ${list} FROM order_payments p JOIN orders o ON o.id = p.order_id JOIN users u ON u.id = o.seller_id
  WHERE p.order_id = $1 AND ${isReported('p')} AND NOT ${isDisputed('p')} AND ((${isRejectedOfLate('p')} AND NOT ${isReportedAgain('p')}) OR (p.state = 'CLAIMED' AND (
    o.status IN ('REJECTED', 'EXPIRED', 'CANCELLED') OR u.status = 'SUSPENDED' OR p.made_at <= now() - make_interval(days => ${claimDays}))))
  ORDER BY p.decided_at DESC NULLS FIRST, p.id DESC LIMIT 1`;
/** The payment that was added for a transfer that someone else reported first. */
const CONTESTED = (list: string) => `
  SELECT ${list} FROM order_payments p WHERE p.order_id = $1 AND p.method = $2 AND ${isSameTransfer('p.reference', '$3')} AND p.state = 'REJECTED' ORDER BY p.id DESC LIMIT 1`;
const IS_WAITING = `SELECT 1 FROM order_payments p WHERE p.order_id = $1 AND p.state = 'CLAIMED' AND NOT ${isDisputed('p')}`;
const IS_DISPUTED = `SELECT 1 FROM order_payments p WHERE p.order_id = $1 AND ${isReported('p')} AND ${isDisputed('p')}`;
const IS_TRANSFER_DISPUTED = `SELECT 1 FROM payment_disputes WHERE order_id = $1 AND ${isSameTransfer('payment_reference', '$2')}`;
/** Orders of other buyers come first, those that have received it before the others: nobody can crowd them out. */
const OTHERS = (list: string) => `
  SELECT ${list} FROM payment_disputes d, LATERAL (
    SELECT o.tracking_number, max(p.made_at) AS made_at, o.buyer_id = d.buyer_id AS is_own, bool_or(p.state = 'RECEIVED') AS is_received
    FROM order_payments p JOIN orders o ON o.id = p.order_id
    WHERE p.method = d.payment_method AND ${isSameTransfer('p.reference', 'd.payment_reference')} AND p.order_id <> d.order_id GROUP BY o.id
    ORDER BY is_own, is_received DESC, made_at LIMIT ${serverLimits.ordersOfTransfer}) other
  WHERE d.id = ANY ($1::uuid[]) GROUP BY d.id`;
/** One dispute of a buyer follows another, and the account is not closed meanwhile. */
const LOCK_BUYER = 'SELECT 1 FROM users WHERE id = $1 AND closed_at IS NULL FOR NO KEY UPDATE';
const HAS_OPEN = `SELECT 1 FROM payment_disputes WHERE buyer_id = $1 AND state = 'OPEN' OFFSET ${serverLimits.openDisputes - 1} LIMIT 1`;
/**
 * Another admin has given it away at nearly the same moment. An earlier decision may be corrected, and one that the
 * buyer knew who opened this dispute.
 */
const IS_GIVEN_AWAY = `
  SELECT 1 FROM payment_disputes WHERE payment_method = $1 AND ${isSameTransfer('payment_reference', '$2')} AND state = 'ACCEPTED' AND (buyer_id, seller_id) <> ($3::uuid, $4::uuid)
    AND decided_at >= (SELECT opened_at FROM payment_disputes WHERE id = $6) AND decided_at > now() - make_interval(mins => ${decisionMinutes})
  UNION ALL
  SELECT 1 FROM order_payments p JOIN orders o ON o.id = p.order_id JOIN orders mine ON mine.id = $5
  WHERE p.method = $1 AND ${isSameTransfer('p.reference', '$2')} AND p.state = 'RECEIVED' AND o.buyer_id = $3 AND o.seller_id <> $4 AND o.purchase_id <> mine.purchase_id`;
const WAS_REJECTED = `SELECT 1 FROM order_payments p WHERE p.order_id = $1 AND p.state = 'REJECTED' AND ${isReported('p')}`;
/** The disputed payment, as long as it is not received. */
const OPEN_OF = (list: string) => `
  SELECT ${list} FROM order_payments p WHERE p.id = $1 AND p.state IN ('CLAIMED', 'REJECTED')`;
const IS_RECEIVED = `SELECT 1 FROM order_payments p WHERE p.order_id = $1 AND p.method = $2 AND ${isSameTransfer('p.reference', '$3')} AND p.state = 'RECEIVED'`;

/** Null where this transfer was disputed for this order before. */
export async function addDispute(
  tx: EntityManager,
  { id, buyerId, sellerId }: Order,
  { id: paymentId, method, number, reference, wholeAmount }: DisputedPayment,
  written: string,
): Promise<PaymentDispute | null> {
  await execute(tx, HOLD_HOLDERS, [method, reference]);
  return selectOne(tx, dispute, ADD, [id, buyerId, sellerId, method, number, reference, wholeAmount, written, paymentId]);
}

/** The caller locks its order, so that one decision follows another. */
export function disputeById(tx: EntityManager, id: string): Promise<PaymentDispute | null> {
  return selectOne(tx, dispute, BY_ID, [id]);
}

export async function decideDispute(tx: EntityManager, id: string, state: PaymentDisputeState, reason: string): Promise<PaymentDispute> {
  const decided = await selectOne(tx, dispute, DECIDE, [id, state, reason]);
  if (!decided) throw new Error('A locked dispute is there.');
  return decided;
}

export function disputesOfOrders(db: Db, orderIds: readonly string[]): Promise<PaymentDispute[]> {
  return select(db, dispute, OF_ORDERS, [orderIds]);
}

/** A payment of the order was rejected, whenever that was. */
export function wasRejected(tx: EntityManager, orderId: string): Promise<boolean> {
  return exists(tx, WAS_REJECTED, [orderId]);
}

/** A payment of the order waits for its seller, and was not disputed. */
export function isWaiting(tx: EntityManager, orderId: string): Promise<boolean> {
  return exists(tx, IS_WAITING, [orderId]);
}

/** A payment of the order was disputed before. */
export function wasDisputed(tx: EntityManager, orderId: string): Promise<boolean> {
  return exists(tx, IS_DISPUTED, [orderId]);
}

/** The order's payment by this transfer was disputed before. */
export function wasTransferDisputed(tx: EntityManager, orderId: string, reference: string): Promise<boolean> {
  return exists(tx, IS_TRANSFER_DISPUTED, [orderId, reference]);
}

/** Locks the buyer's account until the transaction ends; false where it is closed or so many of its disputes wait. */
export async function mayOpenDispute(tx: EntityManager, buyerId: string): Promise<boolean> {
  return (await exists(tx, LOCK_BUYER, [buyerId])) && !(await exists(tx, HAS_OPEN, [buyerId]));
}

/**
 * An admin has just found the transfer to be another's, while this dispute waited; or it has paid another seller for
 * this buyer.
 */
export function isGivenAway(tx: EntityManager, dispute: PaymentDispute): Promise<boolean> {
  const { id, paymentMethod, paymentReference, buyerId, sellerId, orderId } = dispute;
  return exists(tx, IS_GIVEN_AWAY, [paymentMethod, paymentReference, buyerId, sellerId, orderId, id]);
}

/** Returns the disputes whose transfer was reported for other orders as well, with those orders. */
export function othersOf(db: Db, disputeIds: readonly string[]): Promise<RowOf<typeof others>[]> {
  return select(db, others, OTHERS, [disputeIds]);
}

export function disputablePayment(tx: EntityManager, orderId: string): Promise<DisputedPayment | null> {
  return selectOne(tx, disputed, DISPUTABLE, [orderId]);
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

/** The order has received money of this transfer. */
export function isReceived(tx: EntityManager, { orderId, paymentMethod, paymentReference }: PaymentDispute): Promise<boolean> {
  return exists(tx, IS_RECEIVED, [orderId, paymentMethod, paymentReference]);
}

/** Returns a page of open disputes, the longest waiting first, or of decided ones, the latest first. */
export function disputesPage(db: Db, isOpen: boolean, page: PageRequest): Promise<Page<PaymentDispute>> {
  const list: KeysetList<PaymentDispute> = { columns: dispute, from: 'payment_disputes d', order: isOpen ? OLDEST : LATEST };
  return keysetPage(db, list, page, () => [isOpen ? `d.state = 'OPEN'` : `d.state <> 'OPEN'`]);
}
