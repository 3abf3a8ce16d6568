/**
 * Publishes announcements whose moment has come: everybody of the roles it names gets his notification, live, in batches of one statement each. A job of
 * every minute, and one at once for what is to be told now. Twice is the same as once (the index notifications_announcement), so that a process that
 * dies in the middle is taken up by the next; a cancelled one goes no further.
 */
import { Lifecycle, scoped } from 'tsyringe';
import { DataSource } from 'typeorm';
import { isOptionalInApp, type NotificationType } from '../../../schema/values/notifications';
import type { Language } from '../../../schema/values/roles';
import { execute, one, rows } from '../../platform/db/sql';
import { afterCommit, inTransaction } from '../../platform/db/transaction';
import { EventBus } from '../../platform/events/event-bus';
import { notificationTopic } from '../../platform/events/topics';
import { liveNotification } from './live-notification';
import { NOTIFICATION_COLUMNS, type Notification } from './notification.entity';
import type { NotificationParams } from './notification.types';
import { renderNotification } from './render-notification';

export const ANNOUNCEMENT_JOB = 'publish-announcements';
export const ANNOUNCEMENT_CRON = '* * * * *';

const BATCH = 1000;
const FROM_THE_FIRST = '00000000-0000-0000-0000-000000000000';

const DUE = `
  SELECT id, type FROM announcements
  WHERE publish_at <= coalesce($1::timestamptz, now()) AND published_at IS NULL AND cancelled_at IS NULL ORDER BY publish_at, id`;

// the row is held until the commit, so that a batch and a cancellation never overlap
const HOLD = 'SELECT id FROM announcements WHERE id = $1 AND published_at IS NULL AND cancelled_at IS NULL FOR SHARE';

const READERS = `
  SELECT u.id FROM users u JOIN announcements a ON a.id = $1
  WHERE u.id > $2 AND u.status = 'APPROVED' AND (a.roles = '{}' OR u.role = ANY (a.roles)) ORDER BY u.id LIMIT ${BATCH}`;

const TELL = `
  INSERT INTO notifications (user_id, type, text_key, params, announcement_id)
  SELECT u.id, a.type, $3, a.params, a.id FROM users u JOIN announcements a ON a.id = $1
  WHERE u.id = ANY ($2::uuid[]) AND NOT ($4 AND coalesce(u.preferences->'mutedInApp', '[]') ? a.type::text)
  ON CONFLICT (announcement_id, user_id) WHERE announcement_id IS NOT NULL DO NOTHING
  RETURNING ${NOTIFICATION_COLUMNS}`;

interface DueAnnouncement {
  readonly id: string;
  readonly type: NotificationType;
}

/** Which text the kinds of announcements speak with. */
function announcementTextKey(type: NotificationType): 'systemMaintenance' | 'marketingNews' | 'announcement' {
  if (type === 'SYSTEM_MAINTENANCE') return 'systemMaintenance';
  return type === 'MARKETING_BOOST' ? 'marketingNews' : 'announcement';
}

@scoped(Lifecycle.ContainerScoped)
export class AnnouncementFanoutService {
  constructor(
    private readonly db: DataSource,
    private readonly events: EventBus,
  ) {}

  /** How many announcements went out; `at` is now unless a test says which moment it works for. */
  async publishDue(at: Date | null = null): Promise<number> {
    const due = await rows<DueAnnouncement>(this.db, DUE, [at]);
    for (const announcement of due) await this.publish(announcement);
    return due.length;
  }

  /** The message of an announcement as a reader of this language has it. */
  words(type: NotificationType, params: NotificationParams, language: Language): string {
    return renderNotification(announcementTextKey(type), params, language).message;
  }

  private async publish(announcement: DueAnnouncement): Promise<void> {
    for (let last: string | null = FROM_THE_FIRST; last !== null;) last = await this.tellBatch(announcement, last);
    await execute(
      this.db,
      'UPDATE announcements SET published_at = now() WHERE id = $1 AND published_at IS NULL AND cancelled_at IS NULL',
      [announcement.id],
    );
  }

  /** The last account of the batch, null when there is nobody left. */
  private tellBatch({ id, type }: DueAnnouncement, after: string): Promise<string | null> {
    return inTransaction(this.db, async (tx) => {
      if (!(await one(tx, HOLD, [id]))) return null;
      const readers = (await rows<{ id: string }>(tx, READERS, [id, after])).map((reader) => reader.id);
      const stored = await rows<Notification>(tx, TELL, [id, readers, announcementTextKey(type), isOptionalInApp(type)]);
      afterCommit(tx, () => {
        for (const notification of stored) this.events.publish(notificationTopic(notification.userId), liveNotification.pack(notification));
      });
      return readers.length < BATCH ? null : (readers.at(-1) ?? null);
    });
  }
}
