/**
 * Refunds that a gateway has rejected: an admin has one sent again, or pays it by a transfer of the market's own
 * account. It is reserved before the money is sent, so that no step of its order at a moment of the buyer's drops it.
 */
import { injectable, Lifecycle, scoped } from 'tsyringe';
import { DataSource, type EntityManager } from 'typeorm';
import { payoutReferenceRules } from '../../../../schema/rules/money/payout.rules';
import { inTransaction } from '../../../platform/db/transaction';
import { conflict } from '../../../platform/errors/common-errors';
import { invalidInput } from '../../../platform/errors/validation-error';
import { IdempotencyService } from '../../../platform/idempotency/idempotency.service';
import type { RequestKey } from '../../../platform/idempotency/request-key';
import { assertMay } from '../../../platform/security/assert-policy';
import type { Viewer } from '../../../platform/security/viewer';
import { isUuid } from '../../../platform/uuid';
import { parseWith } from '../../../platform/validation/parse-with';
import { AuditService } from '../../audit/audit.service';
import { lockTransfers, TransferUse } from '../../orders/account/order-account.service';
import { TakenTransfersService } from '../../orders/disputes/taken-transfers.service';
import type { Order } from '../../orders/orders/order.entity';
import { OnlinePaymentsService } from '../../orders/payments/online-payments.service';
import { LedgerService } from '../ledger/ledger.service';
import { becauseOf, isUsedOtherwise, type PaidBy } from '../market-transfers.store';
import { mayRunMoney } from '../money.policy';
import { type GatewayPaymentRow, paymentById } from './gateway-payments.store';
import { GatewayRefundSendingService } from './gateway-refund-sending.service';
import {
  cancelByHand,
  type GatewayRefundRow,
  refundById,
  type RejectedRefundRow,
  rejectedRefunds,
  retryRejected,
  setPaidByHand,
  startByHand,
} from './gateway-refunds.store';
import { LateRefundsService, REFUNDS_BY_HAND } from './late-refunds.service';

/** Rejected refunds that are shown at once, the latest first. */
const MOST_REJECTED = 50;

interface Found {
  readonly order: Order;
  readonly payment: GatewayPaymentRow;
  readonly refund: GatewayRefundRow;
}

/** A step of an admin, as the audit trail and idempotency keys name it. */
interface Act {
  readonly operation: string;
  readonly action: 'payment.refundRetried' | 'payment.refundByHandStarted' | 'payment.refundedByHand' | 'payment.refundByHandCancelled';
  readonly body: readonly string[];
  readonly details?: Record<string, string>;
}

@scoped(Lifecycle.ContainerScoped)
@injectable()
export class RejectedRefundsService {
  constructor(
    private readonly db: DataSource,
    private readonly payments: OnlinePaymentsService,
    private readonly sending: GatewayRefundSendingService,
    private readonly late: LateRefundsService,
    private readonly ledger: LedgerService,
    private readonly audit: AuditService,
    private readonly idempotency: IdempotencyService,
    private readonly transfers: TakenTransfersService,
  ) {}

  /** Admin: the latest that a gateway rejected. */
  list(viewer: Viewer): Promise<RejectedRefundRow[]> {
    assertMay(mayRunMoney(viewer));
    return rejectedRefunds(this.db, MOST_REJECTED);
  }

  /**
   * An admin has a rejected refund sent again. CONFLICT while an admin pays it by hand, or where the gateway has given
   * it after all.
   */
  retry(viewer: Viewer, id: string, key?: RequestKey | null): Promise<void> {
    const act: Act = { operation: 'refund.RETRY', action: 'payment.refundRetried', body: [id] };
    return this.act(viewer, id, key, act, async (tx, { refund }) => {
      if (!(await retryRejected(tx, id))) throw notRejected(refund);
    });
  }

  /**
   * An admin is about to pay a rejected refund by hand; its gateway is asked once more before. CONFLICT where another
   * admin does already, or where the gateway has given it after all.
   */
  async startByHand(viewer: Viewer, id: string, key?: RequestKey | null): Promise<void> {
    assertMay(mayRunMoney(viewer));
    if (isUuid(id) && (await this.late.isGiven(id))) throw givenLate();
    const act: Act = { operation: 'refund.START_BY_HAND', action: 'payment.refundByHandStarted', body: [id] };
    await this.act(viewer, id, key, act, async (tx, { refund }) => {
      if (!(await startByHand(tx, id, viewer.id))) throw notRejected(refund);
    });
    // a repeated request may come after another admin took it back: money is sent for what is reserved now
    const refund = await refundById(this.db, id);
    if (refund?.handBy !== viewer.id) throw conflict('payment.refundNotByHand', { status: refund?.state ?? '' });
  }

