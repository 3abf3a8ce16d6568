/**
 * The statements that store, cancel and publish announcements and make their notifications. Called by
 * AnnouncementFanoutService and StoredAnnouncementsService.
 */
import type { EntityManager } from 'typeorm';
import { NotificationType } from '../../../schema/values/market/notifications';
import { column, columns, flag, oneOf, type RowOf, select, selectOne, text } from '../../platform/db/columns';
import { type Db, execute, exists } from '../../platform/db/sql';
import { addedColumns, type AddedNotification } from './notification.columns';
import { storing } from './push/push-messages.store';

export interface NewAnnouncement {
  readonly actorId: string;
  readonly type: NotificationType;
  /** Empty: everyone. */
  readonly roles: readonly string[];
  readonly params: Readonly<Record<string, string | null | undefined>>;
  /** Null: now. */
  readonly publishAt: Date | null;
}

const due = columns({ id: column('id', text), type: column('type', oneOf(NotificationType)) });
export type DueAnnouncement = RowOf<typeof due>;

const ID = columns({ id: column('id', text) });
const RECIPIENT = columns({ id: column('u.id', text) });
const open = columns({ isOpen: column('published_at IS NULL AND cancelled_at IS NULL', flag) });

const BATCH = 1000;

const ADD = (list: string) => `
  INSERT INTO announcements (actor_id, type, roles, params, publish_at) VALUES ($1, $2, $3::varchar[], $4::jsonb, coalesce($5, now())) RETURNING ${list}`;
const LOCK = (list: string) => `SELECT ${list} FROM announcements WHERE id = $1 FOR UPDATE`;
const NOTIFIED = 'SELECT 1 FROM notifications WHERE announcement_id = $1 LIMIT 1';
const CANCEL = 'UPDATE announcements SET cancelled_at = now() WHERE id = $1';
const PUBLISHED = 'UPDATE announcements SET published_at = now() WHERE id = $1 AND published_at IS NULL AND cancelled_at IS NULL';

const DUE = (list: string) => `
  SELECT ${list} FROM announcements
  WHERE publish_at <= coalesce($1::timestamptz, now()) AND published_at IS NULL AND cancelled_at IS NULL ORDER BY publish_at, id`;
// locked until the commit, so that a batch and a cancellation never overlap
const LOCK_UNPUBLISHED = 'SELECT 1 FROM announcements WHERE id = $1 AND published_at IS NULL AND cancelled_at IS NULL FOR SHARE';
const RECIPIENTS = (list: string) => `
  SELECT ${list} FROM users u JOIN announcements a ON a.id = $1
  WHERE u.id > $2 AND u.status = 'APPROVED' AND (a.roles = '{}' OR u.role = ANY (a.roles)) ORDER BY u.id LIMIT ${BATCH}`;
const NEW_NOTIFICATIONS = `
  INSERT INTO notifications (user_id, type, text_key, params, announcement_id)
  SELECT u.id, a.type, $3, a.params, a.id FROM users u JOIN announcements a ON a.id = $1
  WHERE u.id = ANY ($2::uuid[]) AND NOT ($4 AND coalesce(u.preferences->'mutedInApp', '[]') ? a.type::text)
  ON CONFLICT (announcement_id, user_id) WHERE announcement_id IS NOT NULL DO NOTHING`;
const NOTIFY = (list: string) => storing(NEW_NOTIFICATIONS, list);

/** Returns its id. */
export async function addAnnouncement(tx: EntityManager, { actorId, type, roles, params, publishAt }: NewAnnouncement): Promise<string> {
  const added = await selectOne(tx, ID, ADD, [actorId, type, roles, JSON.stringify(params), publishAt]);
  if (!added) throw new Error('An announcement was not stored.');
  return added.id;
}

/** Null where there is none; `isOpen` while no one was notified of it and it was not cancelled. */
export async function lockAnnouncement(tx: EntityManager, id: string): Promise<{ readonly isOpen: boolean } | null> {
  const locked = await selectOne(tx, open, LOCK, [id]);
  // a statement of its own: it must see what was committed while the lock was waited for
  return locked && { isOpen: locked.isOpen && !(await exists(tx, NOTIFIED, [id])) };
}

export async function cancelAnnouncement(tx: EntityManager, id: string): Promise<void> {
  await execute(tx, CANCEL, [id]);
}

export function dueAnnouncements(db: Db, at: Date | null): Promise<DueAnnouncement[]> {
  return select(db, due, DUE, [at]);
}

export async function markPublished(db: Db, id: string): Promise<void> {
  await execute(db, PUBLISHED, [id]);
}

/** False where it was published or cancelled meanwhile. */
export function lockUnpublished(tx: EntityManager, id: string): Promise<boolean> {
  return exists(tx, LOCK_UNPUBLISHED, [id]);
}

/** The next users whom it is for, in the order of ids after `after`; `isLast` where no one is left after them. */
export async function recipientsOf(
  tx: EntityManager,
  id: string,
  after: string,
): Promise<{ readonly ids: string[]; readonly isLast: boolean }> {
  const ids = (await select(tx, RECIPIENT, RECIPIENTS, [id, after])).map((recipient) => recipient.id);
  return { ids, isLast: ids.length < BATCH };
}

/** The notifications that were made: users who have one already, or muted the type where that is possible, get none. */
export function notifyOfAnnouncement(
  tx: EntityManager,
  id: string,
  { userIds, textKey, isOptional }: { readonly userIds: readonly string[]; readonly textKey: string; readonly isOptional: boolean },
): Promise<AddedNotification[]> {
  return select(tx, addedColumns, NOTIFY, [id, userIds, textKey, isOptional]);
}
