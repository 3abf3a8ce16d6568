/**
 * Notifies the other side of an order of each change, in the same transaction (NotificationsService publishes it live
 * after the commit). Decides who is notified of what; the texts are in the notifications module.
 */
import { injectable, Lifecycle, scoped } from 'tsyringe';
import type { EntityManager } from 'typeorm';
import { isPaidBefore, isUnpaid } from '../../../../schema/values/orders/orders';
import type { OrderTransition } from '../../../../schema/values/orders/order-moves';
import { NotificationType } from '../../../../schema/values/market/notifications';
import type { NewNotification } from '../../notifications/content/notification.types';
import { NotificationsService, type Notifying, type Recipient } from '../../notifications/notifications.service';
import type { TotalChange } from '../quantities/order-quantities.service';
import { OrderTrackingService } from '../tracking/order-tracking.service';
import type { Order } from '../orders/order.entity';
import { type Addressed, toBoth, toBuyer, toOthers, toSeller } from './addressed';
import { dueContent, failureContent, paymentContent, type PaymentReport } from './order-contents';
import { type OrderFacts, orderFacts } from '../notifications/order-notifications.query';
import { type SentUnlike, sentUnlike } from '../notifications/sent-unlike.query';

export interface OrderMove {
  readonly transition: OrderTransition;
  /** Null for the market itself. */
  readonly actorId: string | null;
  readonly reason: string | null;
  readonly change?: TotalChange | null;
  /** New handover codes, by order. */
  readonly codes: ReadonlyMap<string, string>;
}

@scoped(Lifecycle.ContainerScoped)
@injectable()
export class OrderNotificationsService {
  constructor(
    private readonly notifications: NotificationsService,
    private readonly tracking: OrderTrackingService,
  ) {}

  /**
   * The notifications of sellers of orders that were just inserted; the facts and recipients were read by the statement
   * that inserted them.
   */
  placed(orders: readonly (OrderFacts & { readonly recipient: Recipient })[]): Notifying {
    return this.notifications.prepareEach(
      orders.map(({ recipient, ...facts }) => {
        const { buyer, product, secondProduct, others, order, total } = facts;
        const content = {
          type: NotificationType.NEW_ORDER,
          textKey: 'newOrder',
          params: { buyer, product, secondProduct, others, order, total },
        } as const;
        return { ...toSeller(facts, content), recipient };
      }),
    );
  }

  /** `orders` as they are after the move. */
  async moved(tx: EntityManager, orders: readonly Order[], move: OrderMove): Promise<void> {
    const orderById = new Map(orders.map((order) => [order.id, order]));
    const unlikeById = move.transition.to === 'SHIPPED' ? await sentUnlike(tx, [...orderById.keys()]) : null;
    for (const facts of await this.factsOf(tx, [...orderById.keys()], move.actorId)) {
      const order = orderById.get(facts.orderId);
      if (order) await this.notify(tx, contentsOf(order, facts, { ...move, unlike: unlikeById?.get(order.id) ?? '' }));
    }
    if (move.transition.to === 'SHIPPED') await this.tracking.shipped(tx, [...orderById.keys()]);
  }

  /** Asks the seller to check a payment that the buyer reported. */
  async claimed(tx: EntityManager, { id, paymentReference }: Order): Promise<void> {
    for (const facts of await this.factsOf(tx, [id], null)) {
      const { buyer, order, claimed: total } = facts;
      const params = { buyer, order, total, reference: paymentReference ?? '' };
      await this.notify(tx, [toSeller(facts, { type: NotificationType.PAYMENT_RECEIVED, textKey: 'paymentClaimed', params })]);
    }
  }

  /** The buyer changed to cash on delivery. */
  async paidInCash(tx: EntityManager, { id }: Order): Promise<void> {
    for (const facts of await this.factsOf(tx, [id], null)) {
      const { buyer, order, due: total } = facts;
      await this.notify(tx, [
        toSeller(facts, { type: NotificationType.ORDER_CHANGED, textKey: 'paymentInCash', params: { buyer, order, total } }),
      ]);
    }
  }

