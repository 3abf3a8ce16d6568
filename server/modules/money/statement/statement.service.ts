/** A seller's own money: the balance, and the statement of a period, as pages and as a file. */
import { injectable, Lifecycle, scoped } from 'tsyringe';
import { DataSource } from 'typeorm';
import { text } from '../../../../schema/messages/text';
import type { Language } from '../../../../schema/values/accounts/roles';
import { serverLimits } from '../../../../schema/values/server-limits';
import type { CsvFile } from '../../../platform/csv/csv-file';
import { type CsvColumns, writeColumns } from '../../../platform/csv/csv-columns';
import { csvDate } from '../../../platform/csv/write-csv';
import { invalidInput } from '../../../platform/errors/validation-error';
import { money, toMoney } from '../../../platform/money';
import type { PageRequest } from '../../../platform/paging/page';
import { assertMay } from '../../../platform/security/assert-policy';
import type { Viewer } from '../../../platform/security/viewer';
import { maySeeOwnMoney } from '../money.policy';
import { balanceOf, type Period, statementPage } from './statement.query';
import type { LedgerEntry, SellerBalance } from './statement.types';

type Statement = Awaited<ReturnType<typeof statementPage>> & Period;

const COLUMNS: CsvColumns<LedgerEntry> = {
  'csv.when': ({ occurredAt }) => csvDate(occurredAt),
  'csv.ledgerKind': ({ kind }, language) => text(`csv.ledger.${kind}`, language),
  'csv.tracking': ({ trackingNumber }) => trackingNumber,
  'csv.ledgerAccount': ({ account }, language) => text(account === 'PAYABLE' ? 'csv.ledger.PAYABLE' : 'csv.ledger.RECEIVABLE', language),
  'csv.amount': ({ amount }) => amount,
};

@scoped(Lifecycle.ContainerScoped)
@injectable()
export class StatementService {
  constructor(private readonly db: DataSource) {}

  /** BDT. One statement. */
  async balance(viewer: Viewer): Promise<SellerBalance> {
    assertMay(maySeeOwnMoney(viewer));
    const { owed, credit } = await balanceOf(this.db, viewer.id);
    return { id: viewer.id, owed, credit, balance: toMoney(money(owed).minus(credit)) };
  }

  /**
   * The entries of these months, the latest first, with the balances before and after. BAD_USER_INPUT where the months
   * are in the wrong order.
   */
  async page(viewer: Viewer, period: Period, page: PageRequest): Promise<Statement> {
    assertMay(maySeeOwnMoney(viewer));
    const { fromMonth, untilMonth } = period;
    if (fromMonth && untilMonth && fromMonth > untilMonth) throw invalidInput([{ field: 'untilMonth', key: 'money.monthsReversed' }]);
    return { ...(await statementPage(this.db, viewer.id, period, page)), fromMonth, untilMonth };
  }

  /** Returns the statement as a file, with the headings in the language of the viewer. */
  async csv(viewer: Viewer, language: Language, period: Period): Promise<CsvFile> {
    const { nodes, totalCount } = await this.page(viewer, period, { first: serverLimits.csvRows });
    const file = await writeColumns({ columns: COLUMNS, language, items: nodes, rowOf: (entry) => entry });
    return { name: `statement-${csvDate(new Date())}.csv`, text: file, rowCount: nodes.length, totalCount };
  }
}
