/**
 * Decides on accounts that wait. One transaction changes the status (with its approval event), writes the audit trail, notifies the person
 * (by short message as well, since he cannot get in yet to read it). It lives in the last module of the line because it needs
 * both accounts and notifications, and accounts come before notifications.
 */
import { Lifecycle, scoped } from 'tsyringe';
import { DataSource } from 'typeorm';
import { reasonRules } from '../../../schema/rules/reason.rules';
import { NotificationType } from '../../../schema/values/notifications';
import { AccountStatus } from '../../../schema/values/roles';
import { inTransaction } from '../../platform/db/transaction';
import { isUuid } from '../../platform/db/uuid';
import { notFound } from '../../platform/errors/common-errors';
import type { Viewer } from '../../platform/graphql/context';
import { parseWith } from '../../platform/graphql/rules';
import { assertMay } from '../../platform/security/assert-policy';
import { AccountStatusService } from '../accounts/account-status.service';
import { AuditService } from '../accounts/audit.service';
import type { User } from '../accounts/user.entity';
import type { Note } from '../notifications/notification.types';
import { NotificationsService } from '../notifications/notifications.service';
import { mayDecideAccounts } from './approval.policy';

interface Decision {
  readonly to: AccountStatus;
  readonly action: string;
  readonly reason: string | null;
  readonly note: Note;
}

@scoped(Lifecycle.ContainerScoped)
export class ApprovalsService {
  constructor(
    private readonly db: DataSource,
    private readonly statuses: AccountStatusService,
    private readonly audit: AuditService,
    private readonly notifications: NotificationsService,
  ) {}

  approve(admin: Viewer, accountId: string): Promise<User> {
    return this.decide(admin, accountId, {
      to: AccountStatus.APPROVED,
      action: 'account.approved',
      reason: null,
      note: { type: NotificationType.ACCOUNT_DECIDED, textKey: 'accountApproved', params: {} },
    });
  }

  async reject(admin: Viewer, accountId: string, words: string): Promise<User> {
    const { reason } = await parseWith(reasonRules, { reason: words });
    return this.decide(admin, accountId, {
      to: AccountStatus.REJECTED,
      action: 'account.rejected',
      reason,
      note: { type: NotificationType.ACCOUNT_DECIDED, textKey: 'accountRejected', params: { reason } },
    });
  }

  private async decide(admin: Viewer, accountId: string, { to, action, reason, note }: Decision): Promise<User> {
    assertMay(mayDecideAccounts(admin));
    if (!isUuid(accountId)) throw notFound();
    return inTransaction(this.db, async (tx) => {
      const actorId = admin.id;
      const account = await this.statuses.change(tx, { userId: accountId, actorId, from: AccountStatus.PENDING, to, reason });
      await this.audit.record(tx, { actorId, action, subjectType: 'account', subjectId: accountId, reason });
      await this.notifications.notify(tx, { ...note, userId: accountId });
      return account;
    });
  }
}
