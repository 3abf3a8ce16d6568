/**
 * Turns wanted lines into orders, once for each idempotency key: prices and checks them as the market is
 * (PricingService), writes one order for each seller, notifies the sellers, empties the cart and reserves the stock
 * last, so that a hot product is locked for the shortest time. All in one transaction of two messages: what it begins
 * with, and what it writes with the notifications, the reservation and the commit.
 */
import { injectable, Lifecycle, scoped } from 'tsyringe';
import { DataSource, type EntityManager } from 'typeorm';
import { DeliveryMethod, isMobileMoney } from '../../../../schema/values/orders/orders';
import { selected, type Selection } from '../../../platform/db/columns';
import { rowsBeside } from '../../../platform/db/rows-beside';
import { inTransactionFrom } from '../../../platform/db/transaction';
import { unauthenticated } from '../../../platform/errors/common-errors';
import { invalidInput } from '../../../platform/errors/validation-error';
import type { Viewer } from '../../../platform/security/viewer';
import { money } from '../../../platform/money';
import { assertMay } from '../../../platform/security/assert-policy';
import type { DeliveryChoiceInput } from '../delivery/delivery.types';
import type { PlaceOrderInput } from './checkout.inputs';
import { assertNoProblems, isBuyerGone, isSellerGone, outOfStock, totalChanged } from './checkout-errors';
import { CouponRedemptionService } from '../cart/coupon-redemption.service';
import { draftOrders } from '../pricing/draft-orders';
import { IdempotencyService, type IdempotentRequest, isKeyTaken } from '../../../platform/idempotency/idempotency.service';
import { isShortage, StockService } from '../../catalogue/stock/stock.service';
import { MarketSettingsService } from '../../settings/market-settings.service';
import { mayBuy } from '../orders/order.policy';
import type { OpenOrders } from './order-limits.query';
import { OrderLimitsService } from './order-limits.service';
import { OrderDeliveriesService } from './order-deliveries.service';
import { addUp, type PricedLine, sumOf } from '../pricing/price-cart';
import { PaymentTransfersService } from '../payments/payment-transfers.service';
import { PricingService } from '../cart/pricing.service';
import type { WantedLine } from '../pricing/sale-item';
import type { OrderItemRow } from '../cart/sale-items.query';
import type { Purchase } from '../orders/purchase.entity';
import { PaymentChoiceService } from '../cart/payment-choice.service';
import { type NumberedOrder, numberOrders, purchaseIdOf } from './numbered-orders';
import { PlacedOrdersService, type Placing } from './placed-orders.service';
import { type PlacedOrder, PurchasesStore } from './purchases.store';

const OPERATION = 'placeOrder';
/** The largest amount that the tables can hold: numeric(14,2). */
const MAX_TOTAL = '999999999999.99';
const MOST_ATTEMPTS = 4;

/** The transaction reads these rows of the market as it begins, under the buyer's lock. */
interface MarketNow {
  readonly items: readonly OrderItemRow[];
  readonly open: readonly OpenOrders[];
}

@scoped(Lifecycle.ContainerScoped)
@injectable()
export class CheckoutService {
  constructor(
    private readonly db: DataSource,
    private readonly idempotency: IdempotencyService,
    private readonly pricing: PricingService,
    private readonly settings: MarketSettingsService,
    private readonly deliveries: OrderDeliveriesService,
    private readonly coupons: CouponRedemptionService,
    private readonly purchases: PurchasesStore,
    private readonly placedOrders: PlacedOrdersService,
    private readonly orderLimits: OrderLimitsService,
    private readonly transfers: PaymentTransfersService,
    private readonly payments: PaymentChoiceService,
    private readonly stock: StockService,
  ) {}

