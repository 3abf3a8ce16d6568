/**
 * Records the outcome of payouts: paid by a transfer, or failed. Admins record it one by one, or from the report of a
 * bank or wallet.
 */
import { injectable, Lifecycle, scoped } from 'tsyringe';
import { DataSource, type EntityManager } from 'typeorm';
import { payoutReferenceRules } from '../../../../schema/rules/money/payout.rules';
import { reasonRules } from '../../../../schema/rules/shared/reason.rules';
import type { PayoutMethod } from '../../../../schema/values/accounts/payouts';
import { limits } from '../../../../schema/values/limits';
import { mayBePaidAfterAll, type PayoutState, uncoveredReason } from '../../../../schema/values/money/payouts';
import { serverLimits } from '../../../../schema/values/server-limits';
import { inTransaction } from '../../../platform/db/transaction';
import { isUuid } from '../../../platform/uuid';
import { conflict, notFound } from '../../../platform/errors/common-errors';
import { invalidInput } from '../../../platform/errors/validation-error';
import { IdempotencyService, inFixedOrder } from '../../../platform/idempotency/idempotency.service';
import type { RequestKey } from '../../../platform/idempotency/request-key';
import { Outbox } from '../../../platform/outbox/outbox';
import { assertMay } from '../../../platform/security/assert-policy';
import type { Viewer } from '../../../platform/security/viewer';
import { parseWith } from '../../../platform/validation/parse-with';
import { AuditService } from '../../audit/audit.service';
import { lockTransfers } from '../../orders/account/order-account.service';
import { TakenTransfersService } from '../../orders/disputes/taken-transfers.service';
import { LedgerService } from '../ledger/ledger.service';
import { becauseOf, isPayoutTransferUsed, type PaidBy, recordedTransfers } from '../market-transfers.store';
import { mayRunMoney } from '../money.policy';
import { PayoutNotificationsService } from './payout-notifications.service';
import { PayoutNumbersService } from './payout-numbers.service';
import { afterAllPosting, returnPosting } from './payout-postings';
import { lockOpenSeller, lockPayout, lockPayoutsOf, lockRequested, setFailed, setNumber, setPaid } from './payouts.store';
import { StoredPayoutBatch } from './stored-payout-batch.entity';
import { StoredPayout } from './stored-payout.entity';
import { compareTransfers, type FoundDifference, type GivenTransfer } from './transfer-report';

export interface Reconciled {
  readonly batchId: string;
  /** Payouts that report and batch agree on. */
  readonly agreed: number;
  readonly differences: FoundDifference[];
}

/** A bank or wallet reports these transfers of one batch. */
export interface TransferReport {
  readonly batchId: string;
  readonly method: PayoutMethod;
  readonly transfers: readonly GivenTransfer[];
}

export interface Failing {
  readonly reason: string;
  /** The number that was recorded is another transfer's. */
  readonly isWrongNumber: boolean;
  /** As the admin has seen it; not given: whatever it is. */
  readonly seenState?: PayoutState | null;
}

/** Held while a batch is made. */
export const PAYOUT_BATCHES = 'payout-batches';

@scoped(Lifecycle.ContainerScoped)
@injectable()
export class PayoutDecisionsService {
  constructor(
    private readonly db: DataSource,
    private readonly ledger: LedgerService,
    private readonly audit: AuditService,
    private readonly idempotency: IdempotencyService,
    private readonly outbox: Outbox,
    private readonly notifications: PayoutNotificationsService,
    private readonly transfers: TakenTransfersService,
    private readonly numbers: PayoutNumbersService,
  ) {}

  /**
   * The transfer was made, also of one that was recorded as failed: its amount leaves the balance again. CONFLICT
   * unless it is in a batch and undecided, or failed and never paid; where another payout, or a refund by hand, has the
   * transfer, or an order without a reason to take it back from there; and after all of a seller who has left: nobody
   * would give back what the next payout has sent.
   */
  async pay(admin: Viewer, id: string, { reference: words, takeBackReason }: PaidBy, key?: RequestKey | null): Promise<string> {
    assertMay(mayRunMoney(admin));
    const { reference } = await parseWith(payoutReferenceRules, { reference: words });
    return inTransaction(this.db, async (tx) => {
      await lockTransfers(tx, [reference]);
      const payout = await this.locked(tx, id);
      if (
        await this.idempotency.isDone(tx, key, {
          userId: admin.id,
          operation: 'payPayout',
          body: [id, reference, ...becauseOf(takeBackReason)],
        })
      )
        return payout.id;
      const isAfterAll = mayBePaidAfterAll(payout);
      if (payout.state !== 'SENT' && !isAfterAll) throw conflict('payout.notSent', { status: payout.state });
      await this.transfers.free(tx, admin, reference, takeBackReason);
      if (await isPayoutTransferUsed(tx, reference, payout.method))
        throw conflict('payout.referenceUsed', { status: 'USED' }, { field: 'reference' });
      if (isAfterAll) {
        if (!(await lockOpenSeller(tx, payout.sellerId))) throw conflict('admin.accountClosed', { status: 'CLOSED' });
        await this.ledger.lock(tx, payout.sellerId); // no batch sends it again meanwhile
        await this.ledger.post(tx, [afterAllPosting(payout, new Date())]);
      }
      await this.paid(tx, admin, payout, reference);
      return payout.id;
    });
  }

