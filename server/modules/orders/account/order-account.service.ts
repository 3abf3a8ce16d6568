/**
 * The one place where the account of an order changes: what was reported, received and collected, and what follows for
 * refunds. Each function runs in the transaction of its step, which has locked the order. A step that changes the total
 * or ends an order calls `settle`, whatever the payment method is.
 */
import { injectable, Lifecycle, scoped } from 'tsyringe';
import { DataSource, type EntityManager } from 'typeorm';
import { conflict } from '../../../platform/errors/common-errors';
import { money, toMoney } from '../../../platform/money';
import type { Db } from '../../../platform/db/sql';
import { OrderLedger, type RefundUnderWay } from './order-ledger.port';
import type { Order } from '../orders/order.entity';
import { ordersByIds } from '../orders/orders.query';
import {
  type AccountChange,
  addPayment,
  claimsOfOthers,
  decideClaims,
  keepOnline,
  lockTransfersOfOthers,
  type NewPayment,
  paymentsOfOrders,
  receivePayment,
  refreshSums,
  sumsOfRows,
  takeBackPayments,
} from './order-account.store';
import { cashToCome, correctableCash, giveSilentCashWay, lowerableCash, takeUpRejectedCash } from './claimed-cash.store';
import { dueOf } from './order-money';
import { addGatewayRefund, removeGatewayRefund } from './order-refunds.store';
import type { OrderPayment } from './order-payment.entity';
import { OwedRefundsService } from './owed-refunds.service';
import { RefundNotificationsService } from './refund-notifications.service';

export { dueAmountOf, orderAmountsOf, silentCashOf } from '../orders/order-amounts.query';
export { dueOf } from './order-money';
export { isSameTransfer, lockTransfers, TransferUse, usesOfTransfer } from './transfer-lock.store';
export { dealDiscountOf, isPaidOff, keptDealsOf, netCommissionOf } from './order-commission.query';

/** A transfer as its buyer reports it, and the amount that the order takes of it, BDT. */
type Claim = NonNullable<AccountChange['claim']> & { readonly amount: string; readonly transferAmount: string | null };

interface Settling {
  readonly ledgerIds?: readonly string[];
  readonly isRaise?: boolean;
}

type Transfer = Pick<OrderPayment, 'method'> & { readonly reference: string };

@scoped(Lifecycle.ContainerScoped)
@injectable()
export class OrderAccountService {
  constructor(
    private readonly db: DataSource,
    private readonly ledger: OrderLedger,
    private readonly owed: OwedRefundsService,
    private readonly notifications: RefundNotificationsService,
  ) {}

  /**
   * Payments of each order, the earliest first, in the order asked for. For callers that have asserted that the viewer
   * may see the orders.
   */
  async paymentsOf(orderIds: readonly string[], db: Db = this.db): Promise<OrderPayment[][]> {
    const payments = await paymentsOfOrders(db, orderIds);
    return orderIds.map((id) => payments.filter(({ orderId }) => orderId === id));
  }

  /** From and up to which amount the recorded cash of each order may be corrected, BDT; null where it may not. */
  async cashBoundsOf(orderIds: readonly string[]): Promise<{ readonly from: string | null; readonly to: string | null }[]> {
    const [lowest, highest] = [await lowerableCash(this.db, orderIds), await correctableCash(this.db, orderIds)];
    const boundOf = (rows: typeof highest, id: string) => rows.find(({ orderId }) => orderId === id)?.amount ?? null;
    return orderIds.map((id) => ({ from: boundOf(lowest, id), to: boundOf(highest, id) }));
  }

  /** The buyer reports a transfer. */
  async claim(tx: EntityManager, order: Order, actorId: string, claim: Claim): Promise<Order> {
    const { paymentMethod: method, paymentNumber: number, paymentReference: reference, amount, transferAmount } = claim;
    await addPayment(tx, { orderId: order.id, method, amount, state: 'CLAIMED', number, reference, transferAmount });
    // a part, and what was not due, leave the order's own way of payment as it is
    const due = money(dueOf(order));
    return refreshSums(tx, order.id, { actorId, claim: due.gt(0) && due.lte(amount) ? claim : null });
  }

  /** The buyer names a transfer that someone else reported first: not received until an admin finds whose it was. */
  contest(tx: EntityManager, payment: Omit<NewPayment, 'state'>): Promise<void> {
    return addPayment(tx, { ...payment, state: 'REJECTED' });
  }