  /** `selectedPaths`: what the caller reads of the orders that are placed (`seller.name`), and no more; null: all. */
  async placeOrder(
    viewer: Viewer,
    input: PlaceOrderInput,
    idempotencyKey: string | null | undefined,
    selectedPaths: readonly string[] | null = null,
  ): Promise<Purchase> {
    assertMay(mayBuy(viewer));
    const key = this.idempotency.requireKey(idempotencyKey);
    const request = { userId: viewer.id, key, operation: OPERATION, body: bodyOf(input) };
    const reading = rowsBeside(this.orderLimits.countingWithKey(viewer, key), this.pricing.ordering(input.lines, viewer.id));
    const placing = () =>
      inTransactionFrom(this.db, [this.orderLimits.locking(viewer), reading], async (tx, [, found]) => {
        const { one: open, rows: items } = reading.read(found);
        const earlierId = this.idempotency.earlierId(request, open[0]?.earlier ?? null);
        return earlierId ?? this.place(tx, viewer, input, { request, selected: selectedPaths }, { items, open });
      });
    const placed = await this.transfers.recordingReuse(viewer.id, input, () => this.withStock(input.lines, placing));
    return typeof placed === 'string' ? this.stored(viewer, placed, true) : placed;
  }

  /** Returns the purchase of which the response was lost; null when the key led to no purchase, or not yet. */
  async byKey(viewer: Viewer, idempotencyKey: string): Promise<Purchase | null> {
    assertMay(mayBuy(viewer));
    const key = this.idempotency.requireKey(idempotencyKey);
    const id = await this.idempotency.find(this.db, { userId: viewer.id, key, operation: OPERATION });
    return id === null ? null : this.stored(viewer, id, false);
  }

  private async place(
    tx: EntityManager,
    viewer: Viewer,
    input: PlaceOrderInput,
    { request, selected: selectedPaths }: { readonly request: IdempotentRequest; readonly selected: readonly string[] | null },
    market: MarketNow,
  ): Promise<Purchase> {
    const lines = this.priceAll(viewer, input, market.items);
    await this.payments.assertAccepted(
      tx,
      input,
      lines.map(({ item }) => item.sellerId),
    );
    const settings = await this.settings.read(tx);
    const { deliveryRates, commissionPercent } = settings;
    const deliveries = await this.deliveries.quote(tx, viewer, input, lines, deliveryRates);
    const coupon = await this.coupons.redeem(tx, viewer, input.couponCode, sumOf(lines.map(({ line }) => line.lineTotal)));
    const orders = draftOrders(lines, { deliveries, commissionPercent, ...coupon });
    const total = sumOf(orders.map((order) => order.total));
    if (money(total).gt(MAX_TOTAL)) throw invalidInput([{ field: 'lines', key: 'error.badInput' }]);
    // no one pays a price that was not shown
    if (input.expectedTotal && !money(input.expectedTotal).eq(total)) throw totalChanged(total, input.lines, lines);
    this.orderLimits.assertMayPlace(market.open, { count: orders.length, amount: total, paymentMethod: input.paymentMethod }, settings);
    const id = purchaseIdOf(market.items);
    const purchase = { id, buyerId: viewer.id, couponId: coupon.couponId, total };
    const numbered = numberOrders(orders, market.items);
    const draft = {
      ...purchase,
      request,
      actorId: viewer.id,
      sharedBasketId: null,
      orders: numbered,
      ...deliveryOf(input),
      ...paymentOf(input),
    };
    const placed = await this.write(
      tx,
      input,
      { id, writing: this.purchases.writing(draft, selectedPaths) },
      placingsOf(numbered, viewer, market.items),
    );
    return { ...purchase, createdAt: placed[0]?.placedAt ?? new Date(), replayed: false, placedOrders: placed };
  }

  /**
   * All in one message, unless a transfer was reported: whether it pays for another purchase is asked between the
   * purchase and what follows from it.
   */
  private async write(
    tx: EntityManager,
    input: PlaceOrderInput,
    { id, writing }: { readonly id: string; readonly writing: Selection<PlacedOrder> },
    placings: readonly Placing[],
  ): Promise<PlacedOrder[]> {
    if (!this.transfers.isReported(input)) return this.placedOrders.write(tx, writing, placings);
    const placed = await selected(tx, writing);
    await this.transfers.usedFor(tx, id, input);
    await this.placedOrders.end(tx, placings);
    return placed;
  }