  /**
   * The transfer was not made, or came back, also that of a payout which was recorded as paid after all, for the last
   * time: the amount is in the balance again. CONFLICT where it has failed already,
   * and where the seller has left: nobody could pay out a balance of a closed account. A transfer that came back was
   * made, so that its number stays taken. A number that was never the payout's (`isWrongNumber`) is free for what it
   * belongs to. That of a paid one is corrected (PayoutNumbersService), or its seller would be paid twice: CONFLICT. So
   * it is where another admin has recorded something since (`seenState`): the amount would be sent again.
   */
  async fail(admin: Viewer, id: string, { reason: words, isWrongNumber, seenState }: Failing, key?: RequestKey | null): Promise<string> {
    assertMay(mayRunMoney(admin));
    const { reason } = await parseWith(reasonRules, { reason: words });
    return inTransaction(this.db, async (tx) => {
      const payout = await this.locked(tx, id);
      const body = [id, reason, ...(isWrongNumber ? [true] : [])];
      if (await this.idempotency.isDone(tx, key, { userId: admin.id, operation: 'failPayout', body })) return payout.id;
      if (seenState && seenState !== payout.state) throw conflict('payout.decidedSince', { status: payout.state });
      if (payout.state === 'FAILED') {
        if (!isWrongNumber || payout.reference === null) throw conflict('payout.alreadyFailed', { status: payout.state });
        await setNumber(tx, payout.id, null);
        await this.note(tx, admin, 'payout.failed', payout, reason, { freed: payout.reference });
        return payout.id;
      }
      if (isWrongNumber && payout.state === 'PAID') throw conflict('payout.correctNumber', { status: payout.state });
      if (!(await lockOpenSeller(tx, payout.sellerId))) throw conflict('payout.accountClosed', { status: 'CLOSED' });
      await this.failed(tx, admin, payout, reason);
      await this.notifications.decided(tx, payout, reason);
      return payout.id;
    });
  }

  /** Requested payouts that the market does not owe any more, because an order was corrected since, are not sent. */
  async failUncovered(admin: Viewer): Promise<void> {
    assertMay(mayRunMoney(admin));
    await inTransaction(this.db, async (tx) => {
      await this.ledger.lock(tx, PAYOUT_BATCHES);
      const { uncovered } = await lockRequested(tx, serverLimits.payoutsOfBatch);
      for (const id of uncovered) {
        const payout = await this.locked(tx, id);
        if (payout.state !== 'REQUESTED') continue;
        await this.failed(tx, admin, payout, uncoveredReason);
        await this.notifications.uncovered(tx, payout);
      }
    });
  }

  /**
   * Marks as paid what the report of one method and the batch agree on, gives paid ones without a number theirs, and
   * returns the differences, which change nothing. A number about which an admin would be asked is one of them.
   */
  reconcile(admin: Viewer, report: TransferReport, key?: RequestKey | null): Promise<Reconciled> {
    assertMay(mayRunMoney(admin));
    const { batchId, method, transfers } = report;
    if (transfers.length > limits.payoutTransfers) throw invalidInput([{ field: 'transfers', key: 'payout.tooManyTransfers' }]);
    return inTransaction(this.db, async (tx) => {
      const references = transfers.map(({ reference }) => reference);
      await lockTransfers(tx, references);
      const batch = isUuid(batchId) ? await tx.findOneBy(StoredPayoutBatch, { id: batchId }) : null;
      if (!batch) throw notFound();
      await lockPayoutsOf(tx, batch.id);
      const body = [batchId, method, transfers.map((transfer) => inFixedOrder(transfer))];
      const isDone = await this.idempotency.isDone(tx, key, { userId: admin.id, operation: 'reconcilePayoutBatch', body });
      const payouts = await tx.find(StoredPayout, { where: { batchId: batch.id, method }, order: { id: 'ASC' } });
      const recorded = await recordedTransfers(tx, method, references);
      const { agreed, differences } = compareTransfers(payouts, transfers, recorded, await this.transfers.reportedOf(tx, references));
      if (!isDone) {
        for (const { payout, reference } of agreed) {
          if (payout.state === 'SENT') await this.paid(tx, admin, payout, reference);
          else if (payout.reference === null) await this.numbers.fill(tx, admin, payout, reference);
        }
        await this.noteReconciled(tx, admin, batch, { method, agreed: agreed.length, differences: differences.length });
      }
      return { batchId: batch.id, agreed: agreed.length, differences };
    });
  }

  private async locked(tx: EntityManager, id: string): Promise<StoredPayout> {
    if (!isUuid(id) || !(await lockPayout(tx, id))) throw notFound();
    return tx.findOneByOrFail(StoredPayout, { id });
  }

  private async failed(tx: EntityManager, admin: Viewer, payout: StoredPayout, reason: string): Promise<void> {
    await setFailed(tx, payout.id, reason);
    await this.ledger.post(tx, [returnPosting(payout, new Date())]);
    await this.note(tx, admin, 'payout.failed', payout, reason, {});
  }

  private async paid(tx: EntityManager, admin: Viewer, payout: StoredPayout, reference: string): Promise<void> {
    await setPaid(tx, payout.id, reference);
    await this.note(tx, admin, 'payout.paid', payout, null, { reference });
    await this.notifications.decided(tx, payout, null);
  }

  private async note(
    tx: EntityManager,
    admin: Viewer,
    action: 'payout.paid' | 'payout.failed',
    { id, number, amount, method }: StoredPayout,
    reason: string | null,
    more: Record<string, unknown>,
  ): Promise<void> {
    this.outbox.record(tx, 'PAYOUT_CHANGED', [id]);
    const details = { payout: number, amount, method, ...more };
    await this.audit.record(tx, { actorId: admin.id, action, subjectType: 'payout', subjectId: id, reason, details });
  }

  private async noteReconciled(tx: EntityManager, admin: Viewer, { id, number }: StoredPayoutBatch, figures: object): Promise<void> {
    await this.audit.record(tx, {
      actorId: admin.id,
      action: 'payout.reconciled',
      subjectType: 'payout',
      subjectId: id,
      reason: null,
      details: { batch: number, ...figures },
    });
  }
}
