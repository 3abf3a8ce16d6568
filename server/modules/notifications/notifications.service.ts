/**
 * Notifies users. A notification is stored in the transaction of its cause and published live after the commit, so that no one
 * hears of what did not happen and nothing that happened goes unheard. Every later module may notify; reading is InboxService's.
 */
import { randomUUID } from 'node:crypto';
import { Lifecycle, scoped } from 'tsyringe';
import type { EntityManager } from 'typeorm';
import { mayComeBySms } from '../../../schema/values/notifications';
import { afterCommit } from '../../platform/db/transaction';
import { EventBus } from '../../platform/events/event-bus';
import { notificationTopic } from '../../platform/events/topics';
import { SmsGateway } from '../../platform/sms/sms-gateway';
import type { StoredMessage } from '../../platform/sms/sms-store';
import { liveNotification } from './live-notification';
import type { Notification } from './notification.entity';
import { addEach, addForAll, type Recipient, recipientsOf } from './notifications.store';
import { comesBySms, smsBody, smsPurpose } from './notification-sms';
import type { Note } from './notification.types';

export { recipientColumns, type Recipient } from './notifications.store';

@scoped(Lifecycle.ContainerScoped)
export class NotificationsService {
  constructor(
    private readonly events: EventBus,
    private readonly sms: SmsGateway,
  ) {}

  /** To one account. */
  async notify(tx: EntityManager, { userId, ...note }: Note & { readonly userId: string }): Promise<void> {
    await this.notifyAll(tx, [userId], note);
  }

  /** The same to many accounts, in one statement. Who switched the type off is left out; the critical few go to phones as well. */
  async notifyAll(tx: EntityManager, userIds: readonly string[], note: Note): Promise<void> {
    const recipients = comesBySms(note) ? await recipientsOf(tx, userIds, note.type) : [];
    const messages = recipients.flatMap((recipient) => messageTo(recipient, note));
    await this.publish(tx, await addForAll(tx, userIds, note, messages), messages);
  }

  /**
   * Each to its own user, whatever the type, in one statement. What is sent by SMS as well needs its recipient (recipientColumns), which the caller has
   * read with other things; without one no SMS is sent.
   */
  async notifyEach(
    tx: EntityManager,
    notes: readonly (Note & { readonly userId: string; readonly recipient?: Recipient })[],
  ): Promise<void> {
    if (notes.length === 0) return;
    const messages = notes.flatMap(({ recipient, ...note }) => (recipient && comesBySms(note) ? messageTo(recipient, note) : []));
    await this.publish(tx, await addEach(tx, notes, messages), messages);
  }

  private async publish(tx: EntityManager, stored: readonly Notification[], messages: readonly StoredMessage[]): Promise<void> {
    if (messages.length > 0) await this.sms.stored(tx, messages);
    afterCommit(tx, () => {
      for (const notification of stored) this.events.publish(notificationTopic(notification.userId), liveNotification.pack(notification));
    });
  }
}

/** None for a user whose role gets no SMS of the type, or who switched them off. */
function messageTo({ phone, role, language, wantsSms }: Recipient, note: Note): StoredMessage[] {
  if (!wantsSms || !mayComeBySms(note.type, role)) return [];
  return [{ id: randomUUID(), phone, body: smsBody(note, language), purpose: smsPurpose(note) }];
}
