/** The devices that notifications are sent to: one for each session, at most ten of a user, ended with the session. */
import { createHash } from 'node:crypto';
import { injectable, Lifecycle, scoped } from 'tsyringe';
import { DataSource } from 'typeorm';
import { Config } from '../../../platform/config/env';
import { inTransaction } from '../../../platform/db/transaction';
import { invalidInput } from '../../../platform/errors/validation-error';
import { isAllowedTarget } from '../../../platform/outgoing/guarded-post';
import { areBrowserKeys } from '../../../platform/push/encrypt-push';
import { assertMay } from '../../../platform/security/assert-policy';
import type { Viewer } from '../../../platform/security/viewer';
import { PushKeysService } from './push-keys.service';
import type { PushSubscriptionInput } from './push-subscription.types';
import { removePushSubscription, savePushSubscription } from './push-subscriptions.store';
import { mayBePushed } from './push.policy';

@scoped(Lifecycle.ContainerScoped)
@injectable()
export class PushSubscriptionsService {
  constructor(
    private readonly db: DataSource,
    private readonly config: Config,
    private readonly keys: PushKeysService,
  ) {}

  /** The key that a browser subscribes with. */
  async publicKey(): Promise<string> {
    return (await this.keys.keys()).publicKey;
  }

  /**
   * For the session of the viewer; the same again changes nothing. BAD_USER_INPUT for an address that is not public,
   * and for what are no keys of a browser.
   */
  async save(viewer: Viewer, { endpoint, p256dh, auth }: PushSubscriptionInput): Promise<Date> {
    assertMay(mayBePushed(viewer));
    if (!isAllowedTarget(endpoint, this.config.webhookAllowPrivate))
      throw invalidInput([{ field: 'endpoint', key: 'push.addressRejected' }]);
    if (!areBrowserKeys({ p256dh, auth })) throw invalidInput([{ field: 'p256dh', key: 'push.keys' }]);
    const publicKey = await this.publicKey();
    const endpointHash = createHash('sha256').update(endpoint).digest();
    const savedAt = await inTransaction(this.db, (tx) =>
      savePushSubscription(tx, { userId: viewer.id, sessionId: viewer.sessionId, endpoint, endpointHash, p256dh, auth, publicKey }),
    );
    if (!savedAt) throw invalidInput([{ field: 'endpoint', key: 'push.addressRejected' }]);
    return savedAt;
  }

  /** Removes the subscription of the viewer's session; false where there is none. */
  remove(viewer: Viewer): Promise<boolean> {
    assertMay(mayBePushed(viewer));
    return removePushSubscription(this.db, viewer.sessionId, viewer.id);
  }
}
