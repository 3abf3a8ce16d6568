/** The statements about refunds through a gateway (table gateway_refunds). Called by the services of this folder. */
import type { EntityManager } from 'typeorm';
import { PaymentGateway, RefundReason, RefundState } from '../../../../schema/values/money/gateways';
import { serverLimits } from '../../../../schema/values/server-limits';
import {
  column,
  columns,
  decimal,
  flag,
  instant,
  int,
  listOf,
  nullable,
  oneOf,
  type RowOf,
  select,
  selectOne,
  text,
} from '../../../platform/db/columns';
import { type Db, execute } from '../../../platform/db/sql';

const refund = columns({
  id: column('r.id', text),
  paymentId: column('r.payment_id', text),
  reason: column('r.reason', oneOf(RefundReason)),
  amount: column('r.amount', decimal),
  state: column('r.state', oneOf(RefundState)),
  reference: column('r.reference', nullable(text)),
  error: column('r.error', nullable(text)),
  attempts: column('r.attempts', int),
  earlierReferences: column('r.earlier_references', listOf(text)),
  handBy: column('r.hand_by', nullable(text)),
  handReference: column('r.hand_reference', nullable(text)),
  isGivenLate: column('(r.given_late_at IS NOT NULL)', flag),
  /** The account of the order has it as given back, also before the gateway reports it. */
  isCounted: column('EXISTS (SELECT 1 FROM order_refunds f WHERE f.gateway_refund_id = r.id)', flag),
});
export type GatewayRefundRow = RowOf<typeof refund>;
const rejected = columns({
  id: column('r.id', text),
  orderId: column('p.order_id', text),
  trackingNumber: column('o.tracking_number', text),
  gateway: column('p.gateway', oneOf(PaymentGateway)),
  amount: column('r.amount', decimal),
  error: column('r.error', nullable(text)),
  rejectedAt: column('r.ended_at', instant),
  byHandSince: column('r.hand_since', nullable(instant)),
  byHandBy: column('u.name', nullable(text)),
  givenLateAt: column('r.given_late_at', nullable(instant)),
});
export type RejectedRefundRow = RowOf<typeof rejected>;
const ID = columns({ id: column('r.id', text) });

export interface NewRefund {
  readonly paymentId: string;
  readonly reason: RefundReason;
  /** BDT. */
  readonly amount: string;
  /** Seconds until it is sent. */
  readonly waits: number;
}

export async function insertRefund(tx: EntityManager, { paymentId, reason, amount, waits }: NewRefund): Promise<string> {
  const statement = (list: string) => `
    INSERT INTO gateway_refunds AS r (payment_id, reason, amount, next_try_at) VALUES ($1, $2, $3, now() + make_interval(secs => $4)) RETURNING ${list}`;
  const inserted = await selectOne(tx, ID, statement, [paymentId, reason, amount, waits]);
  if (!inserted) throw new Error('A refund was not inserted.');
  return inserted.id;
}

/** Adds to a refund of problems that was not tried yet, and that no account has as given; false where there is none. */
export async function addToWaiting(tx: EntityManager, paymentId: string, amount: string): Promise<boolean> {
  const statement = (list: string) => `
    UPDATE gateway_refunds r SET amount = amount + $2::numeric
    WHERE r.payment_id = $1 AND r.reason = 'PROBLEM' AND r.state = 'WAITING' AND r.attempts = 0
      AND NOT EXISTS (SELECT 1 FROM order_refunds f WHERE f.gateway_refund_id = r.id) RETURNING ${list}`;
  return (await select(tx, ID, statement, [paymentId, amount])).length > 0;
}

/** All but the dropped ones, of these payments, in their order. */
export function refundsOfPayments(db: Db, paymentIds: readonly string[]): Promise<GatewayRefundRow[]> {
  const statement = (list: string) => `
    SELECT ${list} FROM gateway_refunds r WHERE r.payment_id = ANY($1::uuid[]) AND r.state <> 'DROPPED' ORDER BY r.id`;
  return select(db, refund, statement, [paymentIds]);
}

export function refundById(db: Db, id: string): Promise<GatewayRefundRow | null> {
  return selectOne(db, refund, (list) => `SELECT ${list} FROM gateway_refunds r WHERE r.id = $1`, [id]);
}

/**
 * Drops refunds for these reasons that nobody can have, since they were not tried yet or the gateway has rejected them,
 * and that no account has as given; returns their ids. One that was rejected and is sent again may have been given, and
 * one that was rejected stays unless `withRejected`: an admin may be sending its money by hand.
 */
export async function dropUnsent(
  tx: EntityManager,
  paymentId: string,
  reasons: readonly RefundReason[],
  withRejected: boolean,
): Promise<string[]> {
  const statement = (list: string) => `
    UPDATE gateway_refunds r SET state = 'DROPPED', next_try_at = NULL, ended_at = now()
    WHERE r.payment_id = $1 AND r.reason = ANY($2::text[]) AND (($3 AND r.state = 'REJECTED') OR (r.state = 'WAITING' AND r.attempts = 0))
      AND NOT EXISTS (SELECT 1 FROM order_refunds f WHERE f.gateway_refund_id = r.id) RETURNING ${list}`;
  return (await select(tx, ID, statement, [paymentId, reasons, withRejected])).map(({ id }) => id);
}

