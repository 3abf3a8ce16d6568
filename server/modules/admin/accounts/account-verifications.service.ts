/** Admins record what they checked of a seller, and withdraw it with a reason; both are in the audit trail. */
import { injectable, Lifecycle, scoped } from 'tsyringe';
import { DataSource } from 'typeorm';
import { verificationRules } from '../../../../schema/rules/accounts/verification.rules';
import { reasonRules } from '../../../../schema/rules/shared/reason.rules';
import type { VerificationKind } from '../../../../schema/values/accounts/verification';
import { inTransaction } from '../../../platform/db/transaction';
import { notFound } from '../../../platform/errors/common-errors';
import { assertMay } from '../../../platform/security/assert-policy';
import type { Viewer } from '../../../platform/security/viewer';
import { parseWith } from '../../../platform/validation/parse-with';
import { User } from '../../accounts/user.entity';
import { VerificationsService } from '../../accounts/verification/verifications.service';
import type { VerificationRecord } from '../../accounts/verification/verification.types';
import { mayDecideAccounts } from '../admin.policy';

@scoped(Lifecycle.ContainerScoped)
@injectable()
export class AccountVerificationsService {
  constructor(
    private readonly db: DataSource,
    private readonly verifications: VerificationsService,
  ) {}

  /** For loaders of an account that an admin reads. */
  historyOf(userIds: readonly string[]): Promise<VerificationRecord[][]> {
    return this.verifications.historyOf(userIds);
  }

  /** BAD_USER_INPUT for none, for the phone number, and for what the seller has not given; CONFLICT where it has changed since this version. */
  async record(admin: Viewer, accountId: string, rawKinds: readonly VerificationKind[], version: number): Promise<User> {
    assertMay(mayDecideAccounts(admin));
    const { kinds } = await parseWith(verificationRules, { kinds: rawKinds });
    return inTransaction(this.db, async (tx) => {
      await this.verifications.record(tx, admin.id, accountId, { kinds, version });
      return found(await tx.findOneBy(User, { id: accountId }));
    });
  }

  async withdraw(admin: Viewer, accountId: string, rawKind: VerificationKind, rawReason: string): Promise<User> {
    assertMay(mayDecideAccounts(admin));
    const { reason } = await parseWith(reasonRules, { reason: rawReason });
    const { kinds } = await parseWith(verificationRules, { kinds: [rawKind] });
    return inTransaction(this.db, async (tx) => {
      for (const kind of kinds) await this.verifications.withdraw(tx, admin.id, accountId, kind, reason);
      return found(await tx.findOneBy(User, { id: accountId }));
    });
  }
}

function found(user: User | null): User {
  if (!user) throw notFound();
  return user;
}
