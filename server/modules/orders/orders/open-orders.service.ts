/** UnitChanges: a product keeps its unit while goods of it are promised to buyers or on their way. */
import { Lifecycle, scoped } from 'tsyringe';
import type { EntityManager } from 'typeorm';
import { conflict } from '../../../platform/errors/common-errors';
import { UnitChanges } from '../../catalogue/sell-posts/unit-changes.port';
import { hasOpenOrders } from './order-lock.store';

@scoped(Lifecycle.ContainerScoped)
export class OpenOrdersService extends UnitChanges {
  async assertMayChange(tx: EntityManager, productIds: readonly string[]): Promise<void> {
    if (productIds.length > 0 && (await hasOpenOrders(tx, productIds))) throw conflict('product.unitInOrders', { status: 'IN_ORDERS' });
  }
}
