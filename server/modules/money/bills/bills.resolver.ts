import { Arg, Args, ID, Mutation, Query, Resolver } from 'type-graphql';
import { injectable } from 'tsyringe';
import { Role, sellingRoles } from '../../../../schema/values/accounts/roles';
import { CSV_COST, CsvFile } from '../../../platform/csv/csv-file';
import { Authorized } from '../../../platform/graphql/authorized';
import type { RequestContext } from '../../../platform/graphql/context';
import { Context, CurrentViewer } from '../../../platform/graphql/viewer-param';
import type { Page } from '../../../platform/paging/page';
import type { Viewer } from '../../../platform/security/viewer';
import { BillingTermsService } from './billing-terms.service';
import { BillFilter, BillPageArgs, TaxNumberInput } from './bills.inputs';
import { BillsService } from './bills.service';
import { Bill, BillConnection, BillingStatus } from './bills.types';
import { NEVER, Operation } from '../../../platform/graphql/operation';

const id = { description: 'The bill.' };

@injectable()
@Resolver(() => Bill)
export class BillsResolver {
  constructor(
    private readonly allBills: BillsService,
    private readonly terms: BillingTermsService,
  ) {}

  @Authorized(...sellingRoles, Role.ADMIN)
  @Operation({ keys: 'READ_MONEY' })
  @Query(() => BillConnection, {
    description: "Commission bills: a seller's own, all for admins. Latest first; with the state OPEN or OVERDUE those that are due first.",
  })
  bills(
    @CurrentViewer() viewer: Viewer,
    @Args(() => BillPageArgs) page: BillPageArgs,
    @Arg('filter', () => BillFilter, { nullable: true, description: 'Which bills; all by default.' }) filter?: BillFilter | null,
  ): Promise<Page<Bill>> {
    return this.allBills.list(viewer, filter ?? {}, page);
  }

  @Authorized(...sellingRoles, Role.ADMIN)
  @Operation({ keys: 'READ_MONEY' })
  @Query(() => Bill, { description: 'One bill, for its seller and admins.' })
  bill(@CurrentViewer() viewer: Viewer, @Arg('id', () => ID, id) billId: string): Promise<Bill> {
    return this.allBills.findById(viewer, billId);
  }

  @Authorized(...sellingRoles, Role.ADMIN)
  @Operation({ keys: 'READ_MONEY' })
  @Query(() => CsvFile, { complexity: CSV_COST, description: 'The lines of a bill, as a file for a spreadsheet.' })
  billCsv(
    @CurrentViewer() viewer: Viewer,
    @Context() { language }: RequestContext,
    @Arg('id', () => ID, id) billId: string,
  ): Promise<CsvFile> {
    return this.allBills.csv(viewer, billId, language);
  }

  @Authorized(...sellingRoles)
  @Operation({ keys: 'READ_MONEY' })
  @Query(() => BillingStatus, { description: "What of the viewer's bills is overdue, and the tax number printed on them." })
  myBilling(@CurrentViewer() viewer: Viewer): Promise<BillingStatus> {
    return this.allBills.status(viewer);
  }

  @Authorized(...sellingRoles)
  @Operation({ keys: NEVER.DOCUMENTS })
  @Mutation(() => BillingStatus, { description: "The viewer's Business Identification Number, printed on bills from the next one on." })
  async setTaxNumber(
    @CurrentViewer() viewer: Viewer,
    @Arg('input', { description: 'The number.' }) { taxNumber }: TaxNumberInput,
  ): Promise<BillingStatus> {
    await this.terms.setTaxNumber(viewer, taxNumber);
    return this.allBills.status(viewer);
  }
}
