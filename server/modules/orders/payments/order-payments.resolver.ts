import { Arg, ID, Mutation, Resolver } from 'type-graphql';
import { injectable } from 'tsyringe';
import { Role, sellingRoles } from '../../../../schema/values/accounts/roles';
import { Authorized } from '../../../platform/graphql/authorized';
import { DecimalScalar } from '../../../platform/graphql/decimal.scalar';
import type { Viewer } from '../../../platform/security/viewer';
import { CurrentKey, CurrentViewer } from '../../../platform/graphql/viewer-param';
import type { RequestKey } from '../../../platform/idempotency/request-key';
import { buyingRoles } from '../../../../schema/values/accounts/trade';
import { PaymentClaimInput } from './payment-claim.inputs';
import { OnlinePaymentsService } from './online-payments.service';
import { OrderPaymentsService } from './order-payments.service';
import { Order } from '../orders/order.entity';
import { NEVER, Operation } from '../../../platform/graphql/operation';

const orderId = { description: 'The order.' } as const;

@injectable()
@Resolver(() => Order)
export class OrderPaymentsResolver {
  constructor(
    private readonly payments: OrderPaymentsService,
    private readonly online: OnlinePaymentsService,
  ) {}

  @Authorized(...buyingRoles)
  @Operation({ keys: 'WRITE_ORDERS' })
  @Mutation(() => Order, {
    description:
      'The buyer sent mobile money: the payment is CLAIMED until the seller has checked it. For 60 days it can be reported for an order that has ended or is paid as well; the seller owes back what is confirmed above the total. Where the seller has left the market an admin decides: the payment is disputed from the start.',
  })
  claimPayment(
    @CurrentViewer() viewer: Viewer,
    @CurrentKey() key: RequestKey | null,
    @Arg('id', () => ID, orderId) id: string,
    @Arg('input', () => PaymentClaimInput, { description: 'The number on the receipt.' }) input: PaymentClaimInput,
  ): Promise<Order> {
    return this.payments.claim(viewer, id, input, key);
  }

  @Authorized(...buyingRoles)
  @Operation({ keys: 'WRITE_ORDERS' })
  @Mutation(() => Order, {
    description:
      'The buyer pays in cash on delivery instead of mobile money that was not sent yet. BAD_USER_INPUT for a buyer to whom cash is not offered.',
  })
  payInCash(
    @CurrentViewer() viewer: Viewer,
    @CurrentKey() key: RequestKey | null,
    @Arg('id', () => ID, orderId) id: string,
  ): Promise<Order> {
    return this.payments.payInCash(viewer, id, key);
  }

  @Authorized(...sellingRoles, Role.ADMIN)
  @Operation({ keys: 'WRITE_ORDERS' })
  @Mutation(() => Order, {
    description:
      'The seller has received the mobile payment that the buyer reported, or the cash of a delivered order: its amount counts as received. An admin may correct the cash, with a reason, and nothing else: upwards, and downwards what silence or an accepted dispute brought.',
  })
  confirmPayment(
    @CurrentViewer() viewer: Viewer,
    @CurrentKey() key: RequestKey | null,
    @Arg('id', () => ID, orderId) id: string,
    @Arg('amount', () => DecimalScalar, {
      nullable: true,
      description:
        'The cash that was collected, BDT: more than what is due where something was taken off the total after it was paid; that is owed back then. Without it, what is due, or all cash that the market asks about, of goods that were recalled or had a problem. Of an order that something was taken off, all cash, where more was collected than recorded. It does not concern mobile payments: 0 where one came and the cash that is asked about beside it did not.',
    })
    amount?: string | null,
    @Arg('reason', () => String, { nullable: true, description: 'Needed of an admin: read by both parties, and in the audit trail.' })
    reason?: string | null,
  ): Promise<Order> {
    return this.payments.report(viewer, id, 'CONFIRM', { amount, reason }, key);
  }

  @Authorized(...sellingRoles)
  @Operation({ keys: 'WRITE_ORDERS' })
  @Mutation(() => Order, {
    description:
      'The seller did not receive the mobile payment that the buyer reported, or the cash that the market asks about: it counts no more.',
  })
  rejectPayment(
    @CurrentViewer() viewer: Viewer,
    @CurrentKey() key: RequestKey | null,
    @Arg('id', () => ID, orderId) id: string,
    @Arg('reason', () => String, { description: 'Sent to the buyer.' }) reason: string,
    @Arg('cash', () => DecimalScalar, {
      nullable: true,
      description: 'So much of the cash that the market asks about came, BDT, though the transfer beside it did not. None by default.',
    })
    cash?: string | null,
  ): Promise<Order> {
    return this.payments.report(viewer, id, 'REJECT', { reason, amount: cash }, key);
  }

  @Authorized(Role.ADMIN)
  @Operation({ keys: NEVER.ADMIN })
  @Mutation(() => Order, {
    description:
      'Admin: the buyer of a payment that the gateway calls risky is verified; the seller can ship. Cancelling the order gives the money back.',
  })
  approvePayment(
    @CurrentViewer() viewer: Viewer,
    @CurrentKey() key: RequestKey | null,
    @Arg('id', () => ID, orderId) id: string,
    @Arg('reason', () => String, { description: 'For the audit trail.' }) reason: string,
  ): Promise<Order> {
    return this.online.approve(viewer, id, reason, key);
  }
}
