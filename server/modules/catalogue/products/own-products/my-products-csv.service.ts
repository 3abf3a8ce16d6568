/**
 * A seller's own products as CSV, as the list shows them: the same filter, the same order, the headings in the user's
 * language. Prices in BDT, stock in units.
 */
import { injectable, Lifecycle, scoped } from 'tsyringe';
import { type MessageKey, text } from '../../../../../schema/messages/text';
import { serverLimits } from '../../../../../schema/values/server-limits';
import type { Language } from '../../../../../schema/values/accounts/roles';
import { unitFacts } from '../../../../../schema/values/catalogue/units';
import type { CsvFile } from '../../../../platform/csv/csv-file';
import { type CsvCell, csvDate, writeCsv } from '../../../../platform/csv/write-csv';
import type { Viewer } from '../../../../platform/security/viewer';
import { money, toQuantity } from '../../../../platform/money';
import { CategoriesService } from '../../categories/categories.service';
import type { MyProductQuery } from './my-products.query';
import { MyProductsService } from './my-products.service';
import type { ProductView } from '../product.types';

const HEAD: readonly MessageKey[] = [
  'csv.product',
  'csv.category',
  'csv.unit',
  'csv.ownPrice',
  'csv.buyersPay',
  'csv.onHand',
  'csv.promised',
  'csv.available',
  'csv.status',
  'csv.sold',
  'csv.added',
];

@scoped(Lifecycle.ContainerScoped)
@injectable()
export class MyProductsCsvService {
  constructor(
    private readonly mine: MyProductsService,
    private readonly categories: CategoriesService,
  ) {}

  /** At most `serverLimits.csvRows` rows; it shows how many there would have been. */
  async make(viewer: Viewer, query: MyProductQuery): Promise<CsvFile> {
    const { nodes, countAll } = await this.mine.list(viewer, query, { first: serverLimits.csvRows });
    const head = HEAD.map((key) => text(key, query.language));
    return {
      name: `products-${csvDate(new Date())}.csv`,
      text: await writeCsv(head, nodes, (product) => this.row(product, query.language)),
      rowCount: nodes.length,
      totalCount: await countAll(),
    };
  }

  private row(product: ProductView, language: Language): CsvCell[] {
    const { name, unit, customUnitNote, quantity, available } = product;
    const { nameEn, nameBn } = this.categories.bySlug(product.categorySlug);
    return [
      name,
      language === 'bn' ? nameBn : nameEn,
      unit === 'OTHERS' ? customUnitNote : unitFacts[unit][language],
      product.regularPrice,
      product.price,
      quantity,
      toQuantity(money(quantity).minus(available).toFixed()),
      available,
      text(product.addToSellPost ? 'csv.published.true' : 'csv.published.false', language),
      product.soldQuantity,
      csvDate(product.createdAt),
    ];
  }
}
