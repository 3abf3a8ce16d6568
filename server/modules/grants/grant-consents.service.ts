/**
 * Consent: a grower reads out to the agent a code that was sent to the grower's own phone, or accepts in the app; staff
 * accept in the app, with a phone that was verified. Without it no one acts.
 */
import { injectable, Lifecycle, scoped } from 'tsyringe';
import { DataSource, type EntityManager } from 'typeorm';
import { text } from '../../../schema/messages/text';
import { grantCodeRules } from '../../../schema/rules/accounts/grant.rules';
import { GrantConsent, GrantKind, grantLimits, GrantState } from '../../../schema/values/accounts/grants';
import { Language } from '../../../schema/values/accounts/roles';
import { NotificationType } from '../../../schema/values/market/notifications';
import { settingsPath } from '../../../schema/values/site/site-routes';
import { inTransaction } from '../../platform/db/transaction';
import { AppError } from '../../platform/errors/app-error';
import { conflict, notFound } from '../../platform/errors/common-errors';
import { assertMay } from '../../platform/security/assert-policy';
import { RateLimiter } from '../../platform/security/rate-limiter';
import type { Viewer } from '../../platform/security/viewer';
import { SmsBudget } from '../../platform/sms/short-message';
import { SmsGateway } from '../../platform/sms/sms-gateway';
import { isUuid } from '../../platform/uuid';
import { parseWith } from '../../platform/validation/parse-with';
import { CodeLimitsService } from '../accounts/codes/code-limits.service';
import { OneTimeCodesService } from '../accounts/codes/one-time-codes.service';
import { AccountsService } from '../accounts/users/accounts.service';
import { NotificationsService } from '../notifications/notifications.service';
import { mayHaveGrants } from './grant.policy';
import type { Grant } from './grant.types';
import { activateGrant, grantCounts, grantOf, type GrantRow, hasOpenGrant, lockAccounts } from './grants.store';
import { isAsked, shownGrant } from './shown-grant';

const DAY_SECONDS = 24 * 3600;

interface Asked {
  readonly id: string;
  readonly principal: { readonly id: string; readonly phone: string; readonly language: Language };
  readonly viewer: Viewer;
}

@scoped(Lifecycle.ContainerScoped)
@injectable()
export class GrantConsentsService {
  constructor(
    private readonly db: DataSource,
    private readonly accounts: AccountsService,
    private readonly codes: OneTimeCodesService,
    private readonly codeLimits: CodeLimitsService,
    private readonly sms: SmsGateway,
    private readonly notifications: NotificationsService,
    private readonly limiter: RateLimiter,
  ) {}

  /** One of the codes that this phone, this address and this grant may be sent, or RATE_LIMITED. */
  async takeCode(phone: string, ip: string, grantId: string): Promise<void> {
    await this.limiter.consume('grant-codes', grantId, 1, grantLimits.codesPerDay, DAY_SECONDS);
    await this.codeLimits.take('grant-code', phone, ip);
  }

  /** The text names the agent by phone: a name could say anything. */
  async sendCode(tx: EntityManager, { id, principal, viewer }: Asked): Promise<void> {
    const code = await this.codes.issue(tx, { userId: principal.id, about: id }, 'GRANT');
    const { phone: agent } = await this.accounts.mine(viewer);
    const body = text('grant.sms', principal.language, { agent }).replace('{{code}}', code);
    await this.sms.send(tx, { phone: principal.phone, body, purpose: 'grant', budget: SmsBudget.CODE });
  }

  /** The agent asks for another code. */
  async resendCode(viewer: Viewer, id: string, ip: string): Promise<Grant> {
    const row = await this.waiting(viewer, id);
    assertMay(row.kind === GrantKind.FARMER && row.agentId === viewer.id);
    await this.takeCode(row.principalPhone, ip, id);
    const principal = { id: row.principalId, phone: row.principalPhone, language: row.principalLanguage };
    await inTransaction(this.db, (tx) => this.sendCode(tx, { id, principal, viewer }));
    return shownGrant(row, viewer.id);
  }

  /** The agent types the code that the grower reads out. OTP_INVALID for a wrong, used or expired one. */
  async confirm(viewer: Viewer, id: string, { code: typed, ip }: { readonly code: string; readonly ip: string }): Promise<Grant> {
    const { code } = await parseWith(grantCodeRules, { code: typed });
    const row = await this.waiting(viewer, id);
    assertMay(row.kind === GrantKind.FARMER && row.agentId === viewer.id);
    const proof = await this.codes.attempt({ userId: row.principalId, about: id }, 'GRANT', { code, ip });
    await inTransaction(this.db, async (tx) => {
      if (proof === null || !(await this.codes.consume(tx, proof))) throw codeInvalid();
      await this.activate(tx, row, viewer.id, GrantConsent.CODE);
    });
    return this.again(viewer, id);
  }

  /** The one who was asked accepts in the app. FORBIDDEN to the side that asked. */
  async accept(viewer: Viewer, id: string): Promise<Grant> {
    const row = await this.waiting(viewer, id);
    assertMay(isAsked(row, viewer.id));
    const { phoneVerifiedAt } = await this.accounts.mine(viewer);
    if (row.kind === GrantKind.STAFF && !phoneVerifiedAt) throw new AppError('PHONE_UNVERIFIED', 'grant.phoneNotVerified');
    await inTransaction(this.db, (tx) => this.activate(tx, row, row.agentId ?? viewer.id, GrantConsent.APP));
    return this.again(viewer, id);
  }

  private async activate(tx: EntityManager, row: GrantRow, agentId: string, consent: GrantConsent): Promise<void> {
    await lockAccounts(tx, [agentId, row.principalId]);
    const { agents, shops } = await grantCounts(tx, agentId, row.principalId);
    if (row.kind === GrantKind.FARMER && agents >= grantLimits.agents)
      throw conflict('grant.tooManyAgents', { count: agents }, { params: { count: grantLimits.agents } });
    if (row.kind === GrantKind.STAFF && shops >= grantLimits.shops)
      throw conflict('grant.tooManyShops', { count: shops }, { params: { count: grantLimits.shops } });
    if (await hasOpenGrant(tx, row, agentId)) throw conflict('grant.already', { status: 'EXISTS' });
    if (!(await activateGrant(tx, row.id, agentId, consent))) throw conflict('grant.changed', { status: 'CHANGED' });
    const agent = await this.accounts.findById(agentId);
    const about = { type: NotificationType.GRANT, link: settingsPath('people') };
    const names = { agent: agent?.name ?? '', until: row.endsOn };
    await this.notifications.notify(tx, { ...about, userId: row.principalId, textKey: 'grantActive', params: names });
    const forAgent = { principal: row.principalName, until: row.endsOn };
    await this.notifications.notify(tx, { ...about, userId: agentId, textKey: 'grantAccepted', params: forAgent });
  }

  private async waiting(viewer: Viewer, id: string): Promise<GrantRow> {
    assertMay(mayHaveGrants(viewer));
    const row = isUuid(id) ? await grantOf(this.db, id, viewer.id) : null;
    if (!row) throw notFound();
    if (row.state !== GrantState.INVITED) throw conflict('grant.changed', { status: row.state });
    return row;
  }

  private async again(viewer: Viewer, id: string): Promise<Grant> {
    const row = await grantOf(this.db, id, viewer.id);
    if (!row) throw notFound();
    return shownGrant(row, viewer.id);
  }
}

function codeInvalid(): AppError {
  return new AppError('OTP_INVALID', 'reset.codeInvalid', undefined, [{ field: 'code', key: 'reset.codeInvalid' }]);
}
