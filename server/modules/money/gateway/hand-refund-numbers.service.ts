/**
 * The number of a transfer by which an admin paid a refund was mistyped: it is corrected, or freed for what it belongs
 * to. No money moves: the refund stays given. Both parties of the order are notified.
 */
import { injectable, Lifecycle, scoped } from 'tsyringe';
import { DataSource, type EntityManager } from 'typeorm';
import { payoutReferenceRules } from '../../../../schema/rules/money/payout.rules';
import { reasonRules } from '../../../../schema/rules/shared/reason.rules';
import { inTransaction } from '../../../platform/db/transaction';
import { conflict, notFound } from '../../../platform/errors/common-errors';
import { IdempotencyService } from '../../../platform/idempotency/idempotency.service';
import type { RequestKey } from '../../../platform/idempotency/request-key';
import { Outbox } from '../../../platform/outbox/outbox';
import { assertMay } from '../../../platform/security/assert-policy';
import type { Viewer } from '../../../platform/security/viewer';
import { isUuid } from '../../../platform/uuid';
import { parseWith } from '../../../platform/validation/parse-with';
import { AuditService } from '../../audit/audit.service';
import { lockTransfers, TransferUse } from '../../orders/account/order-account.service';
import { TakenTransfersService } from '../../orders/disputes/taken-transfers.service';
import { OnlinePaymentsService } from '../../orders/payments/online-payments.service';
import { LedgerService } from '../ledger/ledger.service';
import { becauseOf, type CorrectedNumber, isUsedOtherwise } from '../market-transfers.store';
import { mayRunMoney } from '../money.policy';
import { touchPayment } from './gateway-payments.store';
import { type HandRefundRow, handRefundById, handRefunds, setHandNumber } from './hand-refunds.store';
import { REFUNDS_BY_HAND } from './late-refunds.service';

/** Refunds by hand that are shown at once, the latest first. */
const MOST_BY_HAND = 50;

@scoped(Lifecycle.ContainerScoped)
@injectable()
export class HandRefundNumbersService {
  constructor(
    private readonly db: DataSource,
    private readonly payments: OnlinePaymentsService,
    private readonly ledger: LedgerService,
    private readonly audit: AuditService,
    private readonly idempotency: IdempotencyService,
    private readonly transfers: TakenTransfersService,
    private readonly outbox: Outbox,
  ) {}

  /** Admin: the latest that were paid by hand. */
  list(viewer: Viewer): Promise<HandRefundRow[]> {
    assertMay(mayRunMoney(viewer));
    return handRefunds(this.db, MOST_BY_HAND);
  }

  /**
   * NOT_FOUND for a refund that was not paid by hand. CONFLICT where it has this number already; where something else
   * of the market has it, or an order without a reason to take it back from there.
   */
  async correct(admin: Viewer, id: string, given: CorrectedNumber, key?: RequestKey | null): Promise<HandRefundRow> {
    assertMay(mayRunMoney(admin));
    const { reason } = await parseWith(reasonRules, { reason: given.reason });
    const reference = given.reference ? (await parseWith(payoutReferenceRules, { reference: given.reference })).reference : null;
    return inTransaction(this.db, async (tx) => {
      await this.ledger.lock(tx, REFUNDS_BY_HAND);
      const unlocked = await byId(tx, id);
      const body = [id, reference, reason, ...becauseOf(given.takeBackReason)];
      if (await this.idempotency.isDone(tx, key, { userId: admin.id, operation: 'refund.CORRECT_BY_HAND', body })) return unlocked;
      const order = await this.payments.lock(tx, unlocked.orderId);
      if (reference !== null) await lockTransfers(tx, [reference]);
      const refund = await byId(tx, id);
      if (!order) throw notFound();
      if (refund.reference === reference) throw conflict('payout.sameNumber', { status: 'DONE' }, { field: 'reference' });
      await setHandNumber(tx, id, null, admin.id);
      if (reference !== null) await this.name(tx, admin, id, { ...given, reference });
      await touchPayment(tx, refund.paymentId);
      this.outbox.record(tx, 'PAYMENT_CHANGED', [refund.paymentId]);
      const details = { amount: refund.amount, freed: refund.reference, reference };
      const subject = { subjectType: 'order', subjectId: order.id } as const;
      await this.audit.record(tx, { actorId: admin.id, action: 'payment.refundNumberCorrected', ...subject, reason, details });
      await this.payments.refundNumberCorrected(tx, order, refund.amount, reason);
      return byId(tx, id);
    });
  }

  private async name(
    tx: EntityManager,
    admin: Viewer,
    id: string,
    { reference, takeBackReason }: CorrectedNumber & { readonly reference: string },
  ): Promise<void> {
    await this.transfers.free(tx, admin, reference, takeBackReason);
    if (await isUsedOtherwise(tx, reference, TransferUse.HAND_REFUND))
      throw conflict('payout.referenceUsed', { status: 'USED' }, { field: 'reference' });
    await setHandNumber(tx, id, reference, admin.id);
  }
}

async function byId(tx: EntityManager, id: string): Promise<HandRefundRow> {
  const refund = isUuid(id) ? await handRefundById(tx, id) : null;
  if (!refund) throw notFound();
  return refund;
}
