/**
 * The SQL of second factors: each statement decides and writes at once, so that parallel tries cannot use a code twice.
 */
import type { EntityManager } from 'typeorm';
import { column, columns, instant, int, nullable, type RowOf, selectOne, text } from '../../../platform/db/columns';
import { type Db, execute } from '../../../platform/db/sql';

const factor = columns({
  secret: column('secret', nullable(text)),
  pendingSecret: column('pending_secret', nullable(text)),
  confirmedAt: column('confirmed_at', nullable(instant)),
  codesLeft: column('(SELECT count(*)::int FROM recovery_codes c WHERE c.user_id = f.user_id AND c.used_at IS NULL)', int),
});
export type StoredFactor = RowOf<typeof factor>;

const FACTOR = (list: string) => `SELECT ${list} FROM second_factors f WHERE user_id = $1`;
const PEND = `
  INSERT INTO second_factors (user_id, pending_secret) VALUES ($1, $2)
  ON CONFLICT (user_id) DO UPDATE SET pending_secret = EXCLUDED.pending_secret`;
const CONFIRM = `
  UPDATE second_factors SET secret = pending_secret, pending_secret = NULL, confirmed_at = now(), last_step = $3
  WHERE user_id = $1 AND pending_secret = $2`;
const STEP = 'UPDATE second_factors SET last_step = $2 WHERE user_id = $1 AND secret IS NOT NULL AND (last_step IS NULL OR last_step < $2)';
const RECOVER = 'UPDATE recovery_codes SET used_at = now() WHERE user_id = $1 AND code_hash = $2 AND used_at IS NULL';
const ADD_CODES = 'INSERT INTO recovery_codes (user_id, code_hash) SELECT $1, unnest($2::bytea[])';

export const findFactor = (db: Db, userId: string): Promise<StoredFactor | null> => selectOne(db, factor, FACTOR, [userId]);

/** A secret that waits for the first code of an app; what is confirmed works on until then. */
export const pendSecret = (db: Db, userId: string, secret: string): Promise<number> => execute(db, PEND, [userId, secret]);

/** False when another secret was requested meanwhile. */
export const confirmSecret = async (tx: EntityManager, userId: string, secret: string, step: number): Promise<boolean> =>
  (await execute(tx, CONFIRM, [userId, secret, step])) === 1;

/** False for a step that was used before, or an older one. */
export const useStep = async (db: Db, userId: string, step: number): Promise<boolean> => (await execute(db, STEP, [userId, step])) === 1;

/** False for a code that is wrong or used. */
export const useRecoveryCode = async (db: Db, userId: string, hash: Buffer): Promise<boolean> =>
  (await execute(db, RECOVER, [userId, hash])) === 1;

/** In the place of all that were there. */
export async function replaceRecoveryCodes(tx: EntityManager, userId: string, hashes: readonly Buffer[]): Promise<void> {
  await execute(tx, 'DELETE FROM recovery_codes WHERE user_id = $1', [userId]);
  await execute(tx, ADD_CODES, [userId, hashes]);
}

/** False where there was none. */
export const removeFactor = async (tx: EntityManager, userId: string): Promise<boolean> =>
  (await execute(tx, 'DELETE FROM second_factors WHERE user_id = $1', [userId])) === 1;