  /**
   * The buyer has it by a transfer of the market's own account. BAD_USER_INPUT for one that nobody pays by hand,
   * CONFLICT where another admin does, for a day, or where another refund, a payout, or an order has the transfer. It
   * is recorded also where the gateway has given it meanwhile, for that money was sent: the settlement's line is a
   * difference then.
   */
  async recordByHand(viewer: Viewer, id: string, { reference: words, takeBackReason }: PaidBy, key?: RequestKey | null): Promise<void> {
    assertMay(mayRunMoney(viewer));
    const { reference } = await parseWith(payoutReferenceRules, { reference: words });
    const act: Act = {
      operation: 'refund.BY_HAND',
      action: 'payment.refundedByHand',
      body: [id, reference, ...becauseOf(takeBackReason)],
      details: { reference },
    };
    await this.act(viewer, id, key, act, async (tx, { order, payment, refund }) => {
      await lockTransfers(tx, [reference]);
      await this.transfers.free(tx, viewer, reference, takeBackReason);
      if (await isUsedOtherwise(tx, reference, TransferUse.HAND_REFUND))
        throw conflict('payout.referenceUsed', { status: 'USED' }, { field: 'reference' });
      if (!(await setPaidByHand(tx, id, viewer.id, reference))) throw notByHand(refund);
      // the order itself may have had the transfer
      await this.sending.done(tx, (await this.payments.lock(tx, order.id)) ?? order, payment, refund, reference);
    });
  }

  /**
   * The money was not sent after all: it is rejected as before, or the gateway has given it. BAD_USER_INPUT for one
   * that nobody pays by hand, CONFLICT where another admin does, for a day.
   */
  cancelByHand(viewer: Viewer, id: string, key?: RequestKey | null): Promise<void> {
    const act: Act = { operation: 'refund.CANCEL_BY_HAND', action: 'payment.refundByHandCancelled', body: [id] };
    return this.act(viewer, id, key, act, async (tx, { order, refund }) => {
      if (!(await cancelByHand(tx, id, viewer.id))) throw notByHand(refund);
      if (await this.late.giveSettled(tx, order, id)) return;
      if (refund.isGivenLate && refund.reference !== null) return this.late.give(tx, order, id, refund.reference);
      await this.payments.refundNotGiven(tx, order, id);
    });
  }

  private async act(
    viewer: Viewer,
    id: string,
    key: RequestKey | null | undefined,
    { operation, action, body, details }: Act,
    change: (tx: EntityManager, refund: Found) => Promise<void>,
  ): Promise<void> {
    assertMay(mayRunMoney(viewer));
    const isGivenLate = await inTransaction(this.db, async (tx) => {
      await this.ledger.lock(tx, REFUNDS_BY_HAND);
      if (await this.idempotency.isDone(tx, key, { userId: viewer.id, operation, body: [...body] })) return false;
      const unlocked = isUuid(id) ? await refundById(tx, id) : null;
      const payment = unlocked && (await paymentById(tx, unlocked.paymentId));
      const order = payment && (await this.payments.lock(tx, payment.orderId));
      // an order's steps change its refunds: its lock comes before what is decided by
      const refund = order && (await refundById(tx, id));
      assertMay(payment !== null && order !== null && refund !== null, 'NOT_FOUND');
      if (refund.state === 'REJECTED' && (await this.late.giveSettled(tx, order, id))) return true;
      await change(tx, { order, payment, refund });
      const subject = { subjectType: 'order', subjectId: order.id } as const;
      await this.audit.record(tx, { actorId: viewer.id, action, ...subject, details: { amount: refund.amount, ...details } });
      return false;
    });
    if (isGivenLate) throw givenLate();
  }
}

const notRejected = ({ state }: GatewayRefundRow): Error =>
  state === 'BY_HAND'
    ? conflict('payment.refundBeingPaid', { status: state })
    : invalidInput([{ field: 'id', key: 'payment.refundNotRejected' }]);

const givenLate = (): Error => conflict('payment.refundGivenLate', { status: 'GIVEN' });

const notByHand = ({ state }: GatewayRefundRow): Error =>
  state === 'BY_HAND'
    ? conflict('payment.refundOfOtherAdmin', { status: state })
    : invalidInput([{ field: 'id', key: 'payment.refundNotByHand' }]);
