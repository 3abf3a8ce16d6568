/** The refusal of an account that is not approved, with the reason an admin gave: only for its owner, after a correct password. */
import { AppError } from '../../platform/errors/app-error';
import { notApproved } from '../../platform/errors/common-errors';
import type { User } from './user.entity';

export function accountRefusal({ status, statusReason }: Pick<User, 'status' | 'statusReason'>): AppError {
  const refusal = notApproved(status);
  return new AppError(refusal.code, refusal.key, { reason: statusReason ?? '' });
}
