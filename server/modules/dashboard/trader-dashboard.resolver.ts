import { Query, Resolver } from 'type-graphql';
import { injectable } from 'tsyringe';
import { businessBuyers } from '../../../schema/values/accounts/trade';
import { Authorized } from '../../platform/graphql/authorized';
import type { Viewer } from '../../platform/security/viewer';
import { CurrentViewer } from '../../platform/graphql/viewer-param';
import { TraderDashboardService } from './trader-dashboard.service';
import { TraderDashboard } from './trader-dashboard.types';
import { Operation } from '../../platform/graphql/operation';

@injectable()
@Resolver(() => TraderDashboard)
export class TraderDashboardResolver {
  constructor(private readonly dashboard: TraderDashboardService) {}

  @Authorized(...businessBuyers)
  @Operation({ keys: 'READ_ORDERS' })
  @Query(() => TraderDashboard, { description: "The signed-in trader's own figures." })
  traderDashboard(@CurrentViewer() viewer: Viewer): Promise<TraderDashboard> {
    return this.dashboard.findForTrader(viewer);
  }
}
