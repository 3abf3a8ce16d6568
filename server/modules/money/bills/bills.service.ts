/** Bills as sellers and admins read them. */
import { injectable, Lifecycle, scoped } from 'tsyringe';
import { DataSource } from 'typeorm';
import { text } from '../../../../schema/messages/text';
import type { Language } from '../../../../schema/values/accounts/roles';
import { serverLimits } from '../../../../schema/values/server-limits';
import type { CsvFile } from '../../../platform/csv/csv-file';
import { type CsvColumns, writeColumns } from '../../../platform/csv/csv-columns';
import { csvDate } from '../../../platform/csv/write-csv';
import { isUuid } from '../../../platform/uuid';
import type { Page, PageRequest } from '../../../platform/paging/page';
import { assertMay } from '../../../platform/security/assert-policy';
import type { Viewer } from '../../../platform/security/viewer';
import { mayRunMoney, maySeeMoneyOf, maySeeOwnMoney } from '../money.policy';
import { BillingTermsService } from './billing-terms.service';
import { billById, type BillFilterValues, billLines, billsPage, overdueOf, paymentsOf } from './bills.query';
import { pausesPosts } from './posting-pause.service';
import type { Bill, BillingStatus, BillLine, BillPayment } from './bills.types';

const COLUMNS: CsvColumns<BillLine> = {
  'csv.when': ({ occurredAt }) => csvDate(occurredAt),
  'csv.ledgerKind': ({ kind }, language) => text(`csv.ledger.${kind}`, language),
  'csv.tracking': ({ trackingNumber }) => trackingNumber,
  'csv.commission': ({ commission }) => commission,
  'csv.withheld': ({ withheld }) => withheld,
};

@scoped(Lifecycle.ContainerScoped)
@injectable()
export class BillsService {
  constructor(
    private readonly db: DataSource,
    private readonly terms: BillingTermsService,
  ) {}

  /** A seller's own; of all sellers for admins. */
  list(viewer: Viewer, filter: BillFilterValues, page: PageRequest): Promise<Page<Bill>> {
    const runsMoney = mayRunMoney(viewer);
    assertMay(runsMoney || maySeeOwnMoney(viewer));
    return billsPage(this.db, runsMoney ? filter : { ...filter, sellerId: viewer.id }, page);
  }

  /** Another's bill and a missing one are NOT_FOUND alike. */
  async findById(viewer: Viewer, id: string): Promise<Bill> {
    const bill = isUuid(id) ? await billById(this.db, id) : null;
    assertMay(bill !== null && maySeeMoneyOf(viewer, bill), 'NOT_FOUND');
    return bill;
  }

  /** For resolvers of a bill that its viewer may see. */
  lines(billId: string, page: PageRequest): Promise<Page<BillLine>> {
    return billLines(this.db, billId, page);
  }

  /**
   * Returns the payments of each bill, the oldest first, in the order requested. For resolvers of bills that their
   * viewer may see.
   */
  async payments(billIds: readonly string[]): Promise<BillPayment[][]> {
    const payments = await paymentsOf(this.db, billIds);
    return billIds.map((id) => payments.filter(({ billId }) => billId === id));
  }

  /**
   * Returns the overdue amount of the viewer's own bills, whether it pauses the viewer's posts, and the billing
   * details.
   */
  async status(viewer: Viewer): Promise<BillingStatus> {
    assertMay(maySeeOwnMoney(viewer));
    const { amount, limit } = await overdueOf(this.db, viewer.id);
    const [taxNumber, { payee }] = [await this.terms.taxNumberOf(viewer), await this.terms.current(this.db)];
    return { id: viewer.id, overdue: amount, postsPaused: pausesPosts(amount, limit), payee, taxNumber };
  }

  /** The lines of a bill, the headings in the language of the viewer. */
  async csv(viewer: Viewer, id: string, language: Language): Promise<CsvFile> {
    const bill = await this.findById(viewer, id);
    const { nodes, totalCount } = await billLines(this.db, bill.id, { first: serverLimits.csvRows });
    const file = await writeColumns({ columns: COLUMNS, language, items: nodes, rowOf: (line) => line });
    return { name: `${bill.number}.csv`, text: file, rowCount: nodes.length, totalCount };
  }
}
