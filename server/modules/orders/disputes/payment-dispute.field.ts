import { FieldResolver, Resolver, Root } from 'type-graphql';
import { injectable } from 'tsyringe';
import type { RequestContext } from '../../../platform/graphql/context';
import { Context } from '../../../platform/graphql/viewer-param';
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
