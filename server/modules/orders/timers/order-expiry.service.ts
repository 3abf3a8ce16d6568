/**
 * Ends the orders that no seller confirmed, and those whose fee or part no buyer accepted, within their time. A job of
 * every minute; safe in several processes at once, since each batch is locked row by row and rows another process holds
 * are passed over.
 */
import { injectable, Lifecycle, scoped } from 'tsyringe';
import { DataSource, type EntityManager } from 'typeorm';
import { findTransition, type OrderTransition } from '../../../../schema/values/orders/order-moves';
import { OrderState } from '../../../../schema/values/orders/order-states';
import { runInBatches } from '../../../platform/jobs/row-batches';
import { type ExpiredOrder, lockExpired } from './order-expiry.store';
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

  /** Returns how many orders expired. One that fails keeps no other waiting. */
  expireDue(): Promise<number> {
    return runInBatches(this.db, BATCH, { take: lockExpired, run: (tx, expired) => this.expire(tx, expired) });
  }

  private async expire(tx: EntityManager, expired: readonly ExpiredOrder[]): Promise<number> {
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
