/**
 * Payments that a seller rejected, or does not decide, though the buyer sent the money. The buyer disputes each
 * transfer once; an admin reads the statements of both and decides: accepted, the order has received that transfer,
 * whatever became of it meanwhile; dismissed, it has not. Each step notifies the other side in its transaction.
 */
import { injectable, Lifecycle, scoped } from 'tsyringe';
import { DataSource, type EntityManager } from 'typeorm';
import { paymentDisputeRules } from '../../../../schema/rules/orders/payment-dispute.rules';
import { reasonRules } from '../../../../schema/rules/shared/reason.rules';
import { findPaymentTransition } from '../../../../schema/values/orders/orders';
import { type PaymentDisputeState, rejectionDays } from '../../../../schema/values/orders/payment-disputes';
import { isUuid } from '../../../platform/uuid';
import { inTransaction } from '../../../platform/db/transaction';
import type { AppError } from '../../../platform/errors/app-error';
import { conflict, notFound } from '../../../platform/errors/common-errors';
import { IdempotencyService, inFixedOrder } from '../../../platform/idempotency/idempotency.service';
import type { RequestKey } from '../../../platform/idempotency/request-key';
import { Outbox } from '../../../platform/outbox/outbox';
import type { Page, PageRequest } from '../../../platform/paging/page';
import { assertMay } from '../../../platform/security/assert-policy';
import type { Viewer } from '../../../platform/security/viewer';
import { money } from '../../../platform/money';
import { parseWith } from '../../../platform/validation/parse-with';
import { AuditService } from '../../audit/audit.service';
import { ClaimedCashService } from '../account/claimed-cash.service';
import { OrderAccountService } from '../account/order-account.service';
import { TakenRefundsService } from '../account/taken-refunds.service';
import type { AccountChange } from '../account/order-account.store';
import type { Order } from '../orders/order.entity';
import { isLoggedInAdmin, mayDisputePayment } from '../orders/order.policy';
import { OrdersService } from '../orders/orders.service';
import { PaymentTransfersService, type ReportedTransfer } from '../payments/payment-transfers.service';
import { DisputeNotificationsService } from './dispute-notifications.service';
import { GivenTransfersService } from './given-transfers.service';
import type { PaymentDispute } from './payment-dispute.entity';
import {
  contestedPayment,
  disputableAmong,
  type DisputedPayment,
  disputablePayment,
  hasMoreWithCash,
  isWaiting,
  openPaymentOf,
  wasDisputed,
  wasRejected,
} from './disputable-payments.store';
import {
  addDispute,
  decideDispute,
  disputeById,
  disputesOfOrders,
  disputesOfPayments,
  disputesPage,
  isGivenAway,
  isReceived,
  mayOpenDispute,
  othersOf,
  wasTransferDisputed,
} from './payment-disputes.store';

export { disputableRejectionsOf } from './disputable-payments.store';

interface GivenDispute {
  readonly text: string;
  /** A transfer that someone else reported before. */
  readonly transfer?: ReportedTransfer | null;
  /** Which payment of the order it is about: otherwise the latest transfer, or the cash where there is none. */
  readonly paymentId?: string | null;
}

interface GivenDecision {
  readonly accepted: boolean;
  readonly reason: string;
  /** Cash and a transfer came, though the order has more than it ever charged by that. */
  readonly bothCame?: boolean;
}

const namedOf = ({ transfer, paymentId }: GivenDispute): unknown[] => [transfer && inFixedOrder(transfer), paymentId].filter(Boolean);

@scoped(Lifecycle.ContainerScoped)
@injectable()
export class PaymentDisputesService {
  constructor(
    private readonly db: DataSource,
    private readonly orders: OrdersService,
    private readonly transfers: PaymentTransfersService,
    private readonly account: OrderAccountService,
    private readonly cash: ClaimedCashService,
    private readonly given: GivenTransfersService,
    private readonly refunds: TakenRefundsService,
    private readonly notifications: DisputeNotificationsService,
    private readonly idempotency: IdempotencyService,
    private readonly audit: AuditService,
    private readonly outbox: Outbox,
  ) {}

