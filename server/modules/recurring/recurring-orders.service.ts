/**
 * Recurring orders of a buyer: made from a placed order, skipped, paused, resumed, ended, and confirmed day by day. A
 * confirmation places the order through checkout with the total that the buyer was shown, under a key of recurring
 * order and day: the same day is ordered once, however often it is asked for.
 */
import { injectable, Lifecycle, scoped } from 'tsyringe';
import { DataSource, type EntityManager } from 'typeorm';
import { dayAt } from '../../../schema/rules/orders/delivery-days';
import { followingDay, isFirstDay, monthDayOf, nextDayAfter } from '../../../schema/rules/orders/recurring-days';
import { progressOf } from '../../../schema/values/orders/orders';
import { RecurringState } from '../../../schema/values/orders/recurring';
import { serverLimits } from '../../../schema/values/server-limits';
import { inTransaction } from '../../platform/db/transaction';
import { isUuid } from '../../platform/uuid';
import { conflict, notFound } from '../../platform/errors/common-errors';
import { invalidInput } from '../../platform/errors/validation-error';
import { assertMay } from '../../platform/security/assert-policy';
import type { Viewer } from '../../platform/security/viewer';
import type { Cart } from '../orders/pricing/cart.types';
import { PricingService } from '../orders/cart/pricing.service';
import { CheckoutService } from '../orders/checkout/checkout.service';
import { StoredPurchasesService } from '../orders/checkout/stored-purchases.service';
import type { Purchase } from '../orders/orders/purchase.entity';
import { OrdersService } from '../orders/orders/orders.service';
import { mayRecur, mayRepeat } from './recurring.policy';
import {
  moveRecurring,
  type RecurringRow,
  recurringById,
  recurringOf,
  removeRecurring,
  removeRecurringOf,
  savePaidPrices,
  saveRecurring,
  setRecurringState,
} from './recurring.store';
import type { ConfirmRecurringInput, RecurringOrderInput } from './recurring.types';

@scoped(Lifecycle.ContainerScoped)
@injectable()
export class RecurringOrdersService {
  constructor(
    private readonly db: DataSource,
    private readonly orders: OrdersService,
    private readonly pricing: PricingService,
    private readonly checkout: CheckoutService,
    private readonly stored: StoredPurchasesService,
  ) {}

  /** The viewer's own, the next one first; 20 at most. */
  list(viewer: Viewer): Promise<RecurringRow[]> {
    assertMay(mayRecur(viewer));
    return recurringOf(this.db, viewer.id);
  }

  /** NOT_FOUND for another's. */
  async findById(viewer: Viewer, id: string): Promise<RecurringRow> {
    assertMay(mayRecur(viewer));
    const recurring = isUuid(id) ? await recurringById(this.db, id, viewer.id) : null;
    if (!recurring) throw notFound();
    return recurring;
  }

  /** Returns what the order would cost today and its problems; products in `leaveOut` are not priced. */
  async cart(viewer: Viewer, id: string, leaveOut: readonly string[]): Promise<Cart> {
    const one = await this.findById(viewer, id);
    const { deliveryMethod, upazilaId } = await this.orders.findById(viewer, one.sourceOrderId);
    const lines = linesWithout(one, leaveOut).map((line) => ({
      ...line,
      seenPrice: line.lastPrice,
      seenName: line.productName,
      seenUnit: line.unit,
    }));
    return this.pricing.quote(lines, viewer, { method: deliveryMethod, upazilaId });
  }

  /**
   * Makes an order of the viewer recurring; the same order again changes rhythm and day. BAD_USER_INPUT for a day that
   * is over or too far, and above the maximum number of recurring orders.
   */
  async create(viewer: Viewer, { orderId, rhythm, startsOn }: RecurringOrderInput): Promise<RecurringRow> {
    assertMay(mayRecur(viewer));
    const order = await this.orders.findById(viewer, orderId);
    assertMay(mayRepeat(viewer, order));
    // its address names the parcel of another order
    if (order.sharedBasketId) throw invalidInput([{ field: 'orderId', key: 'recurring.shared' }]);
    if (!isFirstDay(startsOn, dayAt(new Date()))) throw invalidInput([{ field: 'startsOn', key: 'recurring.startsOn' }]);
    const wanted = { orderId: order.id, rhythm, startsOn, monthDay: monthDayOf(startsOn) };
    const id = await inTransaction(this.db, (tx) => saveRecurring(tx, viewer.id, wanted));
    if (id === null) throw invalidInput([{ field: 'orderId', key: 'recurring.tooMany', params: { count: serverLimits.recurringOrders } }]);
    return this.findById(viewer, id);
  }

