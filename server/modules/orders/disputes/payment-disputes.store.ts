/** Disputed payments. Called by PaymentDisputesService. */
import type { EntityManager } from 'typeorm';
import { PaymentMethod } from '../../../../schema/values/orders/orders';
import { claimDays, PaymentDisputeState, rejectionDays } from '../../../../schema/values/orders/payment-disputes';
import {
  column,
  columns,
  decimal,
  flag,
  instant,
  nullable,
  oneOf,
  type RowOf,
  select,
  selectOne,
  text,
} from '../../../platform/db/columns';
import type { KeysetOrder } from '../../../platform/db/keyset';
import { type KeysetList, keysetPage } from '../../../platform/db/list-query';
import { type Db, exists } from '../../../platform/db/sql';
import type { Page, PageRequest } from '../../../platform/paging/page';
import type { Order } from '../orders/order.entity';
import type { PaymentDispute } from './payment-dispute.entity';

const dispute = columns({
  id: column('d.id', text),
  orderId: column('d.order_id', text),
  buyerId: column('d.buyer_id', text),
  sellerId: column('d.seller_id', text),
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
  reference: column('p.reference', text),
  /** This much of it was claimed for this order, BDT. */
  amount: column('p.amount', decimal),
  /** The amount of the whole transfer where it is known, else the claimed one, BDT. */
  wholeAmount: column('coalesce(p.transfer_amount, p.amount)', decimal),
  isClaimed: column(`p.state = 'CLAIMED'`, flag),
});
export type DisputedPayment = RowOf<typeof disputed>;

const LATEST: KeysetOrder = { id: 'd.id', keys: [{ sql: 'd.opened_at', type: 'timestamptz' }], direction: 'DESC' };
const OLDEST: KeysetOrder = { ...LATEST, direction: 'ASC' };

const ADD = (list: string) => `
  INSERT INTO payment_disputes AS d (order_id, buyer_id, seller_id, payment_method, payment_number, payment_reference, amount, text)
  VALUES ($1, $2, $3, $4, $5, $6, $7, $8) ON CONFLICT (order_id, payment_reference) DO NOTHING RETURNING ${list}`;
const BY_ID = (list: string) => `SELECT ${list} FROM payment_disputes d WHERE d.id = $1`;
const DECIDE = (list: string) => `
  UPDATE payment_disputes d SET state = $2, reason = $3, decided_at = now() WHERE d.id = $1 RETURNING ${list}`;
/** The latest of each order. */
const OF_ORDERS = (list: string) => `
  SELECT DISTINCT ON (d.order_id) ${list} FROM payment_disputes d WHERE d.order_id = ANY ($1::uuid[]) ORDER BY d.order_id, d.opened_at DESC`;
/** SQL: the payment `p` was rejected so short a time ago that its buyer may still dispute that. */
const isRejectedOfLate = (p: string): string =>
  `${p}.state = 'REJECTED' AND ${p}.reference IS NOT NULL AND ${p}.decided_at > now() - make_interval(days => ${rejectionDays})`;

/**
 * SQL: the FROM of rejected payments of orders `o` of this seller that a buyer may still dispute. A decision about such
 * a payment may make a refund due.
 */
export const disputableRejectionsOf = (seller: string): string => `order_payments p JOIN orders o ON o.id = p.order_id
  JOIN users b ON b.id = o.buyer_id AND b.closed_at IS NULL
  WHERE o.seller_id = ${seller} AND ${isRejectedOfLate('p')}
    AND NOT EXISTS (SELECT 1 FROM payment_disputes d WHERE d.order_id = p.order_id AND d.payment_reference = p.reference)`;

/**
 * This is the last transfer that the seller did not find, for some weeks, or has not decided: of an ended order, where
 * the seller is suspended, or for days.
 */
const DISPUTABLE = (list: string) => `
  SELECT ${list} FROM order_payments p JOIN orders o ON o.id = p.order_id JOIN users u ON u.id = o.seller_id
  WHERE p.order_id = $1 AND p.reference IS NOT NULL AND (${isRejectedOfLate('p')} OR (p.state = 'CLAIMED' AND (
    o.status IN ('REJECTED', 'EXPIRED', 'CANCELLED') OR u.status = 'SUSPENDED' OR p.made_at <= now() - make_interval(days => ${claimDays}))))
  ORDER BY p.decided_at DESC NULLS FIRST, p.id DESC LIMIT 1`;
const WAS_REJECTED = `SELECT 1 FROM order_payments WHERE order_id = $1 AND state = 'REJECTED' AND reference IS NOT NULL`;
/** This part of a disputed transfer was not received: it is claimed now, or was rejected last. */
const OPEN_OF = (list: string) => `
  SELECT ${list} FROM order_payments p WHERE p.order_id = $1 AND p.method = $2 AND p.reference = $3 AND p.state IN ('CLAIMED', 'REJECTED')
  ORDER BY p.decided_at DESC NULLS FIRST, p.id DESC LIMIT 1`;
const IS_RECEIVED = `SELECT 1 FROM order_payments p WHERE p.order_id = $1 AND p.method = $2 AND p.reference = $3 AND p.state = 'RECEIVED'`;

/** Null where this transfer was disputed for this order before. */
export function addDispute(
  tx: EntityManager,
  { id, buyerId, sellerId }: Order,
  { method, number, reference, wholeAmount }: DisputedPayment,
  written: string,
): Promise<PaymentDispute | null> {
  return selectOne(tx, dispute, ADD, [id, buyerId, sellerId, method, number, reference, wholeAmount, written]);
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

export function disputablePayment(tx: EntityManager, orderId: string): Promise<DisputedPayment | null> {
  return selectOne(tx, disputed, DISPUTABLE, [orderId]);
}

/** Returns null where all of the transfer that was claimed for the order was received. */
export function openPaymentOf(
  tx: EntityManager,
  { orderId, paymentMethod, paymentReference }: PaymentDispute,
): Promise<DisputedPayment | null> {
  return selectOne(tx, disputed, OPEN_OF, [orderId, paymentMethod, paymentReference]);
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
