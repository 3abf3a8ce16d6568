/**
 * Ends the orders that no seller confirmed, and those whose fee or part no buyer accepted, within their time. A job of
 * every minute; safe in several processes at once, since each batch is locked row by row and rows another process holds
 * are passed over.
 */
import { injectable, Lifecycle, scoped } from 'tsyringe';
import { DataSource, type EntityManager } from 'typeorm';
import { findTransition, type OrderTransition } from '../../../../schema/values/orders/order-moves';
import { OrderState } from '../../../../schema/values/orders/order-states';
import { inTransaction } from '../../../platform/db/transaction';
import { lockExpired } from './order-expiry.store';
import { OrderMovesService } from '../steps/order-moves.service';

export const ORDER_EXPIRY_JOB = 'expire-orders';
export const ORDER_EXPIRY_CRON = '* * * * *';

const BATCH = 50;

@scoped(Lifecycle.ContainerScoped)
@injectable()
export class OrderExpiryService {
  constructor(
    private readonly db: DataSource,
    private readonly moves: OrderMovesService,
  ) {}

  /** How many orders expired. */
  async expireDue(): Promise<number> {
    let expired = 0;
    for (;;) {
      const batch = await inTransaction(this.db, (tx) => this.expireBatch(tx));
      expired += batch;
      if (batch < BATCH) return expired;
    }
  }

  private async expireBatch(tx: EntityManager): Promise<number> {
    const expired = await lockExpired(tx, BATCH);
    let count = 0;
    for (const from of [OrderState.PLACED, OrderState.FEE_PROPOSED, OrderState.PART_PROPOSED]) {
      const orderIds = expired.filter(({ state }) => state === from).map(({ id }) => id);
      if (orderIds.length > 0)
        count += (await this.moves.move(tx, { orderIds, transition: expiryOf(from), actorId: null, reason: null })).length;
    }
    return count;
  }
}

function expiryOf(state: OrderState): OrderTransition {
  const transition = findTransition(state, 'EXPIRE', 'SYSTEM');
  if (!transition) throw new Error('Orders have no way to expire.');
  return transition;
}
