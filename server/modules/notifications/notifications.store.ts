/** The table of notifications. Called by NotificationsService and InboxService. */
import type { EntityManager } from 'typeorm';
import { serverLimits } from '../../../schema/values/server-limits';
import { Language, Role } from '../../../schema/values/accounts/roles';
import { isOptionalInApp, type NotificationType } from '../../../schema/values/market/notifications';
import {
  column,
  columns,
  flag,
  int,
  oneOf,
  type RowOf,
  type Selection,
  select,
  selection,
  selectOne,
  text,
} from '../../platform/db/columns';
import { byCreation, type List, type Params } from '../../platform/db/list-query';
import { type Db, execute } from '../../platform/db/sql';
import { GivenRows } from '../../platform/db/statements/given-rows';
import { oncePerForm } from '../../platform/db/statements/once-per-form';
import { insertMessages, messageParams, type StoredMessage } from '../../platform/sms/sms-store';
import { addedColumns, addedInAppColumns, type AddedNotification, notificationColumns } from './notification.columns';
import type { Notification } from './content/notification.entity';
import type { NewNotification } from './content/notification.types';
import { hasDevices, storing, storingInApp } from './push/push-messages.store';

export const notifications: List<Notification> = {
  table: 'notifications',
  alias: 'n',
  sort: byCreation,
  columns: notificationColumns('n'),
};

export const inboxOf =
  (userId: string, unreadOnly: boolean) =>
  (params: Params): string[] => [
    `n.user_id = ${params.add(userId)}`,
    'n.dismissed_at IS NULL',
    ...(unreadOnly ? ['n.read_at IS NULL'] : []),
  ];

const unqualified = notificationColumns();
const counts = columns({
  total: column('count(*)::int', int),
  unread: column('(count(*) FILTER (WHERE read_at IS NULL))::int', int),
});

/** A user as SMS need them; read by the caller where it reads the user anyway. */
export interface Recipient {
  readonly phone: string;
  readonly role: Role;
  readonly language: Language;
  /** They have not switched off SMS of the type. */
  readonly wantsSms: boolean;
  /** Something may be sent to a device of theirs. */
  readonly hasDevices: boolean;
}

/** The columns of a Recipient, of the table `users` under this alias. */
export const recipientColumns = (user: string, type: NotificationType) => ({
  phone: column(`${user}.phone`, text),
  role: column(`${user}.role`, oneOf(Role)),
  language: column(`${user}.language`, oneOf(Language)),
  wantsSms: column(`NOT coalesce(${user}.preferences->'mutedSms', '[]') ? '${type}'`, flag),
  hasDevices: column(hasDevices(`${user}.id`), flag),
});

const COUNT = (list: string) => `SELECT ${list} FROM notifications WHERE user_id = $1 AND dismissed_at IS NULL`;
const BY_IDS = (list: string) => `SELECT ${list} FROM notifications WHERE user_id = $1 AND id = ANY ($2::uuid[]) AND dismissed_at IS NULL`;
const MARK_READ = `
  UPDATE notifications SET read_at = now()
  WHERE user_id = $1 AND read_at IS NULL AND dismissed_at IS NULL AND ($2::uuid[] IS NULL OR id = ANY ($2::uuid[]))`;
const DISMISS = 'UPDATE notifications SET dismissed_at = coalesce(dismissed_at, now()) WHERE id = $1 AND user_id = $2';
const RESTORE = (list: string) => `
  UPDATE notifications SET dismissed_at = NULL
  WHERE id = $1 AND user_id = $2 AND (dismissed_at IS NULL OR dismissed_at > now() - make_interval(secs => $3)) RETURNING ${list}`;
// with the short messages of the same content, and what is sent to devices
const FOR_ALL = `
  INSERT INTO notifications (user_id, type, text_key, params, link, image_id)
  SELECT u.id, $2::text, $3, $4::jsonb, $5, $6::uuid FROM users u
  WHERE u.id = ANY ($1::uuid[]) AND NOT ($7 AND coalesce(u.preferences->'mutedInApp', '[]') ? $2::text)`;
const ADD_FOR_ALL = (list: string) => storing(FOR_ALL, list, [`sms AS (${insertMessages(false, 8)})`]);
const given = new GivenRows({
  userId: 'uuid',
  type: 'text',
  textKey: 'text',
  params: 'jsonb',
  link: 'text',
  imageId: 'uuid',
  isOptional: 'boolean',
});

