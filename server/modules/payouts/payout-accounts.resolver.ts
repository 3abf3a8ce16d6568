import { Arg, Mutation, Query, Resolver } from 'type-graphql';
import { injectable } from 'tsyringe';
import { PayoutMethod } from '../../../schema/values/accounts/payouts';
import { sellingRoles } from '../../../schema/values/accounts/roles';
import { Authorized } from '../../platform/graphql/authorized';
import { CurrentViewer } from '../../platform/graphql/viewer-param';
import type { Viewer } from '../../platform/security/viewer';
import { PayoutAccount } from './payout-account.entity';
import { PayoutAccountInput, RemovePayoutAccountPayload } from './payout-accounts.inputs';
import { PayoutAccountsService } from './payout-accounts.service';
import { NEVER, Operation } from '../../platform/graphql/operation';

@injectable()
@Resolver(() => PayoutAccount)
export class PayoutAccountsResolver {
  constructor(private readonly accounts: PayoutAccountsService) {}

  @Authorized(...sellingRoles)
  @Operation({ keys: NEVER.ACCOUNT })
  @Query(() => [PayoutAccount], { description: 'Where the viewer receives money; at most one account of each method.' })
  myPayoutAccounts(@CurrentViewer() viewer: Viewer): Promise<PayoutAccount[]> {
    return this.accounts.mine(viewer);
  }

  @Authorized(...sellingRoles)
  @Operation({ keys: NEVER.GUARD })
  @Mutation(() => PayoutAccount, {
    description:
      'Where buyers send mobile money, and the market payouts. Needs confirmPassword within ten minutes; reported by notification and SMS. Confirmed orders retain the account their buyer was shown.',
  })
  setPayoutAccount(
    @CurrentViewer() viewer: Viewer,
    @Arg('input', { description: 'The account.' }) input: PayoutAccountInput,
  ): Promise<PayoutAccount> {
    return this.accounts.set(viewer, input);
  }

  @Authorized(...sellingRoles)
  @Operation({ keys: NEVER.GUARD })
  @Mutation(() => RemovePayoutAccountPayload, {
    description: 'The viewer receives no more money this way. Needs confirmPassword within ten minutes; reported by notification and SMS.',
  })
  async removePayoutAccount(
    @CurrentViewer() viewer: Viewer,
    @Arg('method', () => PayoutMethod, { description: 'The kind of the account.' }) method: PayoutMethod,
  ): Promise<RemovePayoutAccountPayload> {
    return { removedMethod: await this.accounts.remove(viewer, method) };
  }
}
