/**
 * The outbox of short messages, table `sms_outbox`: written with the transaction that causes a message, claimed by the
 * process that sends it, settled with the outcome. What has gone out or has expired loses its code.
 */
import { limits } from '../../../schema/values/limits';
import { serverLimits } from '../../../schema/values/server-limits';
import { column, columns, float, int, oneOf, type RowOf, select, selectOne, text } from '../db/columns';
import { execute, type Db } from '../db/sql';
import { GivenRows } from '../db/statements/given-rows';
import { type Backlog, MOST_COUNTED, NOTHING_WAITS } from '../jobs/job-backlog';
import { maskedBody } from './mask-codes';
import { SmsBudget, type ShortMessage } from './short-message';
import { forgetPlaces } from './taken-places.store';
import { admittedBody, TODAY, VITAL } from './sms-budgets';

/** The provider responds within 10 s: a process that has not settled a message by then is dead. */
const LOST_AFTER = `interval '30 seconds'`;
/** A message whose job never claimed it. */
const FORGOTTEN_AFTER = `interval '2 minutes'`;

const claimed = columns({ phone: column('phone', text), body: column('body', text), attempts: column('attempts', int) });
export type ClaimedMessage = RowOf<typeof claimed>;
const waiting = columns({ id: column('id', text), budget: column('budget', oneOf(SmsBudget)) });
const stored = columns({ phone: column('phone', text), body: column('body', text) });
/** A message that is to be sent by a job. */
export type WaitingMessage = RowOf<typeof waiting>;

/** A message of the outbox; its id is chosen by the caller. */
export interface StoredMessage extends ShortMessage {
  readonly id: string;
}

const given = new GivenRows({
  id: 'uuid',
  phone: 'text',
  body: 'text',
  purpose: 'text',
  budget: 'text',
  sender: 'uuid',
  once: 'text',
  collecting: 'text',
});

/**
 * SQL: writes the messages of the parameters from this one on (messageParams), as far as their budgets admit them. A
 * statement of its own, or a part of one that writes their cause as well. Phones are taken in their order, so that two
 * statements do not wait for each other.
 */
export const insertMessages = (isOne: boolean, first: number): string => `
  INSERT INTO sms_outbox (id, phone, body, purpose, budget, expires_at)
  SELECT id, phone, admitted, purpose, budget, CASE WHEN budget = '${SmsBudget.CODE}' THEN now() + make_interval(mins => ${limits.otpMinutes}) END
  FROM (
    SELECT message.id, message.phone, message.purpose, message.budget, ${admittedBody} AS admitted
    FROM ${isOne ? given.source(true, first, 'message') : `(SELECT * FROM ${given.source(false, first, 'message')} ORDER BY phone) AS message`} OFFSET 0
  ) AS checked WHERE admitted IS NOT NULL`;

/** The parameters of `insertMessages`; `isOne` for exactly one message. */
export const messageParams = (messages: readonly StoredMessage[], isOne: boolean): readonly unknown[] =>
  given.params(
    messages.map(({ sender = null, once = null, collecting = null, ...message }) => ({ ...message, sender, once, collecting })),
    isOne,
  );

const INSERT_MESSAGE = insertMessages(true, 1);

export async function storeMessage(db: Db, message: StoredMessage): Promise<void> {
  await execute(db, INSERT_MESSAGE, messageParams([message], true));
}

/** The country of its phone may have been taken out of the settings since, or was never in them. */
const IS_REACHED = 'phone ~ $3';
const IS_DUE = `id = $1 AND status = 'PENDING' AND (expires_at IS NULL OR expires_at > now())`;
const IS_VITAL = `budget IN (${VITAL.map((budget) => `'${budget}'`).join(', ')})`;
const IS_CODE = `budget = '${SmsBudget.CODE}'`;
/** Codes have a part of the day, and no more; the others always have the rest. */
const MOST_CODES = `greatest(1, $2::int * ${serverLimits.smsCodesPercent} / 100)`;
const IS_FULL = `(d.sent >= $2 AND d.sent - d.codes >= $2::int - ${MOST_CODES})`;
/** The messages of the day are counted by the first try of each, under the lock of the day's row. */
const CLAIM = (list: string) => `
  WITH due AS (SELECT (attempts = 0)::int AS counts, (attempts = 0 AND ${IS_CODE})::int AS codes, ${IS_VITAL} AS is_vital FROM sms_outbox WHERE ${IS_DUE} AND ${IS_REACHED} FOR UPDATE),
  counted AS (
    INSERT INTO sms_days AS d (day, sent, codes) SELECT ${TODAY}, counts, codes FROM due
    ON CONFLICT (day) DO UPDATE SET sent = d.sent + EXCLUDED.sent, codes = d.codes + EXCLUDED.codes
    WHERE EXCLUDED.sent = 0 OR CASE WHEN EXCLUDED.codes = 1 THEN d.codes < ${MOST_CODES} ELSE (SELECT is_vital FROM due) OR NOT ${IS_FULL} END
    RETURNING 1)
  UPDATE sms_outbox SET attempts = attempts + 1, claimed_at = now() WHERE ${IS_DUE} AND EXISTS (SELECT 1 FROM counted) RETURNING ${list}`;
