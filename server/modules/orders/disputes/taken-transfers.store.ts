/** Orders that have received a transfer which is the market's own. Called by TakenTransfersService. */
import type { EntityManager } from 'typeorm';
import { column, columns, type RowOf, select, text } from '../../../platform/db/columns';
import { execute } from '../../../platform/db/sql';
import { isSameTransfer } from '../account/transfer-lock.store';

const holder = columns({ id: column('o.id', text), trackingNumber: column('o.tracking_number', text) });
const reported = columns({ key: column('g.key', text) });

const RECEIVED = `SELECT order_id FROM order_payments
  WHERE ${isSameTransfer('reference', '$1')} AND state = 'RECEIVED' AND gateway_payment_id IS NULL`;
/** Beside another refund, what is only said of one counts as well: a transfer is named once. */
const GIVEN = `SELECT order_id FROM order_refunds WHERE ${isSameTransfer('reference', '$1')} AND payer = 'SELLER' AND NOT is_covered
  AND (state = 'CONFIRMED' OR ($2::uuid IS NOT NULL AND state IN ('GIVEN', 'DENIED'))) AND id IS DISTINCT FROM $2::uuid`;
/** A claim that waits for its seller, or a dispute that waits for an admin. */
const CLAIMED = `SELECT order_id FROM order_payments WHERE ${isSameTransfer('reference', '$1')} AND state = 'CLAIMED'
  UNION SELECT order_id FROM payment_disputes WHERE ${isSameTransfer('payment_reference', '$1')} AND state = 'OPEN'`;
const CLAIMANTS = (list: string) => `SELECT ${list} FROM orders o WHERE o.id IN (${CLAIMED}) ORDER BY o.id`;
const REPORTED = (list: string) => `
  SELECT ${list} FROM (SELECT DISTINCT transfer_key(reference) AS key FROM unnest($1::text[]) AS reference) g
  WHERE EXISTS (SELECT 1 FROM order_payments p WHERE transfer_key(p.reference) = g.key AND p.state = 'CLAIMED')
    OR EXISTS (SELECT 1 FROM payment_disputes d WHERE transfer_key(d.payment_reference) = g.key AND d.state = 'OPEN')`;
const HOLDERS = (list: string) => `
  SELECT ${list} FROM orders o WHERE o.id IN (${RECEIVED} UNION ${GIVEN} UNION SELECT * FROM (${CLAIMED}) claimed WHERE $3::boolean) ORDER BY o.id`;
/** A seller who has left the market keeps what was received: nobody is there who could claim it. */
const PAID = (list: string) => `
  SELECT ${list} FROM orders o JOIN users s ON s.id = o.seller_id AND s.closed_at IS NULL WHERE o.id IN (${RECEIVED}) ORDER BY o.id FOR NO KEY UPDATE OF o`;
const FORGET = `
  UPDATE order_payments SET reference = NULL WHERE ${isSameTransfer('reference', '$1')} AND state = 'RECEIVED' AND gateway_payment_id IS NULL`;

export type TransferHolder = RowOf<typeof holder>;

/**
 * Returns the orders that have received the transfer, or whose refund was given by it, all but the refund `exceptId`;
 * `withClaims`: also those for which it is only claimed. To be asked with its lock.
 */
export function holdersOfTransfer(
  tx: EntityManager,
  reference: string,
  { exceptId = null, withClaims = false }: { readonly exceptId?: string | null; readonly withClaims?: boolean },
): Promise<TransferHolder[]> {
  return select(tx, holder, HOLDERS, [reference, exceptId, withClaims]);
}

/** Returns the orders for which the transfer is claimed, or disputed. To be asked with its lock. */
export function claimantsOfTransfer(tx: EntityManager, reference: string): Promise<TransferHolder[]> {
  return select(tx, holder, CLAIMANTS, [reference]);
}

/** Returns the keys of those of these transfers that are claimed for an order, or disputed. */
export async function reportedTransfers(tx: EntityManager, references: readonly string[]): Promise<ReadonlySet<string>> {
  return new Set((await select(tx, reported, REPORTED, [references])).map(({ key }) => key));
}

/** Locks the orders that have received the transfer. */
export function lockPaidBy(tx: EntityManager, reference: string): Promise<TransferHolder[]> {
  return select(tx, holder, PAID, [reference]);
}

/** The account of an order keeps what was given back of the transfer, and no longer names the transfer. */
export async function forgetPaymentTransfer(tx: EntityManager, reference: string): Promise<void> {
  await execute(tx, FORGET, [reference]);
}
