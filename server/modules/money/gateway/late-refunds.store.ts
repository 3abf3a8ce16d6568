/**
 * The statements about refunds that a gateway gives though it has rejected them (table gateway_refunds). Called by the
 * services of this folder. Transactions are compared by their letters in either case.
 */
import type { EntityManager } from 'typeorm';
import type { PaymentGateway } from '../../../../schema/values/money/gateways';
import { column, columns, select, selectOne, text } from '../../../platform/db/columns';
import { type Db, execute } from '../../../platform/db/sql';
import { isPaidByHand } from './hand-refunds.store';

/** A gateway has settled the whole of a refund that it rejected, by this transaction. */
export interface LateRefund {
  readonly id: string;
  readonly orderId: string;
  readonly reference: string;
}

const late = columns({ id: column('r.id', text), orderId: column('p.order_id', text), reference: column('l.trx_id', text) });
/** SQL: line `l` is about an attempt of before of refund `r`. */
const IS_EARLIER = 'letters_of(r.earlier_references) @> ARRAY[upper(l.trx_id)]';
/** SQL: line `l` is about refund `r`, of which the gateway has given it the whole. */
const IS_ABOUT = `(upper(r.reference) = upper(l.trx_id) OR ${IS_EARLIER}) AND r.amount = -l.amount`;
const AMONG = (list: string) => `
  SELECT DISTINCT ON (r.id) ${list} FROM unnest($2::text[], $3::numeric[]) AS l (trx_id, amount)
  JOIN gateway_refunds r ON ${IS_ABOUT} JOIN gateway_payments p ON p.id = r.payment_id AND p.gateway = $1
  WHERE r.state IN ('REJECTED', 'BY_HAND') OR (r.state IN ('WAITING', 'SENT') AND ${IS_EARLIER}) ORDER BY r.id`;
const OF_REFUND = (list: string) => `
  SELECT ${list} FROM gateway_refunds r JOIN gateway_payments p ON p.id = r.payment_id
  JOIN gateway_settlement_lines l ON l.gateway = p.gateway AND upper(l.trx_id) = ANY (letters_of(ARRAY[r.reference::text] || r.earlier_references)) AND r.amount = -l.amount
  WHERE r.id = $1 LIMIT 1`;
const NOTE = `
  UPDATE gateway_refunds SET given_late_at = coalesce(given_late_at, now()), reference = $2
  WHERE id = $1 AND (state IN ('BY_HAND', 'DROPPED') OR ${isPaidByHand('gateway_refunds')})`;
const KEEP = `
  UPDATE gateway_refunds SET earlier_references = earlier_references || $2::text
  WHERE id = $1 AND reference IS DISTINCT FROM $2 AND $2 <> ALL (earlier_references)`;

/**
 * Returns the refunds that were rejected, also those that are sent again since, or that an admin pays by hand, among
 * what a gateway has settled.
 */
export function settledThoughRejected(
  tx: EntityManager,
  gateway: PaymentGateway,
  lines: readonly { readonly trxId: string; readonly amount: string }[],
): Promise<LateRefund[]> {
  return select(tx, late, AMONG, [gateway, lines.map(({ trxId }) => trxId), lines.map(({ amount }) => amount)]);
}

/** Returns the transaction by which an imported settlement has the whole of this refund; null where none has. */
export async function settledBy(tx: Db, id: string): Promise<string | null> {
  return (await selectOne(tx, late, OF_REFUND, [id]))?.reference ?? null;
}

/** The gateway gives a refund that an admin pays by hand, or has paid, or that its order needed. */
export async function noteGivenLate(tx: EntityManager, id: string, reference: string): Promise<void> {
  await execute(tx, NOTE, [id, reference]);
}

/** The gateway has named a refund so, whatever has become of it by now: a settlement may name it so as well. */
export async function keepReference(tx: EntityManager, id: string, reference: string): Promise<void> {
  await execute(tx, KEEP, [id, reference]);
}
