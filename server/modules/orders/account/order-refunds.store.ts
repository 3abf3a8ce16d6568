/** Refunds of orders. Called by OwedRefundsService and OrderRefundsService, which have locked the order. */
import type { EntityManager } from 'typeorm';
import { type OrderRefundState, refundDays, refundStatesToGive } from '../../../../schema/values/orders/order-money';
import { mobileMoneyMethods, type PaymentMethod } from '../../../../schema/values/orders/orders';
import { column, columns, decimal, int, type RowOf, select, selectOne } from '../../../platform/db/columns';
import type { KeysetOrder } from '../../../platform/db/keyset';
import { type KeysetList, keysetPage } from '../../../platform/db/list-query';
import { type Choice, isChosen } from '../../../platform/jobs/row-batches';
import { type Db, execute, exists } from '../../../platform/db/sql';
import type { Page, PageRequest } from '../../../platform/paging/page';
import type { OrderRefund } from './order-refund.entity';
import { refundColumns as refund } from './order-refund-columns.query';
import { isMarketTransfer, isSameTransfer } from './transfer-lock.store';

const toGive = columns({
  count: column('count(*)::int', int),
  amount: column('coalesce(sum(r.amount), 0)::numeric(14,2)', decimal),
});

const BY_DUE: KeysetOrder = { id: 'r.id', keys: [{ sql: 'r.due_at', type: 'timestamptz' }], direction: 'ASC' };
const OF_ORDERS = (list: string) => `
  SELECT ${list} FROM order_refunds r WHERE r.order_id = ANY($1::uuid[]) AND r.state <> 'DROPPED' ORDER BY r.id`;
const BY_ID = (list: string) => `SELECT ${list} FROM order_refunds r WHERE r.id = $1`;
/** Where the seller has closed the account nobody gives it: the admins see it at once. */
const ADD_OWED = (list: string) => `
  INSERT INTO order_refunds AS r (order_id, buyer_id, seller_id, payer, amount, state, due_at)
  SELECT $1, $2, s.id, 'SELLER', $4, 'OWED', now() + make_interval(days => CASE WHEN s.closed_at IS NULL THEN ${refundDays.due} ELSE 0 END)
  FROM users s WHERE s.id = $3 RETURNING ${list}`;
const ADD_GATEWAY = `
  INSERT INTO order_refunds (order_id, buyer_id, seller_id, payer, amount, state, due_at, gateway_refund_id, given_at, decided_at)
  SELECT id, buyer_id, seller_id, 'GATEWAY', $2, 'CONFIRMED', now(), $3, now(), now() FROM orders WHERE id = $1
  ON CONFLICT (gateway_refund_id) DO NOTHING`;
const OWED_OF = (list: string) => `SELECT ${list} FROM order_refunds r WHERE r.order_id = $1 AND r.state = 'OWED' ORDER BY r.id DESC`;
const LOWER = `
  UPDATE order_refunds SET amount = CASE WHEN $2::numeric > 0 THEN $2 ELSE amount END, state = CASE WHEN $2::numeric > 0 THEN state ELSE 'DROPPED' END,
    decided_at = CASE WHEN $2::numeric > 0 THEN NULL ELSE now() END
  WHERE id = $1`;
/** A denied one stays denied: neither silence ends it, nor does it leave the queue of the admins. */
const GIVE = `
  UPDATE order_refunds SET state = CASE state WHEN 'DENIED' THEN state ELSE 'GIVEN' END, is_given_again = (state = 'DENIED'), method = $2, reference = $3, shares_reference = false, given_at = now(), reminded_at = NULL,
    is_covered = $4 WHERE id = $1`;
/**
 * Another refund was given by this transfer, or it has paid for an order, with whichever service; or it is one of the
 * market. A payment that is only claimed gives way to the owner of the transfer, but to the seller who is to decide it:
 * one that the seller rejected may be the seller's own.
 */
const IS_USED = `
  SELECT 1 FROM order_refunds WHERE method = $2 AND ${isSameTransfer('reference', '$3')} AND id <> $1
  UNION ALL SELECT 1 FROM order_payments p JOIN orders o ON o.id = p.order_id
    WHERE p.method = ANY ($4::text[]) AND ${isSameTransfer('p.reference', '$3')}
      AND (p.state = 'RECEIVED' OR (p.state = 'CLAIMED' AND o.seller_id = (SELECT seller_id FROM order_refunds WHERE id = $1)))
  UNION ALL SELECT 1 WHERE ${isMarketTransfer('$3')} AND NOT EXISTS (SELECT 1 FROM order_refunds WHERE id = $1 AND is_covered AND ${isSameTransfer('reference', '$3')})`;
