/**
 * Turns wanted lines into orders, once for each idempotency key: prices and checks them as the market is
 * (PricingService), writes one order for each seller, notifies the sellers, empties the cart and reserves the stock
 * last, so that a hot product is locked for the shortest time. All in one transaction of two messages: what it begins
 * with, and what it writes with the notifications, the reservation and the commit.
 */
import { injectable, Lifecycle, scoped } from 'tsyringe';
import { DataSource, type EntityManager } from 'typeorm';
import { rowsBeside } from '../../../platform/db/rows-beside';
import { inTransactionFrom } from '../../../platform/db/transaction';
import { IdempotencyService } from '../../../platform/idempotency/idempotency.service';
import { assertMay } from '../../../platform/security/assert-policy';
import type { Viewer } from '../../../platform/security/viewer';
import { MarketSettingsService } from '../../settings/market-settings.service';
import { CouponRedemptionService } from '../cart/coupon-redemption.service';
import { PaymentChoiceService } from '../cart/payment-choice.service';
import { PricingService } from '../cart/pricing.service';
import type { OrderItemRow } from '../cart/sale-items.query';
import { mayBuy } from '../orders/order.policy';
import type { Purchase } from '../orders/purchase.entity';
import { draftOrders } from '../pricing/draft-orders';
import { addUp, sumOf } from '../pricing/price-cart';
import { assertExpected, assertNoProblems } from './checkout-errors';
import type { PlaceOrderInput } from './checkout.inputs';
import { numberOrders, purchaseIdOf } from './numbered-orders';
import { OrderDeliveriesService } from './order-deliveries.service';
import type { OpenOrders } from './order-limits.query';
import { OrderLimitsService } from './order-limits.service';
import { deliveryOf, fingerprintOf, type OrderRequest } from './order-request';
import { PlacedOrdersService, placingsOf } from './placed-orders.service';
import { PlacingAttemptsService } from './placing-attempts.service';
import { PurchasesStore } from './purchases.store';
import { PLACE_ORDER, StoredPurchasesService } from './stored-purchases.service';

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
    private readonly attempts: PlacingAttemptsService,
    private readonly pricing: PricingService,
    private readonly settings: MarketSettingsService,
    private readonly deliveries: OrderDeliveriesService,
    private readonly coupons: CouponRedemptionService,
    private readonly orderLimits: OrderLimitsService,
    private readonly payments: PaymentChoiceService,
    private readonly purchases: PurchasesStore,
    private readonly placedOrders: PlacedOrdersService,
    private readonly stored: StoredPurchasesService,
  ) {}

  async placeOrder(viewer: Viewer, input: PlaceOrderInput, idempotencyKey: string | null | undefined): Promise<Purchase> {
    assertMay(mayBuy(viewer));
    const lines = addUp(input.lines);
    const key = this.idempotency.requireKey(idempotencyKey);
    const request = { userId: viewer.id, key, operation: PLACE_ORDER, body: fingerprintOf(input, lines) };
    const order = { viewer, input, lines, request };
    const placed = await this.attempts.run(lines, () => this.transact(order));
    return typeof placed === 'string' ? this.stored.findById(viewer, placed, { replayed: true }) : placed;
  }

  /** Returns the id of the purchase that was placed under the key before, else the purchase that is placed now. */
  private transact(order: OrderRequest): Promise<Purchase | string> {
    const { viewer, request, lines } = order;
    const reading = rowsBeside(this.orderLimits.prepareCountWithKey(viewer, request.key), this.pricing.prepareItems(lines, viewer.id));
    return inTransactionFrom(this.db, [this.orderLimits.prepareLock(viewer), reading], async (tx, [, rows]) => {
      const { one: open, rows: items } = reading.read(rows);
      return this.idempotency.earlierId(request, open[0]?.earlier ?? null) ?? this.place(tx, order, { items, open });
    });
  }

  private async place(tx: EntityManager, { viewer, input, lines: wanted, request }: OrderRequest, market: MarketNow) {
    // prices that the client sent are not used
    const lines = this.pricing.read(wanted, market.items, viewer);
    assertNoProblems(wanted, lines, { buyer: viewer, isTotalSeen: Boolean(input.expectedTotal) });
    const sellerIds = lines.map(({ item }) => item.sellerId);
    await this.payments.assertAccepted(tx, input.paymentMethod, sellerIds);
    const settings = await this.settings.read(tx);
    const { deliveryRates, commissionPercent } = settings;
    const deliveries = await this.deliveries.quote(tx, viewer, input, lines, deliveryRates);
    const coupon = await this.coupons.redeem(tx, viewer, input.couponCode, sumOf(lines.map(({ line }) => line.lineTotal)));
    const drafts = draftOrders(lines, { deliveries, commissionPercent, ...coupon });
    const total = sumOf(drafts.map((order) => order.total));
    assertExpected(total, input.expectedTotal, wanted, lines);
    this.orderLimits.assertMayPlace(market.open, { count: drafts.length, amount: total, paymentMethod: input.paymentMethod }, settings);

    const purchase = { id: purchaseIdOf(market.items), buyerId: viewer.id, couponId: coupon.couponId, total };
    const orders = numberOrders(drafts, market.items);
    const more = { request, orders, actorId: viewer.id, sharedBasketId: null, ...deliveryOf(input), paymentMethod: input.paymentMethod };
    const writing = this.purchases.prepareWrite({ ...purchase, ...more });
    const placedOrders = await this.placedOrders.write(tx, writing, placingsOf(orders, viewer, market.items));
    return { ...purchase, createdAt: placedOrders[0]?.placedAt ?? new Date(), replayed: false, placedOrders };
  }
}
