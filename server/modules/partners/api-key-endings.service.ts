/**
 * KeyKeeper: ends all keys of an account at once. Whoever had to have his password reset may have lost the account to somebody who made keys meanwhile, so
 * a reset ends them unasked; a change of password ends them where its owner wishes so.
 */
import { Lifecycle, scoped } from 'tsyringe';
import type { EntityManager } from 'typeorm';
import { execute } from '../../platform/db/sql';
import { KeyKeeper } from '../accounts/key-keeper.service';
import { NotificationsService } from '../notifications/notifications.service';

@scoped(Lifecycle.ContainerScoped)
export class ApiKeyEndingsService extends KeyKeeper {
  constructor(private readonly notifications: NotificationsService) {
    super();
  }

  endAll(tx: EntityManager, userId: string): Promise<number> {
    return execute(tx, 'UPDATE api_keys SET revoked_at = now() WHERE user_id = $1 AND revoked_at IS NULL', [userId]);
  }

  async endAllAfterReset(tx: EntityManager, userId: string): Promise<void> {
    const count = await this.endAll(tx, userId);
    if (count === 0) return;
    await this.notifications.notify(tx, { userId, type: 'KEYS_ENDED', textKey: 'keysEnded', link: '/settings', params: { count } });
  }
}
