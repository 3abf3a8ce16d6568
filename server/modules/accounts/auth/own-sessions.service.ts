/**
 * Lists a user's sessions and ends any of them. The owner is in every WHERE clause, so another's session and a missing
 * one get the same response. Ending a session is SessionsService's: it closes open sockets as well.
 */
import { Lifecycle, scoped } from 'tsyringe';
import { DataSource } from 'typeorm';
import { isUuid } from '../../../platform/uuid';
import { notFound } from '../../../platform/errors/common-errors';
import type { Page, PageRequest } from '../../../platform/paging/page';
import type { Viewer } from '../../../platform/security/viewer';
import { coarseAddress, deviceName } from './device-name';
import type { OwnSession } from './session.types';
import { SessionsService } from './sessions.service';
import { ownSessions, type OwnSessionRow } from './sessions.store';

@scoped(Lifecycle.ContainerScoped)
export class OwnSessionsService {
  constructor(
    private readonly db: DataSource,
    private readonly sessions: SessionsService,
  ) {}

  async list({ id: userId, sessionId }: Viewer, request: PageRequest): Promise<Page<OwnSession>> {
    const page = await ownSessions(this.db, userId, sessionId, request);
    return { ...page, nodes: page.nodes.map((row) => ({ ...shown(row), isCurrent: row.id === sessionId })) };
  }

  /** Ends one of the viewer's sessions, be it this very one. */
  async end({ id: userId }: Viewer, sessionId: string): Promise<true> {
    if (!isUuid(sessionId) || !(await this.sessions.revokeOne(userId, sessionId))) throw notFound();
    return true;
  }

  /** Ends every session but the one that asks; returns how many. */
  endOthers({ id: userId, sessionId }: Viewer): Promise<number> {
    return this.sessions.revokeOthers(userId, sessionId);
  }
}

function shown({ userAgent, ip, ...row }: OwnSessionRow): Omit<OwnSession, 'isCurrent'> {
  return { ...row, device: deviceName(userAgent), network: coarseAddress(ip) };
}