  /** Leaves out one day; a day that is not the next one any more changes nothing. */
  async skip(viewer: Viewer, id: string, on: string): Promise<RecurringRow> {
    const one = await this.findById(viewer, id);
    await moveRecurring(this.db, one, on, nextDayAfter(one.rhythm, one.monthDay, one.nextOn, dayAt(new Date())));
    return this.findById(viewer, id);
  }

  async pause(viewer: Viewer, id: string): Promise<RecurringRow> {
    const one = await this.findById(viewer, id);
    await setRecurringState(this.db, one, RecurringState.PAUSED, one.nextOn);
    return this.findById(viewer, id);
  }

  /** Goes on with the next day of its rhythm after today. */
  async resume(viewer: Viewer, id: string): Promise<RecurringRow> {
    const one = await this.findById(viewer, id);
    const today = dayAt(new Date());
    const nextOn = one.nextOn > today ? one.nextOn : nextDayAfter(one.rhythm, one.monthDay, one.nextOn, today);
    await setRecurringState(this.db, one, RecurringState.ACTIVE, nextOn);
    return this.findById(viewer, id);
  }

  /** NOT_FOUND for another's. What was ordered stays. */
  async end(viewer: Viewer, id: string): Promise<string> {
    assertMay(mayRecur(viewer));
    if (!isUuid(id) || !(await removeRecurring(this.db, id, viewer.id))) throw notFound();
    return id;
  }

  /**
   * CONFLICT for a day that was not announced, is over or was ordered, and where the total is another one than the
   * buyer was shown; else as checkout rejects. A request that is sent again finds the purchase of the first one.
   */
  async confirm(viewer: Viewer, id: string, { on, expectedTotal, leaveOut }: ConfirmRecurringInput): Promise<Purchase> {
    const one = await this.findById(viewer, id);
    const key = `recurring:${one.id}:${on}`;
    const placed = await this.stored.findByKey(viewer, key);
    if (placed && (await this.isSentAgain(one, on, placed))) return this.moveOn(one, on, placed);
    if (placed || one.state !== RecurringState.ACTIVE || one.nextOn !== on || !one.isAnnounced || on < dayAt(new Date()))
      throw conflict('recurring.notDue', { status: one.state });
    const lines = linesWithout(one, leaveOut ?? []).map((line) => ({
      ...line,
      seenPrice: line.announcedPrice ?? line.lastPrice,
      seenUnit: line.unit,
    }));
    if (lines.length === 0) throw invalidInput([{ field: 'leaveOut', key: 'cart.empty' }]);
    const { sellerId, deliveryMethod: method, ...order } = await this.orders.findById(viewer, one.sourceOrderId);
    const { contactName, contactPhone, upazilaId, address, paymentMethod } = order;
    const deliveries = [{ sellerId, method }];
    const input = { lines, contactName, contactPhone, deliveries, upazilaId, address, paymentMethod, expectedTotal };
    return this.moveOn(one, on, await this.checkout.placeOrder(viewer, input, key));
  }

  /** All of a user who closes the account. */
  async erase(tx: EntityManager, userId: string): Promise<void> {
    await removeRecurringOf(tx, userId);
  }

  /**
   * The first request was cut off before the recurring order moved on, or its order is open and the response may have
   * been lost. A purchase from before the recurring order was made again is of another request.
   */
  private async isSentAgain(one: RecurringRow, on: string, placed: Purchase): Promise<boolean> {
    if (placed.createdAt < one.createdAt) return false;
    if (one.nextOn === on) return true;
    const [orders = []] = await this.orders.findByPurchase([placed.id]);
    return orders.some(({ status }) => progressOf(status) === 'PENDING');
  }

  /** A server that was killed after the order was placed does it when the buyer asks again. */
  private async moveOn(one: RecurringRow, on: string, purchase: Purchase): Promise<Purchase> {
    await inTransaction(this.db, async (tx) => {
      if (await moveRecurring(tx, one, on, followingDay(one.rhythm, one.monthDay, on))) await savePaidPrices(tx, one.id, purchase.id);
    });
    return purchase;
  }
}

function linesWithout({ lines }: RecurringRow, leaveOut: readonly string[]): RecurringRow['lines'] {
  const left = new Set(leaveOut.map((productId) => productId.toLowerCase()));
  return lines.filter(({ productId }) => !left.has(productId));
}
