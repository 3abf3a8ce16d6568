/**
 * Updates the figures of `customers` (who buys from whom: orders that were not cancelled, what was delivered) in step
 * with the orders. The orders module calls it in the transactions that move orders; the statement that places them
 * counts them itself (countPlaced).
 */
import { Lifecycle, scoped } from 'tsyringe';
import type { EntityManager } from 'typeorm';
import { type OrderStatus, progressOf } from '../../../schema/values/orders/orders';
import { countCancelled, countDelivered, type CountedOrder } from './customer-figures.store';

export { countPlaced } from './customer-figures.store';

@scoped(Lifecycle.ContainerScoped)
export class CustomerFiguresService {
  /** These orders have just reached this state. */
  async moved(tx: EntityManager, orders: readonly CountedOrder[], to: OrderStatus): Promise<void> {
    const progress = progressOf(to);
    if (progress !== 'PENDING') await (progress === 'DONE' ? countDelivered(tx, orders) : countCancelled(tx, orders));
  }
}
