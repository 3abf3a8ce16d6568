/**
 * Tells accounts what happened. A notification is stored in the transaction of what it tells of and goes live after the commit, so that nobody
 * hears of what did not happen and nothing that happened goes unheard. Every later module may notify; reading is InboxService's.
 */
import { Lifecycle, scoped } from 'tsyringe';
import type { EntityManager } from 'typeorm';
import { isOptionalInApp, mayComeBySms } from '../../../schema/values/notifications';
import type { Language, Role } from '../../../schema/values/roles';
import { rows } from '../../platform/db/sql';
import { afterCommit } from '../../platform/db/transaction';
import { EventBus } from '../../platform/events/event-bus';
import { notificationTopic } from '../../platform/events/topics';
import { SmsGateway } from '../../platform/sms/sms-gateway';
import { liveNotification } from './live-notification';
import { NOTIFICATION_COLUMNS, type Notification } from './notification.entity';
import { comesBySms, smsBody, smsPurpose } from './notification-sms';
import type { Note } from './notification.types';

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
    const { type, textKey, params, link, imageId } = note;
    const stored = await rows<Notification>(
      tx,
      `INSERT INTO notifications (user_id, type, text_key, params, link, image_id)
       SELECT id, $2::text, $3, $4::jsonb, $5, $6::uuid FROM users
       WHERE id = ANY ($1::uuid[]) AND NOT ($7 AND coalesce(preferences->'mutedInApp', '[]') ? $2::text) RETURNING ${NOTIFICATION_COLUMNS}`,
      [userIds, type, textKey, JSON.stringify(params), link ?? null, imageId ?? null, isOptionalInApp(type)],
    );
    if (comesBySms(note)) await this.sendByPhone(tx, userIds, note);
    this.goLive(tx, stored);
  }

  /** Each to its own account, whatever they tell, in one statement; types that come to phones as well are not for it. */
  async notifyEach(tx: EntityManager, notes: readonly (Note & { readonly userId: string })[]): Promise<void> {
    if (notes.length === 0) return;
    const told = notes.map((note) => ({ ...note, isOptional: isOptionalInApp(note.type) }));
    const stored = await rows<Notification>(
      tx,
      `INSERT INTO notifications (user_id, type, text_key, params, link, image_id)
       SELECT u.id, note.type, note."textKey", note.params, note.link, note."imageId"
       FROM jsonb_to_recordset($1::jsonb)
         AS note ("userId" uuid, type text, "textKey" text, params jsonb, link text, "imageId" uuid, "isOptional" boolean)
       JOIN users u ON u.id = note."userId"
       WHERE NOT (note."isOptional" AND coalesce(u.preferences->'mutedInApp', '[]') ? note.type) RETURNING ${NOTIFICATION_COLUMNS}`,
      [JSON.stringify(told)],
    );
    this.goLive(tx, stored);
  }

  private goLive(tx: EntityManager, stored: readonly Notification[]): void {
    afterCommit(tx, () => {
      for (const notification of stored) this.events.publish(notificationTopic(notification.userId), liveNotification.pack(notification));
    });
  }

  private async sendByPhone(tx: EntityManager, userIds: readonly string[], note: Note): Promise<void> {
    const readers = await rows<{ phone: string; role: Role; language: Language }>(
      tx,
      `SELECT phone, role, language FROM users WHERE id = ANY ($1::uuid[]) AND NOT coalesce(preferences->'mutedSms', '[]') ? $2::text ORDER BY id`,
      [userIds, note.type],
    );
    for (const { phone, role, language } of readers) {
      if (!mayComeBySms(note.type, role)) continue;
      await this.sms.send(tx, { phone, body: smsBody(note, language), purpose: smsPurpose(note) });
    }
  }
}
