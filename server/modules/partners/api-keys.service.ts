/**
 * Makes, reads, rotates and revokes API keys. A key is 256 random bits told once; only its SHA-256 is stored. It acts as its owner, with the role and
 * status he has at that moment, within its scopes. After a rotation the key before it works for 24 hours more; revoking ends both at once.
 * Keys outlive a change of password, as programs do not know it, unless their owner wishes otherwise; a reset of it ends them (ApiKeyEndingsService), a
 * suspension stops them.
 */
import { Lifecycle, scoped } from 'tsyringe';
import { DataSource, IsNull } from 'typeorm';
import { limits } from '../../../schema/values/limits';
import type { KeyScope } from '../../../schema/values/partners';
import { execute, one } from '../../platform/db/sql';
import { inTransaction } from '../../platform/db/transaction';
import { isUuid } from '../../platform/db/uuid';
import { AppError } from '../../platform/errors/app-error';
import { notFound } from '../../platform/errors/common-errors';
import type { Viewer } from '../../platform/graphql/context';
import { assertMay } from '../../platform/security/assert-policy';
import { KeyReader } from '../../platform/security/key-reader';
import { hashToken, looksLikeApiKey, newApiKey } from '../../platform/security/tokens';
import { ApiKey } from './api-key.entity';
import type { IssuedApiKey } from './api-key.types';
import { mayKeepApiKeys } from './partner.policy';

/** 'hbk_' and eight of its 43 characters: what is left is 208 bits. */
const PREFIX_LENGTH = 12;

interface KeyWish {
  readonly name: string;
  readonly scopes: readonly KeyScope[];
}

@scoped(Lifecycle.ContainerScoped)
export class ApiKeysService extends KeyReader {
  constructor(private readonly db: DataSource) {
    super();
  }

  /** One SQL a request; the time of the last use is written once a minute at most. */
  async read(key: string): Promise<Viewer | null> {
    if (!looksLikeApiKey(key)) return null;
    const found = await one<Omit<Viewer, 'apiKey'> & { scopes: KeyScope[]; isStale: boolean }>(
      this.db,
      `SELECT u.id, u.role, u.status, u.status_reason AS "statusReason", u.language, u.name, k.id AS "sessionId", k.scopes,
         k.last_used_at IS NULL OR k.last_used_at < now() - interval '1 minute' AS "isStale"
       FROM api_keys k JOIN users u ON u.id = k.user_id
       WHERE k.revoked_at IS NULL AND (k.key_hash = $1 OR (k.previous_hash = $1 AND k.previous_until > now()))`,
      [hashToken(key)],
    );
    if (!found) return null;
    const { scopes, isStale, ...viewer } = found;
    if (isStale) await this.touch(viewer.sessionId);
    return { ...viewer, apiKey: { id: viewer.sessionId, scopes } };
  }

  /** The viewer's live keys, the newest first; ten at most. */
  async mine(viewer: Viewer): Promise<ApiKey[]> {
    assertMay(mayKeepApiKeys(viewer));
    const keys = await this.db
      .getRepository(ApiKey)
      .find({ where: { userId: viewer.id, revokedAt: IsNull() }, order: { createdAt: 'DESC', id: 'DESC' } });
    return keys.map(shown);
  }

  async create(viewer: Viewer, { name, scopes }: KeyWish): Promise<IssuedApiKey> {
    assertMay(mayKeepApiKeys(viewer));
    const secret = newApiKey();
    const apiKey = await inTransaction(this.db, async (tx) => {
      await one(tx, 'SELECT id FROM users WHERE id = $1 FOR NO KEY UPDATE', [viewer.id]);
      const count = await tx.countBy(ApiKey, { userId: viewer.id, revokedAt: IsNull() });
      if (count >= limits.apiKeyCount) throw new AppError('CONFLICT', 'apiKey.full', { max: limits.apiKeyCount });
      return tx.save(tx.create(ApiKey, { userId: viewer.id, name, scopes: [...new Set(scopes)], ...stored(secret) }));
    });
    return { secret, apiKey };
  }

  /** A new key in the place of this one, which works for 24 hours more; one that was rotated out before ends now. */
  async rotate(viewer: Viewer, id: string): Promise<IssuedApiKey> {
    assertMay(mayKeepApiKeys(viewer));
    const secret = newApiKey();
    const { prefix, keyHash } = stored(secret);
    const rotated = await this.change(
      `UPDATE api_keys SET previous_hash = key_hash, previous_until = now() + make_interval(hours => $5), key_hash = $3, prefix = $4
       WHERE id = $1 AND user_id = $2 AND revoked_at IS NULL`,
      viewer,
      id,
      [keyHash, prefix, limits.apiKeyGraceHours],
    );
    if (!rotated) throw notFound();
    return { secret, apiKey: shown(await this.db.getRepository(ApiKey).findOneByOrFail({ id, userId: viewer.id })) };
  }

  /** Ends it on the next request, and the key before its last rotation too. */
  async revoke(viewer: Viewer, id: string): Promise<true> {
    assertMay(mayKeepApiKeys(viewer));
    const sql = 'UPDATE api_keys SET revoked_at = now() WHERE id = $1 AND user_id = $2 AND revoked_at IS NULL';
    if (!(await this.change(sql, viewer, id))) throw notFound();
    return true;
  }

  /** False where he has no such key. */
  private async change(sql: string, viewer: Viewer, id: string, more: readonly unknown[] = []): Promise<boolean> {
    return isUuid(id) && (await execute(this.db, sql, [id, viewer.id, ...more])) > 0;
  }

  private async touch(id: string): Promise<void> {
    await execute(
      this.db,
      "UPDATE api_keys SET last_used_at = now() WHERE id = $1 AND (last_used_at IS NULL OR last_used_at < now() - interval '1 minute')",
      [id],
    );
  }
}

function stored(secret: string): Pick<ApiKey, 'prefix' | 'keyHash'> {
  return { prefix: secret.slice(0, PREFIX_LENGTH), keyHash: hashToken(secret) };
}

/** A grace that is over is nobody's news. */
function shown(key: ApiKey): ApiKey {
  if (key.previousUntil && key.previousUntil.getTime() <= Date.now()) key.previousUntil = null;
  return key;
}
