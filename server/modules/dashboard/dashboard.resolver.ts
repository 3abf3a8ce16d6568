import { Query, Resolver } from 'type-graphql';
import { injectable } from 'tsyringe';
import { sellingRoles } from '../../../schema/values/accounts/roles';
import { Authorized } from '../../platform/graphql/authorized';
import type { Viewer } from '../../platform/security/viewer';
import { CurrentViewer } from '../../platform/graphql/viewer-param';
import { DashboardService } from './dashboard.service';
import { SellerDashboard } from './dashboard.types';
import { Operation } from '../../platform/graphql/operation';

@injectable()
@Resolver(() => SellerDashboard)
export class DashboardResolver {
  constructor(private readonly dashboard: DashboardService) {}

  @Authorized(...sellingRoles)
  @Operation({ keys: 'READ_ORDERS' })
  @Query(() => SellerDashboard, { description: "The signed-in seller's own figures." })
  sellerDashboard(@CurrentViewer() viewer: Viewer): Promise<SellerDashboard> {
    return this.dashboard.findForSeller(viewer);
  }
}
