/**
 * What the parties report about an order's payment: the buyer a mobile payment, the seller that it arrived, did not arrive, or was given back. Each is an
 * order event and a notification to the other side in the same transaction. Which is possible when is in schema/values/orders/orders; cash is
 * paid by the delivery (OrderMovesService).
 */
import { injectable, Lifecycle, scoped } from 'tsyringe';
import { DataSource, type EntityManager } from 'typeorm';
import { optionalReasonRules, reasonRules } from '../../../../schema/rules/shared/reason.rules';
import type { MessageKey } from '../../../../schema/messages/text';
import {
  findPaymentTransition,
  formerPaymentAction,
  type PaymentStep,
  type PaymentTransition,
} from '../../../../schema/values/orders/orders';
import { inTransaction } from '../../../platform/db/transaction';
import { AppError } from '../../../platform/errors/app-error';
import type { Viewer } from '../../../platform/security/viewer';
import { parseWith } from '../../../platform/validation/parse-with';
import { IdempotencyService, inFixedOrder } from '../../../platform/idempotency/idempotency.service';
import type { RequestKey } from '../../../platform/idempotency/request-key';
import { Outbox } from '../../../platform/outbox/outbox';
import { assertMay } from '../../../platform/security/assert-policy';
import { changePayment } from './order-payments.store';
import { OrderNotificationsService } from '../orders/order-notifications.service';
import type { Order } from '../orders/order.entity';
import type { PaymentClaimInput } from './payment-claim.inputs';
import { mayReportPayment, paymentStepsOf, type SellerPaymentStep } from '../orders/order.policy';
import { PaymentTransfersService } from './payment-transfers.service';
import { BuyerRefusalsService } from '../buyers/buyer-refusals.service';
import { OrdersService } from '../orders/orders.service';

interface PaymentReport {
  readonly reason: string | null;
  readonly claim: PaymentClaimInput | null;
}

@scoped(Lifecycle.ContainerScoped)
@injectable()
export class OrderPaymentsService {
  constructor(
    private readonly db: DataSource,
    private readonly orders: OrdersService,
    private readonly notifications: OrderNotificationsService,
    private readonly idempotency: IdempotencyService,
    private readonly outbox: Outbox,
    private readonly transfers: PaymentTransfersService,
    private readonly refusals: BuyerRefusalsService,
  ) {}

  /** The buyer sent the money after all: UNPAID, cash or a claim that was rejected, becomes CLAIMED. */
  claim(viewer: Viewer, id: string, claim: PaymentClaimInput, key?: RequestKey | null): Promise<Order> {
    const claiming = () =>
      inTransaction(this.db, async (tx) => {
        const request = { userId: viewer.id, operation: 'payment.CLAIM', body: [id, inFixedOrder(claim)] };
        if (await this.idempotency.isDone(tx, key, request)) return this.orders.byId(viewer, id, tx);
        const { order, transition } = await this.find(tx, viewer, id, 'CLAIM');
        await this.transfers.take(tx, order, claim);
        const changed = await this.write(tx, viewer, order, transition, { reason: null, claim });
        await this.notifications.claimed(tx, changed);
        return changed;
      });
    return this.transfers.recordingReuse(viewer.id, claim, claiming);
  }

  /** Mobile money that was not sent yet becomes cash on delivery. BAD_USER_INPUT for a buyer to whom cash is not offered. */
  async payInCash(viewer: Viewer, id: string, key?: RequestKey | null): Promise<Order> {
    const offered = await this.refusals.paymentMethods(viewer);
    return inTransaction(this.db, async (tx) => {
      const request = { userId: viewer.id, operation: 'payment.PAY_IN_CASH', body: [id] };
      if (await this.idempotency.isDone(tx, key, request)) return this.orders.byId(viewer, id, tx);
      const { order, transition } = await this.find(tx, viewer, id, 'PAY_IN_CASH');
      if (!offered.includes('CASH_ON_DELIVERY'))
        throw new AppError('BAD_USER_INPUT', 'order.cashNotOffered', undefined, [{ field: 'id', key: 'order.cashNotOffered' }]);
      const changed = await this.write(tx, viewer, order, transition, { reason: null, claim: null });
      await this.notifications.paidInCash(tx, changed);
      return changed;
    });
  }

  /** The seller's report. FORBIDDEN for the buyer, NOT_FOUND for an order of others, INVALID_TRANSITION where the payment's status does not allow the step. */
  report(viewer: Viewer, id: string, step: SellerPaymentStep, given?: string | null, key?: RequestKey | null): Promise<Order> {
    return inTransaction(this.db, async (tx) => {
      // by the former name of the step, under which a request may have been stored before the rename
      const request = { userId: viewer.id, operation: `payment.${formerPaymentAction(step)}`, body: [id, given ?? null] };
      if (await this.idempotency.isDone(tx, key, request)) return this.orders.byId(viewer, id, tx);
      const { order, transition } = await this.find(tx, viewer, id, step);
      const rules = transition.reasonRequired ? reasonRules : optionalReasonRules;
      const reason = (await parseWith(rules, { reason: given })).reason ?? null;
      const changed = await this.write(tx, viewer, order, transition, { reason, claim: null });
      if (transition.to === 'UNPAID') await this.transfers.release(tx, order.id);
      await this.notifications.paid(tx, changed, step, reason);
      return changed;
    });
  }

  private async find(tx: EntityManager, viewer: Viewer, id: string, step: PaymentStep) {
    const order = await this.orders.byId(viewer, id, tx);
    assertMay(mayReportPayment(viewer, order, step));
    const transition = findPaymentTransition(order, step);
    if (!transition) throw notNow('INVALID_TRANSITION', 'order.invalidPayment', viewer, order);
    return { order, transition };
  }

  private async write(
    tx: EntityManager,
    viewer: Viewer,
    order: Order,
    { step, from, to }: PaymentTransition,
    { reason, claim }: PaymentReport,
  ): Promise<Order> {
    const changed = await changePayment(tx, order, { from, to, actorId: viewer.id, reason, claim, toCash: step === 'PAY_IN_CASH' });
    if (!changed) throw notNow('CONFLICT', 'order.changedMeanwhile', viewer, await this.orders.byId(viewer, order.id, tx));
    this.outbox.record(tx, 'ORDER_CHANGED', [order.id]);
    return changed;
  }
}

/** Names the statuses, and what the viewer may report now: `REJECT` also by its former name, until 2027-06-01. */
function notNow(code: 'INVALID_TRANSITION' | 'CONFLICT', key: MessageKey, viewer: Viewer, order: Order): AppError {
  const { status, paymentStatus } = order;
  const steps = paymentStepsOf(viewer, order);
  const allowed = [...new Set<string>([...steps, ...steps.map(formerPaymentAction).filter((one) => one !== null)])];
  return new AppError(code, key, undefined, undefined, { current: { status, paymentStatus, allowed } });
}
