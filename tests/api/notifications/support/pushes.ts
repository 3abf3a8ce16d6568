/** These helpers serve the tests of web push: a user with a device, a notification, and what the device receives. */
import { NotificationsService } from '../../../../server/modules/notifications/notifications.service';
import type { NewNotification } from '../../../../server/modules/notifications/content/notification.types';
import { PushDeliveryWorker } from '../../../../server/modules/notifications/push/push-delivery-worker.service';
import { inTransaction } from '../../../../server/platform/db/transaction';
import type { TestApp } from '../../../support/app';
import type { TestAccount } from '../../../support/build-accounts';
import { pushBrowser, type PushBrowser } from '../../../support/push';
import type { PushService } from '../../../support/push-service';
import { rows } from '../../../support/sql';

export const SAVE = 'mutation ($input: PushSubscriptionInput!) { savePushSubscription(input: $input) { savedAt } }';
export const REMOVE = 'mutation { removePushSubscription { isRemoved } }';

export const save = (app: TestApp, { token }: Pick<TestAccount, 'token'>, { subscription: input }: PushBrowser) =>
  app.gql<{ savePushSubscription: { savedAt: string } }>(SAVE, { input }, { token });

/** A device of the user, whose notifications go to this push service. */
export async function deviceOf(app: TestApp, user: Pick<TestAccount, 'token'>, service?: PushService): Promise<PushBrowser> {
  const browser = pushBrowser(service?.url);
  const { code } = await save(app, user, browser);
  if (code !== null) throw new Error(code);
  return browser;
}

export const confirmed = (order: string): NewNotification => ({
  type: 'ORDER_CHANGED',
  textKey: 'orderConfirmed',
  link: '/orders/0192f3a0-0000-7000-8000-000000000001',
  params: { seller: 'Karim 01712345678', order },
});

export const notify = (app: TestApp, people: readonly TestAccount[], notification: NewNotification) =>
  inTransaction(app.db, (tx) =>
    app.container.resolve(NotificationsService).notifyAll(
      tx,
      people.map(({ id }) => id),
      notification,
    ),
  );

export const send = (app: TestApp) => app.container.resolve(PushDeliveryWorker).run();

/** Makes waiting messages due now. Other tests verify the waits themselves. */
export const hurry = (app: TestApp) => rows(app.db, 'UPDATE push_messages SET next_attempt_at = now()');

export const waiting = (app: TestApp) =>
  rows<{ attempts: number; wait: number }>(
    app.db,
    'SELECT attempts, round(extract(epoch FROM next_attempt_at - now()))::int AS wait FROM push_messages ORDER BY created_at, notification_id',
  );

export const devicesOf = ({ db }: TestApp, { id }: Pick<TestAccount, 'id'>) =>
  rows<{ endpoint: string; delivered: boolean }>(
    db,
    'SELECT endpoint, delivered_at IS NOT NULL AS delivered FROM push_subscriptions WHERE user_id = $1 ORDER BY created_at, id',
    [id],
  );

export interface ShownPush {
  readonly title: string;
  readonly body: string;
  readonly lang: string;
  readonly tag: string;
  readonly url: string;
}

/** Returns the messages that this device received, decrypted. */
export function received(service: PushService, { subscription, decrypt }: PushBrowser): ShownPush[] {
  return service.received
    .filter(({ path }) => subscription.endpoint.endsWith(path))
    .map(({ body }) => JSON.parse(decrypt(body)) as ShownPush);
}
