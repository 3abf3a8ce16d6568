/**
 * UnitChanges: what participants are confirming, or have confirmed, stays in its unit until the basket is ordered or
 * over; so does what orders and offers hold (OpenOrdersService).
 */
import { injectable, Lifecycle, scoped } from 'tsyringe';
import type { EntityManager } from 'typeorm';
import { conflict } from '../../platform/errors/common-errors';
import { UnitChanges } from '../catalogue/sell-posts/unit-changes.port';
import { OpenOrdersService } from '../orders/orders/open-orders.service';
import { isBeingConfirmed } from './baskets.store';

@scoped(Lifecycle.ContainerScoped)
@injectable()
export class BasketUnitsService extends UnitChanges {
  constructor(private readonly orders: OpenOrdersService) {
    super();
  }

  async assertMayChange(tx: EntityManager, productIds: readonly string[]): Promise<void> {
    await this.orders.assertMayChange(tx, productIds);
    if (productIds.length > 0 && (await isBeingConfirmed(tx, productIds))) throw conflict('product.unitInBasket', { status: 'IN_BASKET' });
  }
}
