import { Arg, Args, Mutation, Query, Resolver } from 'type-graphql';
import { injectable } from 'tsyringe';
import { Role, sellingRoles } from '../../../schema/values/accounts/roles';
import { CSV_COST, CsvFile } from '../../platform/csv/csv-file';
import { Authorized } from '../../platform/graphql/authorized';
import type { RequestContext } from '../../platform/graphql/context';
import { Operation } from '../../platform/graphql/operation';
import { Context, CurrentKey, CurrentViewer } from '../../platform/graphql/viewer-param';
import type { RequestKey } from '../../platform/idempotency/request-key';
import type { Page } from '../../platform/paging/page';
import type { Viewer } from '../../platform/security/viewer';
import { LotCsvService } from './lot-csv.service';
import { LotHoldInput } from './lot-hold.inputs';
import { LotHoldsService } from './lot-holds.service';
import { AllLotsFilter, LotConnection, LotFilter, LotsPageArgs, LotTrace, LotView, TraceLotArgs } from './lot.types';
import { LotsService } from './lots.service';

@injectable()
@Resolver(() => LotView)
export class LotsResolver {
  constructor(
    private readonly lots: LotsService,
    private readonly holds: LotHoldsService,
    private readonly csv: LotCsvService,
  ) {}

  @Authorized(...sellingRoles)
  @Operation({ keys: 'READ_PRODUCTS' })
  @Query(() => LotConnection, { name: 'lots', description: 'The lots of the seller, latest first.' })
  list(
    @CurrentViewer() viewer: Viewer,
    @Args(() => LotsPageArgs) page: LotsPageArgs,
    @Arg('filter', () => LotFilter, { nullable: true, description: 'Which of them; all by default.' }) filter?: LotFilter | null,
  ): Promise<Page<LotView>> {
    return this.lots.list(viewer, filter ?? {}, page);
  }

  @Authorized(Role.ADMIN)
  @Operation({ keys: 'READ_ORDERS' })
  @Query(() => LotConnection, { description: 'Admin: lots of all sellers, latest first.' })
  allLots(
    @CurrentViewer() viewer: Viewer,
    @Args(() => LotsPageArgs) page: LotsPageArgs,
    @Arg('filter', () => AllLotsFilter, { nullable: true, description: 'Which of them; all by default.' }) filter?: AllLotsFilter | null,
  ): Promise<Page<LotView>> {
    return this.lots.all(viewer, filter ?? {}, page);
  }

  @Authorized(...sellingRoles, Role.ADMIN)
  @Operation({ keys: 'READ_ORDERS' })
  @Query(() => LotTrace, {
    nullable: true,
    description:
      'Where a lot came from and where it went. Sellers read one sale each way of their own lots, admins all sales of all lots. Null for any other code.',
  })
  traceLot(@CurrentViewer() viewer: Viewer, @Args(() => TraceLotArgs) { code, skip }: TraceLotArgs): Promise<LotTrace | null> {
    return this.lots.trace(viewer, code, skip);
  }

  @Authorized(...sellingRoles, Role.ADMIN)
  @Operation({ keys: 'READ_ORDERS' })
  @Query(() => CsvFile, {
    complexity: CSV_COST,
    description: 'What traceLot returns, as a file with the key data elements of harvesting, shipping, receiving and transforming.',
  })
  lotCsv(
    @CurrentViewer() viewer: Viewer,
    @Context() { language }: RequestContext,
    @Arg('code', () => String, { description: 'The code of the lot, as on its label.' }) code: string,
  ): Promise<CsvFile> {
    return this.csv.make(viewer, code, language);
  }

  @Authorized(...sellingRoles, Role.ADMIN)
  @Operation({ keys: 'WRITE_PRODUCTS' })
  @Mutation(() => LotView, {
    description: 'Stops everything from being taken from a lot: its product leaves the market until the lot is released.',
  })
  holdLot(
    @CurrentViewer() viewer: Viewer,
    @CurrentKey() key: RequestKey | null,
    @Arg('input', () => LotHoldInput, { description: 'The lot and why.' }) input: LotHoldInput,
  ): Promise<LotView> {
    return this.holds.hold(viewer, input, key);
  }

  @Authorized(...sellingRoles, Role.ADMIN)
  @Operation({ keys: 'WRITE_PRODUCTS' })
  @Mutation(() => LotView, { description: 'Ends a hold. The sell post stays paused until its seller resumes it.' })
  releaseLot(
    @CurrentViewer() viewer: Viewer,
    @CurrentKey() key: RequestKey | null,
    @Arg('input', () => LotHoldInput, { description: 'The lot and why.' }) input: LotHoldInput,
  ): Promise<LotView> {
    return this.holds.release(viewer, input, key);
  }
}
