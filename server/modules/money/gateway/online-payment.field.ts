import { FieldResolver, Resolver, Root } from 'type-graphql';
import { injectable } from 'tsyringe';
import { PaymentGateway } from '../../../../schema/values/money/gateways';
import type { RequestContext } from '../../../platform/graphql/context';
import { Context } from '../../../platform/graphql/viewer-param';
import { PaymentProviders } from '../../../platform/payments/payment-providers';
import { MarketTerms } from '../../orders/checkout/market-terms.types';
import { Order } from '../../orders/orders/order.entity';
import { OnlinePayment } from './online-payment.types';
import { OrderOnlinePaymentsService } from './order-online-payments.service';

@injectable()
@Resolver(() => Order)
export class OnlinePaymentField {
  constructor(private readonly payments: OrderOnlinePaymentsService) {}

  @FieldResolver(() => OnlinePayment, {
    nullable: true,
    description: 'Where its money is, where it is to be paid online or a gateway was paid for it; null otherwise.',
  })
  async onlinePayment(@Root() order: Order, @Context() { loader, viewer }: RequestContext): Promise<OnlinePayment | null> {
    return loader<Order, OnlinePayment | null>('online-payment', (orders) => this.payments.findForOrders(viewer, orders)).load(order);
  }
}

@injectable()
@Resolver(() => MarketTerms)
export class PaymentGatewaysField {
  constructor(private readonly providers: PaymentProviders) {}

  @FieldResolver(() => [PaymentGateway], { description: 'The gateways by which orders can be paid online; empty: ONLINE is not offered.' })
  paymentGateways(): PaymentGateway[] {
    return this.providers.gateways;
  }
}
