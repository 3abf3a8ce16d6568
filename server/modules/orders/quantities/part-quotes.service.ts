/** Computes what a confirmation in part would cost the buyer, which the seller sees before they confirm. */
import { injectable, Lifecycle, scoped } from 'tsyringe';
import { DataSource } from 'typeorm';
import { assertMay } from '../../../platform/security/assert-policy';
import type { Viewer } from '../../../platform/security/viewer';
import { allowedMove } from '../orders/allowed-moves';
import { actorOf } from '../orders/order.policy';
import { OrdersService } from '../orders/orders.service';
import type { LineQuantityInput } from './order-quantities.inputs';
import { type LoweringQuote, OrderQuantitiesService } from './order-quantities.service';

@scoped(Lifecycle.ContainerScoped)
@injectable()
export class PartQuotesService {
  constructor(
    private readonly db: DataSource,
    private readonly orders: OrdersService,
    private readonly quantities: OrderQuantitiesService,
  ) {}

  /** Rejects as the confirmation does. */
  async quote(viewer: Viewer, id: string, wanted: readonly LineQuantityInput[]): Promise<LoweringQuote> {
    const order = await this.orders.findById(viewer, id);
    assertMay(actorOf(viewer, order) === 'SELLER');
    allowedMove(viewer, order, 'CONFIRM');
    return this.quantities.quoteLower(this.db, order, wanted);
  }
}
