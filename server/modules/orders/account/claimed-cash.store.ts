/** Cash that the market asks a seller about (table order_payments). Called by ClaimedCashService. */
import type { EntityManager } from 'typeorm';
import { cashRecordedReason, claimDays } from '../../../../schema/values/orders/payment-disputes';
import { column, columns, decimal, flag, type RowOf, select, selectOne, text } from '../../../platform/db/columns';
import { type Db, execute } from '../../../platform/db/sql';
import { conflict } from '../../../platform/errors/common-errors';
import { nameGuard } from '../../../platform/errors/guard-errors';
import { type Choice, isChosen } from '../../../platform/jobs/row-batches';

const cash = columns({
  id: column('p.id', text),
  orderId: column('p.order_id', text),
  amount: column('p.amount', decimal),
  /** Silence about it counts as a no. */
  isNoBySilence: column('p.is_no_by_silence', flag),
});
export type ClaimedCash = RowOf<typeof cash>;

const asked = columns({ orderId: column('p.order_id', text) });
const taken = columns({ amount: column('coalesce(sum(s.taken), 0)::numeric(14,2)', decimal) });
const gone = columns({ amount: column('coalesce(sum(amount - kept), 0)::numeric(14,2)', decimal) });
const toCome = columns({ amount: column('greatest(0, cash_to_come($1))::numeric(14,2)', decimal) });

nameGuard('order_payments_cash_once', () => conflict('payment.cashRecorded', { paymentStatus: 'PAID' }));

/**
 * Nobody is asked twice, nor for a buyer who has left. A seller who has left is not heard: silence decides, or an admin
 * before. It does not matter how the order was to be paid, nor what became of a transfer: the
 * buyer's steps are for the transfer alone.
 */
const CLAIM = (list: string) => `
  INSERT INTO order_payments AS p (order_id, method, amount, state, is_no_by_silence)
  SELECT o.id, 'CASH_ON_DELIVERY', $2::numeric, 'CLAIMED', $3 FROM orders o JOIN users b ON b.id = o.buyer_id AND b.closed_at IS NULL
  WHERE o.id = $1 AND NOT EXISTS (SELECT 1 FROM order_payments said WHERE said.order_id = o.id AND said.method = 'CASH_ON_DELIVERY' AND said.state <> 'RECEIVED')
  RETURNING ${list}`;
const correctable = columns({ orderId: column('o.id', text), amount: column('(o.total - o.received + c.recorded)', decimal) });
/** Something was taken off after some cash was recorded, and more may have been collected. Both parties are there. */
const CORRECTABLE = (list: string) => `
  SELECT ${list} FROM orders o JOIN users b ON b.id = o.buyer_id AND b.closed_at IS NULL JOIN users s ON s.id = o.seller_id AND s.closed_at IS NULL,
    LATERAL (SELECT sum(p.amount) AS recorded FROM order_payments p WHERE p.order_id = o.id AND p.method = 'CASH_ON_DELIVERY' AND p.state = 'RECEIVED') c
  WHERE o.id = ANY ($1::uuid[]) AND o.status = 'DELIVERED' AND o.payment_method <> 'ONLINE' AND o.payment_status <> 'CLAIMED'
    AND o.refunded > 0 AND c.recorded > 0 AND o.total > o.received`;
const lowerable = columns({
  orderId: column('o.id', text),
  /** All cash is at least this. */
  amount: column('(c.recorded - least(c.lowerable, o.received - back.amount))::numeric(14,2)', decimal),
  recorded: column('c.recorded', decimal),
});
/** SQL: no seller has said that the received cash `p` came, but silence or an admin who accepted a dispute. */
const isUnsaid = (reason: string): string => `(p.is_by_silence OR EXISTS (
  SELECT 1 FROM payment_disputes d WHERE d.payment_id = p.id AND d.state = 'ACCEPTED' AND d.reason <> ${reason}))`;
