/**
 * ActingReader: who acts for whom now. The grant is read with each request, so that one that is paused, ended or over
 * lets nothing through from the next request on, and an agent whose account is suspended acts for no one.
 */
import { randomUUID } from 'node:crypto';
import { injectable, Lifecycle, scoped } from 'tsyringe';
import { DataSource } from 'typeorm';
import { dayAt } from '../../../schema/rules/orders/delivery-days';
import { rightOf } from '../../../schema/values/accounts/acting-operations';
import { GrantState } from '../../../schema/values/accounts/grants';
import { AccountStatus, Role } from '../../../schema/values/accounts/roles';
import { AppError } from '../../platform/errors/app-error';
import { notApproved } from '../../platform/errors/common-errors';
import { type Acting, type ActingOpening, ActingReader } from '../../platform/security/acting';
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

/** The act is a part of the transaction that it is about, under the grant that has its right. */
function opening(agentId: string, grants: readonly ActingGrant[], operations: readonly string[]): ActingOpening {
  const requestId = randomUUID();
  const acts = [...new Set(operations)].flatMap((operation) => {
    const right = rightOf(`Mutation.${operation}`);
    const grant = grants.find(({ rights }) => right !== undefined && right !== 'ANY' && rights.includes(right));
    return grant ? [{ operation, grantId: grant.id, principalId: grant.principalId }] : [];
  });
  const grantIds = new Set(acts.map(({ grantId }) => grantId));
  return {
    statements: actStatements({ requestId, agentId, acts, grantIds: [...grantIds], today: dayAt(new Date()) }),
    verify: ([held = []]) => {
      if (held.length < grantIds.size) throw new AppError('FORBIDDEN', 'acting.none');
    },
  };
}
