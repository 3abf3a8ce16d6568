/** The lock of a transfer: what is reported of it, as a payment or as a refund, is decided one after the other. */
import type { EntityManager } from 'typeorm';
import { column, columns, listOf, oneOf, selectOne } from '../../../platform/db/columns';
import { execute, exists } from '../../../platform/db/sql';
import { conflict } from '../../../platform/errors/common-errors';
import { nameGuard } from '../../../platform/errors/guard-errors';

const isElsewhere = () => conflict('payout.referenceUsed', { status: 'USED' });
for (const guard of ['transfer_of_one_use', 'order_payments_transfer_of_one', 'order_refunds_transfer_of_seller'])
  nameGuard(guard, isElsewhere);

/** SQL: both references, given as SQL, are of one transfer, in whichever spelling (schema/text/transfer-key.ts). */
export const isSameTransfer = (one: string, other: string): string => `transfer_key(${one}) = transfer_key(${other})`;

/** The kinds of things a transfer is recorded for; one transfer is for one of them. */
export const TransferUse = {
  ORDER: 'ORDER',
  SELLER_REFUND: 'SELLER_REFUND',
  /** The market has given it, since the seller has left. */
  COVERED_REFUND: 'COVERED_REFUND',
  HAND_REFUND: 'HAND_REFUND',
  PAYOUT: 'PAYOUT',
  BILL: 'BILL',
  GATEWAY: 'GATEWAY',
} as const;
export type TransferUse = (typeof TransferUse)[keyof typeof TransferUse];

const uses = columns({ uses: column('transfer_uses($1)', listOf(oneOf(TransferUse))) });
const USES = (list: string) => `SELECT ${list}`;
const COVERS_OTHER = `SELECT 1 FROM order_refunds WHERE is_covered AND ${isSameTransfer('reference', '$1')} AND id <> $2`;

/**
 * SQL: the market has sent the transfer with this reference, given as SQL (a payout, a refund by hand, one for a seller
 * who has left), or has received it (for a bill), or a gateway made it. Its tables are of a later module, so that the
 * database answers.
 */
export const isMarketTransfer = (reference: string): string => `is_market_transfer(${reference})`;

/** SQL: a seller gave this buyer money back with the transfer, or says so; both are given as SQL. */
export const isGivenBackTo = (buyer: string, reference: string): string =>
  `EXISTS (SELECT 1 FROM order_refunds f WHERE f.buyer_id = ${buyer} AND ${isSameTransfer('f.reference', reference)} AND f.state IN ('GIVEN', 'DENIED', 'CONFIRMED'))`;

/** SQL: the lock of the transfer with this reference, given as SQL. */
export const transferLock = (reference: string): string => `hashtextextended('transfer:' || transfer_key(${reference}), 0)`;

const LOCK = `
  SELECT count(pg_advisory_xact_lock(${transferLock('key')})) FROM (
    SELECT DISTINCT transfer_key(reference) AS key FROM unnest($1::text[]) AS reference ORDER BY 1) keys`;

/** Held until the transaction ends. `references`: TrxIDs, in any spelling. */
export async function lockTransfers(tx: EntityManager, references: readonly string[]): Promise<void> {
  await execute(tx, LOCK, [references]);
}

/** Held until the transaction ends. `reference`: the TrxID, in any spelling. */
export function lockTransfer(tx: EntityManager, reference: string): Promise<void> {
  return lockTransfers(tx, [reference]);
}

/** Returns what the transfer is recorded for by now; to be asked with its lock. */
export async function usesOfTransfer(tx: EntityManager, reference: string): Promise<readonly TransferUse[]> {
  return (await selectOne(tx, uses, USES, [reference]))?.uses ?? [];
}

/** A refund, and whether the market has given it for a seller who has left. */
export interface GivingRefund {
  readonly id: string;
  readonly isCovered: boolean;
}

/**
 * The seller, or the market for one who has left, may have given this refund with it: it is recorded for nothing else
 * by now. To be asked with its lock.
 */
export async function isFreeForRefund(tx: EntityManager, reference: string, { id, isCovered }: GivingRefund): Promise<boolean> {
  const own = isCovered ? TransferUse.COVERED_REFUND : TransferUse.SELLER_REFUND;
  return (await usesOfTransfer(tx, reference)).every((use) => use === own) && !(await coversOther(tx, reference, id));
}

/** The market has given another refund by this transfer. To be asked with its lock. */
export function coversOther(tx: EntityManager, reference: string, id: string): Promise<boolean> {
  return exists(tx, COVERS_OTHER, [reference, id]);
}

/** CONFLICT where the transfer by which a refund was given was made by the market, or for something else. */
export async function assertFreeForRefund(tx: EntityManager, reference: string, refund: GivingRefund): Promise<void> {
  await lockTransfer(tx, reference);
  if (await isFreeForRefund(tx, reference, refund)) return;
  const isOfRefund = refund.isCovered && (await coversOther(tx, reference, refund.id));
  throw conflict(isOfRefund ? 'refund.numberOfRefund' : 'refund.transferOfOthers', { status: 'USED' }, { field: 'reference' });
}

/**
 * SQL: the reference `r` (payment_references) is not of this buyer and seller, given as SQL; one that was given with a
 * purchase has neither yet.
 */
export const isReferenceElsewhere = (buyer: string, seller: string, purchase: string): string =>
  `((r.buyer_id = ${buyer} AND r.seller_id = ${seller}) OR (r.seller_id IS NULL AND r.purchase_id = ${purchase})) IS NOT TRUE`;
