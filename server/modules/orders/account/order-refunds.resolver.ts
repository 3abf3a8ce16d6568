import { Arg, Args, ID, Mutation, Query, Resolver } from 'type-graphql';
import { injectable } from 'tsyringe';
import { Role, sellingRoles } from '../../../../schema/values/accounts/roles';
import { buyingRoles } from '../../../../schema/values/accounts/trade';
import { Authorized } from '../../../platform/graphql/authorized';
import { CurrentKey, CurrentViewer } from '../../../platform/graphql/viewer-param';
import type { RequestKey } from '../../../platform/idempotency/request-key';
import type { Page } from '../../../platform/paging/page';
import type { Viewer } from '../../../platform/security/viewer';
import { RefundGivenInput } from './refund-given.inputs';
import { MyRefundsArgs, OrderRefundConnection, OrderRefundPageArgs, RefundDuty } from './order-money.types';
import { OrderRefund } from './order-refund.entity';
import { OrderRefundsService } from './order-refunds.service';
import { NEVER, Operation } from '../../../platform/graphql/operation';

const refundId = { description: 'The refund.' } as const;

@injectable()
@Resolver(() => OrderRefund)
export class OrderRefundsResolver {
  constructor(private readonly refunds: OrderRefundsService) {}

  @Authorized(...sellingRoles)
  @Operation({ keys: 'READ_ORDERS' })
  @Query(() => OrderRefundConnection, { description: 'What the viewer owes buyers, the earliest due first.' })
  myRefunds(@CurrentViewer() viewer: Viewer, @Args(() => MyRefundsArgs) { states, ...page }: MyRefundsArgs): Promise<Page<OrderRefund>> {
    return this.refunds.mine(viewer, states ?? null, page);
  }

  @Authorized(...sellingRoles)
  @Operation({ keys: 'READ_ORDERS' })
  @Query(() => RefundDuty, { description: 'What the viewer is to give back to buyers now, as one sum.' })
  myRefundDuty(@CurrentViewer() viewer: Viewer): Promise<RefundDuty> {
    return this.refunds.dutyOf(viewer);
  }

  @Authorized(Role.ADMIN)
  @Operation({ keys: NEVER.ADMIN })
  @Query(() => OrderRefundConnection, {
    description: 'Admin: refunds of sellers that were denied, or not given in time; the longest due first.',
  })
  overdueRefunds(@CurrentViewer() viewer: Viewer, @Args(() => OrderRefundPageArgs) page: OrderRefundPageArgs): Promise<Page<OrderRefund>> {
    return this.refunds.waiting(viewer, page);
  }

  @Authorized(...sellingRoles, Role.ADMIN)
  @Operation({ keys: 'WRITE_ORDERS' })
  @Mutation(() => OrderRefund, {
    description:
      'The seller, or an admin where the seller has closed the account, has given a refund that is owed; the buyer confirms or denies it. One that was denied stays denied, and takes this once. INVALID_TRANSITION otherwise.',
  })
  giveRefund(
    @CurrentViewer() viewer: Viewer,
    @CurrentKey() key: RequestKey | null,
    @Arg('id', () => ID, refundId) id: string,
    @Arg('input', () => RefundGivenInput, { description: 'How it was given.' }) input: RefundGivenInput,
  ): Promise<OrderRefund> {
    return this.refunds.give(viewer, id, input, key);
  }

  @Authorized(...buyingRoles)
  @Operation({ keys: NEVER.PERSON })
  @Mutation(() => OrderRefund, { description: 'The buyer has the money of a refund.' })
  confirmRefund(
    @CurrentViewer() viewer: Viewer,
    @CurrentKey() key: RequestKey | null,
    @Arg('id', () => ID, refundId) id: string,
  ): Promise<OrderRefund> {
    return this.refunds.confirm(viewer, id, key);
  }

  @Authorized(...buyingRoles)
  @Operation({ keys: NEVER.PERSON })
  @Mutation(() => OrderRefund, { description: 'The buyer did not receive a refund that the seller reported as given: an admin decides.' })
  denyRefund(
    @CurrentViewer() viewer: Viewer,
    @CurrentKey() key: RequestKey | null,
    @Arg('id', () => ID, refundId) id: string,
    @Arg('reason', () => String, { description: 'Read by the seller and admins.' }) reason: string,
  ): Promise<OrderRefund> {
    return this.refunds.deny(viewer, id, reason, key);
  }
}
