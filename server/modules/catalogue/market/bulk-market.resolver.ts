import { Arg, Args, ArgsType, FieldResolver, Query, Resolver, Root } from 'type-graphql';
import { injectable } from 'tsyringe';
import { BulkSort } from '../../../../schema/values/api/sort-options';
import { businessBuyers } from '../../../../schema/values/accounts/trade';
import { CSV_COST, CsvFile } from '../../../platform/csv/csv-file';
import { Authorized } from '../../../platform/graphql/authorized';
import { pageArgs } from '../../../platform/graphql/connection';
import type { RequestContext } from '../../../platform/graphql/context';
import type { Viewer } from '../../../platform/security/viewer';
import { DecimalScalar } from '../../../platform/graphql/decimal.scalar';
import { Context, CurrentViewer } from '../../../platform/graphql/viewer-param';
import { BulkCsvService } from './bulk-csv.service';
import { pricePerKg } from './bulk-price';
import type { ProductPage } from '../products/product-pages';
import { MarketService } from './market.service';
import { CompareArgs } from './market.args';
import { ProductFilter } from './market.inputs';
import { ProductConnection, ProductView } from '../products/product.types';
import { Operation } from '../../../platform/graphql/operation';

const which = { nullable: true, description: 'Which items; all by default.' } as const;
const inWhichOrder = { nullable: true, description: 'RELEVANCE where something is searched and NEWEST where not, unless given.' } as const;

@ArgsType()
class BulkPageArgs extends pageArgs() {}

@injectable()
@Resolver(() => ProductView)
export class BulkMarketResolver {
  constructor(
    private readonly market: MarketService,
    private readonly csv: BulkCsvService,
  ) {}

  @Authorized(...businessBuyers)
  @Operation({ keys: 'READ_PRODUCTS' })
  @Query(() => ProductConnection, { description: "What the trader's role may buy: posts for businesses among those for everyone." })
  bulkProducts(
    @CurrentViewer() viewer: Viewer,
    @Args(() => BulkPageArgs) page: BulkPageArgs,
    @Arg('filter', () => ProductFilter, which) filter?: ProductFilter | null,
    @Arg('sort', () => BulkSort, inWhichOrder) sort?: BulkSort | null,
  ): Promise<ProductPage> {
    return this.market.bulk(viewer, filter ?? {}, sort, page);
  }

  @Authorized(...businessBuyers)
  @Operation({ keys: 'READ_PRODUCTS' })
  @Query(() => [ProductView], { description: 'Those of these products that the trader may buy, beside one another; at most 4.' })
  compareProducts(@CurrentViewer() viewer: Viewer, @Args(() => CompareArgs) { ids }: CompareArgs): Promise<ProductView[]> {
    return this.market.comparable(viewer, ids);
  }

  @Authorized(...businessBuyers)
  @Operation({ keys: 'READ_PRODUCTS' })
  @Query(() => CsvFile, { complexity: CSV_COST, description: 'What bulkProducts returns, as a file for a spreadsheet.' })
  bulkProductsCsv(
    @CurrentViewer() viewer: Viewer,
    @Context() { language }: RequestContext,
    @Arg('filter', () => ProductFilter, which) filter?: ProductFilter | null,
    @Arg('sort', () => BulkSort, inWhichOrder) sort?: BulkSort | null,
  ): Promise<CsvFile> {
    return this.csv.make(viewer, language, filter ?? {}, sort);
  }

  @FieldResolver(() => DecimalScalar, {
    name: 'pricePerKg',
    nullable: true,
    description: 'BDT for a kilogram at the price of one unit; null for units without a weight of their own.',
  })
  kilogramPrice(@Root() product: ProductView): string | null {
    return pricePerKg(product);
  }
}
