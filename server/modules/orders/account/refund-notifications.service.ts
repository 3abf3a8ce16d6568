/**
 * Notifies buyer, seller and admins of refunds that sellers owe, and both parties of transfers that are taken back.
 * The texts are in the notifications module.
 */
import { injectable, Lifecycle, scoped } from 'tsyringe';
import type { EntityManager } from 'typeorm';
import { NotificationType } from '../../../../schema/values/market/notifications';
import { claimDays, rejectionDays } from '../../../../schema/values/orders/payment-disputes';
import { sitePages } from '../../../../schema/values/site/site-routes';
import type { NewNotification } from '../../notifications/content/notification.types';
import { NotificationsService } from '../../notifications/notifications.service';
import { type OrderFacts, orderFacts } from '../notifications/order-notifications.query';
import { adminIds } from '../notifications/problem-notifications.query';
import type { OrderRefund } from './order-refund.entity';

const type = NotificationType.ORDER_CHANGED;

@scoped(Lifecycle.ContainerScoped)
@injectable()
export class RefundNotificationsService {
  constructor(private readonly notifications: NotificationsService) {}

  /** The transfer was another buyer's: the order has this much less, BDT. */
  async takenBack(tx: EntityManager, orderId: string, amount: string, reference: string): Promise<void> {
    const [facts] = await orderFacts(tx, [orderId], null);
    if (!facts) return;
    const params = { order: facts.order, amount, reference };
    const ofBuyer = { type, textKey: 'paymentTakenBack', params: { ...params, days: rejectionDays }, link: `/orders/${orderId}` } as const;
    await this.notifications.notifyAll(tx, [facts.buyerId], ofBuyer);
    const link = `${sitePages.sales[facts.sellerRole].path}/${orderId}`;
    await this.notifications.notifyAll(tx, [facts.sellerId], { type, textKey: 'salePaymentTakenBack', params, link });
  }

  /** The transfer was one of the market itself, or gave a refund: the order has this much less, BDT. */
  async isElsewhere(
    tx: EntityManager,
    textKey: 'paymentOfMarket' | 'paymentOfRefund',
    orderId: string,
    { amount, reference }: { readonly amount: string; readonly reference: string },
  ): Promise<void> {
    await this.toBoth(tx, orderId, (order) => ({ type, textKey, params: { order, amount, reference } }));
  }

  /** The transfer that is claimed for the order, or disputed, is one of the market itself. */
  isOfMarket(tx: EntityManager, orderId: string, reference: string): Promise<void> {
    return this.toBoth(tx, orderId, (order) => ({ type, textKey: 'claimOfMarket', params: { order, reference } }));
  }

  /** A transfer was not found, and the market asks the seller whether this much was paid in cash, BDT. */
  async cashToCheck(tx: EntityManager, orderId: string, amount: string): Promise<void> {
    const [facts] = await orderFacts(tx, [orderId], null);
    if (!facts) return;
    const params = { order: facts.order, amount };
    await this.notifications.notifyAll(tx, [facts.buyerId], { type, textKey: 'cashToCheck', params, link: `/orders/${orderId}` });
    const asked = { type, textKey: 'saleCashToCheck', params: { ...params, days: claimDays } } as const;
    await this.notifications.notifyAll(tx, [facts.sellerId], { ...asked, link: `${sitePages.sales[facts.sellerRole].path}/${orderId}` });
  }

  /** The seller has not said whether this cash came, BDT, and it counts as not paid. */
  async cashUnanswered(tx: EntityManager, orderId: string, amount: string): Promise<void> {
    const [facts] = await orderFacts(tx, [orderId], null);
    if (!facts) return;
    const params = { order: facts.order, amount, days: rejectionDays };
    await this.notifications.notifyAll(tx, [facts.buyerId], { type, textKey: 'cashUnanswered', params, link: `/orders/${orderId}` });
  }

  /** A transfer was found, and takes the place of this cash, of which nobody had said a word, BDT; nothing for 0. */
  async cashGaveWay(tx: EntityManager, orderId: string, amount: string): Promise<void> {
    const [facts] = Number(amount) > 0 ? await orderFacts(tx, [orderId], null) : [];
    if (!facts) return;
    const params = { order: facts.order, amount, days: rejectionDays };
    await this.notifications.notifyAll(tx, [facts.buyerId], { type, textKey: 'cashGaveWay', params, link: `/orders/${orderId}` });
  }