const CONFIRM = `UPDATE order_refunds SET state = 'CONFIRMED', decided_at = now(), note = coalesce($2, note) WHERE id = $1`;
const DENY = `UPDATE order_refunds SET state = 'DENIED', is_given_again = false, note = $2, reminded_at = NULL WHERE id = $1`;
/** A refund that is owed again is due at once: its time is over. */
const OWE_AGAIN = `
  UPDATE order_refunds SET state = 'OWED', is_given_again = false, is_covered = false, note = $2, method = NULL, reference = NULL, given_at = NULL, decided_at = NULL,
    due_at = least(due_at, now()), reminded_at = now()
  WHERE id = $1`;
/** When the buyer confirmed it shows from whom it can have come, if it came after all. */
const UNPAYABLE = `
  UPDATE order_refunds SET state = 'CONFIRMED', is_given_again = false, is_covered = false, note = $2, method = NULL, reference = NULL, given_at = NULL,
    decided_at = coalesce(decided_at, now())
  WHERE id = $1`;
const SILENT = (list: string) => `
  SELECT ${list} FROM order_refunds r WHERE r.state = 'GIVEN' AND r.given_at <= now() - make_interval(days => ${refundDays.confirm})
    AND ${isChosen('r.id', '$2', '$3')}
  ORDER BY r.due_at, r.id LIMIT $1`;
/** Refunds that name this transfer, whoever has confirmed them; none that the market gave by its own transfer. */
const BY_TRANSFER = (list: string) => `
  SELECT ${list} FROM order_refunds r
  WHERE ${isSameTransfer('r.reference', '$1')} AND r.payer = 'SELLER' AND NOT r.is_covered AND r.state IN ('GIVEN', 'DENIED', 'CONFIRMED') ORDER BY r.order_id, r.id`;
const IS_REPORTED = `
  SELECT 1 FROM order_payments WHERE ${isSameTransfer('reference', '$1')} AND state = 'CLAIMED'
  UNION ALL SELECT 1 FROM payment_disputes WHERE ${isSameTransfer('payment_reference', '$1')} AND state = 'OPEN'`;
const NAME_TRANSFER = `
  UPDATE order_refunds SET method = $2, reference = $3, shares_reference = false, given_at = coalesce(given_at, now()), is_covered = $4 WHERE id = $1`;
const REMIND = (list: string) => `
  UPDATE order_refunds r SET reminded_at = now() WHERE r.id IN (
    SELECT id FROM order_refunds WHERE state = 'OWED' AND due_at <= now() AND reminded_at IS NULL ORDER BY due_at, id LIMIT $1 FOR UPDATE SKIP LOCKED)
  RETURNING ${list}`;

/** The first condition is that of the index of a seller's open refunds. */
const TO_GIVE = (list: string) => `
  SELECT ${list} FROM order_refunds r WHERE r.seller_id = $1 AND r.state IN ('OWED', 'GIVEN', 'DENIED') AND r.state = ANY ($2::text[])`;
const OWES_OLD = `
  SELECT 1 FROM order_refunds r WHERE r.seller_id = $1 AND r.state IN ('OWED', 'DENIED') AND r.owed_at <= now() - make_interval(days => ${refundDays.pause}) LIMIT 1`;

/** The seller owes a refund for so long that posts pause. */
export function owesOldRefund(db: Db, sellerId: string): Promise<boolean> {
  return exists(db, OWES_OLD, [sellerId]);
}

export function refundsOfOrders(db: Db, orderIds: readonly string[]): Promise<OrderRefund[]> {
  return select(db, refund, OF_ORDERS, [orderIds]);
}

export function refundById(db: Db, id: string): Promise<OrderRefund | null> {
  return selectOne(db, refund, BY_ID, [id]);
}

export async function addOwedRefund(
  tx: EntityManager,
  { id, buyerId, sellerId }: { readonly id: string; readonly buyerId: string; readonly sellerId: string },
  amount: string,
): Promise<OrderRefund> {
  const added = await selectOne(tx, refund, ADD_OWED, [id, buyerId, sellerId, amount]);
  if (!added) throw new Error('A refund was not inserted.');
  return added;
}

export async function addGatewayRefund(tx: EntityManager, orderId: string, amount: string, gatewayRefundId: string): Promise<void> {
  await execute(tx, ADD_GATEWAY, [orderId, amount, gatewayRefundId]);
}

/** A gateway has not given what counts as given; false where it does not count. */
export async function removeGatewayRefund(tx: EntityManager, gatewayRefundId: string): Promise<boolean> {
  return (await execute(tx, 'DELETE FROM order_refunds WHERE gateway_refund_id = $1', [gatewayRefundId])) > 0;
}

/** Returns the refunds of the order that the seller has not given yet, the latest first. */
export function owedRefunds(tx: EntityManager, orderId: string): Promise<OrderRefund[]> {
  return select(tx, refund, OWED_OF, [orderId]);
}

