/**
 * Opens, reads and ends sessions. A token is 256 random bits; only its SHA-256 is stored. Reading one is one SQL that
 * brings the account's role, status and language as they are now, so that a decision of an admin works on the very next
 * request.
 */
import { Lifecycle, scoped } from 'tsyringe';
import { DataSource, type EntityManager } from 'typeorm';
import { SessionKind } from '../../../../schema/values/accounts/roles';
import type { Db } from '../../../platform/db/sql';
import { afterCommit } from '../../../platform/db/transaction';
import { EventBus } from '../../../platform/events/event-bus';
import { sessionRevokedTopic, type SessionRevoked } from '../../../platform/events/topics';
import type { Viewer } from '../../../platform/security/viewer';
import { SessionReader } from '../../../platform/security/session-reader';
import { hashToken, looksLikeToken, newToken } from '../../../platform/security/tokens';
import {
  endBeyondLimit,
  endOtherSessions,
  endSession,
  endSessions,
  markSeen,
  openSession,
  removeExpiredSessions,
  sessionHolder,
} from './sessions.store';

/** Where a session was opened; shown to its owner in the list of sessions. */
export interface Origin {
  readonly ip: string;
  readonly userAgent: string | null;
  /** The cookie of the device, where it has one. */
  readonly device?: string | null;
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

  /** The token of a new session; returned this once. */
  async open(db: Db, userId: string, kind: SessionKind, origin: Origin): Promise<string> {
    const token = await this.insert(db, { userId, passwordHash: null, kind, origin });
    if (!token) throw new Error(`No account ${userId} to open a session for.`);
    return token;
  }

  /**
   * The same for a password that was proved a moment ago: null when it has been changed since, or the account
   * suspended. One statement that locks the account's row, so a password reset comes wholly before it (no session) or
   * wholly after it (which ends the session).
   */
  openProved(
    db: Db,
    proved: { readonly id: string; readonly passwordHash: string },
    kind: SessionKind,
    origin: Origin,
  ): Promise<string | null> {
    return this.insert(db, { userId: proved.id, passwordHash: proved.passwordHash, kind, origin });
  }

  /** The holder of this token, where it is valid and was sent as its kind requires. */
  async read(token: string, kind: SessionKind): Promise<Viewer | null> {
    if (!looksLikeToken(token)) return null;
    const holder = await sessionHolder(this.db, hashToken(token), kind);
    if (!holder) return null;
    const { isStale, ...viewer } = holder;
    if (isStale) await markSeen(this.db, viewer.sessionId);
    return viewer;
  }

  /** Ends the viewer's own session; a visitor has none to end. */
  async revoke(viewer: Viewer | null): Promise<true> {
    if (!viewer) return true;
    await endSession(this.db, viewer.sessionId, viewer.id);
    this.notify(viewer.id, { sessionId: viewer.sessionId });
    return true;
  }

  /** Ends one session of this account; false where it has none such. */
  async revokeOne(userId: string, sessionId: string): Promise<boolean> {
    const isEnded = await endSession(this.db, sessionId, userId);
    if (isEnded) this.notify(userId, { sessionId });
    return isEnded;
  }

  /** Ends every session of an account but this one, with the transaction where one is given; returns how many. */
  async revokeOthers(userId: string, sessionId: string, tx?: EntityManager): Promise<number> {
    const ended = await endOtherSessions(tx ?? this.db, userId, sessionId);
    const publish = () => ended.forEach((id) => this.notify(userId, { sessionId: id }));
    if (tx) afterCommit(tx, publish);
    else publish();
    return ended.length;
  }

  /**
   * Ends every session of an account with the transaction that suspends it; open pages show `suspended`, an admin's
   * reason.
   */
  async revokeAll(tx: EntityManager, userId: string, suspended?: string): Promise<void> {
    await endSessions(tx, userId, null);
    afterCommit(tx, () => this.notify(userId, { sessionId: null, ...(suspended !== undefined && { suspended }) }));
  }

  /** Ends the bearer tokens of an account and closes every socket; a browser's session stays and follows the status. */
  async revokeBearers(tx: EntityManager, userId: string): Promise<void> {
    await endSessions(tx, userId, SessionKind.BEARER);
    afterCommit(tx, () => this.notify(userId, { sessionId: null }));
  }

  /** Deletes sessions that no one can use any more; returns how many. */
  async removeExpired(): Promise<number> {
    const ended = await removeExpiredSessions(this.db);
    for (const { id, userId } of ended) this.notify(userId, { sessionId: id });
    return ended.length;
  }

  private async insert(db: Db, { userId, passwordHash, kind, origin }: Opening): Promise<string | null> {
    const token = newToken();
    const isOpened = await openSession(db, {
      userId,
      kind,
      passwordHash,
      tokenHash: hashToken(token),
      userAgent: origin.userAgent?.slice(0, 300) ?? null,
      ip: origin.ip.slice(0, 45),
    });
    if (isOpened) await this.endBeyondLimit(db, userId);
    return isOpened ? token : null;
  }

  /** Twenty sessions an account; those unused for the longest time end. */
  private async endBeyondLimit(db: Db, userId: string): Promise<void> {
    for (const id of await endBeyondLimit(db, userId)) this.notify(userId, { sessionId: id });
  }

  private notify(userId: string, revoked: SessionRevoked): void {
    this.events.publish(sessionRevokedTopic(userId), revoked);
  }
}
