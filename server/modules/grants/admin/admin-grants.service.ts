/** Shows admins the grants of an account, and makes accounts agents. */
import { injectable, Lifecycle, scoped } from 'tsyringe';
import { DataSource } from 'typeorm';
import { reasonRules } from '../../../../schema/rules/shared/reason.rules';
import { Role } from '../../../../schema/values/accounts/roles';
import { inTransaction } from '../../../platform/db/transaction';
import { conflict, notFound } from '../../../platform/errors/common-errors';
import { assertMay } from '../../../platform/security/assert-policy';
import type { Viewer } from '../../../platform/security/viewer';
import { isUuid } from '../../../platform/uuid';
import { parseWith } from '../../../platform/validation/parse-with';
import { AccountsService } from '../../accounts/users/accounts.service';
import { AuditService } from '../../audit/audit.service';
import type { AccountGrants } from '../grant.types';
import { mayDecideGrants } from '../grant.policy';
import { isMadeAgent, openGrantsOf, setMadeAgent } from '../grants.store';
import { shownGrant } from '../shown-grant';

@scoped(Lifecycle.ContainerScoped)
@injectable()
export class AdminGrantsService {
  constructor(
    private readonly db: DataSource,
    private readonly accounts: AccountsService,
    private readonly audit: AuditService,
  ) {}

  /** The open grants of an account on both sides; NOT_FOUND without the account. */
  async list(admin: Viewer, accountId: string): Promise<AccountGrants> {
    assertMay(mayDecideGrants(admin));
    const account = isUuid(accountId) ? await this.accounts.findById(accountId) : null;
    if (!account) throw notFound();
    const [rows, isAgent] = await Promise.all([openGrantsOf(this.db, accountId), isMadeAgent(this.db, accountId)]);
    return { id: accountId, isAgent, grants: rows.map((row) => shownGrant(row, null)) };
  }

  /** Makes an account an agent for growers, or no longer; CONFLICT where it is so already. */
  async setAgent(admin: Viewer, accountId: string, change: { readonly isAgent: boolean; readonly reason: string }): Promise<AccountGrants> {
    assertMay(mayDecideGrants(admin));
    const { reason } = await parseWith(reasonRules, { reason: change.reason });
    const account = isUuid(accountId) ? await this.accounts.findById(accountId) : null;
    if (!account || account.role === Role.ADMIN) throw notFound();
    await inTransaction(this.db, async (tx) => {
      const status = change.isAgent ? 'AGENT' : 'NO_AGENT';
      if (!(await setMadeAgent(tx, accountId, change.isAgent, admin.id))) throw conflict('grant.changed', { status });
      const action = change.isAgent ? 'grant.agentMade' : 'grant.agentUnmade';
      await this.audit.record(tx, { actorId: admin.id, action, subjectType: 'account', subjectId: accountId, reason });
    });
    return this.list(admin, accountId);
  }
}
