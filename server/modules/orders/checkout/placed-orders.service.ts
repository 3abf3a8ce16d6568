/**
 * What follows from orders that were just written: partners and sellers are notified, and the stock is reserved last, so that a hot product is locked for the shortest
 * time. Called inside the transaction that wrote them.
 */
import { injectable, Lifecycle, scoped } from 'tsyringe';
import type { EntityManager } from 'typeorm';
import { together } from '../../../platform/db/sql';
import { selected } from '../../../platform/db/columns';
import { Outbox } from '../../../platform/outbox/outbox';
import { type Shortage, StockService } from '../../catalogue/stock/stock.service';
import type { Recipient } from '../../notifications/notifications.service';
import type { OrderFacts } from '../orders/order-notifications.query';
import { OrderNotificationsService } from '../orders/order-notifications.service';
import type { PlacedOrder } from './purchases.store';

interface Placing {
  readonly order: PlacedOrder;
  /** As the seller is notified. */
  readonly buyerName: string;
}

type Line = PlacedOrder['lines'][number];

@scoped(Lifecycle.ContainerScoped)
@injectable()
export class PlacedOrdersService {
  constructor(
    private readonly notifications: OrderNotificationsService,
    private readonly stock: StockService,
    private readonly outbox: Outbox,
  ) {}

  /** Returns the products of which too little is left: where there is one, the caller rolls back. */
  async follow(tx: EntityManager, placed: readonly Placing[], actorId: string): Promise<Shortage[]> {
    this.record(
      tx,
      placed.map(({ order }) => order),
    );
    const { adding, added } = this.notifications.placed(placed.map(factsOf));
    const [first = [], ...others] = roundsOf(placed.flatMap(({ order }) => order.lines));
    const reserving = this.stock.reserving(first, actorId);
    const [stored, reserved] = await together(tx, [adding, reserving]);
    await added(tx, adding.read(stored));
    const left = await this.stock.reserved(tx, first, reserving.read(reserved));
    if (left.length > 0) return left;
    for (const round of others) {
      const missing = await this.stock.reserved(tx, round, await selected(tx, this.stock.reserving(round, actorId)));
      if (missing.length > 0) return missing;
    }
    return [];
  }

  /** Of those concerned by one of the orders. */
  private record(tx: EntityManager, placed: readonly PlacedOrder[]): void {
    const orderIds = placed.map(({ id }) => id);
    this.outbox.record(tx, 'ORDER_PLACED', orderIds);
    if (!placed.some(({ hasListener }) => hasListener)) this.outbox.skip(tx);
  }
}

/**
 * One statement reserves one line of each product; where several buyers ordered a product together, their further lines follow. The first round has every product, in the
 * order of ids, so that purchases never wait for each other in a circle.
 */
function roundsOf(lines: readonly Line[]): Line[][] {
  const rounds: Line[][] = [];
  const seen = new Map<string, number>();
  for (const line of lines.toSorted((one, other) => (one.productId < other.productId ? -1 : 1))) {
    const round = seen.get(line.productId) ?? 0;
    seen.set(line.productId, round + 1);
    (rounds[round] ??= []).push(line);
  }
  return rounds;
}

/** The content of the seller's notification of an order. */
function factsOf({ order, buyerName }: Placing): OrderFacts & { readonly recipient: Recipient } {
  const { id, trackingNumber, total, buyerId, sellerId, sellerName, sellerRole, product, productImageId, lines } = order;
  return {
    ...{ orderId: id, order: trackingNumber, total, buyerId, buyer: buyerName, sellerId, seller: sellerName, sellerRole, actor: null },
    ...{ product, imageId: productImageId, others: lines.length - 1 },
    recipient: { phone: order.sellerPhone, role: sellerRole, language: order.sellerLanguage, wantsSms: order.sellerWantsSms },
  };
}
