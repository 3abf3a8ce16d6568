import { Arg, FieldResolver, Mutation, Query, Resolver, Root } from 'type-graphql';
import { injectable } from 'tsyringe';
import { buyingRoles } from '../../../../schema/values/accounts/trade';
import { Authorized } from '../../../platform/graphql/authorized';
import type { RequestContext } from '../../../platform/graphql/context';
import type { Viewer } from '../../../platform/security/viewer';
import { Context, CurrentKey, CurrentViewer } from '../../../platform/graphql/viewer-param';
import type { RequestKey } from '../../../platform/idempotency/request-key';
import { PlaceOrderInput } from './checkout.inputs';
import { CheckoutService } from './checkout.service';
import { Order } from '../orders/order.entity';
import { OrdersService } from '../orders/orders.service';
import { Purchase } from '../orders/purchase.entity';
import { StoredPurchasesService } from './stored-purchases.service';
import { Operation } from '../../../platform/graphql/operation';

@injectable()
@Resolver(() => Purchase)
export class CheckoutResolver {
  constructor(
    private readonly checkout: CheckoutService,
    private readonly stored: StoredPurchasesService,
    private readonly orders: OrdersService,
  ) {}

  @Authorized(...buyingRoles)
  @Operation({ keys: 'WRITE_ORDERS' })
  @Mutation(() => Purchase, {
    description:
      'Places one order with each seller, all or none. It needs an idempotency key: the same key and input return the same purchase again.',
  })
  async placeOrder(
    @CurrentViewer() viewer: Viewer,
    @CurrentKey() key: RequestKey | null,
    @Arg('input', () => PlaceOrderInput, { description: 'What to order.' }) input: PlaceOrderInput,
  ): Promise<Purchase> {
    const purchase = await this.checkout.placeOrder(viewer, input, key?.value);
    if (purchase.replayed) key?.onReplay();
    return purchase;
  }

  @Authorized(...buyingRoles)
  @Operation({ keys: 'READ_ORDERS' })
  @Query(() => Purchase, {
    nullable: true,
    description: 'What the viewer placed under this key, for a client that lost the response; null when nothing was placed, or not yet.',
  })
  purchaseByKey(
    @CurrentViewer() viewer: Viewer,
    @Arg('idempotencyKey', () => String, { description: 'The key that was sent.' }) idempotencyKey: string,
  ): Promise<Purchase | null> {
    return this.stored.findByKey(viewer, idempotencyKey);
  }

  @FieldResolver(() => [Order], { name: 'orders', description: 'One order for each seller.' })
  async ownOrders(@Root() purchase: Purchase, @Context() context: RequestContext): Promise<Order[]> {
    if (purchase.placedOrders) return purchase.placedOrders;
    const loader = context.loader<string, Order[]>('purchase-orders', (ids) => this.orders.findByPurchase(ids));
    return (await loader.load(purchase.id)) ?? [];
  }
}
