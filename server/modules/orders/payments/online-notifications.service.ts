/**
 * Notifies buyer, seller and admins of what a gateway has reported about the payment of an order. The texts are in the
 * notifications module.
 */
import { injectable, Lifecycle, scoped } from 'tsyringe';
import type { EntityManager } from 'typeorm';
import { NotificationType } from '../../../../schema/values/market/notifications';
import { sitePages } from '../../../../schema/values/site/site-routes';
import { NotificationsService } from '../../notifications/notifications.service';
import { orderFacts } from '../notifications/order-notifications.query';
import type { Order } from '../orders/order.entity';
import { adminIds } from '../notifications/problem-notifications.query';

const type = NotificationType.ORDER_CHANGED;

@scoped(Lifecycle.ContainerScoped)
@injectable()
export class OnlineNotificationsService {
  constructor(private readonly notifications: NotificationsService) {}

  /** The gateway has money of a confirmed order: the seller can ship it, unless the payment is being checked. */
  async paid(tx: EntityManager, { id, buyerId, sellerId, receivedOnline: amount }: Order, isChecked: boolean): Promise<void> {
    for (const { order, buyer, sellerRole } of await orderFacts(tx, [id], null)) {
      const link = `/orders/${id}`;
      const textKey = isChecked ? 'paymentBeingChecked' : 'paidOnline';
      await this.notifications.notifyAll(tx, [buyerId], { type, textKey, params: { order, total: amount }, link });
      const params = { buyer, order, total: amount };
      const content = {
        type: NotificationType.PAYMENT_RECEIVED,
        textKey: isChecked ? 'buyerPaymentBeingChecked' : 'buyerPaidOnline',
        params,
      } as const;
      await this.notifications.notifyAll(tx, [sellerId], { ...content, link: `${sitePages.sales[sellerRole].path}/${id}` });
    }
  }

  /** The gateway gave money of the order back, BDT, or the market did by the transfer with this number. */
  async refunded(tx: EntityManager, { id, buyerId, trackingNumber }: Order, amount: string, reference: string | null): Promise<void> {
    const params = { order: trackingNumber, amount };
    const content = { type, link: `/orders/${id}` };
    if (reference === null) await this.notifications.notifyAll(tx, [buyerId], { ...content, textKey: 'refundedOnline', params });
    else await this.notifications.notifyAll(tx, [buyerId], { ...content, textKey: 'refundedByHand', params: { ...params, reference } });
  }

  /** The transfer by which the market gave money back had another number than was recorded. */
  async refundNumberCorrected(tx: EntityManager, { id }: Order, amount: string, reason: string): Promise<void> {
    for (const { order, buyerId, sellerId, sellerRole } of await orderFacts(tx, [id], null)) {
      const content = { type, textKey: 'refundNumberCorrected', params: { order, amount, reason } } as const;
      await this.notifications.notifyAll(tx, [buyerId], { ...content, link: `/orders/${id}` });
      await this.notifications.notifyAll(tx, [sellerId], { ...content, link: `${sitePages.sales[sellerRole].path}/${id}` });
    }
  }

  /** The gateway rejected a refund: an admin has it sent again. */
  async refundRejected(tx: EntityManager, { trackingNumber: order }: Order, amount: string): Promise<void> {
    const content = { type, textKey: 'onlineRefundRejected', params: { order, amount }, link: sitePages.adminMoney.path } as const;
    await this.notifications.notifyAll(tx, await adminIds(tx), content);
  }
}
