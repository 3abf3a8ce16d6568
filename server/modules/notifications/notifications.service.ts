/**
 * Tells accounts what happened. A notification is stored in the transaction of what it tells of and goes live after the commit, so that nobody
 * hears of what did not happen and nothing that happened goes unheard. Every later module may notify; reading is InboxService's.
 */
import { Lifecycle, scoped } from 'tsyringe';
import { DataSource, type EntityManager } from 'typeorm';
import type { Language } from '../../../schema/values/roles';
import { rows } from '../../platform/db/sql';
import { afterCommit } from '../../platform/db/transaction';
import { EventBus } from '../../platform/events/event-bus';
import { notificationTopic } from '../../platform/events/topics';
import { liveNotification } from './live-notification';
import { NOTIFICATION_COLUMNS, type Notification } from './notification.entity';
import type { Note } from './notification.types';
import { renderNotification, type NotificationWords } from './render-notification';

@scoped(Lifecycle.ContainerScoped)
export class NotificationsService {
  constructor(
    private readonly db: DataSource,
    private readonly events: EventBus,
  ) {}

  /** To one account. */
  async notify(tx: EntityManager, { userId, ...note }: Note & { readonly userId: string }): Promise<void> {
    await this.notifyAll(tx, [userId], note);
  }

  /** The same to many accounts, in one statement. */
  async notifyAll(tx: EntityManager, userIds: readonly string[], { type, textKey, params, link, imageId }: Note): Promise<void> {
    const stored = await rows<Notification>(
      tx,
      `INSERT INTO notifications (user_id, type, text_key, params, link, image_id)
       SELECT unnest($1::uuid[]), $2, $3, $4::jsonb, $5, $6 RETURNING ${NOTIFICATION_COLUMNS}`,
      [userIds, type, textKey, JSON.stringify(params), link ?? null, imageId ?? null],
    );
    afterCommit(tx, () => {
      for (const notification of stored) this.events.publish(notificationTopic(notification.userId), liveNotification.pack(notification));
    });
  }

  /** The same words for another channel, such as a short message. */
  inWords({ textKey, params }: Note, language: Language): NotificationWords {
    return renderNotification(textKey, params, language);
  }
}