/** SQL: the gateway takes another one now; or nothing can come any more, so that this one has all that is left. */
const MAY_BE_SENT = `(
  d.attempts > 0
  OR (SELECT count(*) FROM gateway_refunds s WHERE s.payment_id = d.payment_id AND s.attempts > 0 AND s.state <> 'DROPPED') < ${serverLimits.promptRefunds}
  OR EXISTS (SELECT 1 FROM gateway_payments p JOIN orders o ON o.id = p.order_id
    WHERE p.id = d.payment_id AND (o.completed_at IS NOT NULL OR o.status IN ('REJECTED', 'EXPIRED', 'CANCELLED')))
)`;

/**
 * A due refund, the first of its payment, null where none is due. It is put off for longer than it takes to send it, so
 * that one process at a time does; several taken together would wait for each other beyond that. Tries wait longer and
 * longer, at most six hours.
 */
export function takeDueRefund(tx: EntityManager): Promise<GatewayRefundRow | null> {
  const statement = (list: string) => `
    UPDATE gateway_refunds r SET attempts = least(attempts + 1, 1000), next_try_at = now() + least(interval '6 hours', interval '2 minutes' * (2 ^ least(attempts, 8)))
    WHERE r.id IN (
      SELECT d.id FROM gateway_refunds d WHERE d.next_try_at <= now() AND NOT EXISTS (
        SELECT 1 FROM gateway_refunds earlier WHERE earlier.payment_id = d.payment_id AND earlier.id < d.id AND earlier.state IN ('WAITING', 'SENT')
      ) AND ${MAY_BE_SENT} ORDER BY d.next_try_at LIMIT 1 FOR UPDATE SKIP LOCKED
    ) RETURNING ${list}`;
  return selectOne(tx, refund, statement, []);
}

/**
 * Records what the gateway reports of a refund that has not ended, or that it gives though it has rejected it; false
 * where it had ended before.
 */
export async function recordRefundState(
  tx: EntityManager,
  id: string,
  { state, reference, error }: { readonly state: RefundState; readonly reference: string | null; readonly error: string | null },
): Promise<boolean> {
  const isOpen = state === 'WAITING' || state === 'SENT';
  const changed = await execute(
    tx,
    `UPDATE gateway_refunds SET state = $2, reference = coalesce($3, reference), error = $4, next_try_at = CASE WHEN $5 THEN coalesce(next_try_at, now()) END,
       ended_at = CASE WHEN $5 THEN NULL ELSE now() END
     WHERE id = $1 AND (state IN ('WAITING', 'SENT') OR (state = 'REJECTED' AND $2 IN ('DONE', 'SENT')))`,
    [id, state, reference, error, isOpen],
  );
  return changed > 0;
}

/** Returns the refunds that a gateway rejected and that no admin has paid yet: those being paid, then the latest. */
export function rejectedRefunds(db: Db, limit: number): Promise<RejectedRefundRow[]> {
  const statement = (list: string) => `
    SELECT ${list} FROM gateway_refunds r JOIN gateway_payments p ON p.id = r.payment_id JOIN orders o ON o.id = p.order_id
      LEFT JOIN users u ON u.id = r.hand_by
    WHERE r.state IN ('REJECTED', 'BY_HAND') ORDER BY r.state = 'BY_HAND' DESC, r.created_at DESC, r.id DESC LIMIT $1`;
  return select(db, rejected, statement, [limit]);
}

/** An admin pays a rejected refund by hand from now on, so that nothing drops it; false where it is not rejected. */
export async function startByHand(tx: EntityManager, id: string, adminId: string): Promise<boolean> {
  const statement = `UPDATE gateway_refunds SET state = 'BY_HAND', hand_by = $2, hand_since = now() WHERE id = $1 AND state = 'REJECTED'`;
  return (await execute(tx, statement, [id, adminId])) > 0;
}

/** SQL: this admin ($2) pays it by hand, or another one for a day. */
const MAY_END_BY_HAND = `state = 'BY_HAND' AND (hand_by = $2 OR hand_since < now() - interval '1 day')`;

/** This admin has not paid it after all, or another one for a day; false where neither is so. */
export async function cancelByHand(tx: EntityManager, id: string, adminId: string): Promise<boolean> {
  const statement = `
    UPDATE gateway_refunds SET state = 'REJECTED', hand_by = NULL, hand_since = NULL, given_late_at = NULL
    WHERE id = $1 AND ${MAY_END_BY_HAND}`;
  return (await execute(tx, statement, [id, adminId])) > 0;
}

/**
 * A refund was paid by this transfer, which this admin has sent, or another one a day ago; false where neither pays it
 * by hand.
 */
export async function setPaidByHand(tx: EntityManager, id: string, adminId: string, reference: string): Promise<boolean> {
  const statement = `UPDATE gateway_refunds SET state = 'DONE', hand_by = $2, hand_reference = $3, ended_at = now() WHERE id = $1 AND ${MAY_END_BY_HAND}`;
  return (await execute(tx, statement, [id, adminId, reference])) > 0;
}

/** A rejected refund is tried again; false where it is not rejected. */
export async function retryRejected(tx: EntityManager, id: string): Promise<boolean> {
  const changed = await execute(
    tx,
    `UPDATE gateway_refunds SET state = 'WAITING', reference = NULL, next_try_at = now(), ended_at = NULL WHERE id = $1 AND state = 'REJECTED'`,
    [id],
  );
  return changed > 0;
}
