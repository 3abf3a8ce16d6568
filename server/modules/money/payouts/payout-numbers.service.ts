/**
 * The number of a payout's transfer was mistyped: an admin enters the right one, or frees the wrong one for what it
 * belongs to. No money moves, so that the seller is not paid twice meanwhile; nor does it matter whether the seller has
 * left.
 */
import { injectable, Lifecycle, scoped } from 'tsyringe';
import { DataSource, type EntityManager } from 'typeorm';
import { payoutReferenceRules } from '../../../../schema/rules/money/payout.rules';
import { reasonRules } from '../../../../schema/rules/shared/reason.rules';
import { mayCorrectNumber } from '../../../../schema/values/money/payouts';
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
import { lockTransfers } from '../../orders/account/order-account.service';
import { TakenTransfersService } from '../../orders/disputes/taken-transfers.service';
import { becauseOf, type CorrectedNumber, isPayoutTransferUsed } from '../market-transfers.store';
import { mayRunMoney } from '../money.policy';
import { PayoutNotificationsService } from './payout-notifications.service';
import { lockPayout, setNumber } from './payouts.store';
import { StoredPayout } from './stored-payout.entity';

@scoped(Lifecycle.ContainerScoped)
@injectable()
export class PayoutNumbersService {
  constructor(
    private readonly db: DataSource,
    private readonly audit: AuditService,
    private readonly idempotency: IdempotencyService,
    private readonly outbox: Outbox,
    private readonly notifications: PayoutNotificationsService,
    private readonly transfers: TakenTransfersService,
  ) {}

  /**
   * CONFLICT for a payout that is not paid, but to free the number of one that has failed; where it has this number
   * already; where something else of the market has it, or an order without a reason to take it back from there.
   */
  async correct(admin: Viewer, id: string, given: CorrectedNumber, key?: RequestKey | null): Promise<string> {
    assertMay(mayRunMoney(admin));
    const { reason } = await parseWith(reasonRules, { reason: given.reason });
    const reference = given.reference ? (await parseWith(payoutReferenceRules, { reference: given.reference })).reference : null;
    return inTransaction(this.db, async (tx) => {
      if (reference !== null) await lockTransfers(tx, [reference]);
      if (!isUuid(id) || !(await lockPayout(tx, id))) throw notFound();
      const payout = await tx.findOneByOrFail(StoredPayout, { id });
      const body = [id, reference, reason, ...becauseOf(given.takeBackReason)];
      if (await this.idempotency.isDone(tx, key, { userId: admin.id, operation: 'correctPayoutNumber', body })) return id;
      if (!mayCorrectNumber(payout) || (payout.state === 'FAILED' && reference !== null))
        throw conflict('payout.noNumber', { status: payout.state });
      if (payout.reference === reference) throw conflict('payout.sameNumber', { status: payout.state }, { field: 'reference' });
      await setNumber(tx, id, null);
      if (reference !== null) await this.name(tx, admin, payout, { ...given, reference });
      await this.note(tx, admin, payout, { reference, reason });
      return id;
    });
  }

  /** A report has the number of a paid payout, which had none. The caller holds the transfer and the payout. */
  async fill(tx: EntityManager, admin: Viewer, payout: StoredPayout, reference: string): Promise<void> {
    await setNumber(tx, payout.id, reference);
    await this.note(tx, admin, payout, { reference, reason: null });
  }

  private async name(
    tx: EntityManager,
    admin: Viewer,
    { id, method }: StoredPayout,
    { reference, takeBackReason }: CorrectedNumber & { readonly reference: string },
  ): Promise<void> {
    await this.transfers.free(tx, admin, reference, takeBackReason);
    if (await isPayoutTransferUsed(tx, reference, method))
      throw conflict('payout.referenceUsed', { status: 'USED' }, { field: 'reference' });
    await setNumber(tx, id, reference);
  }

  private async note(
    tx: EntityManager,
    admin: Viewer,
    payout: StoredPayout,
    { reference, reason }: { readonly reference: string | null; readonly reason: string | null },
  ): Promise<void> {
    this.outbox.record(tx, 'PAYOUT_CHANGED', [payout.id]);
    const details = { payout: payout.number, amount: payout.amount, freed: payout.reference, reference };
    const subject = { subjectType: 'payout', subjectId: payout.id } as const;
    await this.audit.record(tx, { actorId: admin.id, action: 'payout.numberCorrected', ...subject, reason, details });
    await this.notifications.numberCorrected(tx, payout, reason ?? '');
  }
}
