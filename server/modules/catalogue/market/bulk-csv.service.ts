/**
 * The market for businesses as CSV, as the trader's table shows it: the same filter, the same order, the headings in
 * the trader's language.
 */
import { injectable, Lifecycle, scoped } from 'tsyringe';
import { serverLimits } from '../../../../schema/values/server-limits';
import type { Language } from '../../../../schema/values/accounts/roles';
import type { BulkSort } from '../../../../schema/values/api/sort-options';
import { unitFacts } from '../../../../schema/values/catalogue/units';
import type { CsvFile } from '../../../platform/csv/csv-file';
import { type CsvColumns, writeColumns } from '../../../platform/csv/csv-columns';
import { csvDate } from '../../../platform/csv/write-csv';
import { mapInPortions, pageInPortions } from '../../../platform/paging/portions';
import type { Viewer } from '../../../platform/security/viewer';
import { GeographyService } from '../../geography/geography.service';
import { pricePerKg } from './bulk-price';
import { MarketService } from './market.service';
import type { ProductFilterValues } from './search/market-filter.query';
import type { ProductPage } from '../products/product-pages';
import type { ProductView } from '../products/product.types';
import type { SellPost } from '../sell-posts/sell-post.entity';
import { SellPostReader } from '../sell-posts/sell-post-reader.service';
import { SellersService } from '../../accounts/follows/sellers.service';

interface BulkRow {
  readonly product: ProductView;
  readonly post: SellPost | null;
  /** The name of the seller's business, or the seller's own. */
  readonly shop: string;
  readonly place: string | null;
}

const COLUMNS: CsvColumns<BulkRow> = {
  'csv.product': ({ product }) => product.name,
  'csv.unit': ({ product: { unit, customUnitNote } }, language) => (unit === 'OTHERS' ? customUnitNote : unitFacts[unit][language]),
  'csv.price': ({ product }) => product.price,
  'csv.pricePerKg': ({ product }) => pricePerKg(product),
  'csv.available': ({ product }) => product.available,
  'csv.minimum': ({ post }) => post?.minQuantity ?? null,
  'csv.tiers': ({ post }) => post?.tiers.map((tier) => `${tier.minQuantity}+ ${tier.price}`).join('; ') ?? null,
  'csv.seller': ({ shop }) => shop,
  'csv.location': ({ place }) => place,
  'csv.rating': ({ product: { seller } }) => (seller.ratingCount === 0 ? null : (seller.ratingSum / seller.ratingCount).toFixed(2)),
};

@scoped(Lifecycle.ContainerScoped)
@injectable()
export class BulkCsvService {
  constructor(
    private readonly market: MarketService,
    private readonly posts: SellPostReader,
    private readonly geography: GeographyService,
    private readonly sellers: SellersService,
  ) {}

  async make(viewer: Viewer, language: Language, filter: ProductFilterValues, sort: BulkSort | null | undefined): Promise<CsvFile> {
    const { nodes, countAll } = await pageInPortions<ProductView, ProductPage>({ first: serverLimits.csvRows }, (part) =>
      this.market.bulk(viewer, filter, sort, part),
    );
    const posts = await mapInPortions(nodes, (part) => this.posts.findByProducts(part.map(({ id }) => id)));
    const shops = await mapInPortions(nodes, (part) => this.sellers.businessNames(part.map(({ seller }) => seller.id)));
    const file = await writeColumns({
      columns: COLUMNS,
      language,
      items: nodes,
      rowOf: async (product, index): Promise<BulkRow> => ({
        product,
        post: posts[index] ?? null,
        shop: shops[index] || product.seller.name,
        place: await this.geography.placeName(product.seller.upazilaId, language),
      }),
    });
    return { name: `market-${csvDate(new Date())}.csv`, text: file, rowCount: nodes.length, totalCount: await countAll() };
  }
}