  /**
   * Disputes the reported payment of the buyer's own order. The payment was rejected within `rejectionDays`, or it is
   * not decided though the order has ended, the seller is suspended or days have passed; or `transfer` was reported
   * before by someone else. Otherwise, and for a second dispute of the same transfer, the error is CONFLICT.
   */
  dispute(viewer: Viewer, orderId: string, given: GivenDispute, key?: RequestKey | null): Promise<Order> {
    return inTransaction(this.db, async (tx) => {
      const order = await this.orders.lockById(viewer, orderId, tx);
      assertMay(mayDisputePayment(viewer, order));
      const { text } = await parseWith(paymentDisputeRules, { text: given.text });
      const request = { userId: viewer.id, operation: 'disputePayment', body: [orderId, text, ...namedOf(given)] };
      if (await this.idempotency.isDone(tx, key, request)) return order;
      if (!(await mayOpenDispute(tx, order.buyerId))) throw conflict('dispute.tooMany', { status: 'OPEN' });
      const paymentId = given.paymentId ?? null;
      if (paymentId !== null && !isUuid(paymentId)) throw notFound();
      const { transfer } = given;
      const disputed = transfer ? await this.contested(tx, order, transfer) : await disputablePayment(tx, order.id, paymentId);
      if (!disputed) throw await this.notDisputable(tx, order, paymentId);
      const opened = await addDispute(tx, order, disputed, text);
      if (!opened) throw conflict('dispute.again', { status: 'DISPUTED' });
      await this.account.noteDispute(tx, order.id);
      this.outbox.record(tx, 'ORDER_CHANGED', [order.id]);
      await this.notifications.opened(tx, opened, order);
      return order;
    });
  }

  /** CONFLICT where it is decided, where the transfer has paid for something else, or where both are to have come. */
  decide(admin: Viewer, id: string, decision: GivenDecision, key?: RequestKey | null): Promise<PaymentDispute> {
    assertMay(isLoggedInAdmin(admin));
    return inTransaction(this.db, async (tx) => {
      const { reason } = await parseWith(reasonRules, { reason: decision.reason });
      const named = isUuid(id) ? await disputeById(tx, id) : null;
      if (!named) throw notFound();
      const order = await this.orders.lockById(admin, named.orderId, tx);
      const dispute = (await disputeById(tx, id)) ?? named;
      const said = [id, decision.accepted, reason, ...(decision.bothCame ? [true] : [])];
      const request = { userId: admin.id, operation: 'decidePaymentDispute', body: said };
      if (await this.idempotency.isDone(tx, key, request)) return dispute;
      if (dispute.state !== 'OPEN') throw conflict('dispute.decided', { status: dispute.state });
      const state: PaymentDisputeState = decision.accepted ? 'ACCEPTED' : 'DISMISSED';
      const change = { actorId: admin.id, reason };
      const takenFrom = decision.accepted ? await this.accept(tx, order, dispute, change) : [];
      if (!decision.accepted) await this.dismiss(tx, order, dispute, change);
      else if (!decision.bothCame && (await hasMoreWithCash(tx, order.id))) throw conflict('dispute.bothReceived', { status: 'RECEIVED' });
      await this.account.noteDispute(tx, order.id);
      this.outbox.record(tx, 'ORDER_CHANGED', [order.id]);
      const decided = await decideDispute(tx, id, state, reason);
      await this.audit.record(tx, {
        actorId: admin.id,
        action: 'payment.disputeDecided',
        subjectType: 'order',
        subjectId: order.id,
        reason,
        details: { order: order.trackingNumber, state, reference: dispute.paymentReference, takenFrom: takenFrom.join(' ') || null },
      });
      await this.notifications.decided(tx, decided, order);
      return decided;
    });
  }

  /** Admin: those that wait, or those that are decided. */
  list(admin: Viewer, isOpen: boolean, page: PageRequest): Promise<Page<PaymentDispute>> {
    assertMay(isLoggedInAdmin(admin));
    return disputesPage(this.db, isOpen, page);
  }

  /**
   * The latest of each order, in the order requested. For callers that have asserted that the viewer may see the
   * orders.
   */
  async findForOrders(orderIds: readonly string[]): Promise<(PaymentDispute | null)[]> {
    const disputesByOrder = new Map((await disputesOfOrders(this.db, orderIds)).map((one) => [one.orderId, one]));
    return orderIds.map((id) => disputesByOrder.get(id) ?? null);
  }

  /** The latest of each payment, in the order requested; for callers as above. */
  async findForPayments(paymentIds: readonly string[]): Promise<(PaymentDispute | null)[]> {
    const disputesByPayment = new Map((await disputesOfPayments(this.db, paymentIds)).map((one) => [one.disputedId, one]));
    return paymentIds.map((id) => disputesByPayment.get(id) ?? null);
  }

