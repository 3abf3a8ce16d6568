/**
 * Notifies the other side of an order of each change, in the same transaction (NotificationsService publishes it live after the
 * commit). Decides who is notified of what; the texts are in the notifications module.
 */
import { injectable, Lifecycle, scoped } from 'tsyringe';
import type { EntityManager } from 'typeorm';
import { sitePages } from '../../../../schema/values/site-routes';
import { OrderStatus, type OrderTransition } from '../../../../schema/values/orders';
import { NotificationType } from '../../../../schema/values/notifications';
import type { Note } from '../../notifications/notification.types';
import { NotificationsService, type Recipient } from '../../notifications/notifications.service';
import type { Order } from './order.entity';
import { type OrderFacts, orderFacts } from './order-notifications.query';
import type { SellersWord } from './order.policy';

export interface OrderMove {
  readonly transition: OrderTransition;
  /** Null for the market itself. */
  readonly actorId: string | null;
  readonly reason: string | null;
}

type Addressed = Note & { readonly userId: string };

@scoped(Lifecycle.ContainerScoped)
@injectable()
export class OrderNotificationsService {
  constructor(private readonly notifications: NotificationsService) {}

  /** Sellers hear of orders that were just written; what of them and of the sellers is needed was read by the statement that wrote them. */
  async placed(tx: EntityManager, orders: readonly (OrderFacts & { readonly recipient: Recipient })[]): Promise<void> {
    await this.notifications.notifyEach(
      tx,
      orders.map(({ recipient, ...facts }) => {
        const { buyer, product, others, order, total } = facts;
        const note = { type: NotificationType.NEW_ORDER, textKey: 'newOrder', params: { buyer, product, others, order, total } } as const;
        return { ...toSeller(facts, note), recipient };
      }),
    );
  }

  /** The orders as they stand after the move. */
  async moved(tx: EntityManager, orders: readonly Order[], { transition, actorId, reason }: OrderMove): Promise<void> {
    const orderById = new Map(orders.map((order) => [order.id, order]));
    for (const facts of await this.factsOf(tx, [...orderById.keys()], actorId)) {
      const order = orderById.get(facts.orderId);
      if (order) await this.notify(tx, notesOf(order, facts, { transition, actorId, reason }));
    }
  }

  /** The seller is to check for a payment that the buyer reported. */
  async claimed(tx: EntityManager, { id, paymentReference }: Order): Promise<void> {
    for (const facts of await this.factsOf(tx, [id], null)) {
      const { buyer, order, total } = facts;
      const params = { buyer, order, total, reference: paymentReference ?? '' };
      await this.notify(tx, [toSeller(facts, { type: NotificationType.PAYMENT_RECEIVED, textKey: 'paymentClaimed', params })]);
    }
  }

  /** Both sides are notified of the market's decision. */
  async noted(tx: EntityManager, { id }: Order, note: string): Promise<void> {
    for (const facts of await this.factsOf(tx, [id], null)) {
      const said: Note = { type: NotificationType.ORDER_CHANGED, textKey: 'orderNoted', params: { order: facts.order, note } };
      await this.notify(tx, [toBuyer(facts, said), toSeller(facts, said)]);
    }
  }

  /** The buyer learns what happened to the money. */
  async paid(tx: EntityManager, { id }: Order, action: SellersWord, reason: string | null): Promise<void> {
    for (const facts of await this.factsOf(tx, [id], null))
      await this.notify(tx, [toBuyer(facts, paymentNote(facts, action, reason ?? ''))]);
  }

  private factsOf(tx: EntityManager, orderIds: readonly string[], actorId: string | null): Promise<OrderFacts[]> {
    return orderFacts(tx, orderIds, actorId);
  }

  private async notify(tx: EntityManager, notes: readonly Addressed[]): Promise<void> {
    for (const note of notes) await this.notifications.notify(tx, note);
  }
}

function notesOf({ status }: Order, facts: OrderFacts, { transition, actorId, reason: given }: OrderMove): Addressed[] {
  const { order, seller } = facts;
  const reason = given ?? '';
  const type = NotificationType.ORDER_CHANGED;
  if (transition.action === 'UNDO') {
    const textKey = transition.from === OrderStatus.SHIPPED ? 'orderNotShipped' : 'orderNotConfirmed';
    return [toBuyer(facts, { type, textKey, params: { seller, order } })];
  }
  switch (status) {
    case OrderStatus.CONFIRMED:
      return [toBuyer(facts, { type, textKey: 'orderConfirmed', params: { seller, order } })];
    case OrderStatus.SHIPPED:
      return [toBuyer(facts, { type, textKey: 'orderShipped', params: { seller, order } })];
    case OrderStatus.REJECTED:
      return [toBuyer(facts, { type, textKey: 'orderRejected', params: { seller, order, reason } })];
    case OrderStatus.DELIVERED:
      // the seller pressed it, so only the buyer is notified, of the money as well
      return [toBuyer(facts, { type, textKey: 'orderDelivered', params: { order } })];
    case OrderStatus.CANCELLED:
      return toOthers(facts, actorId, { type, textKey: 'orderCancelled', params: { order, by: facts.actor ?? '', reason } });
    case OrderStatus.EXPIRED:
      return toOthers(facts, actorId, { type, textKey: 'orderExpired', params: { order } });
    case OrderStatus.PLACED:
      return [];
  }
}

function paymentNote({ seller, order, total }: OrderFacts, action: SellersWord, reason: string): Note {
  const type = NotificationType.ORDER_CHANGED;
  switch (action) {
    case 'CONFIRM':
      return { type, textKey: 'paymentConfirmed', params: { seller, order, total } };
    case 'REFUSE':
      return { type, textKey: 'paymentRefused', params: { seller, order, reason } };
    case 'REFUND':
      return { type, textKey: 'paymentRefunded', params: { seller, order, total, reason } };
  }
}

function toBuyer(facts: OrderFacts, note: Note): Addressed {
  return { ...note, userId: facts.buyerId, link: `/orders/${facts.orderId}`, imageId: facts.imageId };
}

function toSeller(facts: OrderFacts, note: Note): Addressed {
  return { ...note, userId: facts.sellerId, link: `${sitePages.sales[facts.sellerRole].path}/${facts.orderId}`, imageId: facts.imageId };
}

/** Whoever did it knows already. */
function toOthers(facts: OrderFacts, actorId: string | null, note: Note): Addressed[] {
  return [toBuyer(facts, note), toSeller(facts, note)].filter(({ userId }) => userId !== actorId);
}
