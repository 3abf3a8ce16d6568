/**
 * Opens, reads and ends sessions. A token is 256 random bits; only its SHA-256 is stored. Reading one is one SQL that brings the account's
 * role, status and language as they are now, so that a decision of an admin works on the very next request.
 */
import { Lifecycle, scoped } from 'tsyringe';
import { DataSource, type EntityManager } from 'typeorm';
import { limits } from '../../../schema/values/limits';
import { SessionKind } from '../../../schema/values/roles';
import { one, rows, type Db } from '../../platform/db/sql';
import { afterCommit } from '../../platform/db/transaction';
import { EventBus } from '../../platform/events/event-bus';
import { sessionRevokedTopic, type SessionRevoked } from '../../platform/events/topics';
import type { Viewer } from '../../platform/graphql/context';
import { SessionReader } from '../../platform/security/session-reader';
import { hashToken, looksLikeToken, newToken } from '../../platform/security/tokens';

/** Where a session is opened from; shown to its owner in his list of sessions. */
export interface Origin {
  readonly ip: string;
  readonly userAgent: string | null;
}

interface Opening {
  readonly userId: string;
  /** The hash that was proved; null where nothing had to be (a registration). */
  readonly passwordHash: string | null;
  readonly kind: SessionKind;
  readonly origin: Origin;
}

@scoped(Lifecycle.ContainerScoped)
export class SessionsService extends SessionReader {
  constructor(
    private readonly db: DataSource,
    private readonly events: EventBus,
  ) {
    super();
  }

  /** The token of a new session; it is told this once. */
  async open(db: Db, userId: string, kind: SessionKind, origin: Origin): Promise<string> {
    const token = await this.insert(db, { userId, passwordHash: null, kind, origin });
    if (!token) throw new Error(`No account ${userId} to open a session for.`);
    return token;
  }

  /**
   * The same for a password that was proved a moment ago: null when it has been changed since, or the account suspended. One statement that
   * locks the account's row, so a password reset comes wholly before it (no session) or wholly after it (which ends the session).
   */
  openProved(
    db: Db,
    proved: { readonly id: string; readonly passwordHash: string },
    kind: SessionKind,
    origin: Origin,
  ): Promise<string | null> {
    return this.insert(db, { userId: proved.id, passwordHash: proved.passwordHash, kind, origin });
  }

  /** Who holds this token, if it is alive and came the way its kind travels. */
  async read(token: string, kind: SessionKind): Promise<Viewer | null> {
    if (!looksLikeToken(token)) return null;
    const found = await one<Viewer & { isStale: boolean }>(
      this.db,
      `SELECT u.id, u.role, u.status, u.status_reason AS "statusReason", u.language, u.name, s.id AS "sessionId", s.last_seen_at < now() - interval '1 minute' AS "isStale"
       FROM sessions s JOIN users u ON u.id = s.user_id
       WHERE s.token_hash = $1 AND s.kind = $2 AND s.expires_at > now()`,
      [hashToken(token), kind],
    );
    if (!found) return null;
    const { isStale, ...viewer } = found;
    if (isStale) await this.touch(viewer.sessionId);
    return viewer;
  }

  /** Ends the viewer's own session; a visitor has none to end. */
  async revoke(viewer: Viewer | null): Promise<true> {
    if (!viewer) return true;
    await rows(this.db, 'DELETE FROM sessions WHERE id = $1', [viewer.sessionId]);
    this.tell(viewer.id, { sessionId: viewer.sessionId });
    return true;
  }

  /** Ends one session of this account; false where it has none such. */
  async revokeOne(userId: string, sessionId: string): Promise<boolean> {
    const ended = await rows(this.db, 'DELETE FROM sessions WHERE id = $1 AND user_id = $2 RETURNING id', [sessionId, userId]);
    if (ended.length > 0) this.tell(userId, { sessionId });
    return ended.length > 0;
  }

  /** Ends every session of an account but this one, with the transaction where one is given; answers how many. */
  async revokeOthers(userId: string, sessionId: string, tx?: EntityManager): Promise<number> {
    const ended = await rows<{ id: string }>(tx ?? this.db, 'DELETE FROM sessions WHERE user_id = $1 AND id <> $2 RETURNING id', [
      userId,
      sessionId,
    ]);
    const tell = () => ended.forEach(({ id }) => this.tell(userId, { sessionId: id }));
    if (tx) afterCommit(tx, tell);
    else tell();
    return ended.length;
  }

  /** Ends every session of an account with the transaction that takes its power away. */
  async revokeAll(tx: EntityManager, userId: string): Promise<void> {
    await rows(tx, 'DELETE FROM sessions WHERE user_id = $1', [userId]);
    afterCommit(tx, () => this.tell(userId, { sessionId: null }));
  }

  /** Ends what programs hold of an account and closes every socket; browsers keep a session that follows the status, and come back to it. */
  async revokeBearers(tx: EntityManager, userId: string): Promise<void> {
    await rows(tx, 'DELETE FROM sessions WHERE user_id = $1 AND kind = $2', [userId, SessionKind.BEARER]);
    afterCommit(tx, () => this.tell(userId, { sessionId: null }));
  }

  /** Forgets sessions that nobody can use any more; answers how many. */
  async removeExpired(): Promise<number> {
    const ended = await rows<{ id: string; userId: string }>(
      this.db,
      'DELETE FROM sessions WHERE expires_at <= now() RETURNING id, user_id AS "userId"',
    );
    for (const { id, userId } of ended) this.tell(userId, { sessionId: id });
    return ended.length;
  }

  private async insert(db: Db, { userId, passwordHash, kind, origin }: Opening): Promise<string | null> {
    const token = newToken();
    const opened = await one<{ id: string }>(
      db,
      `WITH seen AS (
         UPDATE users SET last_login_at = now()
         WHERE id = $1 AND ($7::text IS NULL OR (password_hash = $7 AND status <> 'SUSPENDED')) RETURNING id)
       INSERT INTO sessions (user_id, token_hash, kind, user_agent, ip, expires_at)
       SELECT id, $2, $3, $4, $5, now() + make_interval(days => $6) FROM seen RETURNING id`,
      [userId, hashToken(token), kind, origin.userAgent?.slice(0, 300) ?? null, origin.ip.slice(0, 45), limits.sessionDays, passwordHash],
    );
    return opened ? token : null;
  }

  /** A glance a minute is enough to know when somebody was last here. */
  private async touch(sessionId: string): Promise<void> {
    await rows(this.db, "UPDATE sessions SET last_seen_at = now() WHERE id = $1 AND last_seen_at < now() - interval '1 minute'", [
      sessionId,
    ]);
  }

  private tell(userId: string, revoked: SessionRevoked): void {
    this.events.publish(sessionRevokedTopic(userId), revoked);
  }
}
