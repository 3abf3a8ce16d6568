/**
 * The one place where an order changes its state, and everything that goes with it in the same transaction: stock, sold
 * figures, what a trader received, customers, payment, handover code, invoice, event, notifications. Called by
 * OrderActionsService (users) and OrderExpiryService (deadlines), one or many orders at once.
 */
import { injectable, Lifecycle, scoped } from 'tsyringe';
import type { EntityManager } from 'typeorm';
import type { OrderTransition } from '../../../../schema/values/orders/order-moves';
import type { Handover } from '../../../../schema/values/orders/handover';
import { type DeliveryFailure, statusOf } from '../../../../schema/values/orders/order-states';
import { ReceiptsService } from '../../catalogue/stock/receipts.service';
import { Outbox } from '../../../platform/outbox/outbox';
import { ProductFiguresService } from '../../catalogue/products/figures/product-figures.service';
import { StockService } from '../../catalogue/stock/stock.service';
import { CustomerFiguresService } from '../../customers/customer-figures.service';
import { CouponReturnsService } from './coupon-returns.service';
import { HandoverCodesService } from './handover-codes.service';
import { InvoicesService } from '../invoices/invoices.service';
import { OrderQuantitiesService, type TotalChange } from '../quantities/order-quantities.service';
import { SharedParcelsService } from '../parcels/shared-parcels.service';
import { money } from '../../../platform/money';
import { OrderAccountService } from '../account/order-account.service';
import { OrderNotificationsService } from './order-notifications.service';
import type { Order } from '../orders/order.entity';
import { ordersByIds } from '../orders/orders.query';
import { copyPayees } from '../account/order-payees.store';
import { isUndoable, linesToMove, moveOrders } from './order-moves.store';

export interface Move {
  readonly orderIds: readonly string[];
  readonly transition: OrderTransition;
  /** Null for the market itself. */
  readonly actorId: string | null;
  readonly reason: string | null;
  /** The reason of a failed delivery. */
  readonly failure?: DeliveryFailure | null;
  /** The handover of a delivery: by code, with an image, or by the buyer's confirmation. */
  readonly handover?: Handover | null;
  /**
   * For a return: ids of the lines whose items can no longer be sold; the items of the other lines are for sale again.
   */
  readonly lostLineIds?: readonly string[];
  /** Where the quantities changed with it. */
  readonly change?: TotalChange | null;
}

/** A move has one of these effects on the stock of the lines. */
type StockEffect = 'TAKE' | 'TAKE_BACK' | 'RELEASE' | 'SOLD' | 'RESTOCK';

@scoped(Lifecycle.ContainerScoped)
@injectable()
export class OrderMovesService {
  constructor(
    private readonly stock: StockService,
    private readonly quantities: OrderQuantitiesService,
    private readonly receipts: ReceiptsService,
    private readonly customers: CustomerFiguresService,
    private readonly figures: ProductFiguresService,
    private readonly coupons: CouponReturnsService,
    private readonly parcels: SharedParcelsService,
    private readonly codes: HandoverCodesService,
    private readonly invoices: InvoicesService,
    private readonly notifications: OrderNotificationsService,
    private readonly account: OrderAccountService,
    private readonly outbox: Outbox,
  ) {}

  /** The orders that moved: those that another user moved first are missing. */
  async move(tx: EntityManager, move: Move): Promise<Order[]> {
    const { orderIds, transition, actorId, reason, failure = null, handover = null } = move;
    const moved = await moveOrders(tx, { orderIds, transition, actorId, reason, failure, handover });
    if (moved.length === 0) return [];
    const status = statusOf(transition.to);
    await this.coupons.ended(tx, move);
    await this.parcels.ended(tx, moved, transition);
    if (status !== statusOf(transition.from)) await this.customers.moved(tx, moved, status);
    await this.moveStock(tx, moved, move);
    const change = transition.action === 'UNDO' ? await this.restore(tx, move) : (move.change ?? null);
    const movedIds = moved.map(({ id }) => id);
    if (isConfirmation(transition)) await copyPayees(tx, movedIds);
    const isRaise = change !== null && money(change.after).gt(change.before);
    const isSettled = await this.settle(tx, moved, transition, isRaise);
    if (transition.to === 'SHIPPED') await this.invoices.issue(tx, movedIds);
    const codes = await this.codes.moved(tx, movedIds, transition);
    await this.notifications.moved(tx, moved, { transition, actorId, reason, change, codes });
    this.outbox.record(tx, 'ORDER_CHANGED', movedIds);
    return transition.action === 'UNDO' || isSettled ? ordersByIds(tx, movedIds) : moved;
  }

