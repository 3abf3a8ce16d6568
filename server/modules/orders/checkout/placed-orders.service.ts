/**
 * What follows from orders that were just written: partners and sellers are notified, and the stock is reserved last, so that a hot product is locked for the shortest
 * time. Called inside the transaction that wrote them; where too little stock is left, it fails (isShortage of StockService) and the transaction is rolled back.
 */
import { injectable, Lifecycle, scoped } from 'tsyringe';
import type { EntityManager } from 'typeorm';
import { together } from '../../../platform/db/sql';
import { endTogether } from '../../../platform/db/transaction';
import { Outbox } from '../../../platform/outbox/outbox';
import { StockService } from '../../catalogue/stock/stock.service';
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

  follow(tx: EntityManager, placed: readonly Placing[], actorId: string): Promise<void> {
    return this.send(tx, placed, actorId, together);
  }

  /** The same as the end of the transaction, which is committed with it. */
  end(tx: EntityManager, placed: readonly Placing[], actorId: string): Promise<void> {
    return this.send(tx, placed, actorId, endTogether);
  }

  private async send(tx: EntityManager, placed: readonly Placing[], actorId: string, sendAll: typeof together): Promise<void> {
    if (!placed.some(({ order }) => order.hasListener)) this.outbox.skip(tx);
    const orderIds = placed.map(({ order }) => order.id);
    this.outbox.record(tx, 'ORDER_PLACED', orderIds);
    const notifying = this.notifications.placed(placed.map(factsOf));
    await notifying.send(tx);
    const rounds = roundsOf(placed.flatMap(({ order }) => order.lines));
    const reserving = rounds.map((round) => this.stock.reserving(tx, round, actorId));
    const [stored] = await sendAll(tx, [notifying.adding, ...reserving]);
    notifying.publish(tx, notifying.adding.read(stored));
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
    recipient: {
      ...{ phone: order.sellerPhone, role: sellerRole, language: order.sellerLanguage },
      ...{ wantsSms: order.sellerWantsSms, hasDevices: order.sellerHasDevices },
    },
  };
}
