/**
 * The outbox of short messages, table `sms_outbox`: written with the transaction that causes a message, claimed by the process that sends it, settled
 * with the outcome. What has gone out or has expired loses its code.
 */
import { limits } from '../../../schema/values/limits';
import { serverLimits } from '../../../schema/values/server-limits';
import { column, columns, float, int, type RowOf, select, selectOne, text } from '../db/columns';
import { execute, type Db } from '../db/sql';
import { GivenRows } from '../db/statements/given-rows';
import { type Backlog, MOST_COUNTED, NOTHING_WAITS } from '../jobs/job-backlog';
import { maskedBody } from './mask-codes';
import type { ShortMessage } from './short-message';

/** The provider responds within 10 s: a process that has not settled a message by then is dead. */
const LOST_AFTER = `interval '30 seconds'`;
/** A message whose job never claimed it. */
const FORGOTTEN_AFTER = `interval '2 minutes'`;

const claimed = columns({ phone: column('phone', text), body: column('body', text), attempts: column('attempts', int) });
export type ClaimedMessage = RowOf<typeof claimed>;
const ID = columns({ id: column('id', text) });

/** A message of the outbox; its id is chosen by the caller. */
export interface StoredMessage extends ShortMessage {
  readonly id: string;
}

const given = new GivenRows({ id: 'uuid', phone: 'text', body: 'text', purpose: 'text', isCode: 'boolean' });

/** SQL: writes the messages of the parameters from this one on (messageParams). A statement of its own, or a part of one that writes their cause as well. */
export const insertMessages = (isOne: boolean, first: number): string => `
  INSERT INTO sms_outbox (id, phone, body, purpose, expires_at)
  SELECT id, phone, body, purpose, CASE WHEN "isCode" THEN now() + make_interval(mins => ${limits.otpMinutes}) END
  FROM ${given.source(isOne, first, 'message')}`;

/** The parameters of `insertMessages`; `isOne` for exactly one message. */
export const messageParams = (messages: readonly StoredMessage[], isOne: boolean): readonly unknown[] =>
  given.params(
    messages.map(({ isCode = false, ...message }) => ({ ...message, isCode })),
    isOne,
  );

const INSERT_MESSAGE = insertMessages(true, 1);

export async function storeMessage(db: Db, message: StoredMessage): Promise<void> {
  await execute(db, INSERT_MESSAGE, messageParams([message], true));
}

/** Null for a message that waits no more, or whose code has expired. */
export function claimMessage(db: Db, id: string): Promise<ClaimedMessage | null> {
  return selectOne(
    db,
    claimed,
    (list) => `UPDATE sms_outbox SET attempts = attempts + 1, claimed_at = now()
     WHERE id = $1 AND status = 'PENDING' AND (expires_at IS NULL OR expires_at > now()) RETURNING ${list}`,
    [id],
  );
}

/** A message that failed waits again, with all its tries. */
export async function retryMessage(db: Db, id: string): Promise<void> {
  await execute(db, `UPDATE sms_outbox SET status = 'PENDING', attempts = 0, last_error = NULL WHERE id = $1`, [id]);
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

/** Frees the messages which a process that died was sending, and returns their ids. */
export async function takeLost(db: Db): Promise<string[]> {
  const lost = await select(
    db,
    ID,
    (list) => `UPDATE sms_outbox SET claimed_at = NULL WHERE status = 'PENDING' AND (expires_at IS NULL OR expires_at > now())
       AND (claimed_at < now() - ${LOST_AFTER} OR attempts = 0 AND created_at < now() - ${FORGOTTEN_AFTER}) RETURNING ${list}`,
  );
  return lost.map(({ id }) => id);
}

const backlog = columns({
  waiting: column('count(*)::int', int),
  oldestSeconds: column('coalesce(extract(epoch FROM now() - min(created_at)), 0)::float8', float),
});

/** What waits to be sent. */
export async function smsBacklog(db: Db): Promise<Backlog> {
  const found = await selectOne(
    db,
    backlog,
    (list) =>
      `SELECT ${list} FROM (SELECT created_at FROM sms_outbox WHERE status = 'PENDING' ORDER BY created_at LIMIT ${MOST_COUNTED}) AS pending`,
  );
  return found ?? NOTHING_WAITS;
}
