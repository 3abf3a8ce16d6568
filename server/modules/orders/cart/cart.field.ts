import { FieldResolver, Resolver } from 'type-graphql';
import { injectable } from 'tsyringe';
import { PaymentMethod } from '../../../../schema/values/orders/orders';
import { MaybeViewer } from '../../../platform/graphql/viewer-param';
import type { Viewer } from '../../../platform/security/viewer';
import { BuyerRefusalsService } from '../buyers/buyer-refusals.service';
import { Cart } from './cart.types';

@injectable()
@Resolver(() => Cart)
export class CartField {
  constructor(private readonly refusals: BuyerRefusalsService) {}

  @FieldResolver(() => [PaymentMethod], {
    description: 'How it can be paid: no cash on delivery for a buyer who did not accept several deliveries lately.',
  })
  paymentMethods(@MaybeViewer() viewer: Viewer | null): Promise<PaymentMethod[]> {
    return this.refusals.paymentMethods(viewer);
  }
}
