/**
 * The only place that changes an account's status, always with its approval event. A change names the status it starts
 * from and holds the row while it decides: of two admins who decide at the same time, the second gets an error with
 * what the first has done, and when.
 */
import { Lifecycle, scoped } from 'tsyringe';
import type { EntityManager } from 'typeorm';
import type { MessageKey } from '../../../../schema/messages/text';
import { AccountStatus } from '../../../../schema/values/accounts/roles';
import { AppError } from '../../../platform/errors/app-error';
import { conflict, notFound } from '../../../platform/errors/common-errors';
import { ApprovalEvent } from './approval-event.entity';
import { lastStatusChange } from './approval-events.query';
import { User } from './user.entity';

export interface StatusChange {
  readonly userId: string;
  readonly actorId: string;
  readonly from: AccountStatus;
  readonly to: AccountStatus;
  readonly reason: string | null;
}

/** An older decision was no race between two admins: its time explains nothing. */
const RECENT_MINUTES = 60;

const doneMeanwhile: Partial<Record<string, MessageKey>> = {
  'PENDING APPROVED': 'admin.approvedMeanwhile',
  'PENDING REJECTED': 'admin.rejectedMeanwhile',
  'APPROVED SUSPENDED': 'admin.suspendedMeanwhile',
  'SUSPENDED APPROVED': 'admin.reinstatedMeanwhile',
};

@scoped(Lifecycle.ContainerScoped)
export class AccountStatusService {
  /** The account with its new status; CONFLICT when it is not where the change starts from. */
  async change(tx: EntityManager, { userId, actorId, from, to, reason }: StatusChange): Promise<User> {
    const user = await tx.findOne(User, { where: { id: userId }, lock: { mode: 'pessimistic_write' } });
    if (!user) throw notFound();
    if (user.closedAt !== null) throw conflict('admin.accountClosed', { status: 'CLOSED' });
    if (user.status !== from) throw await alreadyDecided(tx, user, actorId);
    // the reason of a return is in its event; an account in good standing shows none
    const change = { status: to, statusReason: to === AccountStatus.APPROVED ? null : reason, updatedAt: new Date() };
    await tx.update(User, userId, change);
    await tx.insert(ApprovalEvent, { userId, actorId, fromStatus: from, toStatus: to, reason });
    return Object.assign(user, change);
  }
}

async function alreadyDecided(tx: EntityManager, { id: userId, status }: User, actorId: string): Promise<AppError> {
  const last = await lastStatusChange(tx, userId, actorId);
  const key = last?.isOthers && last.minutes < RECENT_MINUTES ? doneMeanwhile[last.move] : undefined;
  if (key && last) return conflict(key, { status }, { params: { minutes: last.minutes } });
  return conflict('admin.alreadyDecided', { status });
}
