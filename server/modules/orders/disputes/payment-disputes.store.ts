/** Disputed payments. Called by PaymentDisputesService. */
import type { EntityManager } from 'typeorm';
import { PaymentMethod } from '../../../../schema/values/orders/orders';
import { decisionMinutes, PaymentDisputeState } from '../../../../schema/values/orders/payment-disputes';
import { serverLimits } from '../../../../schema/values/server-limits';
import {
  column,
  columns,
  decimal,
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
import { type DisputedPayment, isDisputeOf } from './disputable-payments.store';
import type { PaymentDispute } from './payment-dispute.entity';

const cells = {
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
};
const dispute = columns(cells);
const ofPayment = columns({ ...cells, disputedId: column('p.id', text) });
const others = columns({
  id: column('d.id', text),
  orders: column('array_agg(other.tracking_number ORDER BY other.is_own, other.is_received DESC, other.made_at)', listOf(text)),
});

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
const IS_TRANSFER_DISPUTED = `SELECT 1 FROM payment_disputes WHERE order_id = $1 AND ${isSameTransfer('payment_reference', '$2')}`;
/** The latest of each payment. */
const OF_PAYMENTS = (list: string) => `
  SELECT DISTINCT ON (p.id) ${list} FROM order_payments p JOIN payment_disputes d ON ${isDisputeOf('p')}
  WHERE p.id = ANY ($1::uuid[]) ORDER BY p.id, d.opened_at DESC`;
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

export function disputesOfPayments(db: Db, paymentIds: readonly string[]): Promise<RowOf<typeof ofPayment>[]> {
  return select(db, ofPayment, OF_PAYMENTS, [paymentIds]);
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

/** The order has received money of this transfer. */
export function isReceived(tx: EntityManager, { orderId, paymentMethod, paymentReference }: PaymentDispute): Promise<boolean> {
  return exists(tx, IS_RECEIVED, [orderId, paymentMethod, paymentReference]);
}

/** Returns a page of open disputes, the longest waiting first, or of decided ones, the latest first. */
export function disputesPage(db: Db, isOpen: boolean, page: PageRequest): Promise<Page<PaymentDispute>> {
  const list: KeysetList<PaymentDispute> = { columns: dispute, from: 'payment_disputes d', order: isOpen ? OLDEST : LATEST };
  return keysetPage(db, list, page, () => [isOpen ? `d.state = 'OPEN'` : `d.state <> 'OPEN'`]);
}
