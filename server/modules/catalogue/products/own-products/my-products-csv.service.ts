/**
 * A seller's own products as CSV, as the list shows them: the same filter, the same order, the headings in the user's
 * language. Prices in BDT, stock in units.
 */
import { injectable, Lifecycle, scoped } from 'tsyringe';
import { text } from '../../../../../schema/messages/text';
import { serverLimits } from '../../../../../schema/values/server-limits';
import { unitFacts } from '../../../../../schema/values/catalogue/units';
import type { CsvFile } from '../../../../platform/csv/csv-file';
import { type CsvColumns, writeColumns } from '../../../../platform/csv/csv-columns';
import { csvDate } from '../../../../platform/csv/write-csv';
import type { Viewer } from '../../../../platform/security/viewer';
import { money, toQuantity } from '../../../../platform/money';
import { CategoriesService } from '../../categories/categories.service';
import type { Category } from '../../categories/category.types';
import type { MyProductQuery } from './my-products.query';
import { MyProductsService } from './my-products.service';
import type { ProductView } from '../product.types';

interface OwnRow {
  readonly product: ProductView;
  readonly category: Pick<Category, 'nameEn' | 'nameBn'>;
}

const COLUMNS: CsvColumns<OwnRow> = {
  'csv.product': ({ product }) => product.name,
  'csv.category': ({ category }, language) => (language === 'bn' ? category.nameBn : category.nameEn),
  'csv.unit': ({ product: { unit, customUnitNote } }, language) => (unit === 'OTHERS' ? customUnitNote : unitFacts[unit][language]),
  'csv.ownPrice': ({ product }) => product.regularPrice,
  'csv.buyersPay': ({ product }) => product.price,
  'csv.onHand': ({ product }) => product.quantity,
  'csv.promised': ({ product }) => toQuantity(money(product.quantity).minus(product.available).toFixed()),
  'csv.available': ({ product }) => product.available,
  'csv.status': ({ product }, language) => text(product.addToSellPost ? 'csv.published.true' : 'csv.published.false', language),
  'csv.sold': ({ product }) => product.soldQuantity,
  'csv.added': ({ product }) => csvDate(product.createdAt),
};

@scoped(Lifecycle.ContainerScoped)
@injectable()
export class MyProductsCsvService {
  constructor(
    private readonly mine: MyProductsService,
    private readonly categories: CategoriesService,
  ) {}

  /** At most `serverLimits.csvRows` rows; it shows how many there would have been. */
  async make(viewer: Viewer, query: MyProductQuery): Promise<CsvFile> {
    const { nodes, countAll } = await this.mine.whole(viewer, query, serverLimits.csvRows);
    return {
      name: `products-${csvDate(new Date())}.csv`,
      text: await writeColumns({
        columns: COLUMNS,
        language: query.language,
        items: nodes,
        rowOf: (product): OwnRow => ({ product, category: this.categories.findBySlug(product.categorySlug) }),
      }),
      rowCount: nodes.length,
      totalCount: await countAll(),
    };
  }
}
