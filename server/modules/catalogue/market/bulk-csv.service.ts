/**
 * The market for businesses as CSV, as the trader's table shows it: the same filter, the same order, the headings in
 * the trader's language.
 */
import { injectable, Lifecycle, scoped } from 'tsyringe';
import { type MessageKey, text } from '../../../../schema/messages/text';
import { serverLimits } from '../../../../schema/values/server-limits';
import type { Language } from '../../../../schema/values/accounts/roles';
import type { BulkSort } from '../../../../schema/values/api/sort-options';
import { unitFacts } from '../../../../schema/values/catalogue/units';
import type { CsvFile } from '../../../platform/csv/csv-file';
import { type CsvCell, csvDate, writeCsv } from '../../../platform/csv/write-csv';
import type { Viewer } from '../../../platform/security/viewer';
import { GeographyService } from '../../geography/geography.service';
import { pricePerKg } from './bulk-price';
import { MarketService } from './market.service';
import type { ProductFilterValues } from './search/market-filter.query';
import type { ProductView } from '../products/product.types';
import type { SellPost } from '../sell-posts/sell-post.entity';
import { SellPostReader } from '../sell-posts/sell-post-reader.service';
import { SellersService } from '../../accounts/follows/sellers.service';

const HEAD: readonly MessageKey[] = [
  'csv.product',
  'csv.unit',
  'csv.price',
  'csv.pricePerKg',
  'csv.available',
  'csv.minimum',
  'csv.tiers',
  'csv.seller',
  'csv.location',
  'csv.rating',
];

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
    const { nodes, countAll } = await this.market.bulk(viewer, filter, sort, { first: serverLimits.csvRows });
    const posts = await this.posts.byProducts(nodes.map(({ id }) => id));
    const shops = await this.sellers.businessNames(nodes.map(({ seller }) => seller.id));
    const head = HEAD.map((key) => text(key, language));
    const file = await writeCsv(head, nodes, (product, index) =>
      this.row(product, posts[index] ?? null, shops[index] || product.seller.name, language),
    );
    return { name: `market-${csvDate(new Date())}.csv`, text: file, rowCount: nodes.length, totalCount: await countAll() };
  }

  private async row(product: ProductView, post: SellPost | null, shop: string, language: Language): Promise<CsvCell[]> {
    const { name, unit, customUnitNote, price, available, seller } = product;
    const tiers = post?.tiers.map((tier) => `${tier.minQuantity}+ ${tier.price}`).join('; ') ?? null;
    const rating = seller.ratingCount === 0 ? null : (seller.ratingSum / seller.ratingCount).toFixed(2);
    return [
      name,
      unit === 'OTHERS' ? customUnitNote : unitFacts[unit][language],
      price,
      pricePerKg(product),
      available,
      post?.minQuantity ?? null,
      tiers,
      shop,
      await this.geography.placeName(seller.upazilaId, language),
      rating,
    ];
  }
}
