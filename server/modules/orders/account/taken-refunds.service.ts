/**
 * A transfer that an admin has found to be something else has given nothing back: refunds that sellers gave by it, or
 * say so, are owed again, at once, and both parties are notified, also where an accomplice has confirmed one. What the
 * market gave for a seller who has left stays: its transfer is the market's.
 */
import { injectable, Lifecycle, scoped } from 'tsyringe';
import type { EntityManager } from 'typeorm';
import { transferOfOthersReason } from '../../../../schema/values/orders/order-money';
import { Outbox } from '../../../platform/outbox/outbox';
import { lockOrder } from '../orders/order-lock.store';
import { OrderAccountService } from './order-account.service';
import type { OrderRefund } from './order-refund.entity';
import { buyerStays, markConfirmed, oweAgain, refundById, refundsByTransfer } from './order-refunds.store';
import { RefundNotificationsService } from './refund-notifications.service';

@scoped(Lifecycle.ContainerScoped)
@injectable()
export class TakenRefundsService {
  constructor(
    private readonly account: OrderAccountService,
    private readonly notifications: RefundNotificationsService,
    private readonly outbox: Outbox,
  ) {}

  /**
   * Returns the tracking numbers of the orders whose refunds are owed again, all but `exceptId`. The caller holds the
   * transfer.
   */
  async takeBack(tx: EntityManager, reference: string, actorId: string, exceptId: string | null = null): Promise<string[]> {
    const numbers: string[] = [];
    for (const { id, orderId } of await refundsByTransfer(tx, reference)) {
      if (id === exceptId) continue;
      const order = await lockOrder(tx, orderId);
      const refund = await refundById(tx, id);
      if (!order || refund?.reference == null) continue;
      await this.oweAgain(tx, refund, actorId);
      numbers.push(order.trackingNumber);
    }
    return numbers;
  }

  /** Where its buyer has left nobody can be given it, and it is over without a transfer. */
  private async oweAgain(tx: EntityManager, refund: OrderRefund, actorId: string): Promise<void> {
    const reason = transferOfOthersReason;
    const isPayable = await buyerStays(tx, refund.buyerId);
    await oweAgain(tx, refund.id, reason);
    if (!isPayable) await markConfirmed(tx, refund.id, reason);
    await this.notifications.decided(tx, refund, isPayable ? 'refundFoundOwed' : 'refundUnpayable', reason);
    await this.account.loseMoney(tx, refund.orderId, { actorId, reason });
    await this.account.settleCovered(tx, refund.orderId);
    await this.account.takeBackOthers(tx, refund.orderId, actorId);
    this.outbox.record(tx, 'ORDER_CHANGED', [refund.orderId]);
  }
}
