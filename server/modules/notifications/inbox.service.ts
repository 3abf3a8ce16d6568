/**
 * The inbox of one account: newest first by keyset or offset, read, dismissed. Two statements a page whatever its
 * length; the owner is in every WHERE.
 */
import { Lifecycle, scoped } from 'tsyringe';
import { DataSource, type EntityManager } from 'typeorm';
import { listNodes } from '../../platform/db/list-query';
import { isUuid } from '../../platform/uuid';
import { notFound } from '../../platform/errors/common-errors';
import type { Page, PageRequest } from '../../platform/paging/page';
import type { Viewer } from '../../platform/security/viewer';
import { eraseMentions, type Mentions } from './records/mentions.store';
import { Notification } from './content/notification.entity';
import { inboxByIds, countInbox, dismissNotification, inboxOf, markRead, notifications, restoreNotification } from './notifications.store';

export interface InboxRequest extends PageRequest {
  readonly unreadOnly?: boolean | null;
}

export type InboxPage = Page<Notification> & { unreadCount: number };

@scoped(Lifecycle.ContainerScoped)
export class InboxService {
  constructor(private readonly db: DataSource) {}

  async list({ id: userId }: Viewer, { unreadOnly, ...page }: InboxRequest): Promise<InboxPage> {
    const isUnreadOnly = unreadOnly ?? false;
    const [listed, counted] = await Promise.all([
      listNodes(this.db, notifications, page, inboxOf(userId, isUnreadOnly)),
      countInbox(this.db, userId),
    ]);
    return { ...listed, totalCount: isUnreadOnly ? counted.unread : counted.total, unreadCount: counted.unread };
  }

  /** Returns the notifications with these ids that are in the viewer's inbox, in any order. */
  findByIds({ id: userId }: Viewer, ids: readonly string[]): Promise<Notification[]> {
    return inboxByIds(this.db, userId, ids);
  }

  /** Marks these, or all where none are named, as read; returns how many are unread then. */
  async markRead({ id: userId }: Viewer, ids: readonly string[] | null | undefined): Promise<number> {
    await markRead(this.db, userId, ids?.filter(isUuid) ?? null);
    return (await countInbox(this.db, userId)).unread;
  }

  /** Everything, and the name in the inboxes of others, for a user who closes the account. */
  async erase(tx: EntityManager, mentions: Mentions): Promise<void> {
    await tx.delete(Notification, { userId: mentions.userId });
    await eraseMentions(tx, mentions);
  }

  /** Takes a card out of the inbox; twice is the same as once. */
  async dismiss({ id: userId }: Viewer, id: string): Promise<true> {
    if (!isUuid(id) || !(await dismissNotification(this.db, id, userId))) throw notFound();
    return true;
  }

  /**
   * Brings a card back that was dismissed a moment ago, unread if it was; later it is removed for good. What was never
   * dismissed stays.
   */
  async restore({ id: userId }: Viewer, id: string): Promise<Notification> {
    const restored = isUuid(id) ? await restoreNotification(this.db, id, userId) : null;
    if (!restored) throw notFound();
    return restored;
  }
}
