/**
 * Completes the orders whose buyer has not confirmed the receipt for days after the delivery. A job of every ten
 * minutes; safe in several processes at once, since each batch is locked row by row and rows another process holds are
 * passed over.
 */
import { injectable, Lifecycle, scoped } from 'tsyringe';
import { DataSource } from 'typeorm';
import { findTransition, type OrderTransition } from '../../../../schema/values/orders/order-moves';
import { runInBatches } from '../../../platform/jobs/row-batches';
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

  /** Returns how many orders were completed. One that fails keeps no other waiting. */
  completeDue(): Promise<number> {
    return runInBatches(this.db, BATCH, {
      take: lockCompleting,
      run: async (tx, due) => {
        const orderIds = due.map(({ id }) => id);
        return (await this.moves.move(tx, { orderIds, transition: completion(), actorId: null, reason: null })).length;
      },
    });
  }
}

function completion(): OrderTransition {
  const transition = findTransition('DELIVERED', 'COMPLETE', 'SYSTEM');
  if (!transition) throw new Error('Orders have no way to complete.');
  return transition;
}