const LOWERABLE = (list: string) => `
  SELECT ${list} FROM orders o,
    LATERAL (SELECT sum(p.amount) AS recorded, sum(p.amount) FILTER (WHERE ${isUnsaid('$2')}) AS lowerable
      FROM order_payments p WHERE p.order_id = o.id AND p.method = 'CASH_ON_DELIVERY' AND p.state = 'RECEIVED') c,
    LATERAL (SELECT coalesce(sum(amount), 0) AS amount FROM order_refunds WHERE order_id = o.id AND state IN ('GIVEN', 'DENIED', 'CONFIRMED')) back
  WHERE o.id = ANY ($1::uuid[]) AND c.lowerable > 0 AND o.received > back.amount`;
/** Where an admin has accepted a dispute of all that is taken off, it is dismissed. */
const LOWER = `
  WITH unsaid AS (
    SELECT p.id, p.amount, coalesce(sum(p.amount) OVER (ORDER BY p.is_by_silence DESC, p.id DESC ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING), 0) AS before
    FROM order_payments p WHERE p.order_id = $1 AND p.method = 'CASH_ON_DELIVERY' AND p.state = 'RECEIVED' AND ${isUnsaid('$4')}
  ), s AS (
    SELECT id, amount, greatest(0, least(amount, $2::numeric - before)) AS gone FROM unsaid
  ), rejected AS (
    UPDATE order_payments p SET state = 'REJECTED', is_by_silence = false, decided_at = now() FROM s WHERE p.id = s.id AND s.gone = s.amount RETURNING p.id
  ), lowered AS (
    UPDATE order_payments p SET amount = s.amount - s.gone FROM s WHERE p.id = s.id AND s.gone > 0 AND s.gone < s.amount
  ), rest AS (
    INSERT INTO order_payments (order_id, method, amount, state, made_at, decided_at)
    SELECT p.order_id, p.method, s.gone, 'REJECTED', p.made_at, now() FROM s JOIN order_payments p ON p.id = s.id WHERE s.gone > 0 AND s.gone < s.amount
  ) UPDATE payment_disputes d SET state = 'DISMISSED', reason = $3, decided_at = now() FROM rejected WHERE d.payment_id = rejected.id AND d.state = 'ACCEPTED'`;
const OF_ORDER = (list: string) => `
  SELECT ${list} FROM order_payments p WHERE p.order_id = $1 AND p.method = 'CASH_ON_DELIVERY' AND p.state = 'CLAIMED'`;
const NO_BY_SILENCE = (list: string) => `
  UPDATE order_payments p SET is_no_by_silence = true
  WHERE p.order_id = $1 AND p.method = 'CASH_ON_DELIVERY' AND p.state = 'CLAIMED' AND NOT p.is_no_by_silence RETURNING ${list}`;
const SPLIT = `
  WITH rest AS (
    INSERT INTO order_payments (order_id, method, amount, state, made_at, decided_at)
    SELECT order_id, method, amount - $2::numeric, 'REJECTED', made_at, now() FROM order_payments WHERE id = $1 AND amount > $2::numeric
  ) UPDATE order_payments SET amount = $2::numeric WHERE id = $1 AND amount > $2::numeric`;
const REJECT = `UPDATE order_payments SET state = 'REJECTED', decided_at = now() WHERE id = $1 AND state = 'CLAIMED'`;
/**
 * Cash that was not found is found after all: its payments are received, the last one in part. A dispute of a payment
 * that is received is over.
 */
const TAKE_UP = (list: string) => `
  WITH rejected AS (
    SELECT id, amount, coalesce(sum(amount) OVER (ORDER BY id ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING), 0) AS before
    FROM order_payments WHERE order_id = $1 AND method = 'CASH_ON_DELIVERY' AND state = 'REJECTED'
  ), s AS (
    SELECT id, amount, greatest(0, least(amount, $2::numeric - before)) AS taken FROM rejected
  ), whole AS (
    UPDATE order_payments p SET state = 'RECEIVED', decided_at = now() FROM s WHERE p.id = s.id AND s.taken = s.amount RETURNING p.id
  ), lowered AS (
    UPDATE order_payments p SET amount = s.amount - s.taken FROM s WHERE p.id = s.id AND s.taken > 0 AND s.taken < s.amount
  ), part AS (
    INSERT INTO order_payments (order_id, method, amount, state, made_at, decided_at)
    SELECT p.order_id, p.method, s.taken, 'RECEIVED', p.made_at, now() FROM s JOIN order_payments p ON p.id = s.id
    WHERE s.taken > 0 AND s.taken < s.amount
  ), closed AS (
    UPDATE payment_disputes d SET state = 'ACCEPTED', reason = $3, decided_at = now() FROM whole WHERE d.payment_id = whole.id AND d.state = 'OPEN'
  )
  SELECT ${list} FROM s`;