  /** An admin found that so much of the cash was not paid, BDT. */
  cashLowered(tx: EntityManager, orderId: string, { amount, reason }: { amount: string; reason: string }): Promise<void> {
    return this.toBoth(tx, orderId, (order) => ({ type, textKey: 'cashLowered', params: { order, amount, reason } }));
  }

  async owed(tx: EntityManager, refund: OrderRefund): Promise<void> {
    const { order, buyer, seller } = await this.factsOf(tx, refund);
    const { amount } = refund;
    if (refund.hasSellerLeft) return this.toBuyer(tx, refund, { type, textKey: 'refundBySellerGone', params: { order, seller, amount } });
    await this.toSeller(tx, refund, { type, textKey: 'refundOwed', params: { order, buyer, amount: refund.amount } });
    await this.toBuyer(tx, refund, { type, textKey: 'refundToCome', params: { order, seller, amount: refund.amount } });
  }

  async given(tx: EntityManager, refund: OrderRefund): Promise<void> {
    const { order, seller } = await this.factsOf(tx, refund);
    await this.toBuyer(tx, refund, { type, textKey: 'refundGiven', params: { order, seller, amount: refund.amount } });
  }

  async confirmed(tx: EntityManager, refund: OrderRefund): Promise<void> {
    const { order, buyer } = await this.factsOf(tx, refund);
    await this.toSeller(tx, refund, { type, textKey: 'refundConfirmed', params: { order, buyer, amount: refund.amount } });
  }

  async denied(tx: EntityManager, refund: OrderRefund): Promise<void> {
    const { order, buyer } = await this.factsOf(tx, refund);
    await this.toSeller(tx, refund, { type, textKey: 'refundDenied', params: { order, buyer, amount: refund.amount } });
    await this.toAdmins(tx, { type, textKey: 'refundToDecide', params: { order, amount: refund.amount } });
  }

  /** An admin has decided; both read the reason, but a buyer who has left. */
  async decided(
    tx: EntityManager,
    refund: OrderRefund,
    textKey: 'refundFoundGiven' | 'refundFoundOwed' | 'refundUnpayable',
    reason: string,
  ): Promise<void> {
    const { order } = await this.factsOf(tx, refund);
    const text = { type, textKey, params: { order, amount: refund.amount, reason } } as const;
    await this.toSeller(tx, refund, text);
    if (textKey !== 'refundUnpayable') await this.toBuyer(tx, refund, text);
  }

  async overdue(tx: EntityManager, refund: OrderRefund): Promise<void> {
    const { order, buyer, seller } = await this.factsOf(tx, refund);
    if (!refund.hasSellerLeft) {
      await this.toSeller(tx, refund, { type, textKey: 'refundOverdue', params: { order, buyer, amount: refund.amount } });
      await this.toBuyer(tx, refund, { type, textKey: 'refundLate', params: { order, seller, amount: refund.amount } });
    }
    await this.toAdmins(tx, { type, textKey: 'refundToDecide', params: { order, amount: refund.amount } });
  }

  private async toBoth(tx: EntityManager, orderId: string, contentOf: (order: string) => NewNotification): Promise<void> {
    const [facts] = await orderFacts(tx, [orderId], null);
    if (!facts) return;
    const content = contentOf(facts.order);
    await this.notifications.notifyAll(tx, [facts.buyerId], { ...content, link: `/orders/${orderId}` });
    await this.notifications.notifyAll(tx, [facts.sellerId], { ...content, link: `${sitePages.sales[facts.sellerRole].path}/${orderId}` });
  }

  private async toBuyer(tx: EntityManager, { orderId, buyerId }: OrderRefund, content: NewNotification): Promise<void> {
    await this.notifications.notifyAll(tx, [buyerId], { ...content, link: `/orders/${orderId}` });
  }

  private async toSeller(tx: EntityManager, refund: OrderRefund, content: NewNotification): Promise<void> {
    if (refund.hasSellerLeft) return;
    const { sellerRole } = await this.factsOf(tx, refund);
    const link = `${sitePages.sales[sellerRole].path}/${refund.orderId}`;
    await this.notifications.notifyAll(tx, [refund.sellerId], { ...content, link });
  }

  private async toAdmins(tx: EntityManager, content: NewNotification): Promise<void> {
    await this.notifications.notifyAll(tx, await adminIds(tx), { ...content, link: sitePages.adminRefunds.path });
  }

  private async factsOf(tx: EntityManager, { orderId }: OrderRefund): Promise<OrderFacts> {
    const [facts] = await orderFacts(tx, [orderId], null);
    if (!facts) throw new Error('A refund of an order without lines.');
    return facts;
  }
}
