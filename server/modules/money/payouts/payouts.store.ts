/** The statements that write payouts. Called by the services of this folder, within the transaction that posts them. */
import type { EntityManager } from 'typeorm';
import { column, columns, select, selectOne, text } from '../../../platform/db/columns';
import { execute } from '../../../platform/db/sql';
import { mayBePaid, type Payable, payableOf } from './payable.query';

const id = columns({ id: column('p.id', text) });
const LOCK_SELLERS = `
  SELECT count(pg_advisory_xact_lock(hashtextextended('money:' || s.id, 0))) FROM (SELECT id FROM unnest($1::uuid[]) AS id ORDER BY id) s`;
const user = columns({ id: column('u.id', text) });
/** A suspension waits until the payout is committed, or comes first. */
const LOCK_PAYABLE = (list: string) =>
  `SELECT ${list} FROM users u WHERE u.id = ANY ($1::uuid[]) AND ${mayBePaid('u')} ORDER BY u.id FOR SHARE`;
const ADD = (list: string) => `
  INSERT INTO payouts AS p (seller_id, amount, method, account_number, holder, bank_name, branch, state, batch_id)
  SELECT g.seller_id, g.amount, g.method, g.account_number, g.holder, g.bank_name, g.branch, CASE WHEN $2::uuid IS NULL THEN 'REQUESTED' ELSE 'SENT' END, $2
  FROM jsonb_to_recordset($1) AS g (seller_id uuid, amount numeric, method text, account_number text, holder text, bank_name text, branch text)
  ORDER BY g.seller_id RETURNING ${list}`;
const requested = columns({ id: column('p.id', text), sellerId: column('p.seller_id', text) });
const REQUESTED = (list: string) => `
  SELECT ${list} FROM payouts p JOIN users u ON u.id = p.seller_id
  WHERE p.state = 'REQUESTED' AND ${mayBePaid('u')} ORDER BY p.requested_at, p.id LIMIT $1`;
const TAKE = (list: string) => `
  UPDATE payouts p SET state = 'SENT', batch_id = $1, version = p.version + 1, updated_at = now()
  WHERE p.id = ANY ($2::uuid[]) AND p.state = 'REQUESTED' RETURNING ${list}`;
const LOCK = (list: string) => `SELECT ${list} FROM payouts p WHERE p.id = $1 FOR NO KEY UPDATE`;
const LOCK_BATCH = (list: string) => `SELECT ${list} FROM payouts p WHERE p.batch_id = $1 ORDER BY p.id FOR NO KEY UPDATE`;
const LOCK_OPEN_SELLER = (list: string) => `SELECT ${list} FROM users u WHERE u.id = $1 AND u.closed_at IS NULL FOR SHARE`;
/** Also one that was recorded as failed, unless it had been paid and came back. */
const PAY = `
  UPDATE payouts SET state = 'PAID', reference = $2, paid_at = now(), was_failed = was_failed OR state = 'FAILED',
    failed_at = NULL, reason = NULL, updated_at = now(), version = version + 1
  WHERE id = $1 AND (state = 'SENT' OR (state = 'FAILED' AND batch_id IS NOT NULL AND NOT was_failed AND paid_at IS NULL))`;
const FAIL = `
  UPDATE payouts SET state = 'FAILED', reason = $2, failed_at = now(), updated_at = now(), version = version + 1
  WHERE id = $1 AND state <> 'FAILED'`;
/** When it was paid stays: one that was paid and came back is not paid after all. */
const SET_NUMBER = `UPDATE payouts SET reference = $2, updated_at = now(), version = version + 1 WHERE id = $1`;

/**
 * As LedgerService.lock, for many sellers, in the order of their ids. Those who may be paid; none of them is suspended
 * before the transaction ends.
 */
export async function lockMoneyOfAll(tx: EntityManager, sellerIds: readonly string[]): Promise<string[]> {
  await execute(tx, LOCK_SELLERS, [sellerIds]);
  return (await select(tx, user, LOCK_PAYABLE, [sellerIds])).map(({ id: sellerId }) => sellerId);
}

/** A payout of all that is due to each; requested where there is no batch. Their ids. */
export async function addPayouts(tx: EntityManager, of: readonly Payable[], batchId: string | null): Promise<string[]> {
  const records = of.map(({ sellerId, due, method, accountNumber, holder, bankName, branch }) => ({
    seller_id: sellerId,
    amount: due,
    method,
    account_number: accountNumber,
    holder,
    bank_name: bankName,
    branch,
  }));
  return (await select(tx, id, ADD, [JSON.stringify(records), batchId])).map((payout) => payout.id);
}

/**
 * Returns the ids of requested payouts of sellers who may be paid, the oldest first, by whether the market still owes
 * their sellers that much. Locks the money of these sellers first.
 */
export async function lockRequested(tx: EntityManager, limit: number): Promise<{ covered: string[]; uncovered: string[] }> {
  const asked = await select(tx, requested, REQUESTED, [limit]);
  const sellers = await lockMoneyOfAll(
    tx,
    asked.map(({ sellerId }) => sellerId),
  );
  const isCovered = new Map((await payableOf(tx, sellers)).map((payable) => [payable.sellerId, payable.isCovered]));
  const those = (wanted: boolean) => asked.filter(({ sellerId }) => isCovered.get(sellerId) === wanted).map((payout) => payout.id);
  return { covered: those(true), uncovered: those(false) };
}

/** The requested ones of these payouts are in this batch from now on. Their ids. */
export async function takeRequested(tx: EntityManager, batchId: string, payoutIds: readonly string[]): Promise<string[]> {
  return (await select(tx, id, TAKE, [batchId, payoutIds])).map((payout) => payout.id);
}

/** False where there is none. */
export async function lockPayout(tx: EntityManager, payoutId: string): Promise<boolean> {
  return (await selectOne(tx, id, LOCK, [payoutId])) !== null;
}

/** Returns false where the seller has closed the account; it stays open until the transaction ends otherwise. */
export async function lockOpenSeller(tx: EntityManager, sellerId: string): Promise<boolean> {
  return (await selectOne(tx, user, LOCK_OPEN_SELLER, [sellerId])) !== null;
}

export async function lockPayoutsOf(tx: EntityManager, batchId: string): Promise<void> {
  await select(tx, id, LOCK_BATCH, [batchId]);
}

export async function setPaid(tx: EntityManager, payoutId: string, reference: string): Promise<void> {
  await execute(tx, PAY, [payoutId, reference]);
}

/** A transfer that came back stays the payout's. */
export async function setFailed(tx: EntityManager, payoutId: string, reason: string): Promise<void> {
  await execute(tx, FAIL, [payoutId, reason]);
}

/** The payout was made by another transfer than was recorded; null: nobody knows by which. */
export async function setNumber(tx: EntityManager, payoutId: string, reference: string | null): Promise<void> {
  await execute(tx, SET_NUMBER, [payoutId, reference]);
}
