/** A seller's own money: the balance, and the statement of a period, as pages and as a file. */
import { injectable, Lifecycle, scoped } from 'tsyringe';
import { DataSource } from 'typeorm';
import { type MessageKey, text } from '../../../../schema/messages/text';
import type { Language } from '../../../../schema/values/accounts/roles';
import { serverLimits } from '../../../../schema/values/server-limits';
import type { CsvFile } from '../../../platform/csv/csv-file';
import { csvDate, writeCsv } from '../../../platform/csv/write-csv';
import { invalidInput } from '../../../platform/errors/validation-error';
import { money, toMoney } from '../../../platform/money';
import type { PageRequest } from '../../../platform/paging/page';
import { assertMay } from '../../../platform/security/assert-policy';
import type { Viewer } from '../../../platform/security/viewer';
import { maySeeOwnMoney } from '../money.policy';
import { balanceOf, type Period, statementPage } from './statement.query';
import type { SellerBalance } from './statement.types';

type Statement = Awaited<ReturnType<typeof statementPage>> & Period;

const HEAD: readonly MessageKey[] = ['csv.when', 'csv.ledgerKind', 'csv.tracking', 'csv.ledgerAccount', 'csv.amount'];

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
    const head = HEAD.map((key) => text(key, language));
    const file = await writeCsv(head, nodes, ({ occurredAt, kind, trackingNumber, account, amount }) => [
      csvDate(occurredAt),
      text(`csv.ledger.${kind}`, language),
      trackingNumber,
      text(account === 'PAYABLE' ? 'csv.ledger.PAYABLE' : 'csv.ledger.RECEIVABLE', language),
      amount,
    ]);
    return { name: `statement-${csvDate(new Date())}.csv`, text: file, rowCount: nodes.length, totalCount };
  }
}
