/**
 * Changes an order as payments through gateways require. Called by the money module, in the transaction that records
 * what the gateway has.
 */
import { injectable, Lifecycle, scoped } from 'tsyringe';
import { DataSource, type EntityManager } from 'typeorm';
import { isUnpaid } from '../../../../schema/values/orders/orders';
import { reasonRules } from '../../../../schema/rules/shared/reason.rules';
import { inTransaction } from '../../../platform/db/transaction';
import { AppError } from '../../../platform/errors/app-error';
import { IdempotencyService } from '../../../platform/idempotency/idempotency.service';
import type { RequestKey } from '../../../platform/idempotency/request-key';
import { assertMay } from '../../../platform/security/assert-policy';
import type { Viewer } from '../../../platform/security/viewer';
import { parseWith } from '../../../platform/validation/parse-with';
import { AuditService } from '../../audit/audit.service';
import { isLoggedInAdmin } from '../orders/order.policy';
import { OrdersService } from '../orders/orders.service';
import { Outbox } from '../../../platform/outbox/outbox';
import { OrderAccountService } from '../account/order-account.service';
import { dueOf } from '../account/order-money';
import { OnlineNotificationsService } from './online-notifications.service';
import type { Order } from '../orders/order.entity';
import { lockOrder } from '../orders/order-lock.store';
import { setPayingUntil, setUnderCheck } from './online-payments.store';

export interface CapturedPayment {
  readonly paymentId: string;
  /** BDT. */
  readonly amount: string;
  readonly isApplied: boolean;
  readonly isRisky: boolean;
}

export interface GatewayRefunded {
  readonly refundId: string;
  readonly amount: string;
  readonly isApplied: boolean;
  /** The transfer by which the market itself gave it back; null where the gateway did. */
  readonly handReference: string | null;
}

@scoped(Lifecycle.ContainerScoped)
@injectable()
export class OnlinePaymentsService {
  constructor(
    private readonly db: DataSource,
    private readonly orders: OrdersService,
    private readonly idempotency: IdempotencyService,
    private readonly audit: AuditService,
    private readonly notifications: OnlineNotificationsService,
    private readonly account: OrderAccountService,
    private readonly outbox: Outbox,
  ) {}

  /** Null where there is none. */
  lock(tx: EntityManager, id: string): Promise<Order | null> {
    return lockOrder(tx, id);
  }

  /** Returns the amount that is still to be paid, BDT. */
  dueOf(order: Order): string {
    return dueOf(order);
  }

  /** A payment can be captured until then, or none can any more: the total does not rise meanwhile. */
  async begun(tx: EntityManager, orderId: string, until: Date | null): Promise<void> {
    await setPayingUntil(tx, orderId, until);
  }

  /**
   * A gateway has captured money. Applied, it pays the order, which is locked and waits for it; else it goes back as a
   * whole. A risky payment waits for an admin.
   */
  async captured(tx: EntityManager, order: Order, { paymentId, amount, isApplied, isRisky }: CapturedPayment): Promise<void> {
    const changed = await this.account.capture(tx, order, paymentId, amount, isApplied);
    if (!isApplied) return;
    if (isRisky) await setUnderCheck(tx, order.id, true);
    this.outbox.record(tx, 'ORDER_CHANGED', [order.id]);
    await this.notifications.paid(tx, changed, isRisky);
  }

  /**
   * The gateway, or the market itself, gave an amount back, BDT; `isApplied` where it is of a payment of the order. The
   * order is locked.
   */
  async refunded(tx: EntityManager, order: Order, { refundId, amount, isApplied, handReference }: GatewayRefunded): Promise<void> {
    if (isApplied) await this.account.refundedByGateway(tx, order, refundId, amount);
    this.outbox.record(tx, 'ORDER_CHANGED', [order.id]);
    await this.notifications.refunded(tx, order, amount, handReference);
  }

  /** The transfer by which the market gave an amount back, BDT, had another number than was recorded. */
  refundNumberCorrected(tx: EntityManager, order: Order, amount: string, reason: string): Promise<void> {
    this.outbox.record(tx, 'ORDER_CHANGED', [order.id]);
    return this.notifications.refundNumberCorrected(tx, order, amount, reason);
  }

  /**
   * An admin has verified the buyer of a risky payment: the seller can ship. INVALID_TRANSITION where nothing is being
   * checked.
   */
  approve(admin: Viewer, id: string, rawReason: string, key?: RequestKey | null): Promise<Order> {
    assertMay(isLoggedInAdmin(admin));
    return inTransaction(this.db, async (tx) => {
      const { reason } = await parseWith(reasonRules, { reason: rawReason });
      const order = await this.orders.lockById(admin, id, tx);
      if (await this.idempotency.isDone(tx, key, { userId: admin.id, operation: 'payment.APPROVE', body: [id, reason] })) return order;
      if (!order.paymentUnderCheck) throw notChecked(order);
      await setUnderCheck(tx, id, false);
      await this.audit.record(tx, { actorId: admin.id, action: 'payment.approved', subjectType: 'order', subjectId: id, reason });
      await this.notifications.paid(tx, order, false);
      this.outbox.record(tx, 'ORDER_CHANGED', [id]);
      return this.orders.findById(admin, id, tx);
    });
  }

  /** The gateway rejected a refund, BDT: an admin has it sent again, unless it pays what is due. */
  async refundRejected(tx: EntityManager, order: Order, { id, amount }: { readonly id: string; readonly amount: string }): Promise<void> {
    if (await this.refundNotGiven(tx, order, id)) await this.notifications.refundRejected(tx, order, amount);
  }

  /** A refund was not given after all. Returns whether the buyer is still to have it. The order is locked. */
  async refundNotGiven(tx: EntityManager, order: Order, refundId: string): Promise<boolean> {
    const { isChanged, isLeft } = await this.account.refundRejected(tx, order.id, refundId);
    if (isChanged) this.outbox.record(tx, 'ORDER_CHANGED', [order.id]);
    return isLeft;
  }
}

const notChecked = ({ status, paymentStatus }: Order): AppError =>
  new AppError('INVALID_TRANSITION', 'payment.notChecked', undefined, undefined, { current: { status, paymentStatus } });

type PayableOnline = Pick<Order, 'state' | 'paymentMethod' | 'paymentStatus' | 'sellerSuspended'>;

/** Does this order wait for an online payment? Confirmed, with something due, of a seller who may sell. */
export const isPayableOnline = ({ state, paymentMethod, paymentStatus, sellerSuspended }: PayableOnline): boolean =>
  paymentMethod === 'ONLINE' && isUnpaid(paymentStatus) && state === 'CONFIRMED' && !sellerSuspended;
