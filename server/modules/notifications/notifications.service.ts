/**
 * Notifies users. A notification is stored, with what is sent of it to phones and devices, in the transaction of its
 * cause and published live after the commit, so that no one is notified of what was rolled back, and everyone concerned
 * is notified of what was committed. Every later module may notify; reading is InboxService's.
 */
import { randomUUID } from 'node:crypto';
import { Lifecycle, scoped } from 'tsyringe';
import type { EntityManager } from 'typeorm';
import type { Language } from '../../../schema/values/accounts/roles';
import { mayComeBySms } from '../../../schema/values/market/notifications';
import { Config } from '../../platform/config/env';
import { selected, type Selection } from '../../platform/db/columns';
import { afterCommit } from '../../platform/db/transaction';
import { EventBus } from '../../platform/events/event-bus';
import { notificationTopic } from '../../platform/events/topics';
import { JobQueue } from '../../platform/jobs/job-queue';
import { SmsBudget } from '../../platform/sms/short-message';
import { SmsGateway } from '../../platform/sms/sms-gateway';
import type { StoredMessage } from '../../platform/sms/sms-store';
import { liveNotification } from './content/live-notification';
import type { AddedNotification } from './notification.columns';
import { addForAll, prepareAddEach, type Recipient, recipientsOf } from './notifications.store';
import { comesBySms, smsBody, smsBudget, smsOnce, smsPurpose } from './content/notification-sms';
import { parcelBody } from './content/parcel-sms';
import type { NewNotification } from './content/notification.types';
import { collectingTexts } from './texts/sms-texts';
import { SEND_PUSHES_JOB } from './push/push-delivery-worker.service';

export { recipientColumns, type Recipient } from './notifications.store';

export interface ParcelReceiver {
  /** The tracking number. */
  readonly order: string;
  readonly sellerId: string;
  readonly phone: string;
  readonly language: Language;
}

export type AddressedNotification = NewNotification & { readonly userId: string; readonly recipient?: Recipient };

/** The ids of a notification and of its SMS; null where there is none. */
export interface SentNotification {
  readonly notificationId: string | null;
  readonly smsId: string | null;
}

/**
 * Notifications of a transaction that sends their statement with others, perhaps with its commit: `send`, the
 * statement, `publish` with its rows.
 */
export interface Notifying {
  /** Queues what sends them to phones and devices. */
  readonly send: (tx: EntityManager) => Promise<void>;
  readonly adding: Selection<AddedNotification>;
  /** Live, after the commit. */
  readonly publish: (tx: EntityManager, stored: readonly AddedNotification[]) => void;
}

@scoped(Lifecycle.ContainerScoped)
export class NotificationsService {
  constructor(
    private readonly events: EventBus,
    private readonly sms: SmsGateway,
    private readonly jobs: JobQueue,
    private readonly config: Config,
  ) {}

  /** To one account. */
  async notify(tx: EntityManager, { userId, ...notification }: NewNotification & { readonly userId: string }): Promise<void> {
    await this.notifyAll(tx, [userId], notification);
  }

  /**
   * The same to many accounts, in one statement. Who switched the type off is left out; the critical few go to phones
   * as well.
   */
  async notifyAll(tx: EntityManager, userIds: readonly string[], notification: NewNotification): Promise<void> {
    const recipients = comesBySms(notification) ? await recipientsOf(tx, userIds, notification.type) : [];
    const messages = recipients.flatMap((recipient) => this.messageTo(recipient, notification));
    await this.queueAndPublish(tx, await addForAll(tx, userIds, notification, messages), messages);
  }

  /**
   * Each to its own user, whatever the type, in one statement. What is sent by SMS as well needs its recipient
   * (recipientColumns), which the caller has read with other things; without one no SMS is sent. Returns what was sent,
   * in the order given.
   */
  async notifyEach(tx: EntityManager, notifications: readonly AddressedNotification[]): Promise<SentNotification[]> {
    if (notifications.length === 0) return [];
    const messagesOfEach = notifications.map((notification) => this.messagesOf([notification]));
    const messages = messagesOfEach.flat();
    const stored = await selected(tx, prepareAddEach(notifications, messages));
    await this.queueAndPublish(tx, stored, messages);
    const idsByPlace = new Map(stored.map(({ id, userId, link }) => [`${userId} ${link}`, id]));
    return notifications.map(({ userId, link }, at) => ({
      notificationId: idsByPlace.get(`${userId} ${link}`) ?? null,
      smsId: messagesOfEach[at]?.[0]?.id ?? null,
    }));
  }

  /** The same for users whose recipients are known. To a device that is added in this very moment nothing is sent. */
  prepareEach(notifications: readonly (AddressedNotification & { readonly recipient: Recipient })[]): Notifying {
    const messages = this.messagesOf(notifications);
    const hasDevices = notifications.some(({ recipient }) => recipient.hasDevices);
    return {
      send: (tx) => this.queue(tx, messages, hasDevices),
      adding: prepareAddEach(notifications, messages, { hasDevices, isOfReadUsers: true }),
      publish: (tx, stored) => this.publish(tx, stored),
    };
  }

  private messagesOf(notifications: readonly AddressedNotification[]): StoredMessage[] {
    return notifications.flatMap(({ recipient, ...notification }) =>
      recipient && comesBySms(notification) ? this.messageTo(recipient, notification) : [],
    );
  }

  /**
   * Sends the receiver of an order who is not its buyer the address of the page that shows where it is. No preference
   * stops it: the receiver has no account. Once for each order and phone.
   */
  async notifyReceiver(tx: EntityManager, { order, sellerId, phone, language }: ParcelReceiver): Promise<void> {
    const body = parcelBody(order, language, this.config.publicUrl);
    const counted = { budget: SmsBudget.OTHERS, sender: sellerId, once: `parcel ${order}` };
    await this.sms.send(tx, { phone, body, purpose: 'parcel', ...counted });
  }

  /** None for a user whose role gets no SMS of the type, or who switched them off. */
  private messageTo({ phone, role, language, wantsSms }: Recipient, notification: NewNotification): StoredMessage[] {
    if (!wantsSms || !mayComeBySms(notification.type, role)) return [];
    const body = smsBody(notification, language, this.config.publicUrl);
    const counted = { budget: smsBudget(notification), sender: notification.senderId ?? null, once: smsOnce(notification) };
    return [{ id: randomUUID(), phone, body, purpose: smsPurpose(notification), ...counted, collecting: collectingTexts[language] }];
  }

  private async queueAndPublish(
    tx: EntityManager,
    stored: readonly AddedNotification[],
    messages: readonly StoredMessage[],
  ): Promise<void> {
    await this.queue(tx, messages, stored[0] !== undefined && stored[0].pushes > 0);
    this.publish(tx, stored);
  }

  private async queue(tx: EntityManager, messages: readonly StoredMessage[], hasPushes: boolean): Promise<void> {
    if (messages.length > 0) await this.sms.stored(tx, messages);
    if (hasPushes) await this.jobs.add(tx, SEND_PUSHES_JOB, {});
  }

  private publish(tx: EntityManager, stored: readonly AddedNotification[]): void {
    afterCommit(tx, () => {
      for (const { pushes: _pushes, ...notification } of stored)
        this.events.publish(notificationTopic(notification.userId), liveNotification.pack(notification));
    });
  }
}
