import { Arg, Mutation, Query, Resolver } from 'type-graphql';
import { injectable } from 'tsyringe';
import { Role } from '../../../../schema/values/accounts/roles';
import { Authorized } from '../../../platform/graphql/authorized';
import { MonthScalar } from '../../../platform/graphql/calendar.scalar';
import { CurrentKey, CurrentViewer } from '../../../platform/graphql/viewer-param';
import type { RequestKey } from '../../../platform/idempotency/request-key';
import type { Viewer } from '../../../platform/security/viewer';
import { LedgerMonthsService } from './ledger-months.service';
import { MoneyOverviewService } from './money-overview.service';
import { LedgerMonth, MoneyOverview } from './money-overview.types';
import { NEVER, Operation } from '../../../platform/graphql/operation';

@injectable()
@Resolver()
export class MoneyOverviewResolver {
  constructor(
    private readonly overview: MoneyOverviewService,
    private readonly months: LedgerMonthsService,
  ) {}

  @Authorized(Role.ADMIN)
  @Operation({ keys: NEVER.ADMIN })
  @Query(() => MoneyOverview, { description: 'Admin: what is owed, by whom, and the months of the ledger.' })
  moneyOverview(@CurrentViewer() viewer: Viewer): Promise<MoneyOverview> {
    return this.overview.read(viewer);
  }

  @Authorized(Role.ADMIN)
  @Operation({ keys: NEVER.ADMIN })
  @Mutation(() => LedgerMonth, {
    description:
      'Admin: the earliest open month takes no more entries, once it is over; there is no way back. What comes late is dated to the next month.',
  })
  closeMonth(
    @CurrentViewer() viewer: Viewer,
    @CurrentKey() key: RequestKey | null,
    @Arg('month', () => MonthScalar, { description: '`MoneyOverview.closableMonth`.' }) month: string,
  ): Promise<LedgerMonth> {
    return this.months.close(viewer, month, key);
  }
}