const GIVE_UP = `
  UPDATE sms_outbox SET status = 'FAILED',
    last_error = CASE WHEN ${IS_REACHED} THEN 'the limit of the day is reached' ELSE 'no messages go to this country (SMS_COUNTRIES)' END
  WHERE ${IS_DUE} AND (NOT ${IS_REACHED}
    OR attempts = 0 AND EXISTS (SELECT 1 FROM sms_days d WHERE day = ${TODAY}
      AND CASE WHEN ${IS_CODE} THEN d.codes >= ${MOST_CODES} ELSE NOT ${IS_VITAL} AND ${IS_FULL} END))`;

/** So many messages may be sent in a day, to phones of this pattern (sms-reach.ts). */
export interface SmsBounds {
  readonly perDay: number;
  readonly reached: string;
}

/**
 * Null for a message that waits no more, whose code has expired, whose country gets none, or that the limit of the day
 * leaves no place for: it has failed then, and an admin can send it again.
 */
export async function claimMessage(db: Db, id: string, { perDay, reached }: SmsBounds): Promise<ClaimedMessage | null> {
  const message = await selectOne(db, claimed, CLAIM, [id, perDay, reached]);
  if (!message) await execute(db, GIVE_UP, [id, perDay, reached]);
  return message;
}

const day = columns({ sent: column('coalesce(max(sent), 0)::int', int), codes: column('coalesce(max(codes), 0)::int', int) });

/** How many were given to the provider today, and how many codes were among them. */
export async function smsOfToday(db: Db): Promise<RowOf<typeof day>> {
  return (await selectOne(db, day, (list) => `SELECT ${list} FROM sms_days WHERE day = ${TODAY}`)) ?? { sent: 0, codes: 0 };
}

const RETRY = (list: string) => `UPDATE sms_outbox SET status = 'PENDING', attempts = 0, last_error = NULL WHERE id = $1 RETURNING ${list}`;

/** A message that failed waits again, with all its tries. */
export async function retryMessage(db: Db, id: string): Promise<WaitingMessage> {
  const message = await selectOne(db, waiting, RETRY, [id]);
  if (!message) throw new Error('A locked message is there.');
  return message;
}

/** It waits for another try. */
export async function releaseMessage(db: Db, id: string, reason: string): Promise<void> {
  await execute(db, 'UPDATE sms_outbox SET last_error = $2, claimed_at = NULL WHERE id = $1', [id, reason]);
}

export async function settleMessage(db: Db, id: string, status: 'SENT' | 'FAILED', reason: string | null): Promise<void> {
  await execute(
    db,
    `UPDATE sms_outbox SET status = $2::varchar, last_error = $3, sent_at = CASE WHEN $2::varchar = 'SENT' THEN now() END,
       body = ${maskedBody}, claimed_at = NULL, expires_at = NULL WHERE id = $1`,
    [id, status, reason],
  );
}

/** Messages whose code has expired are not sent any more, and lose it. Returns how many. */
export function expireCodes(db: Db): Promise<number> {
  return execute(
    db,
    `UPDATE sms_outbox SET body = ${maskedBody}, expires_at = NULL, claimed_at = NULL,
       status = CASE status WHEN 'PENDING' THEN 'FAILED' ELSE status END,
       last_error = CASE status WHEN 'PENDING' THEN 'the code has expired' ELSE last_error END
     WHERE expires_at < now()`,
  );
}

const BATCH = 1_000;

/** Removes messages that are older than the outbox goes back, a thousand at most; returns how many. */
export function removeOldMessages(db: Db): Promise<number> {
  return execute(
    db,
    `DELETE FROM sms_outbox WHERE id IN (
       SELECT id FROM sms_outbox WHERE created_at < now() - make_interval(months => $1) ORDER BY created_at, id LIMIT ${BATCH})`,
    [serverLimits.smsMonths],
  );
}

/** Frees the messages which a process that died was sending. */
export function takeLost(db: Db): Promise<WaitingMessage[]> {
  return select(
    db,
    waiting,
    (list) => `UPDATE sms_outbox SET claimed_at = NULL WHERE status = 'PENDING' AND (expires_at IS NULL OR expires_at > now())
       AND (claimed_at < now() - ${LOST_AFTER} OR attempts = 0 AND created_at < now() - ${FORGOTTEN_AFTER}) RETURNING ${list}`,
  );
}

/** Messages of the outbox with these ids, as they were admitted. */
export function storedMessages(db: Db, ids: readonly string[]): Promise<RowOf<typeof stored>[]> {
  return select(db, stored, (list) => `SELECT ${list} FROM sms_outbox WHERE id = ANY ($1::uuid[]) ORDER BY id`, [ids]);
}

/** Everything that was sent to a phone or waits for it, for a user who closes the account. */
export async function eraseMessages(db: Db, phone: string): Promise<void> {
  await execute(db, 'DELETE FROM sms_outbox WHERE phone = $1', [phone]);
  await forgetPlaces(db, phone);
}

const backlog = columns({
  waiting: column('count(*)::int', int),
  oldestSeconds: column('coalesce(extract(epoch FROM now() - min(created_at)), 0)::float8', float),
});

/** Counts the messages that wait to be sent. */
export async function smsBacklog(db: Db): Promise<Backlog> {
  const counted = await selectOne(
    db,
    backlog,
    (list) =>
      `SELECT ${list} FROM (SELECT created_at FROM sms_outbox WHERE status = 'PENDING' ORDER BY created_at LIMIT ${MOST_COUNTED}) AS pending`,
  );
  return counted ?? NOTHING_WAITS;
}
