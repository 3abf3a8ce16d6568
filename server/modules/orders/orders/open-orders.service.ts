/**
 * UnitChanges, as far as orders and offers go: a product keeps its unit while goods of it are promised to buyers or on
 * their way, and while the market pays a part of its price. BasketUnitsService adds what waits in shared baskets.
 */
import { Lifecycle, scoped } from 'tsyringe';
import type { EntityManager } from 'typeorm';
import { conflict } from '../../../platform/errors/common-errors';
import { UnitChanges } from '../../catalogue/sell-posts/unit-changes.port';
import { hasOpenOrders, hasPaidDeals } from './order-lock.store';

@scoped(Lifecycle.ContainerScoped)
export class OpenOrdersService extends UnitChanges {
  async assertMayChange(tx: EntityManager, productIds: readonly string[]): Promise<void> {
    if (productIds.length === 0) return;
    if (await hasOpenOrders(tx, productIds)) throw conflict('product.unitInOrders', { status: 'IN_ORDERS' });
    if (await hasPaidDeals(tx, productIds)) throw conflict('product.unitInDeal', { status: 'IN_DEAL' });
  }
}
