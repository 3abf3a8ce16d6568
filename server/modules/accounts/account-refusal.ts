/** The refusal of an account that is not approved, with the reason an admin gave: only for its owner, after a correct password. */
import { AccountStatus } from '../../../schema/values/roles';
import { AppError } from '../../platform/errors/app-error';
import { notApproved } from '../../platform/errors/common-errors';
import type { User } from './user.entity';

export function accountRefusal({ status, statusReason }: Pick<User, 'status' | 'statusReason'>): AppError {
  if (status === AccountStatus.REJECTED) return new AppError('NOT_APPROVED', 'account.rejected', { reason: statusReason ?? '-' });
  if (status === AccountStatus.SUSPENDED) return new AppError('NOT_APPROVED', 'account.suspended', { reason: statusReason ?? '-' });
  return notApproved(status);
}
