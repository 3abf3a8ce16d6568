/**
 * Payouts as sellers ask for them: of all that is due, to one of their accounts. Begun under the lock of the seller's
 * money, as bills are issued, so that nothing is taken twice; the database allows one undecided payout of a seller.
 */
import { injectable, Lifecycle, scoped } from 'tsyringe';
import { DataSource, type EntityManager } from 'typeorm';
import type { PayoutMethod } from '../../../../schema/values/accounts/payouts';
import { conflict } from '../../../platform/errors/common-errors';
import { invalidInput } from '../../../platform/errors/validation-error';
import { IdempotencyService } from '../../../platform/idempotency/idempotency.service';
import type { RequestKey } from '../../../platform/idempotency/request-key';
import { Outbox } from '../../../platform/outbox/outbox';
import { assertMay } from '../../../platform/security/assert-policy';
import type { Viewer } from '../../../platform/security/viewer';
import { PayoutAccount } from '../../payouts/payout-account.entity';
import { MarketSettingsService } from '../../settings/market-settings.service';
import { LedgerService } from '../ledger/ledger.service';
import { mayRequestPayout } from '../money.policy';
import { isEnough, type Payable, payableOf } from './payable.query';
import { payoutPosting } from './payout-postings';
import { inPayoutTransaction } from './payout-transaction';
import { addPayouts } from './payouts.store';
import { StoredPayout } from './stored-payout.entity';

@scoped(Lifecycle.ContainerScoped)
@injectable()
export class PayoutRequestsService {
  constructor(
    private readonly db: DataSource,
    private readonly ledger: LedgerService,
    private readonly settings: MarketSettingsService,
    private readonly idempotency: IdempotencyService,
    private readonly outbox: Outbox,
  ) {}

  /**
   * The new payout. BAD_USER_INPUT without an account of the method; CONFLICT while another payout is under way, or
   * where less than the minimum is due that holds for the seller.
   */
  request(viewer: Viewer, method: PayoutMethod, key?: RequestKey | null): Promise<string> {
    assertMay(mayRequestPayout(viewer));
    return inPayoutTransaction(this.db, async (tx) => {
      await this.ledger.lock(tx, viewer.id);
      const request = { userId: viewer.id, operation: 'requestPayout', body: [method] };
      const earlier = await this.idempotency.resultOf(tx, key, request);
      if (earlier !== null) return earlier;
      const account = await tx.findOneBy(PayoutAccount, { userId: viewer.id, method });
      if (!account) throw invalidInput([{ field: 'method', key: 'payout.noAccount' }]);
      const { number: accountNumber, holder, bankName, branch } = account;
      const payable = { ...(await this.payable(tx, viewer.id)), method, accountNumber, holder, bankName, branch };
      const [id = ''] = await addPayouts(tx, [payable], null);
      await this.ledger.post(tx, [payoutPosting(await tx.findOneByOrFail(StoredPayout, { id }))]);
      this.outbox.record(tx, 'PAYOUT_CHANGED', [id]);
      await this.idempotency.saveResult(tx, key, viewer.id, id);
      return id;
    });
  }

  private async payable(tx: EntityManager, sellerId: string): Promise<Payable> {
    const [payable] = await payableOf(tx, [sellerId]);
    if (!payable || payable.hasPayout) throw conflict('payout.underWay', { status: 'UNDER_WAY' });
    const { minimum } = (await this.settings.stored(tx)).payouts;
    if (!isEnough(payable, minimum)) throw conflict('payout.belowMinimum', { status: 'BELOW_MINIMUM' }, { params: { amount: minimum } });
    return payable;
  }
}
