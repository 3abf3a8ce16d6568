import { Arg, Args, ID, Query, Resolver } from 'type-graphql';
import { injectable } from 'tsyringe';
import { Role } from '../../../../../schema/values/accounts/roles';
import { MyProductSort } from '../../../../../schema/values/api/sort-options';
import { CSV_COST, CsvFile } from '../../../../platform/csv/csv-file';
import { Authorized } from '../../../../platform/graphql/authorized';
import type { RequestContext } from '../../../../platform/graphql/context';
import type { Viewer } from '../../../../platform/security/viewer';
import { Context, CurrentViewer } from '../../../../platform/graphql/viewer-param';
import type { ProductPage } from '../product-pages';
import { ProductConnection, ProductView } from '../product.types';
import { MyProductPageArgs } from './my-products.args';
import { MyProductFilter } from './my-products.inputs';
import { MyProductsCsvService } from './my-products-csv.service';
import { MyProductsService } from './my-products.service';
import { Operation } from '../../../../platform/graphql/operation';

@injectable()
@Resolver()
export class MyProductsResolver {
  constructor(
    private readonly mine: MyProductsService,
    private readonly csv: MyProductsCsvService,
  ) {}

  @Authorized(Role.PRODUCER, Role.SUPERSALER, Role.WHOLESALER)
  @Operation({ keys: 'READ_PRODUCTS' })
  @Query(() => ProductConnection, { description: "The seller's own products, on the market or not." })
  myProducts(
    @CurrentViewer() viewer: Viewer,
    @Context() { language }: RequestContext,
    @Args(() => MyProductPageArgs) page: MyProductPageArgs,
    @Arg('filter', () => MyProductFilter, { nullable: true, description: 'Which products; all where it is left out.' })
    filter?: MyProductFilter | null,
    @Arg('sort', () => MyProductSort, { nullable: true, description: 'Newest first by default.' }) sort?: MyProductSort | null,
  ): Promise<ProductPage> {
    return this.mine.list(viewer, { filter, sort, language }, page);
  }

  @Authorized(Role.PRODUCER, Role.SUPERSALER, Role.WHOLESALER)
  @Operation({ keys: 'READ_PRODUCTS' })
  @Query(() => CsvFile, { complexity: CSV_COST, description: 'What myProducts returns, as a file for a spreadsheet.' })
  myProductsCsv(
    @CurrentViewer() viewer: Viewer,
    @Context() { language }: RequestContext,
    @Arg('filter', () => MyProductFilter, { nullable: true, description: 'Which products; all where it is left out.' })
    filter?: MyProductFilter | null,
    @Arg('sort', () => MyProductSort, { nullable: true, description: 'Newest first by default.' }) sort?: MyProductSort | null,
  ): Promise<CsvFile> {
    return this.csv.make(viewer, { filter, sort, language });
  }

  @Authorized(Role.PRODUCER, Role.SUPERSALER, Role.WHOLESALER)
  @Operation({ keys: 'READ_PRODUCTS' })
  @Query(() => ProductView, { nullable: true, description: "One of the seller's own products, on the market or not; null for another's." })
  myProduct(
    @CurrentViewer() viewer: Viewer,
    @Arg('id', () => ID, { description: 'The product.' }) id: string,
  ): Promise<ProductView | null> {
    return this.mine.one(viewer, id);
  }
}
