/**
 * Turns wanted lines into orders, once for each idempotency key: prices and checks them as the market stands (PricingService), writes one
 * order for each seller, tells the sellers, empties the cart and reserves the goods last, so that a hot product is locked for the shortest
 * time. All in one transaction.
 */
import { injectable, Lifecycle, scoped } from 'tsyringe';
import { DataSource, type EntityManager } from 'typeorm';
import { DeliveryMethod, isMobileMoney } from '../../../schema/values/orders';
import { execute, one } from '../../platform/db/sql';
import { inTransaction } from '../../platform/db/transaction';
import { AppError } from '../../platform/errors/app-error';
import { invalidInput } from '../../platform/errors/validation-error';
import type { Viewer } from '../../platform/graphql/context';
import { money } from '../../platform/money';
import { Outbox } from '../../platform/outbox/outbox';
import { assertMay } from '../../platform/security/assert-policy';
import { AddressesService } from '../accounts/addresses.service';
import { StockService } from '../catalogue/stock.service';
import type { PlaceOrderInput } from './checkout.inputs';
import { refuseProblems } from './checkout-refusal';
import { CouponRedemptionService } from './coupon-redemption.service';
import type { Destination } from './delivery-fee';
import { draftOrders } from './draft-orders';
import { type Claim, IdempotencyService } from '../../platform/idempotency/idempotency.service';
import { MarketSettingsService } from './market-settings.service';
import { mayBuy } from './order.policy';
import { OrderNoticesService } from './order-notices.service';
import { addUp, type PricedLine, sumOf } from './price-cart';
import { PricingService } from './pricing.service';
import type { Purchase } from './purchase.entity';
import { PurchaseWriterService, type WrittenLine } from './purchase-writer.service';

const OPERATION = 'placeOrder';
/** What the tables can hold: numeric(14,2). */
const MAX_TOTAL = '999999999999.99';

@scoped(Lifecycle.ContainerScoped)
@injectable()
export class CheckoutService {
  constructor(
    private readonly db: DataSource,
    private readonly idempotency: IdempotencyService,
    private readonly pricing: PricingService,
    private readonly settings: MarketSettingsService,
    private readonly coupons: CouponRedemptionService,
    private readonly writer: PurchaseWriterService,
    private readonly notices: OrderNoticesService,
    private readonly stock: StockService,
    private readonly addresses: AddressesService,
    private readonly outbox: Outbox,
  ) {}

  async placeOrder(viewer: Viewer, input: PlaceOrderInput, idempotencyKey: string | null | undefined): Promise<Purchase> {
    assertMay(mayBuy(viewer));
    const key = this.idempotency.requireKey(idempotencyKey);
    const claim = await inTransaction(this.db, async (tx) => {
      const claimed = await this.idempotency.claim(tx, { userId: viewer.id, key, operation: OPERATION, body: bodyOf(input) });
      if (claimed.isNew) await this.place(tx, viewer, input, claimed.id);
      return claimed;
    });
    return this.answer(viewer, claim);
  }

  /** What a lost answer would have said; null when the key led to no purchase, or not yet. */
  async byKey(viewer: Viewer, idempotencyKey: string): Promise<Purchase | null> {
    assertMay(mayBuy(viewer));
    const key = this.idempotency.requireKey(idempotencyKey);
    const id = await this.idempotency.find(this.db, { userId: viewer.id, key, operation: OPERATION });
    return id === null ? null : this.answer(viewer, { id, isNew: false });
  }