/** An owed refund becomes less, BDT; at zero it is dropped. */
export async function lowerRefund(tx: EntityManager, id: string, amount: string): Promise<void> {
  await execute(tx, LOWER, [id, amount]);
}

export function isReferenceUsed(tx: EntityManager, id: string, method: PaymentMethod, reference: string): Promise<boolean> {
  return exists(tx, IS_USED, [id, method, reference, mobileMoneyMethods]);
}

/** The index that two refunds with one TrxID at the same moment break. */
export const REFUND_REFERENCE_UNIQUE = 'order_refunds_reference';

interface GivenBy {
  readonly method: PaymentMethod;
  readonly reference: string | null;
  /** The market has given it, since the seller has left. */
  readonly isCovered: boolean;
}

export async function markGiven(tx: EntityManager, id: string, { method, reference, isCovered }: GivenBy): Promise<void> {
  await execute(tx, GIVE, [id, method, reference, isCovered]);
}

export async function markConfirmed(tx: EntityManager, id: string, note: string | null): Promise<void> {
  await execute(tx, CONFIRM, [id, note]);
}

export async function markDenied(tx: EntityManager, id: string, note: string): Promise<void> {
  await execute(tx, DENY, [id, note]);
}

export async function oweAgain(tx: EntityManager, id: string, note: string): Promise<void> {
  await execute(tx, OWE_AGAIN, [id, note]);
}

/** It was not given, and its buyer has left: nobody can give it. */
export async function markUnpayable(tx: EntityManager, id: string, note: string): Promise<void> {
  await execute(tx, UNPAYABLE, [id, note]);
}

/** Returns the refunds that their sellers gave by this transfer, or say so. To be asked with its lock. */
export function refundsByTransfer(tx: EntityManager, reference: string): Promise<OrderRefund[]> {
  return select(tx, refund, BY_TRANSFER, [reference]);
}

/** Someone reports this transfer as a payment, and nobody has decided that. To be asked with its lock. */
export function isReportedAsPayment(tx: EntityManager, reference: string): Promise<boolean> {
  return exists(tx, IS_REPORTED, [reference]);
}

/** The buyer has the refund, by another transfer than its seller named. */
export async function forgetTransfer(tx: EntityManager, id: string, note: string): Promise<void> {
  await execute(tx, 'UPDATE order_refunds SET reference = NULL, note = $2 WHERE id = $1', [id, note]);
}

/** An admin has found how the refund was given. */
export async function nameTransfer(tx: EntityManager, id: string, { method, reference, isCovered }: GivenBy): Promise<void> {
  await execute(tx, NAME_TRANSFER, [id, method, reference, isCovered]);
}

/** False where the buyer has closed the account; it stays open until the transaction ends otherwise. */
export function buyerStays(tx: EntityManager, buyerId: string): Promise<boolean> {
  return exists(tx, 'SELECT 1 FROM users WHERE id = $1 AND closed_at IS NULL FOR SHARE', [buyerId]);
}

/** Refunds that were given so long ago that a buyer who says nothing has them. */
export function silentRefunds(db: Db, { limit, except, only }: Choice): Promise<OrderRefund[]> {
  return select(db, refund, SILENT, [limit, except, only]);
}

/** Refunds whose time has passed, each once. */
export function markOverdue(tx: EntityManager, limit: number): Promise<OrderRefund[]> {
  return select(tx, refund, REMIND, [limit]);
}

/** Returns the refunds that wait for an admin: denied, or not given in time. The longest due comes first. */
export function waitingRefunds(db: Db, page: PageRequest): Promise<Page<OrderRefund>> {
  const list: KeysetList<OrderRefund> = { columns: refund, from: 'order_refunds r', order: BY_DUE };
  return keysetPage(db, list, page, () => [`(r.state = 'DENIED' OR (r.state = 'OWED' AND r.due_at <= now()))`]);
}

/** Returns the refunds of a seller that are not over, in these states or in all open ones; the earliest due first. */
export function openRefundsOf(
  db: Db,
  sellerId: string,
  states: readonly OrderRefundState[] | null,
  page: PageRequest,
): Promise<Page<OrderRefund>> {
  const list: KeysetList<OrderRefund> = { columns: refund, from: 'order_refunds r', order: BY_DUE };
  return keysetPage(db, list, page, (params) => [
    `r.seller_id = ${params.add(sellerId)}`,
    `r.state IN ('OWED', 'GIVEN', 'DENIED')`,
    ...(states ? [`r.state = ANY (${params.add(states)}::text[])`] : []),
  ]);
}

/** Counts the refunds that wait for the seller, and adds them up. */
export async function refundsToGive(db: Db, sellerId: string): Promise<RowOf<typeof toGive>> {
  return (await selectOne(db, toGive, TO_GIVE, [sellerId, refundStatesToGive])) ?? { count: 0, amount: '0.00' };
}
