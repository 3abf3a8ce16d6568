import { FieldResolver, Resolver, Root } from 'type-graphql';
import { injectable } from 'tsyringe';
import { PaymentMethod } from '../../../../schema/values/orders/orders';
import { MaybeViewer } from '../../../platform/graphql/viewer-param';
import type { Viewer } from '../../../platform/security/viewer';
import { PaymentChoiceService } from './payment-choice.service';
import { Cart } from '../pricing/cart.types';

@injectable()
@Resolver(() => Cart)
export class CartField {
  constructor(private readonly payments: PaymentChoiceService) {}

  @FieldResolver(() => [PaymentMethod], {
    description:
      'How it can be paid: mobile money where every seller of the cart has given a number of it; online where the market has a gateway; no cash on delivery for a buyer who did not accept several deliveries lately. Empty where neither is left.',
  })
  paymentMethods(@Root() cart: Cart, @MaybeViewer() viewer: Viewer | null): Promise<PaymentMethod[]> {
    return this.payments.offered(
      viewer,
      cart.groups.map(({ sellerId }) => sellerId),
    );
  }
}
