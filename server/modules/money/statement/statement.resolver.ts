import { Args, Query, Resolver } from 'type-graphql';
import { injectable } from 'tsyringe';
import { sellingRoles } from '../../../../schema/values/accounts/roles';
import { CSV_COST, CsvFile } from '../../../platform/csv/csv-file';
import { Authorized } from '../../../platform/graphql/authorized';
import type { RequestContext } from '../../../platform/graphql/context';
import { Context, CurrentViewer } from '../../../platform/graphql/viewer-param';
import type { Viewer } from '../../../platform/security/viewer';
import { StatementArgs, StatementPageArgs } from './statement.inputs';
import { StatementService } from './statement.service';
import { LedgerEntryConnection, SellerBalance } from './statement.types';
import { Operation } from '../../../platform/graphql/operation';

@injectable()
@Resolver()
export class StatementResolver {
  constructor(private readonly statement: StatementService) {}

  @Authorized(...sellingRoles)
  @Operation({ keys: 'READ_MONEY' })
  @Query(() => SellerBalance, { description: 'What the viewer and the platform owe each other.' })
  myBalance(@CurrentViewer() viewer: Viewer): Promise<SellerBalance> {
    return this.statement.balance(viewer);
  }

  @Authorized(...sellingRoles)
  @Operation({ keys: 'READ_MONEY' })
  @Query(() => LedgerEntryConnection, { description: "The viewer's statement of a period, latest first." })
  myLedger(
    @CurrentViewer() viewer: Viewer,
    @Args(() => StatementPageArgs) args: StatementPageArgs,
  ): Promise<Omit<LedgerEntryConnection, 'edges'>> {
    const { fromMonth = null, untilMonth = null, ...page } = args;
    return this.statement.page(viewer, { fromMonth, untilMonth }, page);
  }

  @Authorized(...sellingRoles)
  @Operation({ keys: 'READ_MONEY' })
  @Query(() => CsvFile, { complexity: CSV_COST, description: 'What myLedger returns, as a file for a spreadsheet.' })
  myLedgerCsv(
    @CurrentViewer() viewer: Viewer,
    @Context() { language }: RequestContext,
    @Args(() => StatementArgs) { fromMonth = null, untilMonth = null }: StatementArgs,
  ): Promise<CsvFile> {
    return this.statement.csv(viewer, language, { fromMonth, untilMonth });
  }
}
