/**
 * Creates, reads, rotates and revokes API keys. A key is 256 random bits, shown once; only its SHA-256 is stored. It
 * acts as its owner, with the role and status of that moment, within its scopes. After a rotation the key before it
 * works for 24 hours more; revoking ends both immediately. Keys outlive a change of password, as programs do not know
 * it, unless their owner asks otherwise; a reset ends them (ApiKeyEndingsService), a suspension stops them.
 */
import { Lifecycle, scoped } from 'tsyringe';
import { DataSource, IsNull } from 'typeorm';
import { serverLimits } from '../../../../schema/values/server-limits';
import type { KeyScope } from '../../../../schema/values/market/partners';
import { inTransaction } from '../../../platform/db/transaction';
import { isUuid } from '../../../platform/uuid';
import { conflict, notFound } from '../../../platform/errors/common-errors';
import type { Viewer } from '../../../platform/security/viewer';
import { assertMay } from '../../../platform/security/assert-policy';
import { KeyReader } from '../../../platform/security/key-reader';
import { hashToken, looksLikeApiKey, newApiKey } from '../../../platform/security/tokens';
import { ReauthenticationService } from '../../accounts/passwords/reauthentication.service';
import { ApiKey } from './api-key.entity';
import { holderOfKey, lockKeyOwner, markKeyUsed, revokeKey, rotateKey } from './api-keys.store';
import { switchOffOfKeys } from '../webhooks/webhook-switch.store';
import type { IssuedApiKey } from './api-key.types';
import { mayManageApiKeys } from '../partner.policy';

/** 'hbk_' and eight of its 43 characters: what is left is 208 bits. */
const PREFIX_LENGTH = 12;

interface NewKey {
  readonly name: string;
  readonly scopes: readonly KeyScope[];
}

@scoped(Lifecycle.ContainerScoped)
export class ApiKeysService extends KeyReader {
  constructor(
    private readonly db: DataSource,
    private readonly reauthentication: ReauthenticationService,
  ) {
    super();
  }

  /** One SQL a request; the time of the last use is written once a minute at most. */
  async read(key: string): Promise<Viewer | null> {
    if (!looksLikeApiKey(key)) return null;
    const holder = await holderOfKey(this.db, hashToken(key));
    if (!holder) return null;
    const { scopes, isStale, ...viewer } = holder;
    if (isStale) await markKeyUsed(this.db, viewer.sessionId);
    return { ...viewer, apiKey: { id: viewer.sessionId, scopes } };
  }

  /** The viewer's live keys, the newest first; ten at most. */
  async mine(viewer: Viewer): Promise<ApiKey[]> {
    assertMay(mayManageApiKeys(viewer));
    const keys = await this.db
      .getRepository(ApiKey)
      .find({ where: { userId: viewer.id, revokedAt: IsNull() }, order: { createdAt: 'DESC', id: 'DESC' } });
    return keys.map(shown);
  }

  async create(viewer: Viewer, { name, scopes }: NewKey): Promise<IssuedApiKey> {
    assertMay(mayManageApiKeys(viewer));
    await this.reauthentication.assertRecent(viewer);
    const secret = newApiKey();
    const apiKey = await inTransaction(this.db, async (tx) => {
      await lockKeyOwner(tx, viewer.id);
      const count = await tx.countBy(ApiKey, { userId: viewer.id, revokedAt: IsNull() });
      if (count >= serverLimits.apiKeyCount) throw conflict('apiKey.full', { count }, { params: { max: serverLimits.apiKeyCount } });
      return tx.save(tx.create(ApiKey, { userId: viewer.id, name, scopes: [...new Set(scopes)], ...stored(secret) }));
    });
    return { secret, apiKey };
  }

  /** A new key in the place of this one, which works for 24 hours more; one that was rotated out before ends now. */
  async rotate(viewer: Viewer, id: string): Promise<IssuedApiKey> {
    assertMay(mayManageApiKeys(viewer));
    await this.reauthentication.assertRecent(viewer);
    const secret = newApiKey();
    if (!isUuid(id) || !(await rotateKey(this.db, id, viewer.id, stored(secret)))) throw notFound();
    return { secret, apiKey: shown(await this.db.getRepository(ApiKey).findOneByOrFail({ id, userId: viewer.id })) };
  }

  /**
   * Ends it on the next request, and the key before its last rotation too. Webhooks whose address it set are switched
   * off: who had the key may read there.
   */
  async revoke(viewer: Viewer, id: string): Promise<true> {
    assertMay(mayManageApiKeys(viewer));
    await inTransaction(this.db, async (tx) => {
      if (!isUuid(id) || !(await revokeKey(tx, id, viewer.id))) throw notFound();
      await switchOffOfKeys(tx, viewer.id, id);
    });
    return true;
  }
}

function stored(secret: string): Pick<ApiKey, 'prefix' | 'keyHash'> {
  return { prefix: secret.slice(0, PREFIX_LENGTH), keyHash: hashToken(secret) };
}

/** A grace period that is over is not shown. */
function shown(key: ApiKey): ApiKey {
  if (key.previousUntil && key.previousUntil.getTime() <= Date.now()) key.previousUntil = null;
  return key;
}
