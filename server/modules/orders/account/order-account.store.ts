/**
 * The payments of orders, and the sums that orders have of them. Called by OrderAccountService and OrderRefundsService,
 * which have locked the orders.
 */
import type { EntityManager } from 'typeorm';
import { OrderPaymentState } from '../../../../schema/values/orders/order-money';
import { OrderStatus, PaymentMethod } from '../../../../schema/values/orders/orders';
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
import { type Db, execute, exists } from '../../../platform/db/sql';
import { silentCashOf } from '../orders/order-amounts.query';
import { orderColumns } from '../orders/order-columns.query';
import type { Order } from '../orders/order.entity';
import type { OrderPayment } from './order-payment.entity';
import { isGivenBackTo, isMarketTransfer, isReferenceElsewhere, isSameTransfer, transferLock } from './transfer-lock.store';

const payment = columns({
  id: column('p.id', text),
  orderId: column('p.order_id', text),
  method: column('p.method', oneOf(PaymentMethod)),
  amount: column('p.amount', decimal),
  state: column('p.state', oneOf(OrderPaymentState)),
  number: column('p.number', nullable(text)),
  reference: column('p.reference', nullable(text)),
  transferAmount: column('p.transfer_amount', nullable(decimal)),
  gatewayPaymentId: column('p.gateway_payment_id', nullable(text)),
  madeAt: column('p.made_at', instant),
  decidedAt: column('p.decided_at', nullable(instant)),
  isBySilence: column('p.is_by_silence', flag),
  isNoBySilence: column('p.is_no_by_silence', flag),
});

const ofOthers = columns({ method: column('p.method', oneOf(PaymentMethod)), reference: column('p.reference', text) });
const rowSums = columns({
  received: column(`(SELECT coalesce(sum(amount), 0) FROM order_payments WHERE order_id = $1 AND state = 'RECEIVED')`, decimal),
  givenBack: column(`(SELECT coalesce(sum(amount), 0) FROM order_refunds WHERE order_id = $1 AND state = 'CONFIRMED')`, decimal),
});
const taken = columns({ amount: column('coalesce(sum(amount - kept), 0)::numeric(14,2)', decimal) });

const account = columns({
  id: column('o.id', text),
  buyerId: column('o.buyer_id', text),
  sellerId: column('o.seller_id', text),
  status: column('o.status', oneOf(OrderStatus)),
  total: column('o.total', decimal),
  refunded: column('o.refunded', decimal),
  received: column('o.received', decimal),
  receivedOnline: column('o.received_online', decimal),
  silent: column(silentCashOf('o'), decimal),
  givenBack: column('o.given_back', decimal),
  givenBackOnline: column('o.given_back_online', decimal),
  keptOnline: column('o.kept_online', nullable(decimal)),
  refundOwed: column('o.refund_owed', decimal),
  isGiven: column(`EXISTS (SELECT 1 FROM order_refunds r WHERE r.order_id = o.id AND r.state = 'GIVEN')`, flag),
});
export type AccountRow = RowOf<typeof account>;

export interface NewPayment {
  readonly orderId: string;
  readonly method: PaymentMethod;
  /** BDT. */
  readonly amount: string;
  readonly state: OrderPaymentState;
  readonly number?: string | null;
  readonly reference?: string | null;
  readonly transferAmount?: string | null;
  readonly gatewayPaymentId?: string | null;
}

/** A change of the amounts writes these values to the order and to its history. */
export interface AccountChange {
  /** Null for a gateway and the market itself. */
  readonly actorId: string | null;
  readonly reason?: string | null;
  /** The method, number and reference of a payment that the buyer reports; null for other changes. */
  readonly claim?: {
    readonly paymentMethod: PaymentMethod;
    readonly paymentNumber: string | null;
    readonly paymentReference: string | null;
  } | null;
  /** The method becomes cash on delivery. */
  readonly toCash?: boolean;
  /** False where the step that follows writes the event. */
  readonly isEvent?: boolean;
}

const OF_ORDERS = (list: string) => `SELECT ${list} FROM order_payments p WHERE p.order_id = ANY($1::uuid[]) ORDER BY p.id`;
const ADD = `
  INSERT INTO order_payments (order_id, method, amount, state, number, reference, transfer_amount, gateway_payment_id, decided_at)
  VALUES ($1, $2, $3, $4::text, $5, $6, $7, $8, CASE WHEN $4::text <> 'CLAIMED' THEN now() END)`;
const DECIDE = `UPDATE order_payments SET state = $2, decided_at = now() WHERE order_id = $1 AND state = 'CLAIMED' AND id = coalesce($3, id)`;
/** An admin decides about these transfers before or after, and not at the same moment. */
const LOCK_TRANSFERS = `
  SELECT count(pg_advisory_xact_lock(${transferLock('c.reference')})) FROM (
    SELECT DISTINCT transfer_key(reference) AS reference FROM order_payments WHERE order_id = $1 AND state = $2 AND reference IS NOT NULL ORDER BY 1) c`;
