import { Arg, FieldResolver, Mutation, Query, Resolver, Root } from 'type-graphql';
import { injectable } from 'tsyringe';
import { buyingRoles } from '../../../schema/values/trade';
import { Authorized } from '../../platform/graphql/authorized';
import type { RequestContext, Viewer } from '../../platform/graphql/context';
import { Context, CurrentViewer } from '../../platform/graphql/viewer-param';
import { PlaceOrderInput } from './checkout.inputs';
import { CheckoutService } from './checkout.service';
import { tellReplay } from './idempotency-header';
import { Order } from './order.entity';
import { OrdersService } from './orders.service';
import { Purchase } from './purchase.entity';

@injectable()
@Resolver(() => Purchase)
export class CheckoutResolver {
  constructor(
    private readonly checkout: CheckoutService,
    private readonly orders: OrdersService,
  ) {}

  @Authorized(...buyingRoles)
  @Mutation(() => Purchase, {
    description: 'Places one order with each seller, all or none. The same idempotency key and input again answer the same purchase.',
  })
  async placeOrder(
    @CurrentViewer() viewer: Viewer,
    @Context() context: RequestContext,
    @Arg('input', () => PlaceOrderInput, { description: 'What to order.' }) input: PlaceOrderInput,
    @Arg('idempotencyKey', () => String, {
      nullable: true,
      description: 'Required, here or as the header Idempotency-Key: made by the client, once for each purchase.',
    })
    idempotencyKey?: string | null,
  ): Promise<Purchase> {
    return tellReplay(context, await this.checkout.placeOrder(viewer, input, idempotencyKey ?? context.requestKey?.value));
  }

  @Authorized(...buyingRoles)
  @Query(() => Purchase, {
    nullable: true,
    description: 'What the viewer placed under this key, for a client that lost the answer; null when nothing was placed, or not yet.',
  })
  purchaseByKey(
    @CurrentViewer() viewer: Viewer,
    @Arg('idempotencyKey', () => String, { description: 'The key that was sent.' }) idempotencyKey: string,
  ): Promise<Purchase | null> {
    return this.checkout.byKey(viewer, idempotencyKey);
  }

  @FieldResolver(() => [Order], { name: 'orders', description: 'One order for each seller.' })
  async ownOrders(@Root() purchase: Purchase, @Context() context: RequestContext): Promise<Order[]> {
    const loader = context.loader<string, Order[]>('purchase-orders', (ids) => this.orders.byPurchase(ids));
    return (await loader.load(purchase.id)) ?? [];
  }
}
