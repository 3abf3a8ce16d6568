import { Args, Mutation, Query, Resolver } from 'type-graphql';
import { injectable } from 'tsyringe';
import { Role } from '../../../../schema/values/accounts/roles';
import { CSV_COST, CsvFile } from '../../../platform/csv/csv-file';
import { Authorized } from '../../../platform/graphql/authorized';
import type { RequestContext } from '../../../platform/graphql/context';
import type { Viewer } from '../../../platform/security/viewer';
import { Context, CurrentViewer } from '../../../platform/graphql/viewer-param';
import { ExportAuditArgs, ExportProductsArgs, ExportUsersArgs } from './list-exports.args';
import { ListExportsService } from './list-exports.service';
import { MarketMoneyService } from '../overview/market-money.service';
import { MarketMonth } from '../overview/market-money.types';
import { NEVER, Operation } from '../../../platform/graphql/operation';

@injectable()
@Resolver()
export class ListExportsResolver {
  constructor(
    private readonly exports: ListExportsService,
    private readonly money: MarketMoneyService,
  ) {}

  @Authorized(Role.ADMIN)
  @Operation({ keys: NEVER.ADMIN })
  @Query(() => [MarketMonth], { description: 'Admin: money and orders of the whole market, the last twelve months, oldest first.' })
  marketMonths(@CurrentViewer() viewer: Viewer): Promise<MarketMonth[]> {
    return this.money.months(viewer);
  }

  @Authorized(Role.ADMIN)
  @Operation({ keys: NEVER.ADMIN })
  @Mutation(() => CsvFile, {
    complexity: CSV_COST,
    description: 'Admin: accounts as a file for a spreadsheet; written into the audit trail.',
  })
  exportUsers(
    @CurrentViewer() viewer: Viewer,
    @Context() { language }: RequestContext,
    @Args(() => ExportUsersArgs) filter: ExportUsersArgs,
  ): Promise<CsvFile> {
    return this.exports.users(viewer, language, filter);
  }

  @Authorized(Role.ADMIN)
  @Operation({ keys: NEVER.ADMIN })
  @Mutation(() => CsvFile, {
    complexity: CSV_COST,
    description: 'Admin: products of all sellers as a file for a spreadsheet; written into the audit trail.',
  })
  exportProducts(
    @CurrentViewer() viewer: Viewer,
    @Context() { language }: RequestContext,
    @Args(() => ExportProductsArgs) filter: ExportProductsArgs,
  ): Promise<CsvFile> {
    return this.exports.productList(viewer, language, filter);
  }

  @Authorized(Role.ADMIN)
  @Operation({ keys: NEVER.ADMIN })
  @Mutation(() => CsvFile, {
    complexity: CSV_COST,
    description: 'Admin: the audit trail as a file for a spreadsheet; the export itself is written into it.',
  })
  exportAudit(
    @CurrentViewer() viewer: Viewer,
    @Context() { language }: RequestContext,
    @Args(() => ExportAuditArgs) filter: ExportAuditArgs,
  ): Promise<CsvFile> {
    return this.exports.auditTrail(viewer, language, filter);
  }
}