  /** The seller has what the buyer reported, or did not find it; all of it, or one payment (`paymentId`). */
  async decideClaim(
    tx: EntityManager,
    order: Order,
    state: 'RECEIVED' | 'REJECTED',
    { paymentId = null, ...change }: AccountChange & { readonly paymentId?: string | null },
  ): Promise<Order> {
    if (state === 'RECEIVED') await assertOwnClaims(tx, order.id);
    await decideClaims(tx, order.id, state, paymentId);
    if (state === 'RECEIVED') await this.giveWay(tx, order.id);
    const changed = await refreshSums(tx, order.id, change);
    await this.settle(tx, [order.id]);
    return (await ordersByIds(tx, [order.id]))[0] ?? changed;
  }

  /**
   * An admin found the transfer that was claimed: the account has all of it, BDT, whatever is due now. What is above
   * the charge is owed back, and cash that nobody has said to be paid gives way.
   */
  async receiveTransfer(tx: EntityManager, orderId: string, paymentId: string, amount: string, change: AccountChange): Promise<void> {
    await receivePayment(tx, paymentId, amount);
    await this.giveWay(tx, orderId);
    await refreshSums(tx, orderId, change);
    await this.settle(tx, [orderId]);
  }

  /**
   * An admin found the transfer to be another buyer's. Returns how much of it the order has no more, BDT: all but what
   * was given back. The caller holds the transfer.
   */
  async takeBackTransfer(tx: EntityManager, orderId: string, { method, reference }: Transfer, change: AccountChange): Promise<string> {
    const amount = await takeBackPayments(tx, orderId, method, reference);
    if (money(amount).gt(0)) await this.loseMoney(tx, orderId, change);
    return amount;
  }

  /**
   * Payments or refunds of the order were changed so that it has less money. Refunds that nobody can have are dropped
   * for it first. Where something is due then, what a gateway is giving back counts as given, the order is not paid at
   * the gateway any more, and what is on its way is collected.
   */
  async loseMoney(tx: EntityManager, orderId: string, change: AccountChange): Promise<Order> {
    const [order] = await ordersByIds(tx, [orderId]);
    if (!order) throw new Error('A locked order is there.');
    await this.giveWay(tx, orderId); // it may have stayed only for a refund that was not given
    const { received, givenBack } = await sumsOfRows(tx, orderId);
    const isPaidOnline = money(order.receivedOnline).gt(0);
    const dueAfter = (refunds: readonly RefundUnderWay[]): string =>
      dueOf({ ...order, received, givenBack: toMoney(refunds.reduce((sum, { amount }) => sum.plus(amount), money(givenBack))) });
    const openRefunds = isPaidOnline ? await this.ledger.refundsUnderWay(tx, orderId) : [];
    const due = dueAfter(openRefunds);
    const isComplete = order.completedAt !== null;
    const left = openRefunds.length > 0 && money(due).gt(0) ? await this.ledger.dropUnsent(tx, { id: orderId, isComplete, due }) : null;
    const underWay = left?.underWay ?? openRefunds;
    const isDue = money(dueAfter(underWay)).gt(0);
    if (isDue) for (const refund of underWay) await addGatewayRefund(tx, orderId, refund.amount, refund.id);
    const toCash = isDue && (order.paymentMethod === 'ONLINE' || order.status === 'SHIPPED');
    const changed = await refreshSums(tx, orderId, { ...change, toCash });
    if (left && isComplete) await keepOnline(tx, orderId, left.requested);
    await this.settle(tx, [orderId]);
    return changed;
  }

  /**
   * The seller has not given a refund after all: what the order kept of transfers because of it is taken back where
   * an admin has found them to be other buyers'.
   */
  async takeBackOthers(tx: EntityManager, orderId: string, actorId: string): Promise<void> {
    for (const transfer of await lockTransfersOfOthers(tx, orderId)) {
      const amount = await this.takeBackTransfer(tx, orderId, transfer, { actorId });
      if (money(amount).gt(0)) await this.notifications.takenBack(tx, orderId, amount, transfer.reference);
    }
  }

  /** A dispute of a payment was opened or decided: programs read the order again, whether an amount changed or not. */
  async noteDispute(tx: EntityManager, orderId: string): Promise<void> {
    await refreshSums(tx, orderId, { actorId: null, isEvent: false });
  }

