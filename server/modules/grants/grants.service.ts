/**
 * Reads and makes grants. An agent asks a grower, a seller invites staff, and both sides see what there is. An agent
 * is asked by the grower's phone, staff by their own: whether someone has it is not revealed before they accept.
 */
import { injectable, Lifecycle, scoped } from 'tsyringe';
import { DataSource, type EntityManager } from 'typeorm';
import type { MessageKey } from '../../../schema/messages/text';
import { grantRightsRules, grantRules } from '../../../schema/rules/accounts/grant.rules';
import { addDays, dayAt } from '../../../schema/rules/orders/delivery-days';
import { GrantKind, grantLimits, type GrantRight } from '../../../schema/values/accounts/grants';
import { AccountStatus, Role } from '../../../schema/values/accounts/roles';
import { NotificationType } from '../../../schema/values/market/notifications';
import { settingsPath } from '../../../schema/values/site/site-routes';
import { inTransaction } from '../../platform/db/transaction';
import { conflict, notFound } from '../../platform/errors/common-errors';
import { invalidInput } from '../../platform/errors/validation-error';
import { assertMay } from '../../platform/security/assert-policy';
import { RateLimiter } from '../../platform/security/rate-limiter';
import type { Viewer } from '../../platform/security/viewer';
import { isUuid } from '../../platform/uuid';
import { parseWith } from '../../platform/validation/parse-with';
import type { User } from '../accounts/users/user.entity';
import { AccountsService } from '../accounts/users/accounts.service';
import { NotificationsService } from '../notifications/notifications.service';
import { mayBeAgent, mayEmploy, mayHaveGrants } from './grant.policy';
import { GrantConsentsService } from './grant-consents.service';
import type { Grant, GrantInput } from './grant.types';
import {
  addGrant,
  grantCounts,
  grantOf,
  type GrantRow,
  grantsOfAgent,
  grantsOfPrincipal,
  isMadeAgent,
  lockAccounts,
  setGrantRights,
} from './grants.store';
import { shownGrant } from './shown-grant';

const DAY_SECONDS = 24 * 3600;

@scoped(Lifecycle.ContainerScoped)
@injectable()
export class GrantsService {
  constructor(
    private readonly db: DataSource,
    private readonly accounts: AccountsService,
    private readonly consents: GrantConsentsService,
    private readonly notifications: NotificationsService,
    private readonly limiter: RateLimiter,
  ) {}

  /** The people who act for the viewer, or ask to. */
  async agents(viewer: Viewer): Promise<Grant[]> {
    assertMay(mayHaveGrants(viewer));
    return (await grantsOfPrincipal(this.db, viewer.id)).map((row) => shownGrant(row, viewer.id));
  }

  /** The people for whom the viewer acts, or is asked to. */
  async principals(viewer: Viewer): Promise<Grant[]> {
    assertMay(mayHaveGrants(viewer));
    return (await grantsOfAgent(this.db, viewer.id)).map((row) => shownGrant(row, viewer.id));
  }

  async isAgent(viewer: Viewer): Promise<boolean> {
    return mayBeAgent(viewer, await isMadeAgent(this.db, viewer.id));
  }

  /**
   * Asks a grower, whose phone is sent a code to read out. BAD_USER_INPUT for one's own phone, and for one that no
   * approved grower has; CONFLICT where there is a grant already, or are too many.
   */
  async request(viewer: Viewer, input: GrantInput, ip: string): Promise<Grant> {
    assertMay(mayBeAgent(viewer, await isMadeAgent(this.db, viewer.id)));
    const { phone, rights, endsOn } = await this.parse(viewer, input);
    const principal = await this.growerOf(phone);
    await this.consents.takeCode(phone, ip, `${viewer.id} ${principal.id}`);
    const id = await inTransaction(this.db, async (tx) => {
      await lockAccounts(tx, [viewer.id, principal.id]);
      await this.assertPlace(tx, viewer.id, principal.id);
      const agentId = viewer.id;
      const wanted = { kind: GrantKind.FARMER, principalId: principal.id, agentId, invitedPhone: null, rights, beginsOn: today(), endsOn };
      const added = await addGrant(tx, wanted);
      if (added === null) throw already();
      await this.consents.sendCode(tx, { id: added, principal, viewer });
      const { phone: agentPhone } = await this.accounts.mine(viewer);
      await this.notifications.notify(tx, {
        userId: principal.id,
        type: NotificationType.GRANT,
        textKey: 'grantRequested',
        params: { agent: viewer.name, phone: agentPhone, until: endsOn },
        link: settingsPath('people'),
        senderId: viewer.id,
      });
      return added;
    });
    return this.shown(viewer, id);
  }

