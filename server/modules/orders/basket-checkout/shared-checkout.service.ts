/**
 * Places the orders of several buyers who order together: each their own, at the price of the quantity of all, all or
 * none. The address is on the organiser's order alone; the others name that order, so that no buyer reads the address
 * of another. Called inside the transaction of the basket, under its lock.
 */
import { injectable, Lifecycle, scoped } from 'tsyringe';
import type { EntityManager } from 'typeorm';
import { text } from '../../../../schema/messages/text';
import { FinancedBy } from '../../../../schema/values/market/offers';
import { DeliveryMethod, type PaymentMethod } from '../../../../schema/values/orders/orders';
import { selected } from '../../../platform/db/columns';
import { AppError } from '../../../platform/errors/app-error';
import { isShortage } from '../../catalogue/stock/stock.service';
import { MarketSettingsService } from '../../settings/market-settings.service';
import { PricingService } from '../cart/pricing.service';
import { isDealUsedUp, isSellerGone } from '../checkout/checkout-errors';
import { draftOrders } from '../pricing/draft-orders';
import { OrderLimitsService } from '../checkout/order-limits.service';
import { PaymentChoiceService } from '../cart/payment-choice.service';
import { numberOrders, purchaseIdOf } from '../checkout/numbered-orders';
import { PlacedOrdersService, type Placing } from '../checkout/placed-orders.service';
import { PurchasesStore } from '../checkout/purchases.store';
import { lockBuyers } from './shared-locks.store';
import { putInParcel } from '../parcels/shared-parcels.store';
import type { PricedPart, SharedQuote } from './shared-pricing.service';

/** A participant who orders. */
export interface SharedBuyer {
  readonly id: string;
  readonly name: string;
  readonly phone: string;
  readonly paymentMethod: PaymentMethod;
}

/** The parcel in which the orders of a shared basket are sent. */
export interface SharedParcel {
  readonly basketId: string;
  readonly sellerId: string;
  readonly organiserId: string;
  readonly deliveryMethod: DeliveryMethod;
  readonly contactName: string;
  readonly contactPhone: string;
  readonly upazilaId: number | null;
  readonly address: string | null;
}

export interface SharedOrder {
  readonly buyerId: string;
  readonly orderId: string;
  readonly trackingNumber: string;
  /** BDT. */
  readonly total: string;
}

@scoped(Lifecycle.ContainerScoped)
@injectable()
export class SharedCheckoutService {
  constructor(
    private readonly settings: MarketSettingsService,
    private readonly pricing: PricingService,
    private readonly orderLimits: OrderLimitsService,
    private readonly payments: PaymentChoiceService,
    private readonly purchases: PurchasesStore,
    private readonly placedOrders: PlacedOrdersService,
  ) {}

  /**
   * Rejects as checkout does for this buyer: phone not verified, too many open orders, a way to pay that is not
   * offered.
   */
  async assertMayOrder(
    tx: EntityManager,
    buyer: Pick<SharedBuyer, 'id' | 'paymentMethod'>,
    { sellerId, total }: { readonly sellerId: string; readonly total: string },
  ): Promise<void> {
    await this.payments.assertAccepted(tx, buyer.paymentMethod, [sellerId]);
    const open = await selected(tx, this.orderLimits.prepareCount(buyer));
    const added = { count: 1, amount: total, paymentMethod: buyer.paymentMethod };
    this.orderLimits.assertMayPlace(open, added, await this.settings.read(tx));
  }

  /** Makes purchases of these buyers queue, and returns those who may not order now. */
  async rejected(tx: EntityManager, sellerId: string, buyers: readonly SharedBuyer[], quote: SharedQuote): Promise<string[]> {
    const names = buyers.map((buyer) => this.orderLimits.lockOf(buyer));
    await lockBuyers(tx, names);
    const rejected: string[] = [];
    for (const buyer of buyers) {
      const { total } = partOf(quote, buyer.id);
      await this.assertMayOrder(tx, buyer, { sellerId, total }).catch((error: unknown) => {
        if (!(error instanceof AppError)) throw error;
        rejected.push(buyer.id);
      });
    }
    return rejected;
  }

