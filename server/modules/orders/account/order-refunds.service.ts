/**
 * Seller, buyer and admins take these steps with a refund that a seller owes (schema/values/orders/order-money): the
 * seller gives it, the buyer confirms or denies it, an admin decides (RefundDecisionsService). Each step decides under
 * the lock of the order and writes its account, its history and the notifications with it.
 */
import { injectable, Lifecycle, scoped } from 'tsyringe';
import { DataSource, type EntityManager } from 'typeorm';
import { refundGivenRules } from '../../../../schema/rules/orders/order-refund.rules';
import { reasonRules } from '../../../../schema/rules/shared/reason.rules';
import {
  mayEverRefund,
  type OrderRefundState,
  type RefundAction,
  refundActionsFor,
  refundStatesToGive,
} from '../../../../schema/values/orders/order-money';
import { PaymentMethod } from '../../../../schema/values/orders/orders';
import { inTransaction, violatedConstraint } from '../../../platform/db/transaction';
import { isUuid } from '../../../platform/uuid';
import { AppError } from '../../../platform/errors/app-error';
import { conflict } from '../../../platform/errors/common-errors';
import { invalidInput } from '../../../platform/errors/validation-error';
import { IdempotencyService } from '../../../platform/idempotency/idempotency.service';
import type { RequestKey } from '../../../platform/idempotency/request-key';
import { Outbox } from '../../../platform/outbox/outbox';
import type { Page, PageRequest } from '../../../platform/paging/page';
import { assertMay } from '../../../platform/security/assert-policy';
import type { Viewer } from '../../../platform/security/viewer';
import { parseWith } from '../../../platform/validation/parse-with';
import { AuditService } from '../../audit/audit.service';
import { lockOrder } from '../orders/order-lock.store';
import { actorOf, isLoggedInAdmin } from '../orders/order.policy';
import { OrderAccountService } from './order-account.service';
import { refreshSums } from './order-account.store';
import { assertFreeForRefund, coversOther, lockTransfer } from './transfer-lock.store';
import type { RefundDuty } from './order-money.types';
import type { OrderRefund } from './order-refund.entity';
import {
  buyerStays,
  isReferenceUsed,
  isReportedAsPayment,
  markConfirmed,
  markDenied,
  markGiven,
  openRefundsOf,
  REFUND_REFERENCE_UNIQUE,
  refundById,
  refundsOfOrders,
  refundsToGive,
  waitingRefunds,
} from './order-refunds.store';
import { RefundNotificationsService } from './refund-notifications.service';

export interface GivenRefund {
  readonly method: PaymentMethod;
  /** The TrxID; none of cash. */
  readonly reference?: string | null;
}

/** A step with a refund, as its service takes it. */
export interface RefundStep {
  readonly action: RefundAction;
  readonly key: RequestKey | null | undefined;
  readonly body: readonly unknown[];
  /** Writes the refund; returns what the history says. */
  readonly write: (tx: EntityManager, refund: OrderRefund) => Promise<string | null>;
}

@scoped(Lifecycle.ContainerScoped)
@injectable()
export class OrderRefundsService {
  constructor(
    private readonly db: DataSource,
    private readonly account: OrderAccountService,
    private readonly notifications: RefundNotificationsService,
    private readonly idempotency: IdempotencyService,
    private readonly audit: AuditService,
    private readonly outbox: Outbox,
  ) {}

  /**
   * The seller has given the money: by mobile money with its TrxID, or in cash; an admin where the seller has closed
   * the account, unless the buyer has as well. One that was denied stays denied, and takes this once. BAD_USER_INPUT at
   * `reference` for a transfer that gave another refund, has paid for an order, or is claimed at this seller; for an
   * admin where it is claimed anywhere. The error says what to do then.
   */
  async give(viewer: Viewer, id: string, given: GivenRefund, key?: RequestKey | null): Promise<OrderRefund> {
    const { method, reference } = await parseWith(refundGivenRules, given);
    const trxId = method === PaymentMethod.CASH_ON_DELIVERY ? null : (reference ?? null);
    const write = async (tx: EntityManager, refund: OrderRefund) => {
      if (trxId !== null) await lockTransfer(tx, trxId);
      const isCovered = isLoggedInAdmin(viewer) && refund.sellerId !== viewer.id;
      if (isCovered && !(await buyerStays(tx, refund.buyerId))) throw conflict('refund.buyerLeft', { status: 'CLOSED' });
      const isTaken = async (number: string) =>
        (await isReferenceUsed(tx, refund.id, method, number)) || (isCovered && (await isReportedAsPayment(tx, number)));
      if (trxId !== null && isCovered && (await coversOther(tx, trxId, refund.id))) throw numberOfRefund();
      if (trxId !== null && (await isTaken(trxId))) throw isCovered ? decideInstead() : referenceUsed();
      await markGiven(tx, refund.id, { method, reference: trxId, isCovered }).catch((error: unknown) => {
        throw violatedConstraint(error) === REFUND_REFERENCE_UNIQUE ? referenceUsed() : error;
      });
      await this.notifications.given(tx, refund);
      if (isLoggedInAdmin(viewer)) await this.auditGiven(tx, viewer, refund, { method, reference: trxId });
      return trxId;
    };
    return this.act(viewer, id, { action: 'GIVE', key, body: [method, trxId], write });
  }

