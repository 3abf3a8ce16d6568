/**
 * The one place where an order changes its state, and everything that goes with it in the same transaction: stock, sold figures, what a trader received, customers, payment,
 * event, notifications. Called by OrderActionsService (people) and OrderExpiryService (the clock), one or many orders at once.
 */
import { injectable, Lifecycle, scoped } from 'tsyringe';
import type { EntityManager } from 'typeorm';
import { OrderStatus, type OrderTransition } from '../../../../schema/values/orders';
import { ReceiptsService } from '../../catalogue/stock/receipts.service';
import { Outbox } from '../../../platform/outbox/outbox';
import { ProductFiguresService } from '../../catalogue/products/figures/product-figures.service';
import { StockService } from '../../catalogue/stock/stock.service';
import { CustomerFiguresService } from '../../customers/customer-figures.service';
import { OrderNotificationsService } from './order-notifications.service';
import type { Order } from './order.entity';
import { isUndoable, linesToMove, moveOrders } from './order-moves.store';

export interface Move {
  readonly orderIds: readonly string[];
  readonly transition: OrderTransition;
  /** Null for the market itself. */
  readonly actorId: string | null;
  readonly reason: string | null;
  /** Of a delivery: whether the seller has the money. Null: cash on delivery counts as paid. */
  readonly paymentReceived?: boolean | null;
}

@scoped(Lifecycle.ContainerScoped)
@injectable()
export class OrderMovesService {
  constructor(
    private readonly stock: StockService,
    private readonly receipts: ReceiptsService,
    private readonly customers: CustomerFiguresService,
    private readonly figures: ProductFiguresService,
    private readonly notifications: OrderNotificationsService,
    private readonly outbox: Outbox,
  ) {}

  /** The orders that moved: those that another user moved first are missing. */
  async move(tx: EntityManager, { orderIds, transition, actorId, reason, paymentReceived = null }: Move): Promise<Order[]> {
    const moved = await moveOrders(tx, { orderIds, from: transition.from, to: transition.to, actorId, reason, paymentReceived });
    if (moved.length === 0) return [];
    await this.customers.moved(tx, moved, transition.to);
    await this.moveStock(tx, moved, transition, actorId);
    await this.notifications.moved(tx, moved, { transition, actorId, reason });
    const movedIds = moved.map(({ id }) => id);
    this.outbox.record(tx, 'ORDER_CHANGED', movedIds);
    return moved;
  }

  /** Was the step that led here made by this user, and so short a time ago that it may be reverted? */
  async mayUndo(tx: EntityManager, { id }: Order, { from, to }: OrderTransition, actorId: string): Promise<boolean> {
    return isUndoable(tx, id, { from: to, to: from }, actorId);
  }

  private async moveStock(
    tx: EntityManager,
    orders: readonly Order[],
    { from, to }: OrderTransition,
    actorId: string | null,
  ): Promise<void> {
    const isReturn = from === OrderStatus.SHIPPED && to === OrderStatus.CONFIRMED;
    if ((to === OrderStatus.CONFIRMED && !isReturn) || to === OrderStatus.PLACED) return;
    const lines = await linesToMove(
      tx,
      orders.map(({ id }) => id),
    );
    if (to === OrderStatus.DELIVERED) {
      await this.figures.sold(tx, lines);
      await this.receipts.record(
        tx,
        orders.map(({ id }) => id),
      );
    } else {
      for (const { productId, quantity, lineId: orderLineId } of lines) {
        const line = { productId, quantity, orderLineId, actorId };
        if (isReturn) await this.stock.takeBack(tx, line);
        else await (to === OrderStatus.SHIPPED ? this.stock.take(tx, line) : this.stock.release(tx, line));
      }
    }
  }
}
