/**
 * New posts of a seller pause while overdue bills reach the limit of the terms, or a refund is owed for a week. What is
 * on the market stays there.
 */
import { injectable, Lifecycle, scoped } from 'tsyringe';
import type { EntityManager } from 'typeorm';
import { conflict } from '../../../platform/errors/common-errors';
import { money } from '../../../platform/money';
import { PostingPause } from '../../catalogue/sell-posts/posting-pause.port';
import { OwedRefundsService } from '../../orders/account/owed-refunds.service';
import { overdueOf } from './bills.query';

@scoped(Lifecycle.ContainerScoped)
@injectable()
export class PostingPauseService extends PostingPause {
  constructor(private readonly refunds: OwedRefundsService) {
    super();
  }

  async assertMayPost(tx: EntityManager, sellerId: string): Promise<void> {
    const { amount, limit } = await overdueOf(tx, sellerId);
    if (await this.refunds.owesForLong(tx, sellerId)) throw conflict('refund.postsPaused', { status: 'POSTS_PAUSED' });
    if (pausesPosts(amount, limit)) throw conflict('bill.postsPaused', { status: 'POSTS_PAUSED' }, { params: { amount } });
  }
}

/** Whether this much in overdue bills, BDT, pauses posts. */
export const pausesPosts = (overdue: string, limit: string): boolean => money(overdue).gt(0) && money(overdue).gte(limit);
