import { Arg, ID, Mutation, Resolver } from 'type-graphql';
import { injectable } from 'tsyringe';
import { Role } from '../../../../schema/values/accounts/roles';
import { Authorized } from '../../../platform/graphql/authorized';
import { NEVER, Operation } from '../../../platform/graphql/operation';
import { CurrentKey, CurrentViewer } from '../../../platform/graphql/viewer-param';
import type { RequestKey } from '../../../platform/idempotency/request-key';
import type { Viewer } from '../../../platform/security/viewer';
import { OrderRefund } from '../account/order-refund.entity';
import { RefundGivenInput } from '../account/refund-given.inputs';
import { RefundDecisionsService } from './refund-decisions.service';

@injectable()
@Resolver(() => OrderRefund)
export class RefundDecisionsResolver {
  constructor(private readonly decisions: RefundDecisionsService) {}

  @Authorized(Role.ADMIN)
  @Operation({ keys: NEVER.ADMIN })
  @Mutation(() => OrderRefund, {
    description:
      'Admin: whether a refund was given. If not, the seller owes it at once, or it is over where its buyer has closed the account. Of a confirmed one with a TrxID: true where the TrxID alone is wrong, and is removed. Of a confirmed one that the market gave for a seller who has closed the account: true, with `how`, where that was not recorded, or wrongly. Both sides are notified of the reason.',
  })
  decideRefund(
    @CurrentViewer() viewer: Viewer,
    @CurrentKey() key: RequestKey | null,
    @Arg('id', () => ID, { description: 'The refund.' }) id: string,
    @Arg('given', () => Boolean, { description: 'True: the buyer has the money.' }) isGiven: boolean,
    @Arg('reason', () => String, { description: 'Read by buyer and seller.' }) reason: string,
    @Arg('how', () => RefundGivenInput, {
      nullable: true,
      description:
        'Where it was given: how, if its seller has not said so, or said something else; without it, as the seller said. For a seller who has closed the account: the market gave it so, and it is in the ledger.',
    })
    how?: RefundGivenInput | null,
    @Arg('takeBackReason', () => String, {
      nullable: true,
      description:
        'Where another order, or another refund of a seller, has the number: why it is taken back from there. Its parties are notified; without this it is a CONFLICT that names the order.',
    })
    takeBackReason?: string | null,
  ): Promise<OrderRefund> {
    return this.decisions.decide(viewer, id, { isGiven, reason, how, takeBackReason }, key);
  }
}