interface EachForm {
  /** One notification. */
  readonly isOne: boolean;
  readonly messages: 'none' | 'one' | 'several';
  /** Someone may have a device that it is sent to. */
  readonly hasDevices: boolean;
  /** The users are there, and none may have muted the types. */
  readonly isForAll: boolean;
}

// OFFSET 0 prevents the planner, who expects a hundred rows, from reading all users
const UNMUTED = `CROSS JOIN LATERAL (SELECT id, preferences FROM users WHERE id = given."userId" OFFSET 0) u
  WHERE NOT (given."isOptional" AND coalesce(u.preferences->'mutedInApp', '[]') ? given.type)`;
const each = ({ isOne, messages, hasDevices: isPushed, isForAll }: EachForm) => {
  const insert = `
  INSERT INTO notifications AS added (user_id, type, text_key, params, link, image_id)
  SELECT given."userId", given.type, given."textKey", given.params, given.link, given."imageId"
  FROM ${given.source(isOne, 1, 'given')} ${isForAll ? '' : UNMUTED}`;
  const before = messages === 'none' ? [] : [`sms AS (${insertMessages(messages === 'one', 1 + given.width(isOne))})`];
  return (list: string) => (isPushed ? storing : storingInApp)(insert, list, before);
};
const addEach = oncePerForm(each);
const RECIPIENTS = (list: string) => `SELECT ${list} FROM users u WHERE u.id = ANY ($1::uuid[]) ORDER BY u.id`;

/** Counts all notifications that are not dismissed. */
export async function countInbox(db: Db, userId: string): Promise<RowOf<typeof counts>> {
  return (await selectOne(db, counts, COUNT, [userId])) ?? { total: 0, unread: 0 };
}

/** Returns the notifications with these ids that the user has and did not dismiss. */
export function inboxByIds(db: Db, userId: string, ids: readonly string[]): Promise<Notification[]> {
  return select(db, unqualified, BY_IDS, [userId, ids]);
}

/** `ids` null: all. */
export async function markRead(db: Db, userId: string, ids: readonly string[] | null): Promise<void> {
  await execute(db, MARK_READ, [userId, ids]);
}

/** False where the user has no such notification. */
export async function dismissNotification(db: Db, id: string, userId: string): Promise<boolean> {
  return (await execute(db, DISMISS, [id, userId])) > 0;
}

/** Null where there is none, or it was dismissed too long ago. */
export function restoreNotification(db: Db, id: string, userId: string): Promise<Notification | null> {
  return selectOne(db, unqualified, RESTORE, [id, userId, serverLimits.restoreSeconds]);
}

/** To all these users; who muted the type gets none. With the short messages of the same cause. */
export function addForAll(
  tx: EntityManager,
  userIds: readonly string[],
  { type, textKey, params, link, imageId }: NewNotification,
  messages: readonly StoredMessage[],
): Promise<AddedNotification[]> {
  return select(tx, addedColumns, ADD_FOR_ALL, [
    userIds,
    type,
    textKey,
    JSON.stringify(params),
    link ?? null,
    imageId ?? null,
    isOptionalInApp(type),
    ...messageParams(messages, false),
  ]);
}

/**
 * Each to its own user; who muted the type gets none. With the short messages of the same causes, and what is sent to
 * devices where anyone has one. `isOfReadUsers`: this transaction has read all the users.
 */
export function prepareAddEach(
  notifications: readonly (NewNotification & { readonly userId: string })[],
  messages: readonly StoredMessage[],
  { hasDevices: isPushed = true, isOfReadUsers = false } = {},
): Selection<AddedNotification> {
  const rows = notifications.map(({ userId, type, textKey, params, link, imageId }) => ({
    userId,
    type,
    textKey,
    params,
    link,
    imageId,
    isOptional: isOptionalInApp(type),
  }));
  const form: EachForm = {
    isOne: rows.length === 1,
    messages: messages.length === 0 ? 'none' : messages.length === 1 ? 'one' : 'several',
    hasDevices: isPushed,
    isForAll: isOfReadUsers && !rows.some(({ isOptional }) => isOptional),
  };
  return selection(isPushed ? addedColumns : addedInAppColumns, addEach(form), [
    ...given.params(rows),
    ...(messages.length === 0 ? [] : messageParams(messages, messages.length === 1)),
  ]);
}

export function recipientsOf(tx: EntityManager, userIds: readonly string[], type: NotificationType): Promise<Recipient[]> {
  return select(tx, columns(recipientColumns('u', type)), RECIPIENTS, [userIds]);
}
