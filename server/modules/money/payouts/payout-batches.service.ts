/**
 * Batches of payouts, made by admins: what sellers asked for, as far as it is still covered, and all that is due to
 * others. One admin at a time makes a batch; each seller's money is locked before what is due is read, so that a batch,
 * a request and a bill never take the same money.
 */
import { injectable, Lifecycle, scoped } from 'tsyringe';
import { DataSource, type EntityManager } from 'typeorm';
import { serverLimits } from '../../../../schema/values/server-limits';
import { conflict } from '../../../platform/errors/common-errors';
import { IdempotencyService } from '../../../platform/idempotency/idempotency.service';
import type { RequestKey } from '../../../platform/idempotency/request-key';
import { money } from '../../../platform/money';
import { Outbox } from '../../../platform/outbox/outbox';
import { assertMay } from '../../../platform/security/assert-policy';
import type { Viewer } from '../../../platform/security/viewer';
import { AuditService } from '../../audit/audit.service';
import { MarketSettingsService } from '../../settings/market-settings.service';
import { LedgerService } from '../ledger/ledger.service';
import { mayRunMoney } from '../money.policy';
import { isEnough, type Payable, payableOf, sellersInCredit } from './payable.query';
import { PAYOUT_BATCHES, PayoutDecisionsService } from './payout-decisions.service';
import { PayoutNotificationsService } from './payout-notifications.service';
import { payoutPosting } from './payout-postings';
import { inPayoutTransaction } from './payout-transaction';
import { addPayouts, lockMoneyOfAll, lockRequested, takeRequested } from './payouts.store';
import { StoredPayoutBatch } from './stored-payout-batch.entity';
import { StoredPayout } from './stored-payout.entity';

@scoped(Lifecycle.ContainerScoped)
@injectable()
export class PayoutBatchesService {
  constructor(
    private readonly db: DataSource,
    private readonly ledger: LedgerService,
    private readonly settings: MarketSettingsService,
    private readonly audit: AuditService,
    private readonly idempotency: IdempotencyService,
    private readonly outbox: Outbox,
    private readonly decisions: PayoutDecisionsService,
    private readonly notifications: PayoutNotificationsService,
  ) {}

  /**
   * The new batch. CONFLICT where nothing is requested or due. Sellers without an account are left out. Requested
   * payouts that are not covered any more fail first, also where nothing else is to be sent.
   */
  async make(admin: Viewer, key?: RequestKey | null): Promise<string> {
    assertMay(mayRunMoney(admin));
    await this.decisions.failUncovered(admin);
    return inPayoutTransaction(this.db, async (tx) => {
      await this.ledger.lock(tx, PAYOUT_BATCHES);
      const request = { userId: admin.id, operation: 'makePayoutBatch', body: [] };
      const earlier = await this.idempotency.resultOf(tx, key, request);
      if (earlier !== null) return earlier;
      const { identifiers } = await tx.insert(StoredPayoutBatch, { madeBy: admin.id });
      const batchId = String(identifiers[0]?.id);
      await this.fill(tx, admin, batchId);
      await this.idempotency.saveResult(tx, key, admin.id, batchId);
      return batchId;
    });
  }

  private async fill(tx: EntityManager, admin: Viewer, batchId: string): Promise<void> {
    // one that has lost its cover since then waits for the next batch
    const { covered } = await lockRequested(tx, serverLimits.payoutsOfBatch);
    const taken = await takeRequested(tx, batchId, covered);
    const due = await this.dueNow(tx, serverLimits.payoutsOfBatch - taken.length);
    const added = await addPayouts(tx, due, batchId);
    if (taken.length + added.length === 0) throw conflict('payout.nothingDue', { status: 'NOTHING_DUE' });
    const payouts = await tx.findBy(StoredPayout, { batchId });
    const isNew = new Set(added);
    await this.ledger.post(
      tx,
      payouts.filter(({ id }) => isNew.has(id)).map((payout) => payoutPosting(payout)),
    );
    this.outbox.record(tx, 'PAYOUT_CHANGED', [...taken, ...added]);
    const { number } = await tx.findOneByOrFail(StoredPayoutBatch, { id: batchId });
    await this.audit.record(tx, {
      actorId: admin.id,
      action: 'payout.batchMade',
      subjectType: 'payout',
      subjectId: batchId,
      reason: null,
      details: { batch: number, payouts: payouts.length, amount: sumOf(payouts) },
    });
    await this.notifications.sent(tx, payouts);
  }

  /** Read again once the sellers are locked: what was taken meanwhile is not due. */
  private async dueNow(tx: EntityManager, limit: number): Promise<Payable[]> {
    const { minimum } = (await this.settings.stored(tx)).payouts;
    const sellers = (await payableOf(tx, await sellersInCredit(tx)))
      .filter((payable) => isPayable(payable, minimum))
      .slice(0, limit)
      .map(({ sellerId }) => sellerId);
    const payable = await payableOf(tx, await lockMoneyOfAll(tx, sellers));
    return payable.filter((one) => isPayable(one, minimum));
  }
}

/** May a batch pay this seller? */
export const isPayable = (payable: Payable, minimum: string): boolean =>
  !payable.hasPayout && payable.method !== null && isEnough(payable, minimum);

export const sumOf = (payouts: readonly { readonly amount: string }[]): string =>
  payouts.reduce((sum, { amount }) => sum.plus(amount), money(0)).toFixed(2);
