/** The money of all sellers for admins: what is owed, the months of the ledger, who owes most. */
import { injectable, Lifecycle, scoped } from 'tsyringe';
import { DataSource } from 'typeorm';
import { serverLimits } from '../../../../schema/values/server-limits';
import { assertMay } from '../../../platform/security/assert-policy';
import type { Viewer } from '../../../platform/security/viewer';
import { overdueOfAll } from '../bills/bills.query';
import { mayRunMoney } from '../money.policy';
import { closableMonth, debtors, monthFigures, totalsOfSellers, figuresOfMonth } from './money-overview.query';
import type { MoneyOverview } from './money-overview.types';

@scoped(Lifecycle.ContainerScoped)
@injectable()
export class MoneyOverviewService {
  constructor(private readonly db: DataSource) {}

  /** Six statements. */
  async read(admin: Viewer): Promise<MoneyOverview> {
    assertMay(mayRunMoney(admin));
    const [totals, overdue, closable, months, owing] = await Promise.all([
      totalsOfSellers(this.db),
      overdueOfAll(this.db),
      closableMonth(this.db),
      monthFigures(this.db, serverLimits.dashboardMonths),
      debtors(this.db, serverLimits.debtors),
    ]);
    return {
      id: 'money',
      ...totals,
      overdue: overdue.amount,
      overdueBills: overdue.count,
      closableMonth: closable,
      closable: closable === null ? null : await figuresOfMonth(this.db, closable),
      months,
      debtors: owing,
    };
  }
}
