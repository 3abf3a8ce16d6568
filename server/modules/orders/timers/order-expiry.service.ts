/**
 * Ends the orders that no seller confirmed within their time. A job of every minute; safe in several processes at once, since each batch is
 * locked row by row and rows another process holds are passed over.
 */
import { injectable, Lifecycle, scoped } from 'tsyringe';
import { DataSource, type EntityManager } from 'typeorm';
import { findTransition, type OrderTransition } from '../../../../schema/values/order-moves';
import { inTransaction } from '../../../platform/db/transaction';
import { lockExpired } from './order-expiry.store';
import { OrderMovesService } from '../orders/order-moves.service';

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
    const orderIds = await lockExpired(tx, BATCH);
    if (orderIds.length === 0) return 0;
    const moved = await this.moves.move(tx, { orderIds, transition: expiry(), actorId: null, reason: null });
    return moved.length;
  }
}

function expiry(): OrderTransition {
  const transition = findTransition('PLACED', 'EXPIRE', 'SYSTEM');
  if (!transition) throw new Error('Orders have no way to expire.');
  return transition;
}
