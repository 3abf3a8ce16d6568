/** Notifies seller, buyer and admins of a disputed payment. The texts are in the notifications module. */
import { injectable, Lifecycle, scoped } from 'tsyringe';
import type { EntityManager } from 'typeorm';
import { NotificationType } from '../../../../schema/values/market/notifications';
import { sitePages } from '../../../../schema/values/site/site-routes';
import { NotificationsService } from '../../notifications/notifications.service';
import { type OrderFacts, orderFacts } from '../notifications/order-notifications.query';
import type { Order } from '../orders/order.entity';
import { adminIds } from '../notifications/problem-notifications.query';
import type { PaymentDispute } from './payment-dispute.entity';

const type = NotificationType.ORDER_CHANGED;

@scoped(Lifecycle.ContainerScoped)
@injectable()
export class DisputeNotificationsService {
  constructor(private readonly notifications: NotificationsService) {}

  async opened(tx: EntityManager, { sellerId }: PaymentDispute, order: Order): Promise<void> {
    const params = { order: order.trackingNumber };
    await this.notifications.notifyAll(tx, [sellerId], { type, textKey: 'paymentDisputed', params, link: await sellerLink(tx, order) });
    const content = { type, textKey: 'paymentDisputeToDecide', params, link: sitePages.adminDisputes.path } as const;
    await this.notifications.notifyAll(tx, await adminIds(tx), content);
  }

  /** The seller has left, and need not read it. */
  async claimed(tx: EntityManager, { trackingNumber }: Order): Promise<void> {
    const link = sitePages.adminDisputes.path;
    await this.notifications.notifyAll(tx, await adminIds(tx), { type, textKey: 'claimToDecide', params: { order: trackingNumber }, link });
  }

  async decided(tx: EntityManager, { state, buyerId, sellerId, reason }: PaymentDispute, order: Order): Promise<void> {
    const params = { order: order.trackingNumber, reason: reason ?? '' };
    const textKey = state === 'ACCEPTED' ? 'paymentDisputeAccepted' : 'paymentDisputeDismissed';
    await this.notifications.notifyAll(tx, [buyerId], { type, textKey, params, link: `/orders/${order.id}` });
    await this.notifications.notifyAll(tx, [sellerId], { type, textKey, params, link: await sellerLink(tx, order) });
  }
}

const linkOf = ({ sellerRole }: OrderFacts, orderId: string): string => `${sitePages.sales[sellerRole].path}/${orderId}`;

async function sellerLink(tx: EntityManager, order: Order): Promise<string> {
  const [facts] = await orderFacts(tx, [order.id], null);
  return facts ? linkOf(facts, order.id) : '/notifications';
}
