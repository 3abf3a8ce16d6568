/**
 * Applies a seller's suspension to the orders that are open: they are in the admins' queue at once (isStuck), their
 * buyers are notified, and may cancel what was not sent yet. Called by SuspensionsService of the admin module in its
 * transaction.
 */
import { injectable, Lifecycle, scoped } from 'tsyringe';
import type { EntityManager } from 'typeorm';
import { NotificationType } from '../../../../schema/values/market/notifications';
import { Outbox } from '../../../platform/outbox/outbox';
import { NotificationsService } from '../../notifications/notifications.service';
import { orderFacts } from '../notifications/order-notifications.query';
import { markOpenOrders } from './suspended-seller-orders.store';

@scoped(Lifecycle.ContainerScoped)
@injectable()
export class SuspendedSellerOrdersService {
  constructor(
    private readonly notifications: NotificationsService,
    private readonly outbox: Outbox,
  ) {}

  async suspended(tx: EntityManager, sellerId: string): Promise<void> {
    await this.mark(tx, sellerId, true);
  }

  /** The orders that are still open go on. */
  async reinstated(tx: EntityManager, sellerId: string): Promise<void> {
    await this.mark(tx, sellerId, false);
  }

  private async mark(tx: EntityManager, sellerId: string, isSuspended: boolean): Promise<void> {
    const orderIds = await markOpenOrders(tx, sellerId, isSuspended);
    if (orderIds.length === 0) return;
    const facts = await orderFacts(tx, orderIds, null);
    const textKey = isSuspended ? 'orderSellerSuspended' : 'orderSellerReinstated';
    await this.notifications.notifyEach(
      tx,
      facts.map(({ orderId, order, seller, buyerId, imageId }) => ({
        userId: buyerId,
        type: NotificationType.ORDER_CHANGED,
        textKey,
        params: { order, seller },
        link: `/orders/${orderId}`,
        imageId,
      })),
    );
    this.outbox.record(tx, 'ORDER_CHANGED', orderIds);
  }
}
