/** Payouts as sellers and admins read them. */
import { injectable, Lifecycle, scoped } from 'tsyringe';
import { DataSource } from 'typeorm';
import { nextBatchDay } from '../../../../schema/rules/money/payout-days';
import { dayAt } from '../../../../schema/rules/orders/delivery-days';
import { PayoutMethod } from '../../../../schema/values/accounts/payouts';
import type { Language } from '../../../../schema/values/accounts/roles';
import { type PayoutAction, payoutActionsOf } from '../../../../schema/values/money/payouts';
import type { CsvFile } from '../../../platform/csv/csv-file';
import { type CsvColumns, writeColumns } from '../../../platform/csv/csv-columns';
import { toMoney } from '../../../platform/money';
import { isUuid } from '../../../platform/uuid';
import type { Page, PageRequest } from '../../../platform/paging/page';
import { assertMay } from '../../../platform/security/assert-policy';
import type { Viewer } from '../../../platform/security/viewer';
import { MarketSettingsService } from '../../settings/market-settings.service';
import { mayRunMoney, maySeeMoneyOf, maySeeOwnMoney } from '../money.policy';
import { heldOrders, isEnough, payableOf, sellersInCredit } from './payable.query';
import { isPayable, sumOf } from './payout-batches.service';
import {
  batchById,
  batchesPage,
  payoutById,
  type PayoutFilterValues,
  payoutsPage,
  payoutsToTransfer,
  sumsUndecided,
  undecidedPayout,
} from './payouts.query';
import type { Payout, PayoutBatch, PayoutOutlook, PayoutQueue } from './payouts.types';

const BANK_COLUMNS: CsvColumns<Payout> = {
  'csv.payout': ({ number }) => number,
  'csv.holder': ({ holder }) => holder,
  'csv.account': ({ accountNumber }) => accountNumber,
  'csv.bank': ({ bankName }) => bankName,
  'csv.branch': ({ branch }) => branch,
  'csv.amount': ({ amount }) => amount,
};
const WALLET_COLUMNS: CsvColumns<Payout> = {
  'csv.account': ({ accountNumber }) => accountNumber,
  'csv.amount': ({ amount }) => amount,
  'csv.payout': ({ number }) => number,
  'csv.holder': ({ holder }) => holder,
};

@scoped(Lifecycle.ContainerScoped)
@injectable()
export class PayoutsService {
  constructor(
    private readonly db: DataSource,
    private readonly settings: MarketSettingsService,
  ) {}

  /** A seller's own; of all sellers for admins. */
  list(viewer: Viewer, filter: PayoutFilterValues, page: PageRequest): Promise<Page<Payout>> {
    const runsMoney = mayRunMoney(viewer);
    assertMay(runsMoney || maySeeOwnMoney(viewer));
    return payoutsPage(this.db, runsMoney ? filter : { ...filter, sellerId: viewer.id }, page);
  }

  /** Another's payout and a missing one are NOT_FOUND alike. */
  async findById(viewer: Viewer, id: string): Promise<Payout> {
    const payout = isUuid(id) ? await payoutById(this.db, id) : null;
    assertMay(payout !== null && maySeeMoneyOf(viewer, payout), 'NOT_FOUND');
    return payout;
  }

  /** Returns what the viewer may do with a payout now: nothing but for an admin. */
  actionsOf(viewer: Viewer, payout: Payout): PayoutAction[] {
    return mayRunMoney(viewer) ? payoutActionsOf(payout, payout.hasSellerLeft) : [];
  }

  /** Returns what is due to the viewer, what is held for which orders, and when the next batch is made. */
  async outlook(viewer: Viewer): Promise<PayoutOutlook> {
    assertMay(maySeeOwnMoney(viewer));
    const { minimum, weekday } = (await this.settings.read()).payouts;
    const [[payable], orders, underWay] = await Promise.all([
      payableOf(this.db, [viewer.id]),
      heldOrders(this.db, viewer.id),
      undecidedPayout(this.db, viewer.id),
    ]);
    return {
      id: viewer.id,
      due: payable?.due ?? '0.00',
      held: payable?.held ?? '0.00',
      heldOrders: orders,
      underWay,
      minimum: toMoney(minimum),
      canBeAskedFor: payable !== undefined && isEnough(payable, minimum) && !payable.hasPayout,
      nextBatchOn: nextBatchDay(weekday, dayAt(new Date())),
    };
  }

  /** Returns what the next batch would pay. */
  async queue(admin: Viewer): Promise<PayoutQueue> {
    assertMay(mayRunMoney(admin));
    const { minimum, weekday } = (await this.settings.read()).payouts;
    const [sums, payables] = await Promise.all([sumsUndecided(this.db), sellersInCredit(this.db).then((ids) => payableOf(this.db, ids))]);
    const due = payables.filter((payable) => isPayable(payable, minimum)).map((payable) => ({ amount: payable.due }));
    const withoutAccount = payables.filter((payable) => isPayable({ ...payable, method: 'BANK' }, minimum)).length - due.length;
    const nextBatchOn = nextBatchDay(weekday, dayAt(new Date()));
    return { id: 'payouts', ...sums, due: sumOf(due), dueCount: due.length, withoutAccount, nextBatchOn };
  }

  batches(admin: Viewer, page: PageRequest): Promise<Page<PayoutBatch>> {
    assertMay(mayRunMoney(admin));
    return batchesPage(this.db, page);
  }

  async batch(admin: Viewer, id: string): Promise<PayoutBatch> {
    assertMay(mayRunMoney(admin));
    const batch = isUuid(id) ? await batchById(this.db, id) : null;
    assertMay(batch !== null, 'NOT_FOUND');
    return batch;
  }

  /**
   * The file that a bank or wallet takes for transfers to many: payouts of one method that are not decided, without
   * those of suspended sellers.
   */
  async csv(admin: Viewer, id: string, method: PayoutMethod, language: Language): Promise<CsvFile> {
    const batch = await this.batch(admin, id);
    const isBank = method === PayoutMethod.BANK;
    const payouts = await payoutsToTransfer(this.db, batch.id, method);
    const columns = isBank ? BANK_COLUMNS : WALLET_COLUMNS;
    const name = `${batch.number}-${method.toLowerCase()}.csv`;
    return {
      name,
      text: await writeColumns({ columns, language, items: payouts, rowOf: (payout) => payout }),
      rowCount: payouts.length,
      totalCount: payouts.length,
    };
  }
}
