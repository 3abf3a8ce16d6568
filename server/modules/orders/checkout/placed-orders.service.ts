/**
 * Does what follows once orders are written: notifies partners and sellers, and reserves the stock last, so that a
 * product in high demand is locked for the shortest time. Called inside the transaction that writes them; where too
 * little stock is left, it fails (isShortage of StockService) and the transaction is rolled back.
 */
import { injectable, Lifecycle, scoped } from 'tsyringe';
import type { EntityManager } from 'typeorm';
import type { Selection } from '../../../platform/db/columns';
import { type Request, together } from '../../../platform/db/sql';
import { endTogether } from '../../../platform/db/transaction';
import { Outbox } from '../../../platform/outbox/outbox';
import type { Viewer } from '../../../platform/security/viewer';
import { StockService } from '../../catalogue/stock/stock.service';
import type { Recipient } from '../../notifications/notifications.service';
import { addUp } from '../pricing/price-cart';
import type { OrderItemRow } from '../cart/sale-items.query';
import type { OrderFacts } from '../notifications/order-notifications.query';
import { OrderNotificationsService } from '../steps/order-notifications.service';
import type { NumberedOrder } from './numbered-orders';

export interface Placing {
  readonly order: NumberedOrder;
  readonly buyerId: string;
  /** As the seller is notified. */
  readonly buyerName: string;
  readonly seller: SellerFacts;
}

/** Checkout has read these facts of the seller of an order. */
type SellerFacts = Pick<
  OrderItemRow,
  'sellerName' | 'salesRole' | 'sellerPhone' | 'sellerLanguage' | 'sellerWantsSms' | 'sellerHasDevices' | 'hasListener'
>;

@scoped(Lifecycle.ContainerScoped)
@injectable()
export class PlacedOrdersService {
  constructor(
    private readonly notifications: OrderNotificationsService,
    private readonly stock: StockService,
    private readonly outbox: Outbox,
  ) {}

  /** Notifies and reserves for orders that have been written. */
  async follow(tx: EntityManager, placings: readonly Placing[]): Promise<void> {
    await this.send(tx, placings, [], together);
  }

  /**
   * Does the same with the statement that writes the orders, as the last message of the transaction, which also commits
   * it; returns the rows of that statement.
   */
  async write<T>(tx: EntityManager, writing: Selection<T>, placings: readonly Placing[]): Promise<T[]> {
    const [written] = await this.send(tx, placings, [writing], endTogether);
    return writing.read(written);
  }

  private async send(
    tx: EntityManager,
    placings: readonly Placing[],
    before: readonly Request[],
    sendAll: typeof together,
  ): Promise<unknown[][]> {
    if (!placings.some(({ seller }) => seller.hasListener)) this.outbox.skip(tx);
    const orderIds = placings.map(({ order }) => order.id);
    this.outbox.record(tx, 'ORDER_PLACED', orderIds);
    const notifying = this.notifications.placed(placings.map(factsOf));
    await notifying.send(tx);
    const reserving = this.stock.prepareReserve(tx, addUp(placings.flatMap(({ order }) => order.lines)));
    const results = await sendAll(tx, [...before, notifying.adding, reserving]);
    notifying.publish(tx, notifying.adding.read(results[before.length]));
    return results;
  }
}

/** Returns the orders with the facts of their sellers, as they were read. */
export function placingsOf(orders: readonly NumberedOrder[], { id, name }: Viewer, items: readonly OrderItemRow[]): Placing[] {
  const sellers = new Map(items.map((item) => [item.sellerId, item]));
  return orders.map((order) => {
    const seller = sellers.get(order.sellerId);
    if (!seller) throw new Error('An order of a seller who was not read.');
    return { order, buyerId: id, buyerName: name, seller };
  });
}

/** The content of the seller's notification of an order. */
function factsOf({ order, buyerId, buyerName, seller }: Placing): OrderFacts & { readonly recipient: Recipient } {
  const { id, trackingNumber, total, sellerId, lines } = order;
  const [first] = lines;
  if (!first) throw new Error('An order without lines.');
  const {
    sellerName,
    salesRole,
    sellerPhone: phone,
    sellerLanguage: language,
    sellerWantsSms: wantsSms,
    sellerHasDevices: hasDevices,
  } = seller;
  return {
    orderId: id,
    order: trackingNumber,
    total,
    due: total,
    claimed: '0.00',
    buyerId,
    buyer: buyerName,
    sellerId,
    seller: sellerName,
    sellerRole: salesRole,
    actor: null,
    product: first.productName,
    secondProduct: first.secondName ?? '',
    imageId: first.imageId,
    others: lines.length - 1,
    recipient: { phone, role: salesRole, language, wantsSms, hasDevices },
  };
}