  /**
   * The quantities of the order whose last step is undone, once its products are in the store again; the total before
   * and after, null where it stays.
   */
  private async restore(tx: EntityManager, { orderIds: [orderId], transition, actorId }: Move): Promise<TotalChange | null> {
    if (!orderId || !actorId) return null;
    return this.quantities.restore(tx, orderId, transition.from === 'SHIPPED' ? 'SHIP' : 'CONFIRM', actorId);
  }

  /**
   * The account follows each step of an order that received money; deliveries concern the ledger, and so do all steps
   * of online money. True where accounts may have changed.
   */
  private async settle(tx: EntityManager, moved: readonly Order[], { from, to }: OrderTransition, isRaise: boolean): Promise<boolean> {
    const isDelivery = statusOf(from) !== statusOf(to) && [statusOf(from), statusOf(to)].includes('DELIVERED');
    const idsOf = (orders: readonly Order[]) => orders.map(({ id }) => id);
    const ofLedger = moved.filter(
      ({ paymentMethod, receivedOnline }) => isDelivery || paymentMethod === 'ONLINE' || money(receivedOnline).gt(0),
    );
    const paid = moved.filter(({ received, refundOwed }) => money(received).gt(0) || money(refundOwed).gt(0));
    await this.account.settle(tx, idsOf(paid), { ledgerIds: idsOf(ofLedger), isRaise });
    return paid.length > 0;
  }

  /** Was the step that led here made by this user, and so short a time ago that it may be reverted? */
  async mayUndo(tx: EntityManager, { id }: Order, { from, to }: OrderTransition, actorId: string): Promise<boolean> {
    return isUndoable(tx, id, { from: to, to: from }, actorId);
  }

  private async moveStock(tx: EntityManager, orders: readonly Order[], { transition, actorId, lostLineIds = [] }: Move): Promise<void> {
    const effect = stockEffectOf(transition);
    if (!effect) return;
    const orderIds = orders.map(({ id }) => id);
    const lines = await linesToMove(tx, orderIds);
    if (effect === 'SOLD') {
      await this.figures.sold(tx, lines);
      await this.receipts.record(tx, orderIds);
      return;
    }
    for (const { productId, quantity, lineId: orderLineId } of lines) {
      const line = { productId, quantity, orderLineId, actorId };
      if (effect === 'TAKE') await this.stock.take(tx, line);
      else if (effect === 'TAKE_BACK') await this.stock.takeBack(tx, line);
      else if (effect === 'RESTOCK') await this.stock.restock(tx, line, lostLineIds.includes(orderLineId));
      else await this.stock.release(tx, line);
    }
  }
}

/** From then on mobile money is due. */
const isConfirmation = ({ action }: OrderTransition): boolean =>
  action === 'CONFIRM' || action === 'ACCEPT_FEE' || action === 'ACCEPT_PART';

/** Null where the items stay where they are. */
function stockEffectOf({ from, to }: OrderTransition): StockEffect | null {
  switch (to) {
    case 'SHIPPED':
      return from === 'CONFIRMED' ? 'TAKE' : null;
    case 'CONFIRMED':
      return from === 'SHIPPED' ? 'TAKE_BACK' : null;
    case 'DELIVERED':
      return from === 'DELIVERED' ? null : 'SOLD';
    case 'RETURNED':
      return 'RESTOCK';
    case 'REJECTED':
    case 'EXPIRED':
    case 'CANCELLED':
      return 'RELEASE';
    case 'PLACED':
    case 'FEE_PROPOSED':
    case 'PART_PROPOSED':
    case 'WEIGHT_PROPOSED':
    case 'DELIVERY_FAILED':
      return null;
  }
}
