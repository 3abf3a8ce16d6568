/** The table of sessions. Called by SessionsService and OwnSessionsService, which publish what ends. */
import { serverLimits } from '../../../../schema/values/server-limits';
import { AccountStatus, Language, Role, SessionKind } from '../../../../schema/values/accounts/roles';
import { column, columns, flag, instant, nullable, oneOf, type RowOf, select, selectOne, text } from '../../../platform/db/columns';
import { type List, listPage, type Params } from '../../../platform/db/list-query';
import { type Db, execute } from '../../../platform/db/sql';
import type { Page, PageRequest } from '../../../platform/paging/page';

const viewer = columns({
  id: column('u.id', text),
  role: column('u.role', oneOf(Role)),
  status: column('u.status', oneOf(AccountStatus)),
  statusReason: column('u.status_reason', nullable(text)),
  language: column('u.language', oneOf(Language)),
  name: column('u.name', text),
  sessionId: column('s.id', text),
  /** The time at which it was last seen is to be written. */
  isStale: column(`s.last_seen_at < now() - interval '1 minute'`, flag),
});
const own = columns({
  id: column('id', text),
  kind: column('kind', oneOf(SessionKind)),
  userAgent: column('user_agent', nullable(text)),
  ip: column('ip', nullable(text)),
  createdAt: column('created_at', instant),
  lastSeenAt: column('last_seen_at', instant),
});
export type OwnSessionRow = RowOf<typeof own>;
const ended = columns({ id: column('id', text), userId: column('user_id', text) });

const HOLDER = (list: string) => `
  SELECT ${list} FROM sessions s JOIN users u ON u.id = s.user_id
  WHERE s.token_hash = $1 AND s.kind = $2 AND s.expires_at > now()
    AND (u.role <> 'ADMIN' OR s.last_seen_at > now() - make_interval(hours => $3))`;
// the share lock waits for a suspension or a new password that is being committed, and writes no new version of the row
const OPEN = (list: string) => `
  WITH allowed AS (
    SELECT id FROM users WHERE id = $1 AND ($7::text IS NULL OR (password_hash = $7 AND status <> 'SUSPENDED')) FOR SHARE
  ), login AS (
    INSERT INTO user_logins (user_id, last_login_at) SELECT id, now() FROM allowed
    ON CONFLICT (user_id) DO UPDATE SET last_login_at = EXCLUDED.last_login_at
  )
  INSERT INTO sessions (user_id, token_hash, kind, user_agent, ip, expires_at)
  SELECT id, $2, $3, $4, $5, now() + make_interval(days => $6) FROM allowed RETURNING ${list}`;
const END_BEYOND = (list: string) => `
  DELETE FROM sessions WHERE id IN (
    SELECT id FROM sessions WHERE user_id = $1 ORDER BY last_seen_at DESC, created_at DESC, id DESC OFFSET $2) RETURNING ${list}`;
const SEEN = `UPDATE sessions SET last_seen_at = now() WHERE id = $1 AND last_seen_at < now() - interval '1 minute'`;
const END = 'DELETE FROM sessions WHERE id = $1 AND user_id = $2';
const END_OTHERS = (list: string) => `DELETE FROM sessions WHERE user_id = $1 AND id <> $2 RETURNING ${list}`;
const END_ALL = 'DELETE FROM sessions WHERE user_id = $1 AND ($2::text IS NULL OR kind = $2)';
const REMOVE_EXPIRED = (list: string) => `
  WITH ended AS (
    DELETE FROM sessions s USING users u
    WHERE u.id = s.user_id AND (s.expires_at <= now() OR (u.role = 'ADMIN' AND s.last_seen_at <= now() - make_interval(hours => $1)))
    RETURNING s.id, s.user_id
  )
  SELECT ${list} FROM ended`;

/** Returns the user to whom the token belongs, with role, status and language as they are now. */
export function sessionHolder(db: Db, tokenHash: Buffer, kind: SessionKind): Promise<RowOf<typeof viewer> | null> {
  return selectOne(db, viewer, HOLDER, [tokenHash, kind, serverLimits.adminIdleHours]);
}

export interface NewSession {
  readonly userId: string;
  readonly tokenHash: Buffer;
  readonly kind: SessionKind;
  readonly userAgent: string | null;
  readonly ip: string;
  /** The hash that was proved; null where nothing had to be (a registration). */
  readonly passwordHash: string | null;
}

/** False where the proved password has changed since, or the user is suspended or does not exist. */
export async function openSession(db: Db, { userId, tokenHash, kind, userAgent, ip, passwordHash }: NewSession): Promise<boolean> {
  return (await selectOne(db, ended, OPEN, [userId, tokenHash, kind, userAgent, ip, serverLimits.sessionDays, passwordHash])) !== null;
}

/** Ends those of a user's sessions beyond the limit that were unused for the longest time; returns their ids. */
export async function endBeyondLimit(db: Db, userId: string): Promise<string[]> {
  return idsOf(await select(db, ended, END_BEYOND, [userId, serverLimits.sessionsPerAccount]));
}

export async function markSeen(db: Db, id: string): Promise<void> {
  await execute(db, SEEN, [id]);
}

/** False where the user has no such session. */
export async function endSession(db: Db, id: string, userId: string): Promise<boolean> {
  return (await execute(db, END, [id, userId])) > 0;
}

/** Ends all sessions of the user but this one; returns their ids. */
export async function endOtherSessions(db: Db, userId: string, sessionId: string): Promise<string[]> {
  return idsOf(await select(db, ended, END_OTHERS, [userId, sessionId]));
}

/** All of a kind, or all where `kind` is null. */
export async function endSessions(db: Db, userId: string, kind: SessionKind | null): Promise<void> {
  await execute(db, END_ALL, [userId, kind]);
}

export function removeExpiredSessions(db: Db): Promise<RowOf<typeof ended>[]> {
  return select(db, ended, REMOVE_EXPIRED, [serverLimits.adminIdleHours]);
}

/** The current one first, then the newest. */
export function ownSessions(db: Db, userId: string, sessionId: string, page: PageRequest): Promise<Page<OwnSessionRow>> {
  const currentFirst = (alias: string, params: Params) =>
    `CASE WHEN ${alias}.id = ${params.add(sessionId)} THEN 'infinity'::timestamptz ELSE ${alias}.created_at END`;
  const list: List<OwnSessionRow> = { table: 'sessions', alias: 's', sort: currentFirst, columns: own };
  return listPage(db, list, page, (params) => [`s.user_id = ${params.add(userId)}`, 's.expires_at > now()']);
}

function idsOf(sessions: readonly { readonly id: string }[]): string[] {
  return sessions.map(({ id }) => id);
}
