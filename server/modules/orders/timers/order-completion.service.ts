/**
 * Completes the orders whose buyer has not confirmed the receipt for days after the delivery. A job of every ten
 * minutes; safe in several processes at once, since each batch is locked row by row and rows another process holds are
 * passed over.
 */
import { injectable, Lifecycle, scoped } from 'tsyringe';
import { DataSource, type EntityManager } from 'typeorm';
import { findTransition, type OrderTransition } from '../../../../schema/values/orders/order-moves';
import { inTransaction } from '../../../platform/db/transaction';
import { lockCompleting } from './order-completion.store';
import { OrderMovesService } from '../steps/order-moves.service';

export const ORDER_COMPLETION_JOB = 'complete-orders';
export const ORDER_COMPLETION_CRON = '*/10 * * * *';

const BATCH = 50;

@scoped(Lifecycle.ContainerScoped)
@injectable()
export class OrderCompletionService {
  constructor(
    private readonly db: DataSource,
    private readonly moves: OrderMovesService,
  ) {}

  /** How many orders were completed. */
  async completeDue(): Promise<number> {
    let completed = 0;
    for (;;) {
      const batch = await inTransaction(this.db, (tx) => this.completeBatch(tx));
      completed += batch;
      if (batch < BATCH) return completed;
    }
  }

  private async completeBatch(tx: EntityManager): Promise<number> {
    const orderIds = await lockCompleting(tx, BATCH);
    if (orderIds.length === 0) return 0;
    const moved = await this.moves.move(tx, { orderIds, transition: completion(), actorId: null, reason: null });
    return moved.length;
  }
}

function completion(): OrderTransition {
  const transition = findTransition('DELIVERED', 'COMPLETE', 'SYSTEM');
  if (!transition) throw new Error('Orders have no way to complete.');
  return transition;
}
