/**
 * Applies the end of an order to the others of its shared basket. Where it had the receiver of the parcel, the next
 * participant with an address in that upazila receives it; where none has one, each order goes to its own contact, whom
 * the seller calls. The price that was promised stays: the seller is notified where its quantity is not reached any
 * more, and may reject. Called by OrderMovesService.
 */
import { injectable, Lifecycle, scoped } from 'tsyringe';
import type { EntityManager } from 'typeorm';
import { text } from '../../../../schema/messages/text';
import { NotificationType } from '../../../../schema/values/market/notifications';
import { DeliveryMethod } from '../../../../schema/values/orders/orders';
import type { OrderTransition } from '../../../../schema/values/orders/order-moves';
import { sitePages } from '../../../../schema/values/site/site-routes';
import { Outbox } from '../../../platform/outbox/outbox';
import { NotificationsService } from '../../notifications/notifications.service';
import { type OrderFacts, orderFacts } from '../notifications/order-notifications.query';
import type { Order } from '../orders/order.entity';
import { lockWaiting, putInParcel, type Receiver, receiversOf, setReceiver, type WaitingOrder, withLostTier } from './shared-parcels.store';

const type = NotificationType.SHARED_BASKET;

@scoped(Lifecycle.ContainerScoped)
@injectable()
export class SharedParcelsService {
  constructor(
    private readonly notifications: NotificationsService,
    private readonly outbox: Outbox,
  ) {}

  /** Changes nothing for a move that ends no order of a shared basket. */
  async ended(tx: EntityManager, orders: readonly Order[], { to }: OrderTransition): Promise<void> {
    if (to !== 'REJECTED' && to !== 'EXPIRED' && to !== 'CANCELLED') return;
    const ids = orders.filter(({ sharedBasketId }) => sharedBasketId).map(({ id }) => id);
    if (ids.length === 0) return;
    const waiting = await lockWaiting(tx, ids);
    for (const holderId of new Set(waiting.map((order) => order.holderId)))
      await this.receiveAnew(
        tx,
        waiting.filter((order) => order.holderId === holderId),
      );
    await this.reportLostTiers(tx, ids);
  }

  private async receiveAnew(tx: EntityManager, orders: readonly WaitingOrder[]): Promise<void> {
    const [first] = orders;
    if (!first) return;
    const ids = orders.map(({ id }) => id);
    const isDelivered = first.deliveryMethod === DeliveryMethod.DELIVERY;
    const [receiver] = isDelivered ? await receiversOf(tx, ids) : [];
    if (receiver) await this.giveTo(tx, receiver, orders);
    else await putInParcel(tx, ids, null, isDelivered ? text('basket.noReceiver', first.sellerLanguage) : null);
    for (const facts of await orderFacts(tx, ids, null)) await this.notifyBuyer(tx, facts, { receiver: receiver ?? null, isDelivered });
    const [facts] = await orderFacts(tx, [receiver?.orderId ?? first.id], null);
    if (facts) {
      const textKey = receiver ? 'parcelReceiverChanged' : 'parcelWithoutReceiver';
      await this.notifications.notify(tx, { type, textKey, params: { order: facts.order }, userId: facts.sellerId, link: saleLink(facts) });
    }
    this.outbox.record(tx, 'ORDER_CHANGED', ids);
  }

  private async giveTo(tx: EntityManager, receiver: Receiver, orders: readonly WaitingOrder[]): Promise<void> {
    await setReceiver(tx, receiver);
    const holder = orders.find(({ id }) => id === receiver.orderId);
    const others = orders.filter((order) => order !== holder);
    if (!holder || others.length === 0) return;
    const address = text('basket.parcel', holder.sellerLanguage, { order: holder.trackingNumber });
    await putInParcel(
      tx,
      others.map(({ id }) => id),
      holder.id,
      address,
    );
  }

  private async notifyBuyer(
    tx: EntityManager,
    { orderId, order, seller, buyerId }: OrderFacts,
    { receiver, isDelivered }: { readonly receiver: Receiver | null; readonly isDelivered: boolean },
  ): Promise<void> {
    const params = { order, seller };
    const target = { type, userId: buyerId, link: `/orders/${orderId}`, params } as const;
    if (!isDelivered) await this.notifications.notify(tx, { ...target, textKey: 'pickUpYourself' });
    else if (!receiver) await this.notifications.notify(tx, { ...target, textKey: 'parcelToYourself' });
    else await this.notifications.notify(tx, { ...target, textKey: receiver.orderId === orderId ? 'parcelNowYours' : 'parcelMoved' });
  }

  private async reportLostTiers(tx: EntityManager, ids: readonly string[]): Promise<void> {
    for (const { orderId, sellerId, order, product } of await withLostTier(tx, ids)) {
      const [facts] = await orderFacts(tx, [orderId], null);
      if (facts)
        await this.notifications.notify(tx, {
          type,
          textKey: 'basketTierLost',
          params: { order, product },
          userId: sellerId,
          link: saleLink(facts),
        });
    }
  }
}

const saleLink = ({ sellerRole, orderId }: OrderFacts): string => `${sitePages.sales[sellerRole].path}/${orderId}`;
