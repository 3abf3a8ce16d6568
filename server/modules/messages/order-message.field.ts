import { FieldResolver, Resolver, Root } from 'type-graphql';
import { injectable } from 'tsyringe';
import type { RequestContext } from '../../platform/graphql/context';
import { Context, CurrentViewer } from '../../platform/graphql/viewer-param';
import type { Viewer } from '../../platform/security/viewer';
import { OrderImage } from '../orders/images/order-image.entity';
import { OrderImagesService } from '../orders/images/order-images.service';
import { Order } from '../orders/orders/order.entity';
import { OrdersService } from '../orders/orders/orders.service';
import { MessageReader } from './message-reader.service';
import { OrderMessage } from './order-message.entity';

@injectable()
@Resolver(() => OrderMessage)
export class OrderMessageField {
  constructor(
    private readonly reader: MessageReader,
    private readonly imagesOfOrders: OrderImagesService,
    private readonly orders: OrdersService,
  ) {}

  @FieldResolver(() => [OrderImage], { description: 'Its private images; none of a hidden message, and none past their retention.' })
  async images(
    @Root() message: OrderMessage,
    @CurrentViewer() viewer: Viewer,
    @Context() { loader }: RequestContext,
  ): Promise<OrderImage[]> {
    const ids = this.reader.imagesFor(viewer, message);
    const load = loader<string, OrderImage>('order-image', (wanted) => this.imagesOfOrders.findByIds(wanted));
    return (await Promise.all(ids.map((id) => load.load(id)))).filter((image) => image !== null);
  }

  @FieldResolver(() => Order, { nullable: true, description: 'The order.' })
  order(@Root() { orderId }: OrderMessage, @CurrentViewer() viewer: Viewer, @Context() { loader }: RequestContext): Promise<Order | null> {
    return loader<string, Order>('order', (ids) => this.orders.findByIds(viewer, ids)).load(orderId);
  }
}
