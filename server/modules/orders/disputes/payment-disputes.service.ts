/**
 * Payments that a seller rejected though the buyer sent the money. The buyer disputes the rejection once for each transfer; an admin reads the statements of both and
 * decides: accepted, the order is paid by that transfer; dismissed, it stays unpaid. Each step notifies the other side in its transaction.
 */
import { injectable, Lifecycle, scoped } from 'tsyringe';
import { DataSource, type EntityManager } from 'typeorm';
import { paymentDisputeRules } from '../../../../schema/rules/orders/payment-dispute.rules';
import { reasonRules } from '../../../../schema/rules/shared/reason.rules';
import { isMobileMoney } from '../../../../schema/values/orders/orders';
import type { PaymentDisputeState } from '../../../../schema/values/orders/payment-disputes';
import { isUuid } from '../../../platform/db/uuid';
import { inTransaction } from '../../../platform/db/transaction';
import { conflict, notFound } from '../../../platform/errors/common-errors';
import { IdempotencyService } from '../../../platform/idempotency/idempotency.service';
import type { RequestKey } from '../../../platform/idempotency/request-key';
import { Outbox } from '../../../platform/outbox/outbox';
import type { Page, PageRequest } from '../../../platform/paging/page';
import { assertMay } from '../../../platform/security/assert-policy';
import type { Viewer } from '../../../platform/security/viewer';
import { parseWith } from '../../../platform/validation/parse-with';
import { AuditService } from '../../audit/audit.service';
import type { Order } from '../orders/order.entity';
import { isLoggedInAdmin, mayDisputePayment } from '../orders/order.policy';
import { OrdersService } from '../orders/orders.service';
import { changePayment } from '../payments/order-payments.store';
import { PaymentTransfersService } from '../payments/payment-transfers.service';
import { DisputeNotificationsService } from './dispute-notifications.service';
import type { PaymentDispute } from './payment-dispute.entity';
import { addDispute, decideDispute, disputesOfOrders, disputesPage, lockDispute, wasRejected } from './payment-disputes.store';

@scoped(Lifecycle.ContainerScoped)
@injectable()
export class PaymentDisputesService {
  constructor(
    private readonly db: DataSource,
    private readonly orders: OrdersService,
    private readonly transfers: PaymentTransfersService,
    private readonly notifications: DisputeNotificationsService,
    private readonly idempotency: IdempotencyService,
    private readonly audit: AuditService,
    private readonly outbox: Outbox,
  ) {}

  /** Of the buyer's own order whose reported payment was rejected, else CONFLICT; a second time for the same transfer as well. */
  dispute(viewer: Viewer, orderId: string, rawText: string, key?: RequestKey | null): Promise<Order> {
    return inTransaction(this.db, async (tx) => {
      const order = await this.orders.byId(viewer, orderId, tx);
      assertMay(mayDisputePayment(viewer, order));
      const { text } = await parseWith(paymentDisputeRules, { text: rawText });
      const request = { userId: viewer.id, operation: 'disputePayment', body: [orderId, text] };
      if (await this.idempotency.isDone(tx, key, request)) return order;
      if (!isDisputable(order) || !(await wasRejected(tx, order.id)))
        throw conflict('dispute.notRejected', { paymentStatus: order.paymentStatus });
      const opened = await addDispute(tx, order, text);
      if (!opened) throw conflict('dispute.again', { status: 'DISPUTED' });
      await this.notifications.opened(tx, opened, order);
      return order;
    });
  }

  /** CONFLICT where it is decided, or where the transfer has paid for something else meanwhile. */
  decide(admin: Viewer, id: string, decision: { accepted: boolean; reason: string }, key?: RequestKey | null): Promise<PaymentDispute> {
    assertMay(isLoggedInAdmin(admin));
    return inTransaction(this.db, async (tx) => {
      const { reason } = await parseWith(reasonRules, { reason: decision.reason });
      const found = isUuid(id) ? await lockDispute(tx, id) : null;
      if (!found) throw notFound();
      const request = { userId: admin.id, operation: 'decidePaymentDispute', body: [id, decision.accepted, reason] };
      if (await this.idempotency.isDone(tx, key, request)) return found;
      if (found.state !== 'OPEN') throw conflict('dispute.decided', { status: found.state });
      const state: PaymentDisputeState = decision.accepted ? 'ACCEPTED' : 'DISMISSED';
      const order = await this.orders.byId(admin, found.orderId, tx);
      if (decision.accepted) await this.pay(tx, admin, order, found, reason);
      const decided = await decideDispute(tx, id, state, reason);
      await this.audit.record(tx, {
        ...{ actorId: admin.id, action: 'payment.disputeDecided', subjectType: 'order', subjectId: order.id, reason },
        details: { order: order.trackingNumber, state, reference: found.paymentReference },
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

  /** The latest of each order, in the order requested. For callers that have asserted that the viewer may see the orders. */
  async ofOrders(orderIds: readonly string[]): Promise<(PaymentDispute | null)[]> {
    const found = new Map((await disputesOfOrders(this.db, orderIds)).map((one) => [one.orderId, one]));
    return orderIds.map((id) => found.get(id) ?? null);
  }

  /** An order that was paid meanwhile stays as it is. */
  private async pay(tx: EntityManager, admin: Viewer, order: Order, given: PaymentDispute, reason: string): Promise<void> {
    if (order.paymentStatus !== 'UNPAID') return;
    const { paymentMethod, paymentNumber, paymentReference, amount } = given;
    const claim = { paymentMethod, paymentNumber: paymentNumber ?? '', paymentReference, amount };
    await this.transfers.take(tx, order, claim);
    const change = { from: 'UNPAID', to: 'PAID', actorId: admin.id, reason, claim, toCash: false } as const;
    if (!(await changePayment(tx, order, change))) throw conflict('order.changedMeanwhile', { paymentStatus: order.paymentStatus });
    this.outbox.record(tx, 'ORDER_CHANGED', [order.id]);
  }
}

/** A transfer was reported, and is not counted as a payment now. */
const isDisputable = ({ paymentMethod, paymentStatus, paymentReference }: Order): boolean =>
  isMobileMoney(paymentMethod) && paymentStatus === 'UNPAID' && paymentReference !== null;
