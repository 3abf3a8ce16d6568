/**
 * The statements about API keys that need more than a repository. Called by ApiKeysService and ApiKeyEndingsService.
 */
import { serverLimits } from '../../../../schema/values/server-limits';
import { KeyScope } from '../../../../schema/values/market/partners';
import { AccountStatus, Language, Role } from '../../../../schema/values/accounts/roles';
import { column, columns, flag, listOf, nullable, oneOf, type RowOf, selectOne, text } from '../../../platform/db/columns';
import { type Db, execute } from '../../../platform/db/sql';

const holder = columns({
  id: column('u.id', text),
  role: column('u.role', oneOf(Role)),
  status: column('u.status', oneOf(AccountStatus)),
  statusReason: column('u.status_reason', nullable(text)),
  language: column('u.language', oneOf(Language)),
  name: column('u.name', text),
  sessionId: column('k.id', text),
  scopes: column('k.scopes', listOf(oneOf(KeyScope))),
  /** The time of its last use is to be written. */
  isStale: column(`k.last_used_at IS NULL OR k.last_used_at < now() - interval '1 minute'`, flag),
});
export type KeyHolder = RowOf<typeof holder>;

const HOLDER = (list: string) => `
  SELECT ${list} FROM api_keys k JOIN users u ON u.id = k.user_id
  WHERE k.revoked_at IS NULL AND (k.key_hash = $1 OR (k.previous_hash = $1 AND k.previous_until > now()))`;
const LOCK_OWNER = 'SELECT id FROM users WHERE id = $1 FOR NO KEY UPDATE';
const ROTATE = `
  UPDATE api_keys SET previous_hash = key_hash, previous_until = now() + make_interval(hours => $5), key_hash = $3, prefix = $4
  WHERE id = $1 AND user_id = $2 AND revoked_at IS NULL`;
const REVOKE = 'UPDATE api_keys SET revoked_at = now() WHERE id = $1 AND user_id = $2 AND revoked_at IS NULL';
const REVOKE_ALL = 'UPDATE api_keys SET revoked_at = now() WHERE user_id = $1 AND revoked_at IS NULL';
const USED = `UPDATE api_keys SET last_used_at = now() WHERE id = $1 AND (last_used_at IS NULL OR last_used_at < now() - interval '1 minute')`;

/**
 * Returns the owner of a key, by the hash of the key or of the one before its last rotation; null where there is no
 * such key.
 */
export function holderOfKey(db: Db, keyHash: Buffer): Promise<KeyHolder | null> {
  return selectOne(db, holder, HOLDER, [keyHash]);
}

/** Locks the owner, so that of two keys that are created at once the second waits and counts the first. */
export async function lockKeyOwner(tx: Db, userId: string): Promise<void> {
  await execute(tx, LOCK_OWNER, [userId]);
}

/** False where the user has no such key. */
export async function rotateKey(
  db: Db,
  id: string,
  userId: string,
  { keyHash, prefix }: { readonly keyHash: Buffer; readonly prefix: string },
): Promise<boolean> {
  return (await execute(db, ROTATE, [id, userId, keyHash, prefix, serverLimits.apiKeyGraceHours])) > 0;
}

/** False where the user has no such key. */
export async function revokeKey(db: Db, id: string, userId: string): Promise<boolean> {
  return (await execute(db, REVOKE, [id, userId])) > 0;
}

/** Returns how many were live. */
export function revokeKeysOf(tx: Db, userId: string): Promise<number> {
  return execute(tx, REVOKE_ALL, [userId]);
}

export async function markKeyUsed(db: Db, id: string): Promise<void> {
  await execute(db, USED, [id]);
}
