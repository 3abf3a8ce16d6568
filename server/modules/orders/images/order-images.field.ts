import { FieldResolver, Resolver, Root } from 'type-graphql';
import { injectable } from 'tsyringe';
import type { RequestContext } from '../../../platform/graphql/context';
import { Context } from '../../../platform/graphql/viewer-param';
import { Order } from '../orders/order.entity';
import { OrderImage } from './order-image.entity';
import { OrderImagesService } from './order-images.service';
import type { OrderImageRow } from './order-images.store';

@injectable()
@Resolver(() => Order)
export class OrderImagesField {
  constructor(private readonly service: OrderImagesService) {}

  @FieldResolver(() => [OrderImage], {
    description: 'Private images of its deliveries and problems, not of its messages, oldest first; 40 at most.',
  })
  async images(@Root() { id }: Order, @Context() context: RequestContext): Promise<OrderImageRow[]> {
    return (await context.loader<string, OrderImageRow[]>('order-images', (ids) => this.service.findForOrders(ids)).load(id)) ?? [];
  }
}
