/**
 * The tables of files in which users take their data along. Called by DataExportsService and DataExportWorker; the user
 * is in each WHERE clause.
 */
import type { EntityManager } from 'typeorm';
import { Language } from '../../../../schema/values/accounts/roles';
import { DataExportState } from '../../../../schema/values/accounts/data-export';
import { serverLimits } from '../../../../schema/values/server-limits';
import { bytes, column, columns, instant, int, nullable, oneOf, type RowOf, select, selectOne, text } from '../../../platform/db/columns';
import { type Db, execute } from '../../../platform/db/sql';

const HOURS = `make_interval(hours => ${serverLimits.dataExportHours})`;
/** A process that was killed at the last try has left it behind. */
const LOST_AFTER = `interval '6 hours'`;

const owned = columns({ id: column('id', text), userId: column('user_id', text) });
/** `mayRequestAt`: when another one may be requested; null: now, or once this one has ended. */
const own = columns({
  id: column('e.id', text),
  state: column(`CASE WHEN e.state = 'READY' AND e.expires_at <= now() THEN 'EXPIRED' ELSE e.state END`, oneOf(DataExportState)),
  bytes: column('e.bytes', int),
  requestedAt: column('e.requested_at', instant),
  readyAt: column('e.ready_at', nullable(instant)),
  expiresAt: column('e.expires_at', nullable(instant)),
  mayRequestAt: column(
    `(SELECT greatest(max(r.requested_at) FILTER (WHERE r.state <> 'FAILED') + ${HOURS},
      CASE WHEN count(*) >= ${serverLimits.dataExportTries} THEN min(r.requested_at) + ${HOURS} END)
      FROM data_exports r WHERE r.user_id = e.user_id AND r.requested_at > now() - ${HOURS})`,
    nullable(instant),
  ),
});
export type DataExportRow = RowOf<typeof own>;

const begun = columns({
  attempt: column('e.attempts', int),
  userId: column('e.user_id', text),
  language: column('u.language', oneOf(Language)),
});
export type BegunExport = RowOf<typeof begun>;
const ready = columns({ id: column('id', text), bytes: column('bytes', int), expiresAt: column('expires_at', instant) });
export type ReadyExport = RowOf<typeof ready>;
const ID = columns({ id: column('id', text) });
const until = columns({ expiresAt: column('expires_at', instant) });
const part = columns({ content: column('content', bytes) });

const LOCK = `SELECT pg_advisory_xact_lock(hashtextextended('data export of ' || $1::text, 0))`;
const LATEST = (list: string) => `
  SELECT ${list} FROM data_exports e WHERE e.user_id = $1 ORDER BY e.requested_at DESC, e.id DESC LIMIT 1`;
const ADD = (list: string) => `INSERT INTO data_exports (user_id) VALUES ($1) RETURNING ${list}`;
const BEGIN = (list: string) => `
  UPDATE data_exports e SET attempts = e.attempts + 1 FROM users u WHERE e.id = $1 AND e.state = 'REQUESTED' AND u.id = e.user_id RETURNING ${list}`;
const CLEAR = 'DELETE FROM data_export_parts WHERE export_id = $1';
// Nothing where the account was closed meanwhile, or another process has begun again.
const ADD_PART = `
  INSERT INTO data_export_parts (export_id, position, content)
  SELECT id, $3, $4 FROM data_exports WHERE id = $1 AND state = 'REQUESTED' AND attempts = $2`;
const FINISH = (list: string) => `
  UPDATE data_exports SET state = 'READY', bytes = $3, ready_at = now(), expires_at = now() + make_interval(days => ${serverLimits.dataExportDays})
  WHERE id = $1 AND state = 'REQUESTED' AND attempts = $2 RETURNING ${list}`;
const FAIL = (list: string) => `UPDATE data_exports SET state = 'FAILED' WHERE id = $1 AND state = 'REQUESTED' RETURNING ${list}`;
const LINK = (list: string) => `
  UPDATE data_exports SET token_hash = $2 WHERE user_id = $1 AND state = 'READY' AND expires_at > now() RETURNING ${list}`;
