/**
 * The only place that changes an account's status, always with its approval event. A change names the status it starts from, in the
 * UPDATE itself: of two people who decide at once, one is told that it is already decided.
 */
import { Lifecycle, scoped } from 'tsyringe';
import type { EntityManager } from 'typeorm';
import type { AccountStatus } from '../../../schema/values/roles';
import { AppError } from '../../platform/errors/app-error';
import { notFound } from '../../platform/errors/common-errors';
import { ApprovalEvent } from './approval-event.entity';
import { User } from './user.entity';

export interface StatusChange {
  readonly userId: string;
  readonly actorId: string;
  readonly from: AccountStatus;
  readonly to: AccountStatus;
  readonly reason: string | null;
}

@scoped(Lifecycle.ContainerScoped)
export class AccountStatusService {
  async change(tx: EntityManager, { userId, actorId, from, to, reason }: StatusChange): Promise<User> {
    const { affected } = await tx.update(User, { id: userId, status: from }, { status: to, statusReason: reason, updatedAt: new Date() });
    const user = await tx.findOneBy(User, { id: userId });
    if (!user) throw notFound();
    if (!affected) throw new AppError('CONFLICT', 'admin.alreadyDecided');
    await tx.insert(ApprovalEvent, { userId, actorId, fromStatus: from, toStatus: to, reason });
    return user;
  }
}
