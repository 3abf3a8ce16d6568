import { Arg, Args, FieldResolver, ID, Mutation, Query, Resolver, Root } from 'type-graphql';
import { injectable } from 'tsyringe';
import { PayoutMethod } from '../../../../schema/values/accounts/payouts';
import { Role, sellingRoles } from '../../../../schema/values/accounts/roles';
import { PayoutAction } from '../../../../schema/values/money/payouts';
import { Authorized } from '../../../platform/graphql/authorized';
import { CurrentKey, CurrentViewer } from '../../../platform/graphql/viewer-param';
import type { RequestKey } from '../../../platform/idempotency/request-key';
import type { Page } from '../../../platform/paging/page';
import type { Viewer } from '../../../platform/security/viewer';
import { PayoutRequestsService } from './payout-requests.service';
import { PayoutFilter, PayoutPageArgs } from './payouts.inputs';
import { PayoutsService } from './payouts.service';
import { Payout, PayoutConnection, PayoutOutlook } from './payouts.types';
import { NEVER, Operation } from '../../../platform/graphql/operation';

@injectable()
@Resolver(() => Payout)
export class PayoutsResolver {
  constructor(
    private readonly allPayouts: PayoutsService,
    private readonly requests: PayoutRequestsService,
  ) {}

  @Authorized(...sellingRoles, Role.ADMIN)
  @Operation({ keys: 'READ_MONEY' })
  @Query(() => PayoutConnection, { description: "Payouts: a seller's own, all for admins. Latest first." })
  payouts(
    @CurrentViewer() viewer: Viewer,
    @Args(() => PayoutPageArgs) page: PayoutPageArgs,
    @Arg('filter', () => PayoutFilter, { nullable: true, description: 'Which payouts; all by default.' }) filter?: PayoutFilter | null,
  ): Promise<Page<Payout>> {
    return this.allPayouts.list(viewer, filter ?? {}, page);
  }

  @Authorized(...sellingRoles, Role.ADMIN)
  @Operation({ keys: 'READ_MONEY' })
  @Query(() => Payout, { description: 'One payout, for its seller and admins.' })
  payout(@CurrentViewer() viewer: Viewer, @Arg('id', () => ID, { description: 'The payout.' }) id: string): Promise<Payout> {
    return this.allPayouts.findById(viewer, id);
  }

  @Authorized(...sellingRoles)
  @Operation({ keys: 'READ_MONEY' })
  @Query(() => PayoutOutlook, { description: 'What is due to the viewer, what is held, and when it is paid out.' })
  myPayoutOutlook(@CurrentViewer() viewer: Viewer): Promise<PayoutOutlook> {
    return this.allPayouts.outlook(viewer);
  }

  @Authorized(...sellingRoles)
  @Operation({ keys: NEVER.GUARD })
  @Mutation(() => Payout, {
    description: 'Asks for all that is due, to one of `myPayoutAccounts`. It is off the balance at once, and in the next batch.',
  })
  async requestPayout(
    @CurrentViewer() viewer: Viewer,
    @CurrentKey() key: RequestKey | null,
    @Arg('method', () => PayoutMethod, { description: 'The kind of the account.' }) method: PayoutMethod,
  ): Promise<Payout> {
    return this.allPayouts.findById(viewer, await this.requests.request(viewer, method, key));
  }

  @FieldResolver(() => [PayoutAction], { description: 'For admins: what may be done with it now; empty for others.' })
  actions(@CurrentViewer() viewer: Viewer, @Root() payout: Payout): PayoutAction[] {
    return this.allPayouts.actionsOf(viewer, payout);
  }
}