  /** Whether the viewer may dispute each payment now, in the order requested. */
  async canDispute(viewer: Viewer, paymentIds: readonly string[]): Promise<boolean[]> {
    const ids = viewer.apiKey ? [] : await disputableAmong(this.db, viewer.id, paymentIds);
    return paymentIds.map((id) => ids.includes(id));
  }

  /** In the order of the ids: tracking numbers of other orders for which the same transfer was reported. */
  async otherOrders(disputeIds: readonly string[]): Promise<string[][]> {
    const ordersByDispute = new Map((await othersOf(this.db, disputeIds)).map(({ id, orders }) => [id, orders]));
    return disputeIds.map((id) => ordersByDispute.get(id) ?? []);
  }

  /** The payment of a transfer that someone else reported first: not received until an admin finds whose it was. */
  private async contested(tx: EntityManager, order: Order, transfer: ReportedTransfer): Promise<DisputedPayment | null> {
    // the transfer was sent before the seller was suspended, or in spite of it: an admin finds out
    if (!findPaymentTransition({ ...order, sellerSuspended: false }, 'CLAIM'))
      throw conflict('dispute.notPayable', { paymentStatus: order.paymentStatus });
    if (await wasTransferDisputed(tx, order.id, transfer.paymentReference)) throw conflict('dispute.again', { status: 'DISPUTED' });
    const { amount, transferAmount } = await this.transfers.contest(tx, order, transfer);
    const { paymentMethod: method, paymentNumber: number, paymentReference: reference } = transfer;
    await this.account.contest(tx, { orderId: order.id, method, amount, number, reference, transferAmount });
    return contestedPayment(tx, order.id, method, reference);
  }

  /**
   * The order receives what was claimed for it of the transfer, also where it has ended, costs something else or was
   * paid otherwise meanwhile; nothing where the seller has confirmed it meanwhile. Returns the numbers of the orders
   * that had received the transfer, or whose refunds were given by it, and have it no more.
   */
  private async accept(
    tx: EntityManager,
    order: Order,
    dispute: PaymentDispute,
    change: AccountChange & { actorId: string },
  ): Promise<string[]> {
    const payment = await openPaymentOf(tx, dispute);
    const isConfirmed = await isReceived(tx, dispute);
    if (!payment) return [];
    if (payment.method === 'CASH_ON_DELIVERY') {
      await this.account.receiveDisputedCash(tx, order.id, payment, change);
      return [];
    }
    const { method: paymentMethod, reference: paymentReference, wholeAmount } = payment;
    await this.transfers.assign(tx, order, { paymentMethod, paymentReference, amount: wholeAmount });
    // with the lock of the transfer, which assign has taken
    if (await isGivenAway(tx, dispute)) throw conflict('dispute.transferUsed', { status: 'USED' });
    const takenFrom = [
      ...(await this.given.takeBack(tx, payment, order.buyerId, change.actorId)),
      ...(await this.refunds.takeBack(tx, paymentReference, change.actorId)),
    ];
    const amount = (await this.transfers.restFor(tx, order, payment)) ?? (isConfirmed ? '0.00' : payment.amount);
    const isNothingLeft = money(amount).lte(0);
    if (isNothingLeft && !isConfirmed) throw conflict('dispute.transferUsed', { status: 'USED' });
    if (!isNothingLeft) await this.account.receiveTransfer(tx, order.id, payment.id, amount, change);
    await this.cash.giveWay(tx, order.id);
    return takenFrom;
  }

  private async notDisputable(tx: EntityManager, { id, paymentStatus }: Order, paymentId: string | null): Promise<AppError> {
    if (await isWaiting(tx, id, paymentId)) return conflict('dispute.notRejected', { paymentStatus });
    if (await wasDisputed(tx, id, paymentId)) return conflict('dispute.again', { status: 'DISPUTED' });
    if (!(await wasRejected(tx, id, paymentId))) return conflict('dispute.notRejected', { paymentStatus });
    return conflict('dispute.tooLate', { paymentStatus }, { params: { days: rejectionDays } });
  }

  private async dismiss(tx: EntityManager, order: Order, dispute: PaymentDispute, change: AccountChange): Promise<void> {
    const payment = await openPaymentOf(tx, dispute);
    if (payment?.isClaimed) await this.account.decideClaim(tx, order, 'REJECTED', { ...change, paymentId: payment.id });
    if (payment?.isClaimed) await this.cash.claimUnfound(tx, order.id);
    await this.transfers.release(tx, order.id, dispute);
  }
}