  /** Invites a phone to work in the viewer's shop; who has it accepts in the app, now or after registering. */
  async inviteStaff(viewer: Viewer, input: GrantInput): Promise<Grant> {
    assertMay(mayEmploy(viewer));
    const { phone, rights, endsOn } = await this.parse(viewer, input);
    const invited = await this.accounts.findByPhone(phone);
    const id = await inTransaction(this.db, async (tx) => {
      await lockAccounts(tx, [viewer.id]);
      const { staff } = await grantCounts(tx, null, viewer.id);
      if (staff >= grantLimits.staff) throw tooMany('grant.tooManyStaff', grantLimits.staff);
      const wanted = {
        kind: GrantKind.STAFF,
        principalId: viewer.id,
        agentId: null,
        invitedPhone: phone,
        rights,
        beginsOn: today(),
        endsOn,
      };
      const added = await addGrant(tx, wanted);
      if (added === null) throw already();
      if (invited && invited.role !== Role.ADMIN)
        await this.notifications.notify(tx, {
          userId: invited.id,
          type: NotificationType.GRANT,
          textKey: 'staffInvited',
          params: { owner: viewer.name, until: endsOn },
          link: settingsPath('people'),
          senderId: viewer.id,
        });
      return added;
    });
    return this.shown(viewer, id);
  }

  /** The principal alone changes what is allowed. */
  async setRights(viewer: Viewer, id: string, wanted: readonly GrantRight[]): Promise<Grant> {
    const { rights } = await parseWith(grantRightsRules, { rights: [...wanted] });
    const row = await this.one(viewer, id);
    assertMay(row.principalId === viewer.id);
    if (!(await inTransaction(this.db, (tx) => setGrantRights(tx, id, [...new Set(rights)])))) throw changed('ENDED');
    return this.shown(viewer, id);
  }

  async shown(viewer: Viewer, id: string): Promise<Grant> {
    return shownGrant(await this.one(viewer, id), viewer.id);
  }

  /** NOT_FOUND for a grant of others. */
  private async one(viewer: Viewer, id: string): Promise<GrantRow> {
    assertMay(mayHaveGrants(viewer));
    const row = isUuid(id) ? await grantOf(this.db, id, viewer.id) : null;
    if (!row) throw notFound();
    return row;
  }

  private async parse(viewer: Viewer, input: GrantInput): Promise<{ phone: string; rights: GrantRight[]; endsOn: string }> {
    const { phone, rights, endsOn } = await parseWith(grantRules, input);
    const isDay = !Number.isNaN(Date.parse(endsOn)) && endsOn >= today() && endsOn <= addDays(today(), grantLimits.days);
    if (!isDay) throw invalidInput([{ field: 'endsOn', key: 'grant.endsOn' }]);
    if ((await this.accounts.mine(viewer)).phone === phone) throw invalidInput([{ field: 'phone', key: 'grant.ownPhone' }]);
    await this.limiter.consume('grant-requests', viewer.id, 1, grantLimits.requestsPerDay, DAY_SECONDS);
    await this.limiter.consume('grant-invitations', `${viewer.id} ${phone}`, 1, grantLimits.requestsOfOnePhone, DAY_SECONDS);
    return { phone, rights: [...new Set(rights)], endsOn };
  }

  private async growerOf(phone: string): Promise<User> {
    const grower = await this.accounts.findByPhone(phone);
    if (grower?.role !== Role.PRODUCER || grower.status !== AccountStatus.APPROVED)
      throw invalidInput([{ field: 'phone', key: 'grant.noGrower' }]);
    return grower;
  }

  private async assertPlace(tx: EntityManager, agentId: string, principalId: string): Promise<void> {
    const { principals, agents, requests, agentDays } = await grantCounts(tx, agentId, principalId);
    const most = agentDays < grantLimits.firstDays ? grantLimits.firstPrincipals : grantLimits.principals;
    if (principals >= most) throw tooMany('grant.tooManyGrowers', most);
    if (agents >= grantLimits.agents) throw tooMany('grant.tooManyAgents', grantLimits.agents);
    if (requests >= grantLimits.requests) throw tooMany('grant.tooManyRequests', grantLimits.requests);
  }
}

const today = (): string => dayAt(new Date());
const already = () => conflict('grant.already', { status: 'EXISTS' }, { field: 'phone' });
const tooMany = (key: MessageKey, count: number) => conflict(key, { count }, { params: { count }, field: 'phone' });

const changed = (status: string) => conflict('grant.changed', { status });
