/**
 * Writes one decision about an account, whatever it is: the status with its approval event, the audit trail, a
 * notification (by short message as well, since its owner may be unable to log in to read it). All in the transaction
 * of the decision. It is in the last module of the line because it needs both accounts and notifications, and accounts
 * come before notifications.
 */
import { Lifecycle, scoped } from 'tsyringe';
import type { EntityManager } from 'typeorm';
import type { AuditAction } from '../../../../schema/values/market/audit';
import { NotificationType } from '../../../../schema/values/market/notifications';
import type { AccountStatus } from '../../../../schema/values/accounts/roles';
import { isUuid } from '../../../platform/uuid';
import { notFound } from '../../../platform/errors/common-errors';
import type { Viewer } from '../../../platform/security/viewer';
import { AccountStatusService } from '../../accounts/users/account-status.service';
import { AuditService } from '../../audit/audit.service';
import type { User } from '../../accounts/users/user.entity';
import type { NewNotification } from '../../notifications/content/notification.types';
import { NotificationsService } from '../../notifications/notifications.service';

type DecisionTextKey = 'accountApproved' | 'accountRejected' | 'accountSuspended' | 'accountReinstated';

export interface Decision {
  readonly from: AccountStatus;
  readonly to: AccountStatus;
  readonly action: AuditAction;
  readonly textKey: DecisionTextKey;
  readonly reason: string | null;
}

@scoped(Lifecycle.ContainerScoped)
export class DecisionWriter {
  constructor(
    private readonly statuses: AccountStatusService,
    private readonly audit: AuditService,
    private readonly notifications: NotificationsService,
  ) {}

  async write(tx: EntityManager, admin: Viewer, accountId: string, decision: Decision): Promise<User> {
    if (!isUuid(accountId)) throw notFound();
    const { from, to, action, reason } = decision;
    const actorId = admin.id;
    const account = await this.statuses.change(tx, { userId: accountId, actorId, from, to, reason });
    await this.audit.record(tx, { actorId, action, subjectType: 'account', subjectId: accountId, reason });
    await this.notifications.notify(tx, { ...notificationOf(decision), userId: accountId });
    return account;
  }
}

function notificationOf({ textKey, reason }: Decision): NewNotification {
  const type = NotificationType.ACCOUNT_DECIDED;
  return textKey === 'accountApproved' ? { type, textKey, params: {} } : { type, textKey, params: { reason: reason ?? '' } };
}
