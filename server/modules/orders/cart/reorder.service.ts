/**
 * Puts the products of an order into its buyer's cart again, as far as they are still sold to the buyer, and lists
 * those that are not. Asking again changes nothing: of a product the larger quantity stays; under a key that was used
 * before even what was taken out of the cart since stays out.
 */
import { injectable, Lifecycle, scoped } from 'tsyringe';
import { DataSource } from 'typeorm';
import { CartProblemKind } from '../../../../schema/values/orders/orders';
import type { Viewer } from '../../../platform/security/viewer';
import { IdempotencyService } from '../../../platform/idempotency/idempotency.service';
import type { RequestKey } from '../../../platform/idempotency/request-key';
import { assertMay } from '../../../platform/security/assert-policy';
import { CartService } from './cart.service';
import { actorOf } from '../orders/order.policy';
import { OrderPartsService } from '../orders/order-parts.service';
import { OrdersService } from '../orders/orders.service';
import { PricingService } from './pricing.service';
import type { Reorder } from './reorder.types';

const GONE: readonly CartProblemKind[] = ['UNAVAILABLE', 'SELLER_AWAY', 'OUT_OF_STOCK', 'OWN_PRODUCT'];

@scoped(Lifecycle.ContainerScoped)
@injectable()
export class ReorderService {
  constructor(
    private readonly db: DataSource,
    private readonly orders: OrdersService,
    private readonly parts: OrderPartsService,
    private readonly pricing: PricingService,
    private readonly carts: CartService,
    private readonly idempotency: IdempotencyService,
  ) {}

  /** The buyer's own order; another's is NOT_FOUND, a party's that did not buy FORBIDDEN. */
  async reorder(viewer: Viewer, orderId: string, key?: RequestKey | null): Promise<Reorder> {
    const order = await this.orders.findById(viewer, orderId);
    assertMay(actorOf(viewer, order) === 'BUYER');
    const lines = (await this.parts.linesOf([order.id])).flat();
    const priced = await this.pricing.price(this.db, lines, viewer);
    const sold = priced.filter(({ line }) => !line.problems.some(({ kind }) => GONE.includes(kind)));
    const cart = await this.carts.merge(
      viewer,
      sold.map(({ line }) => ({ productId: line.id, quantity: line.quantity })),
      (tx) => this.idempotency.isDone(tx, key, { userId: viewer.id, operation: 'reorder', body: [orderId] }),
    );
    // a full cart may have had no space for some
    const held = new Set(cart.groups.flatMap((group) => group.lines.map(({ id }) => id)));
    return { cart, missing: lines.filter(({ productId }) => !held.has(productId)).map(({ productName }) => productName) };
  }
}
