/**
 * Transfers that the market itself has sent or received: of payouts, of refunds that an admin paid by hand, and for
 * bills. Each is recorded once, in whichever spelling (schema/text/transfer-key.ts), and for nothing else. Called by
 * the services that record them, which hold the lock of the transfer.
 */
import type { EntityManager } from 'typeorm';
import type { PayoutMethod } from '../../../schema/values/accounts/payouts';
import { column, columns, select, text } from '../../platform/db/columns';
import { exists } from '../../platform/db/sql';
import { TransferUse, usesOfTransfer } from '../orders/account/order-account.service';

const recorded = columns({ key: column('s.key', text), number: column('s.number', text) });
const IS_PAYOUT = 'SELECT 1 FROM payouts WHERE method = $2 AND transfer_key(reference) = transfer_key($1)';
const RECORDED = (list: string) => `
  WITH given AS (SELECT DISTINCT transfer_key(reference) AS key FROM unnest($2::text[]) AS reference)
  SELECT ${list} FROM (
    SELECT g.key, p.number FROM given g JOIN payouts p ON p.method = $1 AND transfer_key(p.reference) = g.key
    UNION ALL SELECT g.key, '' FROM given g WHERE array_remove(transfer_uses(g.key), '${TransferUse.PAYOUT}') <> '{}') s`;

/** The number of a transfer, and why it is taken back from an order that has it; none where none has. */
export interface PaidBy {
  readonly reference: string;
  readonly takeBackReason?: string | null;
}

/** The right number of a transfer, null where it is not known, and why the recorded one is wrong. */
export interface CorrectedNumber {
  readonly reference?: string | null;
  readonly reason: string;
  readonly takeBackReason?: string | null;
}

/** A request with this reason is another than the one without. */
export const becauseOf = (reason: string | null | undefined): string[] => (reason ? [reason] : []);

/** The transfer is recorded for something else than this, or for a refund by hand, which each has its own. */
export async function isUsedOtherwise(tx: EntityManager, reference: string, use: TransferUse): Promise<boolean> {
  return (await usesOfTransfer(tx, reference)).some((one) => one !== use || one === TransferUse.HAND_REFUND);
}

/** A payout has this transfer, by this method, or something else has it. */
export async function isPayoutTransferUsed(tx: EntityManager, reference: string, method: PayoutMethod): Promise<boolean> {
  return (await isUsedOtherwise(tx, reference, TransferUse.PAYOUT)) || exists(tx, IS_PAYOUT, [reference, method]);
}

/** The numbers of the payouts that have these transfers, by the keys of these; empty where something else has one. */
export async function recordedTransfers(
  tx: EntityManager,
  method: PayoutMethod,
  references: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  return new Map((await select(tx, recorded, RECORDED, [method, references])).map(({ key, number }) => [key, number]));
}
