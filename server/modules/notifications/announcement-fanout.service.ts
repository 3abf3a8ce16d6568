/**
 * Publishes announcements whose time has come: every user of the roles it names gets a notification, live, in batches
 * of one statement each. A job of every minute, and one immediately for what is to be sent now. Running it twice has
 * the effect of once (the index notifications_announcement), so that a process that dies in the middle is taken up by
 * the next; a cancelled one goes no further.
 */
import { Lifecycle, scoped } from 'tsyringe';
import { DataSource } from 'typeorm';
import { isOptionalInApp, type NotificationType } from '../../../schema/values/market/notifications';
import type { Language } from '../../../schema/values/accounts/roles';
import { afterCommit, inTransaction } from '../../platform/db/transaction';
import { EventBus } from '../../platform/events/event-bus';
import { notificationTopic } from '../../platform/events/topics';
import { JobQueue } from '../../platform/jobs/job-queue';
import {
  dueAnnouncements,
  type DueAnnouncement,
  lockUnpublished,
  markPublished,
  notifyOfAnnouncement,
  recipientsOf,
} from './announcements.store';
import { liveNotification } from './content/live-notification';
import type { NotificationParams } from './content/notification-params';
import { SEND_PUSHES_JOB } from './push/push-delivery-worker.service';
import { renderNotification } from './content/render-notification';

export const ANNOUNCEMENT_JOB = 'publish-announcements';
export const ANNOUNCEMENT_CRON = '* * * * *';

const FROM_THE_FIRST = '00000000-0000-0000-0000-000000000000';

/** The text of each kind of announcement. */
function announcementTextKey(type: NotificationType): 'systemMaintenance' | 'marketingNews' | 'announcement' {
  if (type === 'SYSTEM_MAINTENANCE') return 'systemMaintenance';
  return type === 'MARKETING_BOOST' ? 'marketingNews' : 'announcement';
}

@scoped(Lifecycle.ContainerScoped)
export class AnnouncementFanoutService {
  constructor(
    private readonly db: DataSource,
    private readonly events: EventBus,
    private readonly jobs: JobQueue,
  ) {}

  /** How many announcements went out; `at` is now unless a test sets another moment. */
  async publishDue(at: Date | null = null): Promise<number> {
    const due = await dueAnnouncements(this.db, at);
    for (const announcement of due) await this.publish(announcement);
    return due.length;
  }

  /** The message of an announcement as a user of this language has it. */
  textOf(type: NotificationType, params: NotificationParams, language: Language): string {
    return renderNotification(announcementTextKey(type), params, language).message;
  }

  private async publish(announcement: DueAnnouncement): Promise<void> {
    for (let last: string | null = FROM_THE_FIRST; last !== null;) last = await this.notifyBatch(announcement, last);
    await markPublished(this.db, announcement.id);
  }

  /** The last user of the batch, null when there is no one left. */
  private notifyBatch({ id, type }: DueAnnouncement, after: string): Promise<string | null> {
    return inTransaction(this.db, async (tx) => {
      if (!(await lockUnpublished(tx, id))) return null;
      const { ids: userIds, isLast } = await recipientsOf(tx, id, after);
      const textKey = announcementTextKey(type);
      const stored = await notifyOfAnnouncement(tx, id, { userIds, textKey, isOptional: isOptionalInApp(type) });
      if (stored[0] && stored[0].pushes > 0) await this.jobs.add(tx, SEND_PUSHES_JOB, {});
      afterCommit(tx, () => {
        for (const { pushes: _pushes, ...notification } of stored)
          this.events.publish(notificationTopic(notification.userId), liveNotification.pack(notification));
      });
      return isLast ? null : (userIds.at(-1) ?? null);
    });
  }
}