  /** Reminds both parties of orders that were not paid in time. */
  async paymentOverdue(tx: EntityManager, orderIds: readonly string[]): Promise<void> {
    const type = NotificationType.ORDER_CHANGED;
    for (const facts of orderIds.length > 0 ? await this.factsOf(tx, orderIds, null) : []) {
      const { buyer, seller, order, due: total } = facts;
      await this.notify(tx, [
        toBuyer(facts, { type, textKey: 'paymentOverdue', params: { seller, order, total } }),
        toSeller(facts, { type, textKey: 'buyerPaymentOverdue', params: { buyer, order, total } }),
      ]);
    }
  }

  /** Notifies both sides of an admin's comment. */
  async commented(tx: EntityManager, { id }: Order, comment: string): Promise<void> {
    for (const facts of await this.factsOf(tx, [id], null)) {
      const params = { order: facts.order, note: comment };
      const content: NewNotification = { type: NotificationType.ORDER_CHANGED, textKey: 'orderCommented', params };
      await this.notify(tx, [toBuyer(facts, content), toSeller(facts, content)]);
    }
  }

  /** Notifies the buyer of what the seller reported about a payment of this amount, BDT. */
  async paid(tx: EntityManager, { id }: Order, report: PaymentReport): Promise<void> {
    for (const facts of await this.factsOf(tx, [id], null)) await this.notify(tx, [toBuyer(facts, paymentContent(facts, report))]);
  }

  /** An admin found that more cash was collected than the seller recorded, BDT. */
  async cashCorrected(tx: EntityManager, { id }: Order, { amount, reason }: { amount: string; reason: string }): Promise<void> {
    const [facts] = await this.factsOf(tx, [id], null);
    const params = { order: facts?.order ?? '', amount, reason };
    const content: NewNotification = { type: NotificationType.ORDER_CHANGED, textKey: 'cashCorrected', params };
    if (facts) await this.notify(tx, [toBuyer(facts, content), toSeller(facts, content)]);
  }

  private factsOf(tx: EntityManager, orderIds: readonly string[], actorId: string | null): Promise<OrderFacts[]> {
    return orderFacts(tx, orderIds, actorId);
  }

  private async notify(tx: EntityManager, contents: readonly Addressed[]): Promise<void> {
    for (const content of contents) await this.notifications.notify(tx, content);
  }
}

function contentsOf(moved: Order, facts: OrderFacts, move: OrderMove & { readonly unlike: SentUnlike }): Addressed[] {
  const { id, failure, deliveryAttempts, paymentMethod, paymentStatus } = moved;
  const { transition, actorId, reason: given, change, codes, unlike } = move;
  const proposal = proposalContents(facts, move);
  if (proposal) return proposal;
  const { order, seller, buyer } = facts;
  const isDue = isPaidBefore(paymentMethod) && isUnpaid(paymentStatus);
  const reason = given ?? '';
  const type = NotificationType.ORDER_CHANGED;
  if (transition.action === 'UNDO') {
    const isShipment = transition.from === 'SHIPPED';
    if (change && change.before !== change.after) {
      const textKey = isShipment ? 'orderNotShippedTotal' : 'orderNotConfirmedTotal';
      return [toBuyer(facts, { type, textKey, params: { seller, order, total: change.after } })];
    }
    return [toBuyer(facts, { type, textKey: isShipment ? 'orderNotShipped' : 'orderNotConfirmed', params: { seller, order } })];
  }
  if (transition.action === 'RESOLVE') return toBoth(facts, { type, textKey: resolutionText(transition), params: { order, reason } });
  switch (transition.to) {
    case 'CONFIRMED':
      return [
        ...(change
          ? toOthers(facts, actorId, { type, textKey: 'orderConfirmedInPart', params: { seller, order, ...change, reason } })
          : []),
        ...(isDue ? [toBuyer(facts, dueContent(facts, paymentMethod))] : []),
        ...(change || isDue ? [] : [toBuyer(facts, { type, textKey: 'orderConfirmed', params: { seller, order } })]),
      ];
    case 'SHIPPED':
      return shippedContents(facts, { isAgain: deliveryAttempts > 1, actorId, change, code: codes.get(id) ?? '', unlike });
    case 'DELIVERY_FAILED':
      return failure ? [toBuyer(facts, failureContent(failure, { seller, order, reason }))] : [];
    case 'RETURNED':
      return [toBuyer(facts, { type, textKey: 'orderReturned', params: { seller, order } })];
    case 'REJECTED':
      return [toBuyer(facts, { type, textKey: 'orderRejected', params: { seller, order, reason } })];
    case 'DELIVERED':
      // who pressed it knows; the buyer is notified of the money as well
      if (transition.action === 'COMPLETE') return [];
      return transition.action === 'RECEIVE'
        ? [toSeller(facts, { type, textKey: 'orderReceived', params: { buyer, order } })]
        : [toBuyer(facts, { type, textKey: 'orderDelivered', params: { order } })];
    case 'CANCELLED':
      return toOthers(facts, actorId, { type, textKey: 'orderCancelled', params: { order, by: facts.actor ?? '', reason } });
    case 'EXPIRED':
      return toOthers(facts, actorId, { type, textKey: 'orderExpired', params: { order } });
    case 'FEE_PROPOSED':
    case 'PART_PROPOSED':
    case 'WEIGHT_PROPOSED':
    case 'PLACED':
      return [];
  }
}

