/**
 * Shows a person where he is signed in and lets him end any of it. The owner stands in every WHERE, so another's session and a missing one answer
 * alike. Ending a session is SessionsService's: it closes open sockets as well.
 */
import { Lifecycle, scoped } from 'tsyringe';
import { DataSource } from 'typeorm';
import { one, rows } from '../../platform/db/sql';
import { isUuid } from '../../platform/db/uuid';
import { notFound } from '../../platform/errors/common-errors';
import { idCursor, idOfCursor, type Page, pageOf, type PageRequest } from '../../platform/graphql/connection';
import type { Viewer } from '../../platform/graphql/context';
import { coarseAddress, deviceName } from './device-name';
import type { OwnSession } from './session.types';
import type { Session } from './session.entity';
import { SessionsService } from './sessions.service';

type SessionRow = Pick<Session, 'id' | 'kind' | 'userAgent' | 'ip' | 'createdAt' | 'lastSeenAt'> & { readonly isCurrent: boolean };

const PAGE_SQL = `
  SELECT id, kind, user_agent AS "userAgent", ip, created_at AS "createdAt", last_seen_at AS "lastSeenAt", id = $2 AS "isCurrent"
  FROM sessions
  WHERE user_id = $1 AND expires_at > now()
    AND ($3::uuid IS NULL OR (id = $2, created_at, id) < (SELECT id = $2, created_at, id FROM sessions WHERE id = $3::uuid AND user_id = $1))
  ORDER BY id = $2 DESC, created_at DESC, id DESC LIMIT $4 OFFSET $5`;

const COUNT_SQL = 'SELECT count(*)::int AS total FROM sessions WHERE user_id = $1 AND expires_at > now()';

@scoped(Lifecycle.ContainerScoped)
export class OwnSessionsService {
  constructor(
    private readonly db: DataSource,
    private readonly sessions: SessionsService,
  ) {}

  async list({ id: userId, sessionId }: Viewer, { first, after, offset }: PageRequest): Promise<Page<OwnSession>> {
    const [found, counted] = await Promise.all([
      rows<SessionRow>(this.db, PAGE_SQL, [userId, sessionId, after ? idOfCursor(after) : null, first + 1, offset ?? 0]),
      one<{ total: number }>(this.db, COUNT_SQL, [userId]),
    ]);
    const page = pageOf(found, { first, after, offset }, idCursor);
    return { ...page, nodes: page.nodes.map(shown), totalCount: counted?.total ?? 0 };
  }

  /** Ends one of the viewer's sessions, be it this very one. */
  async end({ id: userId }: Viewer, sessionId: string): Promise<true> {
    if (!isUuid(sessionId) || !(await this.sessions.revokeOne(userId, sessionId))) throw notFound();
    return true;
  }

  /** Ends every session but the one that asks; answers how many. */
  endOthers({ id: userId, sessionId }: Viewer): Promise<number> {
    return this.sessions.revokeOthers(userId, sessionId);
  }
}

function shown({ userAgent, ip, ...row }: SessionRow): OwnSession {
  return { ...row, device: deviceName(userAgent), network: coarseAddress(ip) };
}
