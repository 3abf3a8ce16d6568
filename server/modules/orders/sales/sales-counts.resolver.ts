import { Arg, Query, Resolver } from 'type-graphql';
import { injectable } from 'tsyringe';
import { sellingRoles } from '../../../../schema/values/accounts/roles';
import { Authorized } from '../../../platform/graphql/authorized';
import type { Viewer } from '../../../platform/security/viewer';
import { CurrentViewer } from '../../../platform/graphql/viewer-param';
import { OrderFilter } from '../orders/orders.inputs';
import { SalesCountsService } from './sales-counts.service';
import { SalesCounts } from './sales-counts.types';
import { Operation } from '../../../platform/graphql/operation';

@injectable()
@Resolver()
export class SalesCountsResolver {
  constructor(private readonly counts: SalesCountsService) {}

  @Authorized(...sellingRoles)
  @Operation({ keys: 'READ_ORDERS' })
  @Query(() => SalesCounts, { description: 'Orders placed with the viewer, counted by state and by district.' })
  salesCounts(
    @CurrentViewer() viewer: Viewer,
    @Arg('filter', () => OrderFilter, { nullable: true, description: 'Which orders; all by default.' }) filter?: OrderFilter | null,
  ): Promise<SalesCounts> {
    return this.counts.findForSeller(viewer, filter ?? null);
  }
}
