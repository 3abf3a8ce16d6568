/**
 * From the closing of a shared basket to its orders: each participant confirms their own total, then the organiser
 * orders for all, once. Under the lock of the basket the totals are computed again; those who would pay more than they
 * confirmed, or cannot order now, have to confirm again, and nothing is ordered.
 */
import { injectable, Lifecycle, scoped } from 'tsyringe';
import { DataSource, type EntityManager } from 'typeorm';
import { AccountStatus } from '../../../schema/values/accounts/roles';
import { NotificationType } from '../../../schema/values/market/notifications';
import { SharedBasketState } from '../../../schema/values/orders/baskets';
import { inTransaction } from '../../platform/db/transaction';
import { conflict } from '../../platform/errors/common-errors';
import { money } from '../../platform/money';
import { assertMay } from '../../platform/security/assert-policy';
import type { Viewer } from '../../platform/security/viewer';
import { NotificationsService } from '../notifications/notifications.service';
import { isOvertaken, type SharedBuyer, SharedCheckoutService } from '../orders/basket-checkout/shared-checkout.service';
import type { SharedQuote } from '../orders/basket-checkout/shared-pricing.service';
import { assertState, BasketLocksService } from './basket-locks.service';
import { basketLink, basketName, BasketQuotesService, orderersOf, partOf } from './basket-quotes.service';
import type { ConfirmBasketInput } from './baskets.inputs';
import { mayShareBaskets } from './baskets.policy';
import { BasketsService } from './baskets.service';
import { basketById, type BasketParticipant, type BasketRow, confirmTotal, endBasket, removeParticipant } from './baskets.store';

const { OPEN, CONFIRMING, ORDERED, CANCELLED } = SharedBasketState;

@scoped(Lifecycle.ContainerScoped)
@injectable()
export class BasketOrdersService {
  constructor(
    private readonly db: DataSource,
    private readonly baskets: BasketsService,
    private readonly locks: BasketLocksService,
    private readonly quotes: BasketQuotesService,
    private readonly checkout: SharedCheckoutService,
    private readonly notifications: NotificationsService,
  ) {}

  /** Before its time, by the organiser; one that is closed already stays so. */
  async close(viewer: Viewer, id: string): Promise<BasketRow> {
    assertMay(mayShareBaskets(viewer));
    await inTransaction(this.db, async (tx) => {
      const { basket } = await this.locks.findForOrganiser(tx, id, viewer.id);
      if (basket.state === CONFIRMING) return;
      assertState(basket, OPEN);
      if (orderersOf(basket).length === 0) throw conflict('basket.noLines', { status: basket.state });
      await this.locks.close(tx, basket);
    });
    return this.baskets.findById(viewer, id);
  }

  /** By the organiser, until it is ordered. Nothing is ordered, all are notified. */
  async cancel(viewer: Viewer, id: string): Promise<BasketRow> {
    assertMay(mayShareBaskets(viewer));
    await inTransaction(this.db, async (tx) => {
      const { basket } = await this.locks.findForOrganiser(tx, id, viewer.id);
      if (basket.state === CANCELLED) return;
      assertState(basket, OPEN, CONFIRMING);
      await this.locks.end(tx, basket, CANCELLED, 'basketCancelled', viewer.id);
    });
    return this.baskets.findById(viewer, id);
  }

  /** CONFLICT where the viewer's total is another one than they were shown; else as checkout rejects. */
  async confirm(viewer: Viewer, id: string, { expectedTotal, paymentMethod }: ConfirmBasketInput): Promise<BasketRow> {
    assertMay(mayShareBaskets(viewer));
    await inTransaction(this.db, async (tx) => {
      const { basket, participant } = await this.locks.findForParticipant(tx, id, viewer.id);
      assertState(basket, CONFIRMING);
      const quote = await this.quotes.quote(tx, basket);
      const part = partOf(quote, viewer.id);
      if (!part) throw conflict('basket.noLines', { status: basket.state });
      if (!money(expectedTotal).eq(part.total)) throw conflict('order.totalChanged', { total: part.total });
      if (part.hasProblem || !quote.isFinal) throw conflict('basket.hasProblems', { status: basket.state });
      await this.checkout.assertMayOrder(tx, { id: viewer.id, paymentMethod }, { sellerId: basket.sellerId, total: part.total });
      await confirmTotal(tx, participant.id, part.total, paymentMethod);
      await this.notifyReady(tx, basket, participant);
    });
    return this.baskets.findById(viewer, id);
  }

