/**
 * Deadlines of refunds that sellers owe: what was not given in time goes to the admins, what its buyer neither
 * confirmed nor denied counts as received, and so does cash that the market asks about and a seller says nothing of. A
 * job of every ten minutes; safe in several processes at once.
 */
import { injectable, Lifecycle, scoped } from 'tsyringe';
import { DataSource, type EntityManager } from 'typeorm';
import { transferOfOthersReason } from '../../../../schema/values/orders/order-money';
import { inTransaction } from '../../../platform/db/transaction';
import { runInBatches } from '../../../platform/jobs/row-batches';
import { Outbox } from '../../../platform/outbox/outbox';
import { lockOrder } from '../orders/order-lock.store';
import { ClaimedCashService } from './claimed-cash.service';
import { OrderAccountService } from './order-account.service';
import type { OrderRefund } from './order-refund.entity';
import { isReportedAsPayment, markConfirmed, markDenied, markOverdue, refundById, silentRefunds } from './order-refunds.store';
import { RefundNotificationsService } from './refund-notifications.service';
import { isFreeForRefund, lockTransfer } from './transfer-lock.store';

export const REFUND_DEADLINES_JOB = 'refund-deadlines';
export const REFUND_DEADLINES_CRON = '*/10 * * * *';

const BATCH = 50;

@scoped(Lifecycle.ContainerScoped)
@injectable()
export class RefundDeadlinesService {
  constructor(
    private readonly db: DataSource,
    private readonly account: OrderAccountService,
    private readonly cash: ClaimedCashService,
    private readonly notifications: RefundNotificationsService,
    private readonly outbox: Outbox,
  ) {}

  /** How many refunds became overdue, and how many count as received. */
  async run(): Promise<{ readonly overdue: number; readonly confirmed: number }> {
    await this.cash.decideSilent();
    return { overdue: await this.remindOverdue(), confirmed: await this.confirmSilent() };
  }

  private async remindOverdue(): Promise<number> {
    for (let count = 0; ;) {
      const batch = await inTransaction(this.db, async (tx) => {
        const overdue = await markOverdue(tx, BATCH);
        for (const refund of overdue) await this.notifications.overdue(tx, refund);
        return overdue.length;
      });
      count += batch;
      if (batch < BATCH) return count;
    }
  }

  private confirmSilent(): Promise<number> {
    return runInBatches(this.db, BATCH, {
      take: silentRefunds,
      run: async (tx, silent) => {
        let confirmed = 0;
        for (const { id } of silent) confirmed += await this.confirmOne(tx, id);
        return confirmed;
      },
    });
  }

  /** Decided again under the lock of the order: the buyer may have answered meanwhile. */
  private async confirmOne(tx: EntityManager, id: string): Promise<number> {
    const unlocked = await refundById(tx, id);
    if (!unlocked) return 0;
    await lockOrder(tx, unlocked.orderId);
    const refund = await refundById(tx, id);
    if (refund?.state !== 'GIVEN') return 0;
    if (refund.reference !== null) await lockTransfer(tx, refund.reference);
    const isElsewhere = async (trxId: string) => !(await isFreeForRefund(tx, trxId, refund)) || (await isReportedAsPayment(tx, trxId));
    if (refund.reference !== null && (await isElsewhere(refund.reference))) return this.askAdmin(tx, refund);
    await markConfirmed(tx, id, null);
    await this.account.loseMoney(tx, refund.orderId, { actorId: null });
    await this.notifications.confirmed(tx, refund);
    this.outbox.record(tx, 'ORDER_CHANGED', [refund.orderId]);
    return 1;
  }

  /** Nobody has denied it, and its transfer is recorded or reported as something else: an admin decides. */
  private async askAdmin(tx: EntityManager, refund: OrderRefund): Promise<number> {
    await markDenied(tx, refund.id, transferOfOthersReason);
    await this.notifications.denied(tx, refund);
    this.outbox.record(tx, 'ORDER_CHANGED', [refund.orderId]);
    return 0;
  }
}