  /**
   * Fails where another purchase took the stock or what was left of a deal meanwhile, or the seller may not sell any
   * more (isOvertaken): the transaction is rolled back.
   */
  async place(tx: EntityManager, parcel: SharedParcel, buyers: readonly SharedBuyer[], quote: SharedQuote): Promise<SharedOrder[]> {
    const organiser = buyers.find(({ id }) => id === parcel.organiserId);
    if (!organiser) throw new Error('A parcel without its organiser.');
    const { commissionPercent } = await this.settings.read(tx);
    const write = (buyer: SharedBuyer, to: Receiver) =>
      this.write(tx, { parcel, buyer, commissionPercent, part: partOf(quote, buyer.id), to });
    const { contactName, contactPhone, address } = parcel;
    const first = await write(organiser, { contactName, contactPhone, address });
    const placed = [first];
    const withParcel = addressOf(parcel, first);
    for (const buyer of buyers) {
      if (buyer === organiser) continue;
      placed.push(await write(buyer, { contactName: buyer.name, contactPhone: buyer.phone, address: withParcel }));
    }
    const others = placed.filter((one) => one !== first).map(({ order }) => order.id);
    if (others.length > 0) await putInParcel(tx, others, first.order.id, withParcel);
    await this.placedOrders.follow(tx, placed);
    return placed.map(({ buyerId, order: { id, trackingNumber, total } }) => ({ orderId: id, buyerId, trackingNumber, total }));
  }

  private async write(tx: EntityManager, { parcel, buyer, commissionPercent, part, to }: Writing): Promise<Placing> {
    const delivery = { method: parcel.deliveryMethod, fee: part.deliveryFee, onConfirmation: false };
    const drafts = draftOrders(part.lines, {
      deliveries: new Map([[parcel.sellerId, delivery]]),
      commissionPercent,
      discount: '0.00',
      financedBy: FinancedBy.PLATFORM,
    });
    const wanted = part.lines.map(({ line, item }) => ({ productId: item.productId, quantity: line.quantity }));
    const items = await selected(tx, this.pricing.prepareItems(wanted, buyer.id));
    const orders = numberOrders(drafts, items);
    const [[order], [seller]] = [orders, items];
    if (!order || !seller) throw new Error('A purchase without an order.');
    const writing = this.purchases.prepareWrite({
      id: purchaseIdOf(items),
      request: null,
      sharedBasketId: parcel.basketId,
      buyerId: buyer.id,
      actorId: parcel.organiserId,
      couponId: null,
      total: part.total,
      orders,
      note: null,
      ...to,
      upazilaId: parcel.upazilaId,
      paymentMethod: buyer.paymentMethod,
    });
    await selected(tx, writing);
    return { order, buyerId: buyer.id, buyerName: buyer.name, seller };
  }
}

/** The stock, the seller or the deal that was read is gone. */
export const isOvertaken = (error: unknown): boolean => isShortage(error) || isSellerGone(error) || isDealUsedUp(error);

interface Receiver {
  readonly contactName: string;
  readonly contactPhone: string;
  readonly address: string | null;
}

interface Writing {
  readonly parcel: SharedParcel;
  readonly buyer: SharedBuyer;
  readonly commissionPercent: string;
  readonly part: PricedPart;
  readonly to: Receiver;
}

function partOf({ parts }: SharedQuote, buyerId: string): PricedPart {
  const part = parts.find((one) => one.buyerId === buyerId);
  if (!part) throw new Error('A buyer without lines.');
  return part;
}

/** For the seller, in the seller's language: where the parcel of this order goes. */
function addressOf({ deliveryMethod }: SharedParcel, { order, seller }: Placing): string | null {
  return deliveryMethod === DeliveryMethod.DELIVERY ? text('basket.parcel', seller.sellerLanguage, { order: order.trackingNumber }) : null;
}