  /**
   * One order for each participant who has lines, all or none, at most once: asking again returns the same basket.
   * Where it has to be confirmed again, nothing is ordered and the basket is returned as it is then.
   */
  async order(viewer: Viewer, id: string): Promise<BasketRow> {
    assertMay(mayShareBaskets(viewer));
    try {
      await inTransaction(this.db, (tx) => this.orderIn(tx, viewer, id));
    } catch (error) {
      if (!isOvertaken(error)) throw error;
      // after the totals were computed another purchase took the stock or used a deal up, or the seller was suspended:
      // the participants of what is short confirm again
      await inTransaction(this.db, async (tx) => {
        const { basket } = await this.locks.findForOrganiser(tx, id, viewer.id);
        if (basket.state === CONFIRMING) await this.quotes.revise(tx, basket);
      });
    }
    return this.baskets.findById(viewer, id);
  }

  private async orderIn(tx: EntityManager, viewer: Viewer, id: string): Promise<void> {
    const { basket: locked } = await this.locks.findForOrganiser(tx, id, viewer.id);
    if (locked.state === ORDERED) return;
    assertState(locked, CONFIRMING);
    const basket = await this.withoutSuspended(tx, locked);
    const { quote, changed } = await this.quotes.revise(tx, basket);
    if (changed.length > 0) return;
    assertAllConfirmed(basket);
    if (!quote.isFinal) throw conflict('basket.hasProblems', { status: basket.state });
    const buyers = orderersOf(basket).flatMap(buyerOf);
    const rejected = await this.checkout.rejected(tx, basket.sellerId, buyers, quote);
    if (rejected.length > 0) return this.quotes.voidFor(tx, basket, quote, rejected);
    await this.place(tx, basket, buyers, quote);
  }

  private async place(tx: EntityManager, basket: BasketRow, buyers: readonly SharedBuyer[], quote: SharedQuote): Promise<void> {
    const { id: basketId, contactName, contactPhone, ...parcel } = basket;
    const contact = { contactName: contactName ?? '', contactPhone: contactPhone ?? '' };
    const orders = await this.checkout.place(tx, { ...parcel, ...contact, basketId }, buyers, quote);
    await endBasket(tx, basketId, ORDERED);
    for (const { buyerId, orderId, trackingNumber, total } of orders) {
      if (buyerId === basket.organiserId) continue;
      const target = { userId: buyerId, senderId: basket.organiserId, type: NotificationType.SHARED_BASKET, link: `/orders/${orderId}` };
      const params = { seller: basket.sellerName, order: trackingNumber, total };
      await this.notifications.notify(tx, { ...target, textKey: 'basketOrdered', params });
    }
  }

  /** Removes participants who may no longer order. */
  private async withoutSuspended(tx: EntityManager, basket: BasketRow): Promise<BasketRow> {
    const out = basket.participants.filter(({ status }) => status !== AccountStatus.APPROVED);
    for (const { id } of out) await removeParticipant(tx, id);
    return out.length > 0 ? ((await basketById(tx, basket.id)) ?? basket) : basket;
  }

  /** The organiser is notified by the last confirmation of the others. */
  private async notifyReady(tx: EntityManager, basket: BasketRow, confirmed: BasketParticipant): Promise<void> {
    const others = orderersOf(basket).filter(({ id }) => id !== confirmed.id);
    const waits = others.some(({ userId, confirmedTotal }) => userId !== basket.organiserId && confirmedTotal === null);
    if (waits || confirmed.userId === basket.organiserId || confirmed.confirmedTotal !== null) return;
    const target = { userId: basket.organiserId, type: NotificationType.SHARED_BASKET, link: basketLink(basket) };
    await this.notifications.notify(tx, { ...target, textKey: 'basketReady', params: { seller: basketName(basket) } });
  }
}

/** The organiser's order carries the parcel, so the organiser orders something too. */
function assertAllConfirmed(basket: BasketRow): void {
  const orderers = orderersOf(basket);
  if (!orderers.some(({ userId }) => userId === basket.organiserId)) throw conflict('basket.organiserOrders', { status: basket.state });
  const waiting = orderers.filter(({ confirmedTotal }) => confirmedTotal === null).length;
  if (waiting > 0) throw conflict('basket.notConfirmed', { status: basket.state, count: waiting }, { params: { count: waiting } });
}

function buyerOf({ userId, name, phone, paymentMethod }: BasketParticipant): SharedBuyer[] {
  return paymentMethod === null ? [] : [{ id: userId, name, phone, paymentMethod }];
}
