import { FieldResolver, Resolver, Root } from 'type-graphql';
import { injectable } from 'tsyringe';
import type { RequestContext } from '../../../platform/graphql/context';
import { claimDays, PaymentDisputeState } from '../../../../schema/values/orders/payment-disputes';
import { OrderPaymentState } from '../../../../schema/values/orders/order-money';
import { PaymentMethod } from '../../../../schema/values/orders/orders';
import { Context, CurrentViewer } from '../../../platform/graphql/viewer-param';
import type { Viewer } from '../../../platform/security/viewer';
import { OrderAccountService } from '../account/order-account.service';
import { OrderPayment } from '../account/order-payment.entity';
import { Order } from '../orders/order.entity';
import { PaymentDispute } from './payment-dispute.entity';
import { PaymentDisputesService } from './payment-disputes.service';

const DAY_MS = 86_400_000;

@injectable()
@Resolver(() => Order)
export class PaymentDisputeField {
  constructor(private readonly disputes: PaymentDisputesService) {}

  @FieldResolver(() => PaymentDispute, { nullable: true, description: 'The latest dispute of its payment.' })
  paymentDispute(@Root() { id }: Order, @Context() { loader }: RequestContext): Promise<PaymentDispute | null> {
    return loader<string, PaymentDispute>('payment-disputes', (ids) => this.disputes.findForOrders(ids)).load(id);
  }
}

@injectable()
@Resolver(() => OrderPayment)
export class DisputedPaymentField {
  constructor(
    private readonly disputes: PaymentDisputesService,
    private readonly account: OrderAccountService,
  ) {}

  @FieldResolver(() => PaymentDispute, { nullable: true, description: 'The latest dispute of this payment.' })
  dispute(@Root() { id }: OrderPayment, @Context() { loader }: RequestContext): Promise<PaymentDispute | null> {
    return this.disputeOf(id, loader);
  }

  @FieldResolver(() => Date, {
    nullable: true,
    description:
      'Cash that the market asks the seller about: who says nothing until then leaves it to `silenceMeans`. Null for any other payment, and while an admin decides about a payment of the order.',
  })
  async silenceUntil(@Root() payment: OrderPayment, @Context() { loader }: RequestContext): Promise<Date | null> {
    if (!isAskedAbout(payment)) return null;
    const disputes = await Promise.all((await this.paymentsOf(payment, loader)).map(({ id }) => this.disputeOf(id, loader)));
    if (disputes.some((one) => one?.state === PaymentDisputeState.OPEN)) return null;
    return new Date(payment.madeAt.getTime() + claimDays * DAY_MS);
  }

  @FieldResolver(() => OrderPaymentState, {
    nullable: true,
    description:
      'Cash that the market asks the seller about: what it counts as where the seller says nothing, RECEIVED, or REJECTED where a transfer of the order was not found. Null for any other payment.',
  })
  async silenceMeans(@Root() payment: OrderPayment, @Context() { loader }: RequestContext): Promise<OrderPaymentState | null> {
    if (!isAskedAbout(payment)) return null;
    const isNo = payment.isNoBySilence === true || (await this.paymentsOf(payment, loader)).some(isUnfoundTransfer);
    return isNo ? OrderPaymentState.REJECTED : OrderPaymentState.RECEIVED;
  }

  @FieldResolver(() => Boolean, { description: 'The viewer may dispute this payment now (disputePayment).' })
  async canDispute(@Root() { id }: OrderPayment, @CurrentViewer() viewer: Viewer, @Context() { loader }: RequestContext): Promise<boolean> {
    return (await loader<string, boolean>('payment-can-dispute', (ids) => this.disputes.canDispute(viewer, ids)).load(id)) ?? false;
  }

  private disputeOf(id: string, loader: RequestContext['loader']): Promise<PaymentDispute | null> {
    return loader<string, PaymentDispute>('payment-disputes-of', (ids) => this.disputes.findForPayments(ids)).load(id);
  }

  private async paymentsOf({ orderId }: OrderPayment, loader: RequestContext['loader']): Promise<OrderPayment[]> {
    return (await loader<string, OrderPayment[]>('order-money-payments', (ids) => this.account.paymentsOf(ids)).load(orderId)) ?? [];
  }
}

const isAskedAbout = ({ method, state }: OrderPayment): boolean =>
  method === PaymentMethod.CASH_ON_DELIVERY && state === OrderPaymentState.CLAIMED;
const isUnfoundTransfer = ({ method, state }: OrderPayment): boolean =>
  method !== PaymentMethod.CASH_ON_DELIVERY && state === OrderPaymentState.REJECTED;
