import { Arg, Query, Resolver } from 'type-graphql';
import { injectable } from 'tsyringe';
import { sellingRoles } from '../../../../schema/values/accounts/roles';
import { OrderSort } from '../../../../schema/values/api/sort-options';
import { CSV_COST, CsvFile } from '../../../platform/csv/csv-file';
import { Authorized } from '../../../platform/graphql/authorized';
import type { RequestContext } from '../../../platform/graphql/context';
import type { Viewer } from '../../../platform/security/viewer';
import { Context, CurrentViewer } from '../../../platform/graphql/viewer-param';
import { OrderFilter } from '../orders/orders.inputs';
import { SalesCsvService } from './sales-csv.service';
import { Operation } from '../../../platform/graphql/operation';

@injectable()
@Resolver()
export class SalesCsvResolver {
  constructor(private readonly csv: SalesCsvService) {}

  @Authorized(...sellingRoles)
  @Operation({ keys: 'READ_ORDERS' })
  @Query(() => CsvFile, { complexity: CSV_COST, description: 'What mySales returns, as a file for a spreadsheet.' })
  salesCsv(
    @CurrentViewer() viewer: Viewer,
    @Context() { language }: RequestContext,
    @Arg('filter', () => OrderFilter, { nullable: true, description: 'Which orders; all by default.' }) filter?: OrderFilter | null,
    @Arg('sort', () => OrderSort, { nullable: true, defaultValue: OrderSort.LATEST, description: 'Combines with the filter.' })
    sort?: OrderSort | null,
  ): Promise<CsvFile> {
    return this.csv.make(viewer, language, filter ?? null, sort ?? OrderSort.LATEST);
  }
}