  /** The buyer has the money. */
  confirm(viewer: Viewer, id: string, key?: RequestKey | null): Promise<OrderRefund> {
    const write = async (tx: EntityManager, refund: OrderRefund) => {
      if (refund.reference !== null) await assertFreeForRefund(tx, refund.reference, refund);
      await markConfirmed(tx, refund.id, null);
      await this.notifications.confirmed(tx, refund);
      return null;
    };
    return this.act(viewer, id, { action: 'CONFIRM', key, body: [], write });
  }

  /** The buyer does not have the money: an admin decides. */
  async deny(viewer: Viewer, id: string, rawReason: string, key?: RequestKey | null): Promise<OrderRefund> {
    const { reason } = await parseWith(reasonRules, { reason: rawReason });
    const write = async (tx: EntityManager, refund: OrderRefund) => {
      await markDenied(tx, refund.id, reason);
      await this.notifications.denied(tx, refund);
      return reason;
    };
    return this.act(viewer, id, { action: 'DENY', key, body: [reason], write });
  }

  /**
   * Returns the refunds of each order, in the order asked for. For callers that have asserted that the viewer may see
   * the orders.
   */
  async findForOrders(orderIds: readonly string[]): Promise<OrderRefund[][]> {
    const refunds = await refundsOfOrders(this.db, orderIds);
    return orderIds.map((id) => refunds.filter(({ orderId }) => orderId === id));
  }

  /**
   * Returns what the viewer owes as a seller, and what waits for a buyer's word; of these states where some are given.
   * The earliest due comes first.
   */
  mine(viewer: Viewer, states: readonly OrderRefundState[] | null, page: PageRequest): Promise<Page<OrderRefund>> {
    return openRefundsOf(this.db, viewer.id, states, page);
  }

  /**
   * Returns what waits for the viewer as a seller, in two statements. The home, the page of the money and programs read
   * it here.
   */
  async dutyOf(viewer: Viewer): Promise<RefundDuty> {
    const [sums, { nodes }] = await Promise.all([
      refundsToGive(this.db, viewer.id),
      openRefundsOf(this.db, viewer.id, refundStatesToGive, { first: 1 }),
    ]);
    return { id: viewer.id, ...sums, first: nodes[0] ?? null };
  }

  /** Admin: refunds that were denied, or not given in time. */
  waiting(admin: Viewer, page: PageRequest): Promise<Page<OrderRefund>> {
    assertMay(isLoggedInAdmin(admin));
    return waitingRefunds(this.db, page);
  }

  private auditGiven(tx: EntityManager, admin: Viewer, { orderId, amount }: OrderRefund, given: GivenRefund): Promise<void> {
    const details = { amount, method: given.method, reference: given.reference ?? null };
    return this.audit.record(tx, { actorId: admin.id, action: 'order.refundGiven', subjectType: 'order', subjectId: orderId, details });
  }

  /**
   * Takes a step that the viewer may take now. Under a key that was used before nothing changes: the refund is returned
   * as it is now. NOT_FOUND for a refund of others.
   */
  act(viewer: Viewer, id: string, { action, key, body, write }: RefundStep): Promise<OrderRefund> {
    return inTransaction(this.db, async (tx) => {
      const unlocked = isUuid(id) ? await refundById(tx, id) : null;
      const actor = unlocked && actorOf(viewer, unlocked);
      assertMay(unlocked !== null && actor !== null, 'NOT_FOUND');
      assertMay(mayEverRefund(action, actor, unlocked.hasSellerLeft));
      if (await this.idempotency.isDone(tx, key, { userId: viewer.id, operation: `refund.${action}`, body: [id, ...body] }))
        return unlocked;
      await lockOrder(tx, unlocked.orderId);
      const refund = await refundAgain(tx, id);
      const allowed = refundActionsFor(refund, actor);
      if (!allowed.includes(action)) throw notNow(refund, allowed);
      const reason = await write(tx, refund);
      const change = { actorId: viewer.id, reason };
      if (action === 'DECIDE' || action === 'CONFIRM') await this.account.loseMoney(tx, refund.orderId, change);
      else await refreshSums(tx, refund.orderId, change);
      await this.account.settleCovered(tx, refund.orderId);
      if (action === 'DECIDE') await this.account.takeBackOthers(tx, refund.orderId, viewer.id);
      this.outbox.record(tx, 'ORDER_CHANGED', [refund.orderId]);
      return refundAgain(tx, id);
    });
  }
}

async function refundAgain(tx: EntityManager, id: string): Promise<OrderRefund> {
  const refund = await refundById(tx, id);
  if (!refund) throw new Error('A refund is never removed.');
  return refund;
}

/** An admin looks whose transfer it is, and takes it back with a reason (RefundDecisionsService). */
const decideInstead = (): AppError => invalidInput([{ field: 'reference', key: 'refund.decideInstead' }]);

/** One transfer for two refunds: each has a number of its own, and the second has none. */
const numberOfRefund = (): AppError => invalidInput([{ field: 'reference', key: 'refund.numberOfRefund' }]);

const referenceUsed = (): AppError => invalidInput([{ field: 'reference', key: 'refund.referenceUsed' }]);

const notNow = ({ state }: OrderRefund, allowed: readonly string[]): AppError =>
  new AppError('INVALID_TRANSITION', 'refund.invalidStep', undefined, undefined, { current: { status: state, allowed } });