const BY_SILENCE = `UPDATE order_payments SET state = 'RECEIVED', decided_at = now(), is_by_silence = true WHERE id = $1`;
const SAID = 'UPDATE order_payments SET is_by_silence = false WHERE order_id = $1 AND is_by_silence';
/**
 * So much stays as the order lacks of all that it ever charged, or as was given back of it, or is said to be: sums are
 * never below that. The rest becomes cash that was not found.
 */
const GIVE_WAY = (list: string) => `
  WITH o AS (
    SELECT greatest(o.total - others.amount, back.amount - others.offline) AS staying FROM orders o,
      LATERAL (SELECT coalesce(sum(amount), 0) AS amount, coalesce(sum(amount) FILTER (WHERE method <> 'ONLINE'), 0) AS offline
        FROM order_payments WHERE order_id = o.id AND state = 'RECEIVED' AND NOT is_by_silence) others,
      LATERAL (SELECT coalesce(sum(amount), 0) AS amount
        FROM order_refunds WHERE order_id = o.id AND payer = 'SELLER' AND state IN ('GIVEN', 'DENIED', 'CONFIRMED')) back
    WHERE o.id = $1
  ), silent AS (
    SELECT id, amount, coalesce(sum(amount) OVER (ORDER BY id ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING), 0) AS before
    FROM order_payments WHERE order_id = $1 AND is_by_silence
  ), split AS (
    SELECT silent.id, silent.amount, greatest(0, least(silent.amount, o.staying - silent.before)) AS kept FROM silent, o
  ), rejected AS (
    UPDATE order_payments p SET state = 'REJECTED', is_by_silence = false, decided_at = now() FROM split s WHERE p.id = s.id AND s.kept = 0
  ), lowered AS (
    UPDATE order_payments p SET amount = s.kept FROM split s WHERE p.id = s.id AND s.kept > 0 AND s.kept < s.amount
  ), rest AS (
    INSERT INTO order_payments (order_id, method, amount, state, made_at, decided_at)
    SELECT p.order_id, p.method, s.amount - s.kept, 'REJECTED', p.made_at, now()
    FROM split s JOIN order_payments p ON p.id = s.id WHERE s.kept > 0 AND s.kept < s.amount
  )
  SELECT ${list} FROM split`;
/**
 * A seller who has left says nothing, without days of waiting. While an admin is asked about a payment of the order,
 * nobody knows what cash it lacked.
 */
const SILENT = (list: string) => `
  SELECT ${list} FROM order_payments p
  WHERE p.method = 'CASH_ON_DELIVERY' AND p.state = 'CLAIMED' AND ${isChosen('p.id', '$2', '$3')}
    AND (p.made_at <= now() - make_interval(days => ${claimDays})
      OR EXISTS (SELECT 1 FROM orders o JOIN users s ON s.id = o.seller_id WHERE o.id = p.order_id AND s.closed_at IS NOT NULL))
    AND NOT EXISTS (SELECT 1 FROM payment_disputes d WHERE d.order_id = p.order_id AND d.state = 'OPEN')
  ORDER BY p.made_at, p.id LIMIT $1`;

const ASKED = (list: string) => `
  SELECT ${list} FROM order_payments p WHERE p.order_id = ANY ($1::uuid[]) AND p.state = 'CLAIMED'
  GROUP BY p.order_id HAVING bool_and(p.method = 'CASH_ON_DELIVERY')`;

/** A transfer is not there in the seller's words, or an admin's. */
const UNFOUND = (list: string) => `
  SELECT ${list} FROM order_payments p
  WHERE p.order_id = $1 AND p.method <> 'CASH_ON_DELIVERY' AND p.state = 'REJECTED' LIMIT 1`;

/** Returns null where the seller was asked before, or the buyer has left. */
export function addClaimedCash(tx: EntityManager, orderId: string, amount: string, isNoBySilence: boolean): Promise<ClaimedCash | null> {
  return selectOne(tx, cash, CLAIM, [orderId, amount, isNoBySilence]);
}

