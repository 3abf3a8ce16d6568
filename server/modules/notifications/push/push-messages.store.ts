/**
 * The table of notifications that wait to be sent to devices: written by the statement that stores the notifications,
 * claimed by a try, settled by it. Called by NotificationsService, AnnouncementFanoutService and PushDeliveryWorker.
 */
import { Language } from '../../../../schema/values/accounts/roles';
import { NotificationType } from '../../../../schema/values/market/notifications';
import { serverLimits } from '../../../../schema/values/server-limits';
import { column, columns, flag, float, int, nullable, oneOf, record, type RowOf, selectOne, text } from '../../../platform/db/columns';
import { type Db, execute } from '../../../platform/db/sql';
import { notificationParam } from '../content/notification-params';
import { type Backlog, MOST_COUNTED, NOTHING_WAITS } from '../../../platform/jobs/job-backlog';

/**
 * SQL, a part of a statement that stores notifications as `added`: a message for each device of their users, unless
 * they switched the type off.
 */
const QUEUED_PUSHES = `
  pushed AS (
    INSERT INTO push_messages (notification_id, subscription_id)
    SELECT added.id, p.id FROM added JOIN push_subscriptions p ON p.user_id = added.user_id JOIN users u ON u.id = added.user_id
    WHERE NOT coalesce(u.preferences->'mutedPush', '[]') ? added.type RETURNING 1
  )`;

/**
 * SQL: stores notifications by this INSERT INTO notifications AS added, and what is sent of them to devices. Returns
 * their columns, and of the statement `pushCount`.
 */
export const storing = (insert: string, list: string, before: readonly string[] = []): string =>
  `WITH ${[...before, `added AS (${insert} RETURNING *)`, QUEUED_PUSHES].join(', ')} SELECT ${list} FROM added`;

/** SQL: the same where it is known that none of the users has a device; returns `noPushes`. */
export const storingInApp = (insert: string, list: string, before: readonly string[] = []): string =>
  `${before.length > 0 ? `WITH ${before.join(', ')}` : ''} ${insert} RETURNING ${list}`;

/** SQL: whether a user (an expression of type uuid) has a device that notifications are sent to. */
export const hasDevices = (user: string): string => `EXISTS (SELECT 1 FROM push_subscriptions device WHERE device.user_id = ${user})`;

/** How many there are, of all the rows of the statement together. */
export const pushCount = { pushes: column('(SELECT count(*)::int FROM pushed)', int) };
export const noPushes = { pushes: column('0', int) };

const claimed = columns({
  notificationId: column('c.notification_id', text),
  subscriptionId: column('c.subscription_id', text),
  attempts: column('c.attempts', int),
  ageSeconds: column('extract(epoch FROM now() - c.created_at)::float8', float),
  endpoint: column('p.endpoint', text),
  p256dh: column('p.p256dh', text),
  auth: column('p.auth', text),
  publicKey: column('p.public_key', text),
  type: column('n.type', oneOf(NotificationType)),
  textKey: column('n.text_key', text),
  params: column('n.params', record(notificationParam)),
  link: column('n.link', nullable(text)),
  language: column('u.language', oneOf(Language)),
  /** It was not read in the app meanwhile, and the session has not ended. */
  isWanted: column(
    `n.read_at IS NULL AND n.dismissed_at IS NULL AND s.expires_at > now()
      AND (u.role <> 'ADMIN' OR s.last_seen_at > now() - make_interval(hours => ${serverLimits.adminIdleHours}))`,
    flag,
  ),
});
export type ClaimedPush = RowOf<typeof claimed>;

