/**
 * Notifies the buyers of what was recalled, then refunds it once an order is not on its way any more. A job of every
 * minute; safe in several processes at once: orders are marked as they are notified, and those that another process
 * holds are passed over.
 */
import { injectable, Lifecycle, scoped } from 'tsyringe';
import { DataSource, type EntityManager } from 'typeorm';
import { NotificationType } from '../../../../schema/values/market/notifications';
import { inTransaction } from '../../../platform/db/transaction';
import { runInBatches } from '../../../platform/jobs/row-batches';
import { RecalledGoodsService } from '../../orders/problems/recalled-goods.service';
import { type AddressedNotification, NotificationsService } from '../../notifications/notifications.service';
import { lockWaiting, markToNotify, recallBuyers, recordNotices, settleLine, type WaitingLine } from './recalled-goods.store';

export const RECALL_REFUNDS_JOB = 'recalls';
export const RECALL_REFUNDS_CRON = '* * * * *';

const BATCH = 20;
const NOTIFIED = 500;

@scoped(Lifecycle.ContainerScoped)
@injectable()
export class RecallRefundsService {
  /** A big recall takes longer than the minute after which the next run begins: one run of a process is enough. */
  private isRunning = false;

  constructor(
    private readonly db: DataSource,
    private readonly goods: RecalledGoodsService,
    private readonly notifications: NotificationsService,
  ) {}

  /** Returns how many lines of orders were settled; 0 while another run of this process goes on. */
  async run(): Promise<number> {
    if (this.isRunning) return 0;
    this.isRunning = true;
    try {
      return await this.settle();
    } finally {
      this.isRunning = false;
    }
  }

  private async settle(): Promise<number> {
    while ((await inTransaction(this.db, (tx) => this.notify(tx))) === NOTIFIED);
    return runInBatches(this.db, BATCH, { take: lockWaiting, run: (tx, lines) => this.refund(tx, lines) });
  }

  /** One for each order. Returns how many there were. */
  private async notify(tx: EntityManager): Promise<number> {
    const orderIds = await markToNotify(tx, NOTIFIED);
    if (orderIds.length === 0) return 0;
    const buyers = await recallBuyers(tx, orderIds);
    const notices = buyers.map(({ buyerId: userId, orderId, order, product, secondProduct, ...recipient }): AddressedNotification => {
      const content = { type: NotificationType.ORDER_CHANGED, textKey: 'lotRecalled', params: { product, secondProduct, order } } as const;
      return { userId, recipient, ...content, link: `/orders/${orderId}` };
    });
    const sent = await this.notifications.notifyEach(tx, notices);
    await recordNotices(
      tx,
      buyers.map(({ orderId }, at) => ({ orderId, notificationId: null, smsId: null, ...sent[at] })),
    );
    return orderIds.length;
  }

  private async refund(tx: EntityManager, lines: readonly WaitingLine[]): Promise<number> {
    for (const { id: lineId, orderId, reason } of lines) {
      await settleLine(tx, lineId, await this.goods.refund(tx, { orderId, lineId, reason }));
    }
    return lines.length;
  }
}