/** A transfer that is another buyer's, another seller's, or the market's, by now, or gave its buyer money back. */
const CLAIMED_OF_OTHERS = `
  SELECT 1 FROM order_payments p JOIN orders o ON o.id = p.order_id
  LEFT JOIN payment_references r ON r.payment_method = p.method AND ${isSameTransfer('r.reference', 'p.reference')} AND NOT r.shares_reference
  WHERE p.order_id = $1 AND p.state = 'CLAIMED' AND (${isMarketTransfer('p.reference')} OR ${isGivenBackTo('o.buyer_id', 'p.reference')} OR (r.reference IS NOT NULL AND ${isReferenceElsewhere('o.buyer_id', 'o.seller_id', 'o.purchase_id')}))`;
const OF_OTHERS = (list: string) => `
  SELECT DISTINCT ON (p.method, transfer_key(p.reference)) ${list} FROM order_payments p JOIN orders o ON o.id = p.order_id
  WHERE p.order_id = $1 AND p.state = 'RECEIVED' AND (SELECT bool_and(${isReferenceElsewhere('o.buyer_id', 'o.seller_id', 'o.purchase_id')})
    FROM payment_references r WHERE r.payment_method = p.method AND ${isSameTransfer('r.reference', 'p.reference')})`;
const RECEIVE = `UPDATE order_payments SET state = 'RECEIVED', amount = $2, decided_at = now() WHERE id = $1`;
/**
 * The order has the transfer no more, except for what the seller gave back of it, or says so: sums are never below
 * that. What is kept of a payment stays received, the rest becomes a rejected payment.
 */
const TAKE_BACK = (list: string) => `
  WITH o AS (
    SELECT received - received_online AS received, given_back - given_back_online
      + (SELECT coalesce(sum(r.amount), 0) FROM order_refunds r WHERE r.order_id = orders.id AND r.state IN ('GIVEN', 'DENIED')) AS given
    FROM orders WHERE id = $1
  ),
  paid AS (
    SELECT p.id, p.amount, sum(p.amount) OVER () AS sum, coalesce(sum(p.amount) OVER (ORDER BY p.id ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING), 0) AS before
    FROM order_payments p WHERE p.order_id = $1 AND p.method = $2 AND ${isSameTransfer('p.reference', '$3')} AND p.state = 'RECEIVED'
  ),
  split AS (
    SELECT paid.id, paid.amount, greatest(0, least(paid.amount, o.given - (o.received - paid.sum) - paid.before)) AS kept FROM paid, o
  ),
  rejected AS (
    UPDATE order_payments p SET state = 'REJECTED', decided_at = now() FROM split s WHERE p.id = s.id AND s.kept = 0
  ),
  lowered AS (
    UPDATE order_payments p SET amount = s.kept FROM split s WHERE p.id = s.id AND s.kept > 0 AND s.kept < s.amount
  ),
  rest AS (
    INSERT INTO order_payments (order_id, method, amount, state, number, reference, transfer_amount, made_at, decided_at)
    SELECT p.order_id, p.method, s.amount - s.kept, 'REJECTED', p.number, p.reference, p.transfer_amount, p.made_at, now()
    FROM split s JOIN order_payments p ON p.id = s.id WHERE s.kept > 0 AND s.kept < s.amount
  )
  SELECT ${list} FROM split`;
const KEEP =
  'UPDATE orders SET kept_online = greatest(kept_online, received_online - $2::numeric) WHERE id = $1 AND completed_at IS NOT NULL';
const ACCOUNTS = (list: string) => `
  SELECT ${list} FROM orders o WHERE o.id = ANY($1::uuid[]) AND (o.received > 0 OR o.refund_owed > 0) ORDER BY o.id`;

