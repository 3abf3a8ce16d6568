import { Query, Resolver } from 'type-graphql';
import { injectable } from 'tsyringe';
import { Role } from '../../../../schema/values/accounts/roles';
import { Authorized } from '../../../platform/graphql/authorized';
import type { Viewer } from '../../../platform/security/viewer';
import { CurrentViewer } from '../../../platform/graphql/viewer-param';
import { AdminOverviewService } from './admin-overview.service';
import { AdminOverview } from './admin-overview.types';
import { NEVER, Operation } from '../../../platform/graphql/operation';

@injectable()
@Resolver()
export class AdminOverviewResolver {
  constructor(private readonly overview: AdminOverviewService) {}

  @Authorized(Role.ADMIN)
  @Operation({ keys: NEVER.ADMIN })
  @Query(() => AdminOverview, { description: 'Admin: what waits, and what was done today.' })
  adminOverview(@CurrentViewer() viewer: Viewer): Promise<AdminOverview> {
    return this.overview.figures(viewer);
  }
}
