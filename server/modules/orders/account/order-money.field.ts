import { FieldResolver, Resolver, Root } from 'type-graphql';
import { injectable } from 'tsyringe';
import type { RequestContext } from '../../../platform/graphql/context';
import { DecimalScalar } from '../../../platform/graphql/decimal.scalar';
import { money, toMoney } from '../../../platform/money';
import { DirectField } from '../../../platform/graphql/direct-fields';
import { Context, CurrentViewer } from '../../../platform/graphql/viewer-param';
import type { Viewer } from '../../../platform/security/viewer';
import { RefundAction, refundActionsFor } from '../../../../schema/values/orders/order-money';
import { Order } from '../orders/order.entity';
import { actorOf, isLoggedInAdmin } from '../orders/order.policy';
import { OrdersService } from '../orders/orders.service';
import { OrderAccountService } from './order-account.service';
import { amountsOf, toCollectOf } from './order-money';
import { OrderMoney } from './order-money.types';
import { OrderPayment } from './order-payment.entity';
import { OrderRefund } from './order-refund.entity';
import { OrderRefundsService } from './order-refunds.service';

type CashBounds = Awaited<ReturnType<OrderAccountService['cashBoundsOf']>>[number];

@injectable()
@Resolver(() => Order)
export class OrderMoneyField {
  @DirectField()
  @FieldResolver(() => OrderMoney, { description: 'What was charged, received and given back, and what is still due or owed.' })
  money(@Root() order: Order): OrderMoney {
    return { orderId: order.id, ...amountsOf(order), toCollect: toCollectOf(order), isBeingChecked: order.paymentUnderCheck };
  }
}

@injectable()
@Resolver(() => OrderMoney)
export class OrderMoneyPartsField {
  constructor(
    private readonly account: OrderAccountService,
    private readonly refundsService: OrderRefundsService,
  ) {}

  @FieldResolver(() => [OrderPayment], { description: 'Each payment, the earliest first.' })
  async payments(@Root() { orderId }: OrderMoney, @Context() { loader }: RequestContext): Promise<OrderPayment[]> {
    return (await loader<string, OrderPayment[]>('order-money-payments', (ids) => this.account.paymentsOf(ids)).load(orderId)) ?? [];
  }

  @FieldResolver(() => DecimalScalar, {
    description: 'What of `claimed` is cash that the market asks the seller about; the rest are transfers that the buyer reported. BDT.',
  })
  async claimedCash(@Root() { orderId, claimed }: OrderMoney, @Context() { loader }: RequestContext): Promise<string> {
    if (money(claimed).eq(0)) return '0.00';
    const payments =
      (await loader<string, OrderPayment[]>('order-money-payments', (ids) => this.account.paymentsOf(ids)).load(orderId)) ?? [];
    const asked = payments.filter(({ method, state }) => method === 'CASH_ON_DELIVERY' && state === 'CLAIMED');
    return toMoney(asked.reduce((sum, { amount }) => sum.plus(amount), money(0)));
  }

  @FieldResolver(() => [OrderRefund], { description: 'What the seller owes, and what was given back, the earliest first.' })
  async refunds(@Root() { orderId }: OrderMoney, @Context() { loader }: RequestContext): Promise<OrderRefund[]> {
    return (
      (await loader<string, OrderRefund[]>('order-money-refunds', (ids) => this.refundsService.findForOrders(ids)).load(orderId)) ?? []
    );
  }

  @FieldResolver(() => DecimalScalar, {
    nullable: true,
    description:
      'Admin: up to this amount the recorded cash can be corrected upwards with confirmPayment, BDT; null where it cannot, and for others.',
  })
  async cashCorrectableTo(
    @Root() { orderId }: OrderMoney,
    @CurrentViewer() viewer: Viewer,
    @Context() { loader }: RequestContext,
  ): Promise<string | null> {
    if (!isLoggedInAdmin(viewer)) return null;
    return (await this.boundsOf(orderId, loader))?.to ?? null;
  }

  @FieldResolver(() => DecimalScalar, {
    nullable: true,
    description:
      'Admin: down to this amount the recorded cash can be corrected with confirmPayment, BDT, where silence or a dispute brought it; null where it cannot, and for others.',
  })
  async cashCorrectableFrom(
    @Root() { orderId }: OrderMoney,
    @CurrentViewer() viewer: Viewer,
    @Context() { loader }: RequestContext,
  ): Promise<string | null> {
    if (!isLoggedInAdmin(viewer)) return null;
    return (await this.boundsOf(orderId, loader))?.from ?? null;
  }

  private boundsOf(orderId: string, loader: RequestContext['loader']): Promise<CashBounds | null> {
    return loader<string, CashBounds>('order-money-cash-bounds', (ids) => this.account.cashBoundsOf(ids)).load(orderId);
  }
}

@injectable()
@Resolver(() => OrderRefund)
export class OrderRefundField {
  constructor(
    private readonly orders: OrdersService,
    private readonly account: OrderAccountService,
  ) {}

  @FieldResolver(() => DecimalScalar, {
    description: 'At most this of it rests on cash that counts as received only because its seller said nothing, BDT.',
  })
  async unsaidCash(@Root() { orderId, amount }: OrderRefund, @Context() { loader }: RequestContext): Promise<string> {
    const payments =
      (await loader<string, OrderPayment[]>('order-money-payments', (ids) => this.account.paymentsOf(ids)).load(orderId)) ?? [];
    const silent = payments.filter(({ isBySilence }) => isBySilence).reduce((sum, one) => sum.plus(one.amount), money(0));
    return toMoney(silent.gt(amount) ? amount : silent);
  }

  @FieldResolver(() => Boolean, { description: 'Its time is over, and the buyer does not have it.' })
  isOverdue(@Root() { state, dueAt }: OrderRefund): boolean {
    return state === 'DENIED' || (state === 'OWED' && dueAt <= new Date());
  }

  @FieldResolver(() => [RefundAction], { description: 'What the viewer may do with it now.' })
  actions(@Root() refund: OrderRefund, @CurrentViewer() viewer: Viewer): RefundAction[] {
    const actor = actorOf(viewer, refund);
    return actor ? refundActionsFor(refund, actor) : [];
  }

  @FieldResolver(() => Order, { nullable: true, description: 'The order.' })
  order(@Root() { orderId }: OrderRefund, @CurrentViewer() viewer: Viewer, @Context() { loader }: RequestContext): Promise<Order | null> {
    return loader<string, Order>('order', (ids) => this.orders.findByIds(viewer, ids)).load(orderId);
  }
}