  /** The seller has this cash of a delivered order after all, BDT: what was not found before comes first. */
  async receiveCash(tx: EntityManager, orderId: string, amount: string, change: AccountChange): Promise<Order> {
    const rest = money(amount).minus(await takeUpRejectedCash(tx, orderId, amount));
    if (rest.gt(0)) await addPayment(tx, { orderId, method: 'CASH_ON_DELIVERY', amount: toMoney(rest), state: 'RECEIVED' });
    const changed = await refreshSums(tx, orderId, change);
    await this.settle(tx, [orderId]);
    return (await ordersByIds(tx, [orderId]))[0] ?? changed;
  }

  /** An admin found that the disputed cash was paid. The account receives no more than what it lacks of all cash. */
  async receiveDisputedCash(
    tx: EntityManager,
    orderId: string,
    { id, amount }: { readonly id: string; readonly amount: string },
    change: AccountChange,
  ): Promise<void> {
    const lacking = await cashToCome(tx, orderId);
    const received = money(amount).gt(lacking) ? lacking : amount;
    if (money(received).gt(0)) await this.receiveTransfer(tx, orderId, id, received, change);
  }

  /** Adds the amount that a gateway captured, BDT. It pays for the order, or the gateway sends all of it back. */
  async capture(tx: EntityManager, order: Order, gatewayPaymentId: string, amount: string, isApplied: boolean): Promise<Order> {
    await addPayment(tx, { orderId: order.id, method: 'ONLINE', amount, state: isApplied ? 'RECEIVED' : 'SENT_BACK', gatewayPaymentId });
    return refreshSums(tx, order.id, { actorId: null });
  }

  /** A gateway has given back what it captured for the order. */
  async refundedByGateway(tx: EntityManager, order: Order, gatewayRefundId: string, amount: string): Promise<Order> {
    await addGatewayRefund(tx, order.id, amount, gatewayRefundId);
    return refreshSums(tx, order.id, { actorId: null });
  }

  /**
   * A gateway has rejected a refund. One that counts as given does so no more, and its money pays what is due. Returns
   * whether the order changed, and whether the buyer is still to have the refund.
   */
  async refundRejected(tx: EntityManager, orderId: string, refundId: string): Promise<{ isChanged: boolean; isLeft: boolean }> {
    if (!(await removeGatewayRefund(tx, refundId))) return { isChanged: false, isLeft: true };
    await this.loseMoney(tx, orderId, { actorId: null });
    return { isChanged: true, isLeft: (await this.ledger.refundsUnderWay(tx, orderId)).some(({ id }) => id === refundId) };
  }

  /** Changes the payment method to cash; nothing is paid by that. */
  payInCash(tx: EntityManager, order: Order, actorId: string): Promise<Order> {
    return refreshSums(tx, order.id, { actorId, toCash: true });
  }

  /** Before a delivery: the seller has what was reported, and the rest in cash. */
  async collect(tx: EntityManager, order: Order): Promise<void> {
    // a claim of what was not due is the seller's to decide, apart from the delivery
    if (money(dueOf(order)).lte(0)) return;
    const due = money(dueOf(order)).minus(order.claimed);
    await assertOwnClaims(tx, order.id);
    await decideClaims(tx, order.id, 'RECEIVED', null);
    if (due.gt(0)) await addPayment(tx, { orderId: order.id, method: 'CASH_ON_DELIVERY', amount: due.toFixed(2), state: 'RECEIVED' });
    await refreshSums(tx, order.id, { actorId: null, isEvent: false });
  }

  private async giveWay(tx: EntityManager, orderId: string): Promise<void> {
    await this.notifications.cashGaveWay(tx, orderId, await giveSilentCashWay(tx, orderId));
  }

  /** After a step with a refund that the market may have given for a seller who has left: the ledger follows. */
  settleCovered(tx: EntityManager, orderId: string): Promise<void> {
    return this.ledger.settleCovered(tx, orderId);
  }

  /**
   * After a step that changed what orders cost, or what of it was paid: what goes back follows, and the ledger.
   * `isRaise`: the step raises a total, and is a CONFLICT where more was given back, or is on its way, than it leaves.
   */
  async settle(tx: EntityManager, orderIds: readonly string[], { ledgerIds = orderIds, isRaise = false }: Settling = {}): Promise<void> {
    await this.ledger.settle(tx, ledgerIds, { isRaise });
    await this.owed.settle(tx, orderIds, { isRaise });
  }
}

/** CONFLICT for a transfer that an admin has found to be someone else's: the seller rejects it. */
async function assertOwnClaims(tx: EntityManager, orderId: string): Promise<void> {
  if (await claimsOfOthers(tx, orderId)) throw conflict('payment.transferOfOther', { paymentStatus: 'CLAIMED' });
}