const BY_TOKEN = (list: string) => `
  SELECT ${list} FROM data_exports WHERE user_id = $1 AND token_hash = $2 AND state = 'READY' AND expires_at > now()`;
const PART = (list: string) => `SELECT ${list} FROM data_export_parts WHERE export_id = $1 AND position = $2`;
const ERASE = 'DELETE FROM data_exports WHERE user_id = $1';
const EXPIRE = (list: string) => `
  UPDATE data_exports SET state = 'EXPIRED', token_hash = NULL WHERE id = (
    SELECT id FROM data_exports WHERE state = 'READY' AND expires_at <= now() ORDER BY expires_at LIMIT 1 FOR UPDATE SKIP LOCKED) RETURNING ${list}`;
const LOST = (list: string) => `
  UPDATE data_exports SET state = 'FAILED' WHERE state = 'REQUESTED' AND requested_at < now() - ${LOST_AFTER} RETURNING ${list}`;
const FORGET = `DELETE FROM data_exports WHERE requested_at < now() - make_interval(days => ${serverLimits.dataExportRecordDays})`;

/** Requests of one user come one after the other from here until the transaction ends. */
export async function lockExportsOf(tx: EntityManager, userId: string): Promise<void> {
  await execute(tx, LOCK, [userId]);
}

export function latestExport(db: Db, userId: string): Promise<DataExportRow | null> {
  return selectOne(db, own, LATEST, [userId]);
}

/** Returns its id. */
export async function addExport(tx: EntityManager, userId: string): Promise<string> {
  const added = await selectOne(tx, ID, ADD, [userId]);
  if (!added) throw new Error('An export was not stored.');
  return added.id;
}

/** Counts a try and removes what an earlier one has left; null where nothing is left to do. */
export async function beginExport(tx: EntityManager, id: string): Promise<BegunExport | null> {
  const claimed = await selectOne(tx, begun, BEGIN, [id]);
  if (claimed) await execute(tx, CLEAR, [id]);
  return claimed;
}

/** False where this try is not the current one any more. */
export async function addPart(db: Db, id: string, attempt: number, position: number, content: Buffer): Promise<boolean> {
  return (await execute(db, ADD_PART, [id, attempt, position, content])) > 0;
}

/** Until when it can be downloaded; null where this try is not the current one any more. */
export async function finishExport(tx: EntityManager, id: string, attempt: number, size: number): Promise<Date | null> {
  return (await selectOne(tx, until, FINISH, [id, attempt, size]))?.expiresAt ?? null;
}

/** Marks an export as failed and returns its owner; null where the export has ended before. */
export async function failExport(tx: EntityManager, id: string): Promise<string | null> {
  const failed = await selectOne(tx, owned, FAIL, [id]);
  await execute(tx, CLEAR, [id]);
  return failed?.userId ?? null;
}

/** The link of the user's file has this hash from now on, an earlier one none; null where there is no file. */
export function setLink(db: Db, userId: string, tokenHash: Buffer): Promise<ReadyExport | null> {
  return selectOne(db, ready, LINK, [userId, tokenHash]);
}

export function exportByLink(db: Db, userId: string, tokenHash: Buffer): Promise<ReadyExport | null> {
  return selectOne(db, ready, BY_TOKEN, [userId, tokenHash]);
}

/** Null behind the last one. */
export async function partOf(db: Db, id: string, position: number): Promise<Buffer | null> {
  return (await selectOne(db, part, PART, [id, position]))?.content ?? null;
}

export async function eraseExports(tx: EntityManager, userId: string): Promise<void> {
  await execute(tx, ERASE, [userId]);
}

/** Deletes the file that is past its end for longest; false where there is none. */
export async function expireNext(tx: EntityManager): Promise<boolean> {
  const expired = await selectOne(tx, ID, EXPIRE);
  if (expired) await execute(tx, CLEAR, [expired.id]);
  return expired !== null;
}

/** Ends what no job works on any more, and removes the rows of old ones; returns whose ended. */
export async function endLost(tx: EntityManager): Promise<string[]> {
  const lost = await select(tx, owned, LOST);
  for (const { id } of lost) await execute(tx, CLEAR, [id]);
  await execute(tx, FORGET);
  return lost.map(({ userId }) => userId);
}
