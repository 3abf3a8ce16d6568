/**
 * Lets a rejected user correct the registration and wait again: REJECTED → PENDING with its approval event, the waiting
 * time starts again, and the old reason is removed from the account (the events store it). Any other status is
 * CONFLICT, also when two tabs send at once.
 */
import { Lifecycle, scoped } from 'tsyringe';
import { DataSource } from 'typeorm';
import { resubmissionRules } from '../../../../schema/rules/accounts/profile.rules';
import { AccountStatus } from '../../../../schema/values/accounts/roles';
import { inTransaction } from '../../../platform/db/transaction';
import { conflict } from '../../../platform/errors/common-errors';
import { invalidInput } from '../../../platform/errors/validation-error';
import type { Viewer } from '../../../platform/security/viewer';
import { parseWith } from '../../../platform/validation/parse-with';
import { GeographyService } from '../../geography/geography.service';
import { AccountStatusService } from '../users/account-status.service';
import { mayResubmit } from '../users/profile.policy';
import type { ProfileChanges } from './profiles.service';
import { User } from '../users/user.entity';
import { VerificationsService } from '../verification/verifications.service';

@scoped(Lifecycle.ContainerScoped)
export class ResubmissionsService {
  constructor(
    private readonly db: DataSource,
    private readonly geography: GeographyService,
    private readonly statuses: AccountStatusService,
    private readonly verifications: VerificationsService,
  ) {}

  async resubmit(viewer: Viewer, input: ProfileChanges): Promise<User> {
    if (!mayResubmit(viewer)) throw conflict('account.notRejected', { status: viewer.status });
    const corrected = await parseWith(resubmissionRules(viewer.role), input);
    if (!(await this.geography.isPlace(corrected))) throw invalidInput([{ field: 'upazilaId', key: 'geography.unknownPlace' }]);
    const details = { ...corrected, tradeLicense: corrected.tradeLicense ?? null, waitingSince: new Date() };
    return inTransaction(this.db, async (tx) => {
      const before = await tx.findOneOrFail(User, { where: { id: viewer.id }, lock: { mode: 'pessimistic_write' } });
      const { affected } = await tx.update(User, { id: viewer.id, status: AccountStatus.REJECTED }, details);
      if (!affected) throw conflict('account.notRejected', { status: (await tx.findOneByOrFail(User, { id: viewer.id })).status });
      const after = await this.statuses.change(tx, {
        userId: viewer.id,
        actorId: viewer.id,
        from: AccountStatus.REJECTED,
        to: AccountStatus.PENDING,
        reason: null,
      });
      await this.verifications.detailsChanged(tx, before, after);
      return after;
    });
  }
}
