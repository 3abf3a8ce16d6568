import { Arg, Args, ArgsType, FieldResolver, ID, Mutation, ObjectType, Query, Resolver, Root } from 'type-graphql';
import { injectable } from 'tsyringe';
import { Role } from '../../../../schema/values/accounts/roles';
import { buyingRoles } from '../../../../schema/values/accounts/trade';
import { Authorized } from '../../../platform/graphql/authorized';
import { Connection, pageArgs } from '../../../platform/graphql/connection';
import type { RequestContext } from '../../../platform/graphql/context';
import { Context, CurrentKey, CurrentViewer } from '../../../platform/graphql/viewer-param';
import type { RequestKey } from '../../../platform/idempotency/request-key';
import type { Page } from '../../../platform/paging/page';
import type { Viewer } from '../../../platform/security/viewer';
import { Order } from '../orders/order.entity';
import { OrdersService } from '../orders/orders.service';
import { PaymentClaimInput } from '../payments/payment-claim.inputs';
import { PaymentDispute } from './payment-dispute.entity';
import { PaymentDisputesService } from './payment-disputes.service';
import { NEVER, Operation } from '../../../platform/graphql/operation';

@ObjectType({ description: 'A page of disputed payments.' })
export class PaymentDisputeConnection extends Connection(PaymentDispute) {}

@ArgsType()
export class PaymentDisputePageArgs extends pageArgs() {}

@injectable()
@Resolver(() => PaymentDispute)
export class PaymentDisputesResolver {
  constructor(
    private readonly disputes: PaymentDisputesService,
    private readonly orders: OrdersService,
  ) {}

  @Authorized(Role.ADMIN)
  @Operation({ keys: NEVER.ADMIN })
  @Query(() => PaymentDisputeConnection, {
    description: 'Admin: disputed payments; those that wait the longest first, those that are decided latest first.',
  })
  paymentDisputes(
    @CurrentViewer() viewer: Viewer,
    @Args(() => PaymentDisputePageArgs) page: PaymentDisputePageArgs,
    @Arg('open', () => Boolean, { defaultValue: true, description: 'Those that wait, or those that are decided.' }) open: boolean,
  ): Promise<Page<PaymentDispute>> {
    return this.disputes.list(viewer, open, page);
  }

  @Authorized(...buyingRoles)
  @Operation({ keys: NEVER.PERSON })
  @Mutation(() => Order, {
    description:
      'The buyer sent the money though the seller rejected the payment, or has not decided for three days, of an ended order or while suspended: an admin decides. CONFLICT otherwise, and a second time. With `transfer`, the buyer sent a transfer that someone else reported before (claimPayment is a CONFLICT at `paymentReference`).',
  })
  disputePayment(
    @CurrentViewer() viewer: Viewer,
    @CurrentKey() key: RequestKey | null,
    @Arg('orderId', () => ID, { description: 'The order.' }) orderId: string,
    @Arg('text', () => String, { description: 'What happened, for admins and the seller.' }) text: string,
    @Arg('transfer', () => PaymentClaimInput, { nullable: true, description: 'What claimPayment did not take.' })
    transfer: PaymentClaimInput | null,
    @Arg('paymentId', () => ID, {
      nullable: true,
      description: 'Which payment of the order (`OrderPayment.canDispute`); otherwise the latest transfer, or the cash where none is left.',
    })
    paymentId: string | null,
  ): Promise<Order> {
    return this.disputes.dispute(viewer, orderId, { text, transfer, paymentId }, key);
  }

  @Authorized(Role.ADMIN)
  @Operation({ keys: NEVER.ADMIN })
  @Mutation(() => PaymentDispute, {
    description:
      'Admin: whether the money was sent; accepted, the order has received that transfer, and what is above its charge becomes owed. Both sides are notified of the reason. CONFLICT where it would have cash and a transfer, and more than it ever charged, unless `bothCame` says so.',
  })
  decidePaymentDispute(
    @CurrentViewer() viewer: Viewer,
    @CurrentKey() key: RequestKey | null,
    @Arg('id', () => ID, { description: 'The dispute.' }) id: string,
    @Arg('accepted', () => Boolean, { description: 'True: the money was sent.' }) accepted: boolean,
    @Arg('reason', () => String, { description: 'Read by buyer and seller.' }) reason: string,
    @Arg('bothCame', () => Boolean, {
      defaultValue: false,
      description: 'True: this money came besides what the order has received of it.',
    })
    bothCame: boolean,
  ): Promise<PaymentDispute> {
    return this.disputes.decide(viewer, id, { accepted, reason, bothCame }, key);
  }

  @Authorized(Role.ADMIN)
  @FieldResolver(() => [String], { description: 'Admin: tracking numbers of other orders for which the same TrxID was reported.' })
  otherOrders(@Root() { id }: PaymentDispute, @Context() { loader }: RequestContext): Promise<string[] | null> {
    return loader<string, string[]>('payment-dispute-others', (ids) => this.disputes.otherOrders(ids)).load(id);
  }

  @FieldResolver(() => Order, { nullable: true, description: 'The order.' })
  order(
    @Root() { orderId }: PaymentDispute,
    @CurrentViewer() viewer: Viewer,
    @Context() { loader }: RequestContext,
  ): Promise<Order | null> {
    return loader<string, Order>('order', (ids) => this.orders.findByIds(viewer, ids)).load(orderId);
  }
}
