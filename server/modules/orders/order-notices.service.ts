/**
 * Tells the other side of an order what happened to it, in the transaction in which it happened (NotificationsService makes it live after the
 * commit). Knows who is to be told what; the words are the notifications module's.
 */
import { injectable, Lifecycle, scoped } from 'tsyringe';
import type { EntityManager } from 'typeorm';
import { salesPaths } from '../../../schema/values/client-paths';
import { isMobileMoney, OrderStatus, PaymentStatus } from '../../../schema/values/orders';
import { NotificationType } from '../../../schema/values/notifications';
import { rows } from '../../platform/db/sql';
import type { Note } from '../notifications/notification.types';
import { NotificationsService } from '../notifications/notifications.service';
import type { Order } from './order.entity';
import type { SellersWord } from './order.policy';

interface OrderFacts {
  readonly orderId: string;
  readonly order: string;
  readonly total: string;
  readonly buyerId: string;
  readonly buyer: string;
  readonly sellerId: string;
  readonly seller: string;
  readonly sellerRole: keyof typeof salesPaths;
  readonly actor: string | null;
  readonly product: string;
  readonly others: number;
  readonly imageId: string | null;
}

type Addressed = Note & { readonly userId: string };

const FACTS = `
  SELECT o.id AS "orderId", o.tracking_number AS "order", o.total, o.buyer_id AS "buyerId", b.name AS buyer, o.seller_id AS "sellerId",
    s.name AS seller, s.role AS "sellerRole", a.name AS actor, l.product_name AS product, l.image_id AS "imageId",
    (SELECT count(*)::int - 1 FROM order_lines WHERE order_id = o.id) AS others
  FROM orders o JOIN users b ON b.id = o.buyer_id JOIN users s ON s.id = o.seller_id LEFT JOIN users a ON a.id = $2
  JOIN order_lines l ON l.order_id = o.id AND l.position = 0
  WHERE o.id = ANY($1::uuid[]) ORDER BY o.id`;

@scoped(Lifecycle.ContainerScoped)
@injectable()
export class OrderNoticesService {
  constructor(private readonly notifications: NotificationsService) {}

  async placed(tx: EntityManager, orderIds: readonly string[]): Promise<void> {
    for (const facts of await this.factsOf(tx, orderIds, null)) {
      const { buyer, product, others, order, total } = facts;
      await this.tell(tx, [
        toSeller(facts, { type: NotificationType.NEW_ORDER, textKey: 'newOrder', params: { buyer, product, others, order, total } }),
      ]);
    }
  }

  /** The orders as they stand after the move. */
  async moved(tx: EntityManager, orders: readonly Order[], actorId: string | null, reason: string | null): Promise<void> {
    const orderById = new Map(orders.map((order) => [order.id, order]));
    for (const facts of await this.factsOf(tx, [...orderById.keys()], actorId)) {
      const order = orderById.get(facts.orderId);
      if (order) await this.tell(tx, notesOf(order, facts, actorId, reason ?? ''));
    }
  }

  /** The seller is to look for money a buyer says he sent. */
  async claimed(tx: EntityManager, { id, paymentReference }: Order): Promise<void> {
    for (const facts of await this.factsOf(tx, [id], null)) {
      const { buyer, order, total } = facts;
      const params = { buyer, order, total, reference: paymentReference ?? '' };
      await this.tell(tx, [toSeller(facts, { type: NotificationType.ORDER_CHANGED, textKey: 'paymentClaimed', params })]);
    }
  }

  /** Both sides hear what the market says of it. */
  async noted(tx: EntityManager, { id }: Order, note: string): Promise<void> {
    for (const facts of await this.factsOf(tx, [id], null)) {
      const said: Note = { type: NotificationType.ORDER_CHANGED, textKey: 'orderNoted', params: { order: facts.order, note } };
      await this.tell(tx, [toBuyer(facts, said), toSeller(facts, said)]);
    }
  }

  /** The buyer hears what became of his money. */
  async paid(tx: EntityManager, { id }: Order, action: SellersWord, reason: string | null): Promise<void> {
    for (const facts of await this.factsOf(tx, [id], null)) await this.tell(tx, [toBuyer(facts, paymentNote(facts, action, reason ?? ''))]);
  }

  private factsOf(tx: EntityManager, orderIds: readonly string[], actorId: string | null): Promise<OrderFacts[]> {
    return rows<OrderFacts>(tx, FACTS, [[...orderIds], actorId]);
  }

  private async tell(tx: EntityManager, notes: readonly Addressed[]): Promise<void> {
    for (const note of notes) await this.notifications.notify(tx, note);
  }
}

function notesOf({ status, paymentStatus, paymentMethod }: Order, facts: OrderFacts, actorId: string | null, reason: string): Addressed[] {
  const { order, seller, buyer, total } = facts;
  const type = NotificationType.ORDER_CHANGED;
  switch (status) {
    case OrderStatus.CONFIRMED:
      return [toBuyer(facts, { type, textKey: 'orderConfirmed', params: { seller, order } })];
    case OrderStatus.SHIPPED:
      return [toBuyer(facts, { type, textKey: 'orderShipped', params: { seller, order } })];
    case OrderStatus.REJECTED:
      return [toBuyer(facts, { type, textKey: 'orderRejected', params: { seller, order, reason } })];
    case OrderStatus.DELIVERED: {
      const delivered = toBuyer(facts, { type, textKey: 'orderDelivered', params: { order } });
      // mobile money the seller has seen before is no news to him
      if (paymentStatus !== PaymentStatus.PAID || isMobileMoney(paymentMethod)) return [delivered];
      const payment = NotificationType.PAYMENT_RECEIVED;
      return [delivered, toSeller(facts, { type: payment, textKey: 'paymentReceived', params: { buyer, total, order } })];
    }
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
  return { ...note, userId: facts.sellerId, link: `${salesPaths[facts.sellerRole]}/${facts.orderId}`, imageId: facts.imageId };
}

/** Whoever did it knows already. */
function toOthers(facts: OrderFacts, actorId: string | null, note: Note): Addressed[] {
  return [toBuyer(facts, note), toSeller(facts, note)].filter(({ userId }) => userId !== actorId);
}
