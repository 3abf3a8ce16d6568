/**
 * Transfers that the market itself has sent: of payouts, and of refunds that an admin paid by hand. Each is recorded
 * once, in whichever spelling (schema/text/transfer-key.ts). Called by the services that record them, which hold
 * MARKET_TRANSFERS.
 */
import type { EntityManager } from 'typeorm';
import { PayoutMethod } from '../../../schema/values/accounts/payouts';
import { column, columns, select, text } from '../../platform/db/columns';
import { exists } from '../../platform/db/sql';

/** The lock that is held while such a transfer is recorded. */
export const MARKET_TRANSFERS = 'payout-transfers';

const sent = columns({ key: column('s.key', text), number: column('s.number', text) });
const IS_SENT = `
  SELECT 1 FROM payouts WHERE method = ANY ($2::text[]) AND transfer_key(reference) = transfer_key($1)
  UNION ALL SELECT 1 FROM gateway_refunds WHERE transfer_key(hand_reference) = transfer_key($1)`;
const SENT = (list: string) => `
  WITH given AS (SELECT DISTINCT transfer_key(reference) AS key FROM unnest($2::text[]) AS reference)
  SELECT ${list} FROM (
    SELECT g.key, p.number FROM given g JOIN payouts p ON p.method = $1 AND transfer_key(p.reference) = g.key
    UNION ALL SELECT g.key, '' FROM given g JOIN gateway_refunds r ON transfer_key(r.hand_reference) = g.key) s`;

/** A payout has this transfer, by this method or by any where it is null; or a refund by hand has it. */
export function isTransferRecorded(tx: EntityManager, reference: string, method: PayoutMethod | null): Promise<boolean> {
  return exists(tx, IS_SENT, [reference, method === null ? Object.values(PayoutMethod) : [method]]);
}

/** The numbers of the payouts that have these transfers, by the keys of these; empty where a refund by hand has one. */
export async function recordedTransfers(
  tx: EntityManager,
  method: PayoutMethod,
  references: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  return new Map((await select(tx, sent, SENT, [method, references])).map(({ key, number }) => [key, number]));
}