/** The buyer's with the code of the handover, and whether the goods are others than the order showed. */
function shippedContents(
  facts: OrderFacts,
  { isAgain, actorId, change, ...sent }: { isAgain: boolean; code: string; unlike: SentUnlike } & Pick<OrderMove, 'actorId' | 'change'>,
): Addressed[] {
  const { order, seller } = facts;
  const type = NotificationType.ORDER_CHANGED;
  if (change && change.before !== change.after)
    return [
      toBuyer(facts, { type, textKey: 'orderWeighedWithCode', params: { seller, order, ...change, ...sent } }),
      toSeller(facts, { type, textKey: 'orderShippedWeighed', params: { seller, order, ...change, unlike: '' } }),
    ].filter(({ userId }) => userId !== actorId);
  if (isAgain) return [toBuyer(facts, { type, textKey: 'orderAgainWithCode', params: { seller, order, code: sent.code } })];
  return [toBuyer(facts, { type, textKey: 'orderShippedWithCode', params: { seller, order, ...sent } })];
}

/** Returns the key of the text for an order that an admin ended. */
function resolutionText({ from, to }: OrderTransition) {
  if (to === 'RETURNED') return 'orderResolvedReturned';
  return from === 'DELIVERED' ? 'orderResolvedComplete' : 'orderResolvedDelivered';
}

/**
 * Returns the notifications of a fee, a part, or a weight above what was agreed: the seller proposes it to the buyer,
 * who accepts or declines it. Null for any other move.
 */
function proposalContents(facts: OrderFacts, { transition, actorId, reason, change }: OrderMove): Addressed[] | null {
  const { order, seller, buyer, actor } = facts;
  const type = NotificationType.ORDER_CHANGED;
  switch (transition.action) {
    case 'PROPOSE_FEE':
      return change ? [toBuyer(facts, { type, textKey: 'feeProposed', params: { seller, order, ...change } })] : [];
    case 'ACCEPT_FEE':
      return [toSeller(facts, { type, textKey: 'feeAccepted', params: { buyer, order, total: facts.total } })];
    case 'PROPOSE_PART': {
      const params = change && { seller, order, ...change, reason: reason ?? '' };
      return params ? [toBuyer(facts, { type, textKey: 'partProposed', params })] : [];
    }
    case 'ACCEPT_PART':
      return [toSeller(facts, { type, textKey: 'partAccepted', params: { buyer, order, total: facts.total } })];
    case 'PROPOSE_WEIGHT':
      return change ? [toBuyer(facts, { type, textKey: 'weightProposed', params: { seller, order, ...change } })] : [];
    case 'ACCEPT_WEIGHT':
      return change ? [toSeller(facts, { type, textKey: 'weightAccepted', params: { buyer, order, ...change } })] : [];
    case 'DECLINE_WEIGHT':
      return toOthers(facts, actorId, { type, textKey: 'weightDeclined', params: { order, by: actor ?? '' } });
    default:
      return null;
  }
}
