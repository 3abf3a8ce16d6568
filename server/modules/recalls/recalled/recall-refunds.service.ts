/**
 * Refunds what was recalled, once an order is not on its way any more. A job of every minute; safe in several processes
 * at once, since each batch is locked row by row and rows that another process holds are passed over.
 */
import { injectable, Lifecycle, scoped } from 'tsyringe';
import { DataSource, type EntityManager } from 'typeorm';
import { runInBatches } from '../../../platform/jobs/row-batches';
import { money } from '../../../platform/money';
import { RecalledGoodsService } from '../../orders/problems/recalled-goods.service';
import { lockWaiting, settleShare, type WaitingShare } from './recalled-goods.store';

export const RECALL_REFUNDS_JOB = 'recall-refunds';
export const RECALL_REFUNDS_CRON = '* * * * *';

const BATCH = 20;

@scoped(Lifecycle.ContainerScoped)
@injectable()
export class RecallRefundsService {
  constructor(
    private readonly db: DataSource,
    private readonly goods: RecalledGoodsService,
  ) {}

  /** Returns how many parts of lots were settled. */
  refundDue(): Promise<number> {
    return runInBatches(this.db, BATCH, { take: lockWaiting, run: (tx, shares) => this.refund(tx, shares) });
  }

  private async refund(tx: EntityManager, shares: readonly WaitingShare[]): Promise<number> {
    for (const share of shares) {
      const { id: lineId, orderId, quantity, ofQuantity, reason } = share;
      const isWithBuyer = share.status === 'DELIVERED' && money(quantity).gt(0);
      await settleShare(tx, share, isWithBuyer ? await this.goods.refund(tx, { orderId, lineId, quantity, ofQuantity, reason }) : '0.00');
    }
    return shares.length;
  }
}
