import { Arg, Args, ID, Query, Resolver } from 'type-graphql';
import { injectable } from 'tsyringe';
import { sellingRoles } from '../../../schema/values/accounts/roles';
import { CustomerSort } from '../../../schema/values/api/sort-options';
import { CSV_COST, CsvFile } from '../../platform/csv/csv-file';
import { Authorized } from '../../platform/graphql/authorized';
import type { Page } from '../../platform/paging/page';
import type { RequestContext } from '../../platform/graphql/context';
import type { Viewer } from '../../platform/security/viewer';
import { Context, CurrentViewer } from '../../platform/graphql/viewer-param';
import { Customer, CustomerConnection } from './customer.types';
import { CustomerFilter, CustomerPageArgs } from './customers.inputs';
import { CustomersService } from './customers.service';
import { Operation } from '../../platform/graphql/operation';

const which = { nullable: true, description: 'Which customers; all by default.' } as const;
const inWhichOrder = { nullable: true, defaultValue: CustomerSort.NAME_ASC, description: 'By name unless given.' } as const;

@injectable()
@Resolver(() => Customer)
export class CustomersResolver {
  constructor(private readonly customers: CustomersService) {}

  @Authorized(...sellingRoles)
  @Operation({ keys: 'READ_ORDERS' })
  @Query(() => CustomerConnection, { description: 'Who ordered from the viewer.' })
  myCustomers(
    @CurrentViewer() viewer: Viewer,
    @Context() { language }: RequestContext,
    @Args(() => CustomerPageArgs) page: CustomerPageArgs,
    @Arg('filter', () => CustomerFilter, which) filter?: CustomerFilter | null,
    @Arg('sort', () => CustomerSort, inWhichOrder) sort?: CustomerSort | null,
  ): Promise<Page<Customer>> {
    return this.customers.list(viewer, { filter: filter ?? null, sort: sort ?? CustomerSort.NAME_ASC, language }, page);
  }

  @Authorized(...sellingRoles)
  @Operation({ keys: 'READ_ORDERS' })
  @Query(() => Customer, { nullable: true, description: "One of the viewer's customers; NOT_FOUND for any other user." })
  myCustomer(@CurrentViewer() viewer: Viewer, @Arg('id', () => ID, { description: 'The customer.' }) id: string): Promise<Customer> {
    return this.customers.findById(viewer, id);
  }

  @Authorized(...sellingRoles)
  @Operation({ keys: 'READ_ORDERS' })
  @Query(() => CsvFile, { complexity: CSV_COST, description: 'What myCustomers returns, as a file for a spreadsheet.' })
  customersCsv(
    @CurrentViewer() viewer: Viewer,
    @Context() { language }: RequestContext,
    @Arg('filter', () => CustomerFilter, which) filter?: CustomerFilter | null,
    @Arg('sort', () => CustomerSort, inWhichOrder) sort?: CustomerSort | null,
  ): Promise<CsvFile> {
    return this.customers.csv(viewer, { filter: filter ?? null, sort: sort ?? CustomerSort.NAME_ASC, language });
  }
}
