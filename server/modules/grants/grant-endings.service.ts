/**
 * Pausing and ending grants: the principal pauses and goes on, either side ends, an admin ends with a reason, time ends
 * what no one did. An ended grant lets no one act any more, from the next request on; what was done stays.
 */
import { injectable, Lifecycle, scoped } from 'tsyringe';
import { DataSource, type EntityManager } from 'typeorm';
import { reasonRules } from '../../../schema/rules/shared/reason.rules';
import { dayAt } from '../../../schema/rules/orders/delivery-days';
import { grantLimits, GrantState } from '../../../schema/values/accounts/grants';
import { NotificationType } from '../../../schema/values/market/notifications';
import { settingsPath } from '../../../schema/values/site/site-routes';
import { inTransaction } from '../../platform/db/transaction';
import { conflict, notFound } from '../../platform/errors/common-errors';
import { assertMay } from '../../platform/security/assert-policy';
import { RateLimiter } from '../../platform/security/rate-limiter';
import type { Viewer } from '../../platform/security/viewer';
import { isUuid } from '../../platform/uuid';
import { parseWith } from '../../platform/validation/parse-with';
import { AuditService } from '../audit/audit.service';
import { NotificationsService } from '../notifications/notifications.service';
import { mayDecideGrants, mayHaveGrants } from './grant.policy';
import type { Grant } from './grant.types';
import {
  endGrant,
  grantById,
  grantOf,
  type GrantRow,
  markReminded,
  moveGrant,
  openGrantsOf,
  overGrants,
  soonOverGrants,
} from './grants.store';
import { shownGrant } from './shown-grant';

export const GRANTS_JOB = 'end-grants';
/** From 9 in the morning until 9 in the evening in Bangladesh. */
export const GRANTS_CRON = '50 3-15 * * *';

@scoped(Lifecycle.ContainerScoped)
@injectable()
export class GrantEndingsService {
  constructor(
    private readonly db: DataSource,
    private readonly notifications: NotificationsService,
    private readonly audit: AuditService,
    private readonly limiter: RateLimiter,
  ) {}

  pause(viewer: Viewer, id: string): Promise<Grant> {
    return this.move(viewer, id, GrantState.ACTIVE, GrantState.PAUSED);
  }

  resume(viewer: Viewer, id: string): Promise<Grant> {
    return this.move(viewer, id, GrantState.PAUSED, GrantState.ACTIVE);
  }

  /** Either side, at any time: also declines and takes back what was asked. */
  async end(viewer: Viewer, id: string): Promise<Grant> {
    const row = await this.one(viewer, id);
    await inTransaction(this.db, async (tx) => {
      if (!(await endGrant(tx, id, viewer.id))) throw conflict('grant.changed', { status: GrantState.ENDED });
      await this.notifyOthers(tx, row, viewer.id);
    });
    return shownGrant({ ...row, state: GrantState.ENDED }, viewer.id);
  }

  /** Admin. Both sides are notified; the reason is in the audit trail. */
  async endAsAdmin(admin: Viewer, id: string, typed: string): Promise<string> {
    assertMay(mayDecideGrants(admin));
    const { reason } = await parseWith(reasonRules, { reason: typed });
    await inTransaction(this.db, async (tx) => {
      const row = isUuid(id) ? await grantById(tx, id) : null;
      if (!row || !(await endGrant(tx, id, admin.id, reason))) throw notFound();
      await this.notifyOthers(tx, row, null);
      await this.audit.record(tx, { actorId: admin.id, action: 'grant.ended', subjectType: 'grant', subjectId: id, reason });
    });
    return id;
  }

  /** Ends what is over and reminds both sides of what soon is; returns how many. One run of two does each once. */
  async run(): Promise<number> {
    const today = dayAt(new Date());
    let count = 0;
    for (const row of await overGrants(this.db, today))
      count += await inTransaction(this.db, async (tx) => {
        if (!(await endGrant(tx, row.id, null))) return 0;
        await this.notifyOthers(tx, row, null);
        return 1;
      });
    for (const row of await soonOverGrants(this.db, today))
      count += await inTransaction(this.db, async (tx) => {
        if (!(await markReminded(tx, row.id))) return 0;
        for (const { userId, other } of sidesOf(row))
          await this.notifications.notify(tx, { ...about(userId), textKey: 'grantEndsSoon', params: { other, until: row.endsOn } });
        return 1;
      });
    return count;
  }

  /** All of a user who closes the account, on either side. */
  async erase(tx: EntityManager, accountId: string): Promise<void> {
    for (const row of await openGrantsOf(tx, accountId)) {
      await endGrant(tx, row.id, accountId);
      await this.notifyOthers(tx, row, accountId);
    }
  }

  /** The principal alone pauses and goes on. */
  private async move(viewer: Viewer, id: string, from: GrantState, to: GrantState): Promise<Grant> {
    const row = await this.one(viewer, id);
    assertMay(row.principalId === viewer.id);
    await this.limiter.consume('grant-steps', id, 1, grantLimits.stepsPerHour, 3600);
    await inTransaction(this.db, async (tx) => {
      if (!(await moveGrant(tx, id, from, to))) throw conflict('grant.changed', { status: row.state });
      if (row.agentId === null) return;
      const textKey = to === GrantState.PAUSED ? 'grantPaused' : 'grantResumed';
      await this.notifications.notify(tx, { ...about(row.agentId), textKey, params: { principal: row.principalName } });
    });
    return shownGrant({ ...row, state: to }, viewer.id);
  }

  private async one(viewer: Viewer, id: string): Promise<GrantRow> {
    assertMay(mayHaveGrants(viewer));
    const row = isUuid(id) ? await grantOf(this.db, id, viewer.id) : null;
    if (!row) throw notFound();
    return row;
  }

  /** Everyone on a side but the one who did it; an invitation that no one answered ends in silence. */
  private async notifyOthers(tx: EntityManager, row: GrantRow, byId: string | null): Promise<void> {
    if (row.state === GrantState.INVITED) return;
    for (const { userId, other } of sidesOf(row))
      if (userId !== byId) await this.notifications.notify(tx, { ...about(userId), textKey: 'grantEnded', params: { other } });
  }
}

function sidesOf({ principalId, principalName, agentId, agentName }: GrantRow): { userId: string; other: string }[] {
  const principal = { userId: principalId, other: agentName ?? '' };
  return agentId === null ? [principal] : [principal, { userId: agentId, other: principalName }];
}

const about = (userId: string) => ({ userId, type: NotificationType.GRANT, link: settingsPath('people') });
