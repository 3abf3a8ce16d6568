/** Reads and writes what was checked of sellers. Called by VerificationsService. */
import type { EntityManager } from 'typeorm';
import type { IdentityDocumentKind } from '../../../../schema/values/accounts/accounts';
import { type AdminVerificationKind, documentsOfChecks, VerificationKind } from '../../../../schema/values/accounts/verification';
import { column, columns, instant, nullable, oneOf, type RowOf, select, text } from '../../../platform/db/columns';
import { type Db, execute } from '../../../platform/db/sql';

const check = columns({
  userId: column('v.user_id', text),
  kind: column('v.kind', oneOf(VerificationKind)),
  checkedAt: column('v.checked_at', instant),
});
const record = columns({
  id: column('v.id', text),
  userId: column('v.user_id', text),
  kind: column('v.kind', oneOf(VerificationKind)),
  checkedAt: column('v.checked_at', instant),
  checkedByName: column('checker.name', text),
  endedAt: column('v.ended_at', nullable(instant)),
  endedByName: column('ender.name', nullable(text)),
  endReason: column('v.end_reason', nullable(text)),
});

/** The most checks of one user that the history shows. */
const SHOWN = 30;

const CURRENT = (list: string) => `
  SELECT ${list} FROM (
    SELECT id AS user_id, 'PHONE' AS kind, phone_verified_at AS checked_at FROM users WHERE id = ANY ($1::uuid[]) AND phone_verified_at IS NOT NULL
    UNION ALL
    SELECT user_id, kind, checked_at FROM seller_verifications WHERE user_id = ANY ($1::uuid[]) AND ended_at IS NULL
  ) v ORDER BY array_position(ARRAY['PHONE', 'NID', 'TRADE_LICENSE', 'ADDRESS'], v.kind::text)`;
const HISTORY = (list: string) => `
  SELECT ${list} FROM (
    SELECT *, row_number() OVER (PARTITION BY user_id ORDER BY (ended_at IS NULL) DESC, checked_at DESC, id DESC) AS place
    FROM seller_verifications WHERE user_id = ANY ($1::uuid[])
  ) v JOIN users checker ON checker.id = v.checked_by LEFT JOIN users ender ON ender.id = v.ended_by
  WHERE v.place <= $2 ORDER BY v.place`;
const ADD = 'INSERT INTO seller_verifications (user_id, kind, checked_by) SELECT $1, kind, $3 FROM unnest($2::varchar[]) kind';
const END = `
  UPDATE seller_verifications SET ended_at = now(), ended_by = $3, end_reason = $4
  WHERE user_id = $1 AND kind = ANY ($2::varchar[]) AND ended_at IS NULL`;

const DECIDE = `UPDATE identity_documents SET decided_at = now(), rejection = $3 WHERE user_id = $1 AND kind = ANY ($2::varchar[])`;
const REJECT = `${DECIDE} AND decided_at IS NULL`;
const REOPEN = 'UPDATE identity_documents SET decided_at = NULL WHERE user_id = $1 AND kind = ANY ($2::varchar[]) AND rejection IS NULL';

/** Returns the current checks, with that of the phone number by a code. */
export function currentChecks(db: Db, userIds: readonly string[]): Promise<RowOf<typeof check>[]> {
  return select(db, check, CURRENT, [userIds]);
}

/** Returns the checks that admins recorded of each user, the current ones first, then the newest; 30 at most. */
export function checkHistory(db: Db, userIds: readonly string[]): Promise<RowOf<typeof record>[]> {
  return select(db, record, HISTORY, [userIds, SHOWN]);
}

export interface Ending {
  readonly by: string;
  /** Null where a change of the seller ends it. */
  readonly reason: string | null;
}

/** How many were current. */
export function endChecks(
  tx: EntityManager,
  userId: string,
  kinds: readonly AdminVerificationKind[],
  { by, reason }: Ending,
): Promise<number> {
  return execute(tx, END, [userId, kinds, by, reason]);
}

export async function addChecks(
  tx: EntityManager,
  userId: string,
  kinds: readonly AdminVerificationKind[],
  adminId: string,
): Promise<void> {
  await execute(tx, ADD, [userId, kinds, adminId]);
}

/** The images that these checks have compared are decided. */
export async function markChecked(tx: EntityManager, userId: string, kinds: readonly AdminVerificationKind[]): Promise<void> {
  await execute(tx, DECIDE, [userId, documentsOfChecks(kinds), null]);
}

/** The images that these checks have compared wait again; rejected ones stay rejected. */
export async function reopenDocuments(tx: EntityManager, userId: string, kinds: readonly AdminVerificationKind[]): Promise<void> {
  await execute(tx, REOPEN, [userId, documentsOfChecks(kinds)]);
}

/** False where no image of the kind waits. */
export async function rejectWaiting(tx: EntityManager, userId: string, kind: IdentityDocumentKind, reason: string): Promise<boolean> {
  return (await execute(tx, REJECT, [userId, [kind], reason])) > 0;
}