/** The sums of the rows, and the history where the payment status changes with them. */
const REFRESH = (list: string) => `
  WITH paid AS (
    SELECT coalesce(sum(amount) FILTER (WHERE state = 'RECEIVED'), 0) AS received,
      coalesce(sum(amount) FILTER (WHERE state = 'RECEIVED' AND method = 'ONLINE'), 0) AS online,
      coalesce(sum(amount) FILTER (WHERE state = 'CLAIMED'), 0) AS claimed
    FROM order_payments WHERE order_id = $1
  ), back AS (
    SELECT coalesce(sum(amount) FILTER (WHERE state = 'CONFIRMED'), 0) AS given,
      coalesce(sum(amount) FILTER (WHERE state = 'CONFIRMED' AND payer = 'GATEWAY'), 0) AS online,
      coalesce(sum(amount) FILTER (WHERE state IN ('OWED', 'GIVEN', 'DENIED')), 0) AS owed
    FROM order_refunds WHERE order_id = $1
  ), before AS (
    SELECT payment_status FROM orders WHERE id = $1
  ), o AS (
    UPDATE orders SET received = paid.received, received_online = paid.online, claimed = paid.claimed, given_back = back.given, given_back_online = back.online,
      refund_owed = back.owed, paying_until = CASE WHEN NOT $7::boolean THEN paying_until END, version = version + 1, updated_at = now(), payment_method = CASE WHEN $7::boolean THEN 'CASH_ON_DELIVERY' ELSE coalesce($4::text, payment_method) END,
      payment_number = coalesce($5::text, payment_number), payment_reference = coalesce($6::text, payment_reference)
    FROM paid, back WHERE id = $1 RETURNING orders.*
  ), events AS (
    INSERT INTO order_events (order_id, actor_id, action, from_status, to_status, payment_status, reason)
    SELECT id, $2::uuid, CASE WHEN $7::boolean THEN 'PAY_IN_CASH' END, coalesce(substate, status), coalesce(substate, status), o.payment_status, $3::text
    FROM o, before WHERE $8::boolean AND ($7::boolean OR before.payment_status <> o.payment_status OR $3::text IS NOT NULL)
  )
  SELECT ${list} FROM o`;

export function paymentsOfOrders(db: Db, orderIds: readonly string[]): Promise<OrderPayment[]> {
  return select(db, payment, OF_ORDERS, [orderIds]);
}

export async function addPayment(tx: EntityManager, given: NewPayment): Promise<void> {
  const { orderId, method, amount, state, number = null, reference = null, transferAmount = null, gatewayPaymentId = null } = given;
  await execute(tx, ADD, [orderId, method, amount, state, number, reference, transferAmount, gatewayPaymentId]);
}

/** Marks what is claimed of the order, or one payment of it, as received, or as rejected because it was not found. */
export async function decideClaims(tx: EntityManager, id: string, state: OrderPaymentState, paymentId: string | null): Promise<void> {
  await execute(tx, DECIDE, [id, state, paymentId]);
}

/**
 * An admin has found that a transfer which is claimed of the order is someone else's. Holds the transfers until the
 * transaction ends.
 */
export async function claimsOfOthers(tx: EntityManager, orderId: string): Promise<boolean> {
  await execute(tx, LOCK_TRANSFERS, [orderId, 'CLAIMED']);
  return exists(tx, CLAIMED_OF_OTHERS, [orderId]);
}

/**
 * Returns transfers that the order has received, and that are another buyer's or another seller's by now. Holds them
 * until the transaction ends.
 */
export async function lockTransfersOfOthers(tx: EntityManager, orderId: string): Promise<RowOf<typeof ofOthers>[]> {
  await execute(tx, LOCK_TRANSFERS, [orderId, 'RECEIVED']);
  return select(tx, ofOthers, OF_OTHERS, [orderId]);
}

/** An admin found the transfer of a payment that is claimed or rejected; BDT. */
export async function receivePayment(tx: EntityManager, id: string, amount: string): Promise<void> {
  await execute(tx, RECEIVE, [id, amount]);
}

/** Takes a transfer back from an order, and returns how much of it that was, BDT. */
export async function takeBackPayments(tx: EntityManager, orderId: string, method: PaymentMethod, reference: string): Promise<string> {
  return (await selectOne(tx, taken, TAKE_BACK, [orderId, method, reference]))?.amount ?? '0.00';
}

/** Returns the sums of an order's rows, BDT, which the order does not have before they are refreshed. */
export async function sumsOfRows(tx: EntityManager, orderId: string): Promise<RowOf<typeof rowSums>> {
  return (await selectOne(tx, rowSums, (list) => `SELECT ${list}`, [orderId])) ?? { received: '0', givenBack: '0' };
}

/** The seller of a complete order has its online payments but what gateways give back, BDT: never less than before. */
export async function keepOnline(tx: EntityManager, orderId: string, givenBack: string): Promise<void> {
  await execute(tx, KEEP, [orderId, givenBack]);
}

/** Returns the accounts of the given orders that received money or owe a refund. */
export function accountsOf(tx: EntityManager, orderIds: readonly string[]): Promise<AccountRow[]> {
  return select(tx, account, ACCOUNTS, [orderIds]);
}

/** The order with the sums that its payments and refunds have now. */
export async function refreshSums(tx: EntityManager, orderId: string, change: AccountChange): Promise<Order> {
  const { actorId, reason = null, claim = null, toCash = false, isEvent = true } = change;
  const refreshed = await selectOne(tx, orderColumns, REFRESH, [
    orderId,
    actorId,
    reason,
    claim?.paymentMethod ?? null,
    claim?.paymentNumber ?? null,
    claim?.paymentReference ?? null,
    toCash,
    isEvent,
  ]);
  if (!refreshed) throw new Error('A locked order is there.');
  return refreshed;
}
