import { FieldResolver, Resolver, Root } from 'type-graphql';
import { injectable } from 'tsyringe';
import type { RequestContext } from '../../../platform/graphql/context';
import { Context, CurrentViewer } from '../../../platform/graphql/viewer-param';
import type { Viewer } from '../../../platform/security/viewer';
import { OrderPayment } from '../account/order-payment.entity';
import { Order } from '../orders/order.entity';
import { PaymentDispute } from './payment-dispute.entity';
import { PaymentDisputesService } from './payment-disputes.service';

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
  constructor(private readonly disputes: PaymentDisputesService) {}

  @FieldResolver(() => PaymentDispute, { nullable: true, description: 'The latest dispute of this payment.' })
  dispute(@Root() { id }: OrderPayment, @Context() { loader }: RequestContext): Promise<PaymentDispute | null> {
    return loader<string, PaymentDispute>('payment-disputes-of', (ids) => this.disputes.findForPayments(ids)).load(id);
  }

  @FieldResolver(() => Boolean, { description: 'The viewer may dispute this payment now (disputePayment).' })
  async canDispute(@Root() { id }: OrderPayment, @CurrentViewer() viewer: Viewer, @Context() { loader }: RequestContext): Promise<boolean> {
    return (await loader<string, boolean>('payment-can-dispute', (ids) => this.disputes.canDispute(viewer, ids)).load(id)) ?? false;
  }
}
