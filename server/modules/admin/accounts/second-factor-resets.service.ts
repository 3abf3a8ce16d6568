/**
 * Takes the second factor of another admin away, who has lost the app and the recovery codes; with a reason, which the
 * audit trail stores.
 */
import { Lifecycle, scoped } from 'tsyringe';
import { reasonRules } from '../../../../schema/rules/shared/reason.rules';
import { isUuid } from '../../../platform/uuid';
import { AppError } from '../../../platform/errors/app-error';
import { conflict, notFound } from '../../../platform/errors/common-errors';
import type { Viewer } from '../../../platform/security/viewer';
import { parseWith } from '../../../platform/validation/parse-with';
import { assertMay } from '../../../platform/security/assert-policy';
import { AccountsService } from '../../accounts/users/accounts.service';
import { SecondFactorsService } from '../../accounts/second-factor/second-factors.service';
import { mayDecideAccounts } from '../admin.policy';

@scoped(Lifecycle.ContainerScoped)
export class SecondFactorResetsService {
  constructor(
    private readonly accounts: AccountsService,
    private readonly factors: SecondFactorsService,
  ) {}

  /** Ends the account's sessions as well. CONFLICT where there is none, FORBIDDEN for the viewer's own. */
  async reset(admin: Viewer, accountId: string, rawReason: string): Promise<true> {
    assertMay(mayDecideAccounts(admin));
    if (accountId === admin.id) throw new AppError('FORBIDDEN', 'secondFactor.notYourself');
    const { reason } = await parseWith(reasonRules, { reason: rawReason });
    if (!isUuid(accountId) || !(await this.accounts.findById(accountId))) throw notFound();
    if (!(await this.factors.reset(accountId, { actorId: admin.id, reason })))
      throw conflict('secondFactor.none', { status: 'NOT_SET_UP' });
    return true;
  }
}
