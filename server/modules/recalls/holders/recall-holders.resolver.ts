import { Arg, Args, Query, Resolver } from 'type-graphql';
import { injectable } from 'tsyringe';
import { Role, sellingRoles } from '../../../../schema/values/accounts/roles';
import { CSV_COST, CsvFile } from '../../../platform/csv/csv-file';
import { Authorized } from '../../../platform/graphql/authorized';
import type { RequestContext } from '../../../platform/graphql/context';
import { Operation } from '../../../platform/graphql/operation';
import { Context, CurrentViewer } from '../../../platform/graphql/viewer-param';
import type { Viewer } from '../../../platform/security/viewer';
import { RecallCsvService } from './recall-csv.service';
import { RecallHoldersService } from './recall-holders.service';
import { LotProblems, RecallHolders, RecallHoldersArgs } from './recall-holders.types';

@injectable()
@Resolver()
export class RecallHoldersResolver {
  constructor(
    private readonly holders: RecallHoldersService,
    private readonly csv: RecallCsvService,
  ) {}

  @Authorized(...sellingRoles, Role.ADMIN)
  @Operation({ keys: 'READ_ORDERS' })
  @Query(() => RecallHolders, {
    nullable: true,
    description:
      'Who had some of a recalled lot, of the same goods in another unit and of lots made of these: what was found, stated and notified. Sellers read what was sold of their own lots, admins all. Null for another seller’s lot and for one that was not recalled.',
  })
  recallHolders(
    @CurrentViewer() viewer: Viewer,
    @Args(() => RecallHoldersArgs) { code, after }: RecallHoldersArgs,
  ): Promise<RecallHolders | null> {
    return this.holders.list(viewer, code, after ?? null);
  }

  @Authorized(...sellingRoles, Role.ADMIN)
  @Operation({ keys: 'READ_ORDERS' })
  @Query(() => LotProblems, {
    nullable: true,
    description:
      'What buyers reported of goods of a lot, recalled or not: sellers read what concerns their own lots, admins also what was made of it. Null for another seller’s lot.',
  })
  lotProblems(
    @CurrentViewer() viewer: Viewer,
    @Args(() => RecallHoldersArgs) { code, after }: RecallHoldersArgs,
  ): Promise<LotProblems | null> {
    return this.holders.problems(viewer, code, after ?? null);
  }

  @Authorized(...sellingRoles, Role.ADMIN)
  @Operation({ keys: 'READ_ORDERS' })
  @Query(() => CsvFile, {
    complexity: CSV_COST,
    description: 'What recallHolders returns, as a file: for the same readers, with phones to call.',
  })
  recallCsv(
    @CurrentViewer() viewer: Viewer,
    @Context() { language }: RequestContext,
    @Arg('code', () => String, { description: 'The code of the lot, as on its label.' }) code: string,
  ): Promise<CsvFile> {
    return this.csv.make(viewer, code, language);
  }
}