  private async place(tx: EntityManager, viewer: Viewer, input: PlaceOrderInput, purchaseId: string): Promise<void> {
    const lines = await this.priceAll(tx, viewer, input);
    const { deliveryFees, commissionPercent } = await this.settings.read(tx);
    const destination = await this.destination(tx, viewer, input);
    const coupon = await this.coupons.redeem(tx, viewer, input.couponCode, sumOf(lines.map(({ line }) => line.lineTotal)));
    const orders = draftOrders(lines, { deliveryFees, destination, commissionPercent, discount: coupon.discount });
    const total = sumOf(orders.map((order) => order.total));
    if (money(total).gt(MAX_TOTAL)) throw invalidInput([{ field: 'lines', key: 'error.badInput' }]);
    // nobody pays a price he was not shown
    if (input.expectedTotal && !money(input.expectedTotal).eq(total)) throw new AppError('CONFLICT', 'order.totalChanged');
    const written = await this.writer.write(tx, {
      id: purchaseId,
      buyerId: viewer.id,
      couponId: coupon.couponId,
      total,
      orders,
      ...deliveryOf(input),
      ...paymentOf(input),
    });
    await this.emptyCart(tx, viewer, lines);
    const { upazilaId, address } = deliveryOf(input);
    if (upazilaId !== null && address !== null) await this.addresses.markUsed(tx, viewer.id, { upazilaId, address });
    const orderIds = [...new Set(written.map(({ orderId }) => orderId))];
    await this.notices.placed(tx, orderIds);
    this.outbox.note(tx, 'ORDER_PLACED', orderIds);
    await this.reserve(tx, viewer, written);
  }

  /** What the client says of prices is not asked for. */
  private async priceAll(tx: EntityManager, viewer: Viewer, input: PlaceOrderInput): Promise<PricedLine[]> {
    const wanted = addUp(input.lines.map(({ productId, quantity }) => ({ productId, quantity })));
    const lines = await this.pricing.price(tx, wanted, viewer);
    refuseProblems(wanted, lines, viewer);
    return lines;
  }

  private async destination(tx: EntityManager, viewer: Viewer, input: PlaceOrderInput): Promise<Destination> {
    const destination = await this.pricing.destination(tx, { method: input.deliveryMethod, upazilaId: input.upazilaId }, viewer);
    if (destination.method === DeliveryMethod.DELIVERY && (!destination.place || !input.upazilaId)) {
      throw invalidInput([{ field: 'upazilaId', key: 'order.placeRequired' }]);
    }
    return destination;
  }

  private async emptyCart(tx: EntityManager, viewer: Viewer, lines: readonly PricedLine[]): Promise<void> {
    await execute(tx, 'DELETE FROM cart_lines WHERE user_id = $1 AND product_id = ANY($2::uuid[])', [
      viewer.id,
      lines.map(({ item }) => item.productId),
    ]);
  }

  /** In the order of products' ids, in which everybody locks them. */
  private async reserve(tx: EntityManager, viewer: Viewer, lines: readonly WrittenLine[]): Promise<void> {
    for (const { productId, quantity, lineId } of lines) {
      await this.stock.reserve(tx, { productId, quantity, orderLineId: lineId, actorId: viewer.id });
    }
  }

  private async answer(viewer: Viewer, { id, isNew }: Claim): Promise<Purchase> {
    const purchase = await one<Omit<Purchase, 'replayed'>>(
      this.db,
      `SELECT id, buyer_id AS "buyerId", coupon_id AS "couponId", total, created_at AS "createdAt" FROM purchases WHERE id = $1 AND buyer_id = $2`,
      [id, viewer.id],
    );
    if (!purchase) throw new Error('A claimed purchase is not there.');
    return { ...purchase, replayed: !isNew };
  }
}

/** What makes two requests the same: the quantities and everything that is stored, whatever the order of lines. */
function bodyOf(input: PlaceOrderInput): unknown {
  const lines = addUp(input.lines).map(({ productId, quantity }) => [productId, quantity]);
  return [lines.sort(([a], [b]) => (String(a) < String(b) ? -1 : 1)), deliveryOf(input), paymentOf(input), input.couponCode ?? null];
}

function deliveryOf({ contactName, contactPhone, deliveryMethod, upazilaId, address, note }: PlaceOrderInput) {
  const isDelivery = deliveryMethod === DeliveryMethod.DELIVERY;
  return {
    ...{ contactName, contactPhone, deliveryMethod, note: note || null },
    upazilaId: isDelivery ? (upazilaId ?? null) : null,
    address: isDelivery ? address || null : null,
  };
}

/** Mobile money told by number and TrxID is a claim until the seller has seen it. */
function paymentOf({ paymentMethod, paymentNumber, paymentReference }: PlaceOrderInput) {
  const isMobile = isMobileMoney(paymentMethod);
  return {
    paymentMethod,
    paymentNumber: isMobile ? paymentNumber || null : null,
    paymentReference: isMobile ? paymentReference || null : null,
    paymentStatus: isMobile ? 'CLAIMED' : 'UNPAID',
  } as const;
}
