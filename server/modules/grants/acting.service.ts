/**
 * ActingReader: who acts for whom now. The grant is read with each request, so that one that is paused, ended or over
 * lets nothing through from the next request on, and an agent whose account is suspended acts for no one.
 */
import { randomUUID } from 'node:crypto';
import { injectable, Lifecycle, scoped } from 'tsyringe';
import { DataSource } from 'typeorm';
import { dayAt } from '../../../schema/rules/orders/delivery-days';
import { GrantState } from '../../../schema/values/accounts/grants';
import { AccountStatus, Role } from '../../../schema/values/accounts/roles';
import type { Request } from '../../platform/db/sql';
import { AppError } from '../../platform/errors/app-error';
import { notApproved } from '../../platform/errors/common-errors';
import { type Acting, ActingReader } from '../../platform/security/acting';
import type { Viewer } from '../../platform/security/viewer';
import { isUuid } from '../../platform/uuid';
import { type ActingGrant, actingGrants } from './acting.query';
import { actStatements } from './grant-acts.store';

@scoped(Lifecycle.ContainerScoped)
@injectable()
export class ActingService extends ActingReader {
  constructor(private readonly db: DataSource) {
    super();
  }

  async read(agent: Viewer, principalId: string): Promise<Viewer> {
    if (agent.apiKey || agent.role === Role.ADMIN) throw new AppError('FORBIDDEN', 'acting.sessionsOnly');
    if (agent.status !== AccountStatus.APPROVED) throw notApproved(agent);
    const grants = isUuid(principalId) ? await actingGrants(this.db, agent.id, principalId) : [];
    const active = grants.filter(({ state, endsOn }) => state === GrantState.ACTIVE && endsOn >= dayAt(new Date()));
    const [grant] = active;
    if (!grant) throw new AppError('FORBIDDEN', grants.some(isPaused) ? 'acting.paused' : 'acting.none');
    if (grant.status !== AccountStatus.APPROVED) throw new AppError('FORBIDDEN', 'acting.principalNotApproved');
    const acting: Acting = {
      agentId: agent.id,
      agentName: agent.name,
      rights: active.flatMap(({ rights }) => rights),
      opening: (operations) => opening(agent.id, active, operations),
    };
    const { role, status, name } = grant;
    return { ...agent, id: grant.principalId, role, status, statusReason: null, name, acting };
  }
}

const isPaused = ({ state }: ActingGrant): boolean => state === GrantState.PAUSED;

/** The act is a part of the transaction that it is about: what is rolled back was not done. */
function opening(agentId: string, [grant]: readonly ActingGrant[], operations: readonly string[]): readonly Request[] {
  const requestId = randomUUID();
  return grant ? actStatements({ requestId, grantId: grant.id, principalId: grant.principalId, agentId, operations }) : [];
}
