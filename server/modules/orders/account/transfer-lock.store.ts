/** The lock of a transfer: what is reported of it, as a payment or as a refund, is decided one after the other. */
import type { EntityManager } from 'typeorm';
import { execute } from '../../../platform/db/sql';

/** SQL: both references, given as SQL, are of one transfer, in whichever spelling (schema/text/transfer-key.ts). */
export const isSameTransfer = (one: string, other: string): string => `transfer_key(${one}) = transfer_key(${other})`;

/**
 * SQL: the market has sent the transfer with this reference, given as SQL (a payout, a refund by hand), or has received
 * it (for a bill). Its tables are of a later module, so that the database answers.
 */
export const isMarketTransfer = (reference: string): string => `is_market_transfer(${reference})`;

/** SQL: the lock of the transfer with this reference, given as SQL. */
export const transferLock = (reference: string): string => `hashtextextended('transfer:' || transfer_key(${reference}), 0)`;

const LOCK = `SELECT pg_advisory_xact_lock(${transferLock('$1')})`;

/** Held until the transaction ends. `reference`: the TrxID, in any spelling. */
export async function lockTransfer(tx: EntityManager, reference: string): Promise<void> {
  await execute(tx, LOCK, [reference]);
}

/**
 * SQL: the reference `r` (payment_references) is not of this buyer and seller, given as SQL; one that was given with a
 * purchase has neither yet.
 */
export const isReferenceElsewhere = (buyer: string, seller: string, purchase: string): string =>
  `((r.buyer_id = ${buyer} AND r.seller_id = ${seller}) OR (r.seller_id IS NULL AND r.purchase_id = ${purchase})) IS NOT TRUE`;