/** Silence about the cash that is asked about counts as a no from now on; null where it did before, or none is. */
export function markNoBySilence(tx: EntityManager, orderId: string): Promise<ClaimedCash | null> {
  return selectOne(tx, cash, NO_BY_SILENCE, [orderId]);
}

export function claimedCashOf(tx: EntityManager, orderId: string): Promise<ClaimedCash | null> {
  return selectOne(tx, cash, OF_ORDER, [orderId]);
}

export const hasUnfoundTransfer = async (tx: EntityManager, orderId: string): Promise<boolean> =>
  (await selectOne(tx, cash, UNFOUND, [orderId])) !== null;

/** The seller has less, BDT: the rest is a payment that was not found. */
export async function splitClaimedCash(tx: EntityManager, id: string, amount: string): Promise<void> {
  await execute(tx, SPLIT, [id, amount]);
}

/** The order lacks no cash any more: it is a payment that was not found, which its buyer may dispute. */
export async function rejectClaimedCash(tx: EntityManager, id: string): Promise<void> {
  await execute(tx, REJECT, [id]);
}

/** This cash is received, though nobody has said so: it is marked before anything follows from it. */
export async function receiveBySilence(tx: EntityManager, id: string): Promise<void> {
  await execute(tx, BY_SILENCE, [id]);
}

/**
 * A transfer of the order was found. Returns how much of the cash that silence decided counts no more, BDT; its buyer
 * may dispute that. The order is locked, and its sums are refreshed then.
 */
export async function giveSilentCashWay(tx: EntityManager, orderId: string): Promise<string> {
  return (await selectOne(tx, gone, GIVE_WAY, [orderId]))?.amount ?? '0.00';
}

/** Someone says what all of the cash was: what silence decided before is said then as well. The order is locked. */
export async function saySilentCash(tx: EntityManager, orderId: string): Promise<void> {
  await execute(tx, SAID, [orderId]);
}

/**
 * Someone says what more cash was received. Returns how much of the cash that was not found is received now, at most
 * this amount, BDT. The order is locked.
 */
export async function takeUpRejectedCash(tx: EntityManager, orderId: string, amount: string): Promise<string> {
  return (await selectOne(tx, taken, TAKE_UP, [orderId, amount, cashRecordedReason]))?.amount ?? '0.00';
}

/** Returns how much cash the order may still receive of all that it ever charged, BDT. The order is locked. */
export async function cashToCome(tx: EntityManager, orderId: string): Promise<string> {
  return (await selectOne(tx, toCome, (list) => `SELECT ${list}`, [orderId]))?.amount ?? '0.00';
}

/** Returns the ids of those of these orders of which nothing is claimed but cash that their sellers are asked about. */
export async function ordersOfAskedCash(db: Db, orderIds: readonly string[]): Promise<string[]> {
  return (await select(db, asked, ASKED, [orderIds])).map(({ orderId }) => orderId);
}

/** Returns cash of which its seller has said nothing for so long that silence decides. */
export function silentCash(db: Db, { limit, except, only }: Choice): Promise<ClaimedCash[]> {
  return select(db, cash, SILENT, [limit, except, only]);
}

/** Returns up to which amount the recorded cash of these orders may be corrected, BDT; only those where it may. */
export function correctableCash(db: Db, orderIds: readonly string[]): Promise<RowOf<typeof correctable>[]> {
  return select(db, correctable, CORRECTABLE, [orderIds]);
}

/** Returns down to which amount the recorded cash of these orders may be corrected, BDT; only those where it may. */
export function lowerableCash(db: Db, orderIds: readonly string[]): Promise<RowOf<typeof lowerable>[]> {
  return select(db, lowerable, LOWERABLE, [orderIds, cashRecordedReason]);
}

/** An admin found that so much of the cash was not paid, BDT, and that the rest was. The order is locked. */
export async function lowerCash(tx: EntityManager, orderId: string, amount: string, reason: string): Promise<void> {
  await execute(tx, LOWER, [orderId, amount, reason, cashRecordedReason]);
  await execute(tx, SAID, [orderId]);
}