  /**
   * OUT_OF_STOCK with what is left, where another purchase took the stock between its read and its reservation; as
   * often as so much is left again, it is tried again. So it is where another
   * operation stored the key meanwhile, which is found then, or the seller was suspended or has left.
   */
  private async withStock<T>(wanted: readonly WantedLine[], placing: () => Promise<T>): Promise<T> {
    for (let attempt = 1; ; attempt++) {
      try {
        return await placing();
      } catch (error) {
        if (isBuyerGone(error)) throw unauthenticated();
        if (!isShortage(error) && !isKeyTaken(error) && !isSellerGone(error)) throw error;
        const [first, ...others] = isShortage(error) ? await this.stock.shortages(addUp(wanted)) : [];
        if (first) throw outOfStock([first, ...others], wanted);
        if (attempt === MOST_ATTEMPTS) throw error;
      }
    }
  }

  /** Prices sent by the client are not used. */
  private priceAll(viewer: Viewer, input: PlaceOrderInput, items: readonly OrderItemRow[]): PricedLine[] {
    const lines = this.pricing.read(input.lines, items, viewer);
    assertNoProblems(input.lines, lines, viewer);
    return lines;
  }

  private async stored(viewer: Viewer, id: string, replayed: boolean): Promise<Purchase> {
    const purchase = await this.purchases.of(this.db, id, viewer.id);
    if (!purchase) throw new Error('A claimed purchase is not there.');
    return { ...purchase, replayed };
  }
}

function placingsOf(orders: readonly NumberedOrder[], { id, name }: Viewer, items: readonly OrderItemRow[]): Placing[] {
  const bySeller = new Map(items.map((item) => [item.sellerId, item]));
  return orders.map((order) => {
    const seller = bySeller.get(order.sellerId);
    if (!seller) throw new Error('An order of a seller who was not read.');
    return { order, buyerId: id, buyerName: name, seller };
  });
}

/**
 * Returns the values that make two requests the same: the quantities and everything that is stored, whatever the order
 * of lines.
 */
function bodyOf(input: PlaceOrderInput): unknown {
  const lines = addUp(input.lines).map(({ productId, quantity }) => [productId, quantity]);
  const body = [lines.sort(([a], [b]) => (String(a) < String(b) ? -1 : 1)), deliveryOf(input), paymentOf(input), input.couponCode ?? null];
  return input.deliveries?.length ? [...body, choicesOf(input.deliveries)] : body;
}

function choicesOf(deliveries: readonly DeliveryChoiceInput[]): unknown[] {
  const choices = deliveries.map(({ sellerId, method, preferredDay, preferredWindow }) => [
    ...[sellerId.toLowerCase(), method, preferredDay ?? null, preferredWindow ?? null],
  ]);
  return choices.sort(([a], [b]) => (String(a) < String(b) ? -1 : 1));
}

/** An order that is picked up is written without a place. */
function deliveryOf({ contactName, contactPhone, deliveryMethod, deliveries, upazilaId, address, note }: PlaceOrderInput) {
  const isDelivery = deliveries?.length ? true : deliveryMethod !== DeliveryMethod.PICKUP;
  return {
    ...{ contactName, contactPhone, deliveryMethod: deliveryMethod ?? null, note: note || null },
    upazilaId: isDelivery ? (upazilaId ?? null) : null,
    address: isDelivery ? address || null : null,
  };
}

/**
 * Mobile money that was sent before is a claim until the seller confirms it; the other is sent once the order is
 * confirmed.
 */
function paymentOf({ paymentMethod, paymentNumber, paymentReference }: PlaceOrderInput) {
  const isMobile = isMobileMoney(paymentMethod);
  return {
    paymentMethod,
    paymentNumber: isMobile ? paymentNumber || null : null,
    paymentReference: isMobile ? paymentReference || null : null,
    isClaimed: isMobile && Boolean(paymentReference),
  };
}
