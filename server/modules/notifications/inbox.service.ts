/** The inbox of one account: newest first by keyset or offset, read, dismissed. Two statements a page whatever its length; the owner stands in every WHERE. */
import { Lifecycle, scoped } from 'tsyringe';
import { DataSource } from 'typeorm';
import { limits } from '../../../schema/values/limits';
import { one, rows } from '../../platform/db/sql';
import { isUuid } from '../../platform/db/uuid';
import { notFound } from '../../platform/errors/common-errors';
import { idCursor, idOfCursor, type Page, pageOf, type PageRequest } from '../../platform/graphql/connection';
import type { Viewer } from '../../platform/graphql/context';
import { NOTIFICATION_COLUMNS, type Notification } from './notification.entity';

export interface InboxRequest extends PageRequest {
  readonly unreadOnly?: boolean | null;
}

export type InboxPage = Page<Notification> & { unreadCount: number };

const PAGE_SQL = `SELECT ${NOTIFICATION_COLUMNS} FROM notifications
  WHERE user_id = $1 AND dismissed_at IS NULL AND (NOT $2::boolean OR read_at IS NULL)
    AND ($3::uuid IS NULL OR (created_at, id) < (SELECT created_at, id FROM notifications WHERE id = $3::uuid AND user_id = $1))
  ORDER BY created_at DESC, id DESC LIMIT $4 OFFSET $5`;

const COUNT_SQL = `SELECT count(*)::int AS total, (count(*) FILTER (WHERE read_at IS NULL))::int AS unread
  FROM notifications WHERE user_id = $1 AND dismissed_at IS NULL`;

@scoped(Lifecycle.ContainerScoped)
export class InboxService {
  constructor(private readonly db: DataSource) {}

  async list({ id: userId }: Viewer, { first, after, offset, unreadOnly }: InboxRequest): Promise<InboxPage> {
    const isUnreadOnly = unreadOnly ?? false;
    const [found, counted] = await Promise.all([
      rows<Notification>(this.db, PAGE_SQL, [userId, isUnreadOnly, after ? idOfCursor(after) : null, first + 1, offset ?? 0]),
      this.count(userId),
    ]);
    return {
      ...pageOf(found, { first, after, offset }, idCursor),
      totalCount: isUnreadOnly ? counted.unread : counted.total,
      unreadCount: counted.unread,
    };
  }

  /** Marks these, or all where none are named, as read; answers how many are unread then. */
  async markRead({ id: userId }: Viewer, ids: readonly string[] | null | undefined): Promise<number> {
    await rows(
      this.db,
      `UPDATE notifications SET read_at = now()
       WHERE user_id = $1 AND read_at IS NULL AND dismissed_at IS NULL AND ($2::uuid[] IS NULL OR id = ANY ($2::uuid[]))`,
      [userId, ids?.filter(isUuid) ?? null],
    );
    return (await this.count(userId)).unread;
  }

  /** Takes a card out of the inbox; twice is the same as once. */
  async dismiss({ id: userId }: Viewer, id: string): Promise<true> {
    if (!isUuid(id)) throw notFound();
    const dismissed = await one(
      this.db,
      'UPDATE notifications SET dismissed_at = coalesce(dismissed_at, now()) WHERE id = $1 AND user_id = $2 RETURNING id',
      [id, userId],
    );
    if (!dismissed) throw notFound();
    return true;
  }

  /** Brings a card back that was dismissed a moment ago, unread if it was; later it is gone for good. What was never dismissed stays. */
  async restore({ id: userId }: Viewer, id: string): Promise<Notification> {
    if (!isUuid(id)) throw notFound();
    const restored = await one<Notification>(
      this.db,
      `UPDATE notifications SET dismissed_at = NULL
       WHERE id = $1 AND user_id = $2 AND (dismissed_at IS NULL OR dismissed_at > now() - make_interval(secs => $3))
       RETURNING ${NOTIFICATION_COLUMNS}`,
      [id, userId, limits.restoreSeconds],
    );
    if (!restored) throw notFound();
    return restored;
  }

  private async count(userId: string): Promise<{ total: number; unread: number }> {
    return (await one<{ total: number; unread: number }>(this.db, COUNT_SQL, [userId])) ?? { total: 0, unread: 0 };
  }
}
