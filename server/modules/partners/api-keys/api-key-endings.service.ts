/**
 * ApiKeyRevoker: ends all keys of a user immediately. A user who needed a password reset may have lost the account to
 * an intruder who created keys, so a reset ends them and disables their webhooks; a change of password ends them where
 * its owner asks for it.
 */
import { Lifecycle, scoped } from 'tsyringe';
import type { EntityManager } from 'typeorm';
import { settingsPath } from '../../../../schema/values/site/site-routes';
import { ApiKeyRevoker } from '../../accounts/passwords/api-key-revoker.port';
import { NotificationsService } from '../../notifications/notifications.service';
import { revokeKeysOf } from './api-keys.store';
import { switchOffAfterReset, switchOffOfKeys } from '../webhooks/webhook-switch.store';

@scoped(Lifecycle.ContainerScoped)
export class ApiKeyEndingsService extends ApiKeyRevoker {
  constructor(private readonly notifications: NotificationsService) {
    super();
  }

  async revokeAll(tx: EntityManager, userId: string): Promise<number> {
    await switchOffOfKeys(tx, userId, null);
    return revokeKeysOf(tx, userId);
  }

  async revokeAllAfterReset(tx: EntityManager, userId: string): Promise<void> {
    const webhooks = await switchOffAfterReset(tx, userId);
    const keys = await this.revokeAll(tx, userId);
    if (keys + webhooks === 0) return;
    await this.notifications.notify(tx, {
      userId,
      type: 'KEYS_ENDED',
      textKey: 'accessEnded',
      link: settingsPath('developers'),
      params: { keys, webhooks },
    });
  }
}