/** A try ends within 10 s: a process that has not settled a message by then is dead. */
const CLAIM = (list: string) => `
  WITH c AS (
    UPDATE push_messages SET attempts = attempts + 1, next_attempt_at = now() + interval '30 seconds'
    WHERE (notification_id, subscription_id) = (
      SELECT notification_id, subscription_id FROM push_messages WHERE next_attempt_at <= now()
      ORDER BY next_attempt_at LIMIT 1 FOR UPDATE SKIP LOCKED)
    RETURNING *)
  SELECT ${list} FROM c JOIN notifications n ON n.id = c.notification_id JOIN push_subscriptions p ON p.id = c.subscription_id
  JOIN sessions s ON s.id = p.session_id JOIN users u ON u.id = p.user_id`;

/** Nothing where another process took the try over meanwhile. */
const STILL_OURS = 'notification_id = $1 AND subscription_id = $2 AND attempts = $3';

const PLACES = columns({ isAdmitted: column('is_admitted', flag) });
const { perDevice, perLink } = serverLimits.pushBudget;
const take = (budget: string, whom: string, { hour, day }: { readonly hour: number; readonly day: number }) =>
  `take_place('${budget}', ${whom}, ${hour}, interval '1 hour', ${day}, interval '1 day')`;
// by device: each of a user has its own places
const ADMIT = (list: string) => `
  SELECT ${list} FROM (SELECT CASE WHEN NOT ${take('push-link', "$1 || ' ' || $2", perLink)} THEN false ELSE ${take('push-device', '$1', perDevice)} END AS is_admitted) AS admitted`;

/** Whether a notification may be sent to this device: few about one thing, and not too many of all. */
export async function admitPush(db: Db, { subscriptionId, link, type }: ClaimedPush): Promise<boolean> {
  return (await selectOne(db, PLACES, ADMIT, [subscriptionId, link ?? type]))?.isAdmitted ?? false;
}

const DELIVERED = `
  WITH done AS (DELETE FROM push_messages WHERE ${STILL_OURS} RETURNING subscription_id)
  UPDATE push_subscriptions SET delivered_at = now() WHERE id = (SELECT subscription_id FROM done)`;
const DROP = `DELETE FROM push_messages WHERE ${STILL_OURS}`;
const POSTPONE = `UPDATE push_messages SET next_attempt_at = now() + make_interval(secs => $4) WHERE ${STILL_OURS}`;
const GIVE_BACK = `UPDATE push_messages SET attempts = attempts - 1, next_attempt_at = now() WHERE ${STILL_OURS}`;

type Try = Pick<ClaimedPush, 'notificationId' | 'subscriptionId' | 'attempts'>;
const tryOf = ({ notificationId, subscriptionId, attempts }: Try) => [notificationId, subscriptionId, attempts];

/** The next message that is due, if any, for 30 s this process's. */
export function claimPush(db: Db): Promise<ClaimedPush | null> {
  return selectOne(db, claimed, CLAIM);
}

export async function markPushed(db: Db, one: Try): Promise<void> {
  await execute(db, DELIVERED, tryOf(one));
}

export async function dropPush(db: Db, one: Try): Promise<void> {
  await execute(db, DROP, tryOf(one));
}

export async function postponePush(db: Db, one: Try, seconds: number): Promise<void> {
  await execute(db, POSTPONE, [...tryOf(one), seconds]);
}

/** The try was broken off: it does not count. */
export async function giveBackPush(db: Db, one: Try): Promise<void> {
  await execute(db, GIVE_BACK, tryOf(one));
}

const backlog = columns({
  waiting: column('count(*)::int', int),
  oldestSeconds: column('coalesce(extract(epoch FROM now() - min(next_attempt_at)), 0)::float8', float),
});
const BACKLOG = (list: string) => `
  SELECT ${list} FROM (
    SELECT next_attempt_at FROM push_messages WHERE next_attempt_at <= now() ORDER BY next_attempt_at LIMIT ${MOST_COUNTED}) AS due`;

/** Messages that are due; what waits for another try is not. */
export async function pushBacklog(db: Db): Promise<Backlog> {
  return (await selectOne(db, backlog, BACKLOG)) ?? NOTHING_WAITS;
}
