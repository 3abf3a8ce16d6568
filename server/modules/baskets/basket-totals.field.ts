import { FieldResolver, Resolver, Root } from 'type-graphql';
import { injectable } from 'tsyringe';
import { PaymentMethod } from '../../../schema/values/orders/orders';
import { MaybeViewer } from '../../platform/graphql/viewer-param';
import type { Viewer } from '../../platform/security/viewer';
import { PaymentChoiceService } from '../orders/cart/payment-choice.service';
import { SharedBasketTotals } from './baskets.types';

@injectable()
@Resolver(() => SharedBasketTotals)
export class BasketTotalsField {
  constructor(private readonly payments: PaymentChoiceService) {}

  @FieldResolver(() => [PaymentMethod], { description: 'How the viewer may pay the own order, as in a cart.' })
  paymentMethods(@Root() { sellerId }: SharedBasketTotals, @MaybeViewer() viewer: Viewer | null): Promise<PaymentMethod[]> {
    return this.payments.offered(viewer, [sellerId]);
  }
}
