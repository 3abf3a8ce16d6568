/**
 * Shows every product of the market to admins, whatever its standing; latest added first, three statements a page.
 * Deciding is ProductModerationService's.
 */
import { Lifecycle, scoped } from 'tsyringe';
import { DataSource } from 'typeorm';
import { searchRules } from '../../../../schema/rules/shared/search.rules';
import { listPage } from '../../../platform/db/list-query';
import type { Db } from '../../../platform/db/sql';
import { isUuid } from '../../../platform/uuid';
import { notFound } from '../../../platform/errors/common-errors';
import type { Page, PageRequest } from '../../../platform/paging/page';
import type { Viewer } from '../../../platform/security/viewer';
import { parseWith } from '../../../platform/validation/parse-with';
import { assertMay } from '../../../platform/security/assert-policy';
import { ProductReader } from '../products/product-reader.service';
import { mayModerateProducts } from '../products/product.policy';
import type { ModeratedProduct } from './moderated-product.types';
import {
  moderatedProduct,
  moderatedProducts,
  namedSql,
  type ProductFilter,
  productsLike,
  type StandingRow,
} from './moderated-products.query';

export { namedSql };

export type ModeratedFilter = ProductFilter & PageRequest;

@scoped(Lifecycle.ContainerScoped)
export class ModeratedProductsService {
  constructor(
    private readonly db: DataSource,
    private readonly reader: ProductReader,
  ) {}

  async list(admin: Viewer, filter: ModeratedFilter): Promise<Page<ModeratedProduct>> {
    assertMay(mayModerateProducts(admin));
    const { search } = await parseWith(searchRules, filter);
    const page = await listPage(this.db, moderatedProducts, filter, productsLike({ ...filter, search }));
    return { ...page, nodes: await this.whole(this.db, page.nodes) };
  }

  async findById(admin: Viewer, id: string, db: Db = this.db): Promise<ModeratedProduct> {
    assertMay(mayModerateProducts(admin));
    const row = isUuid(id) ? await moderatedProduct(db, id) : null;
    const [product] = row ? await this.whole(db, [row]) : [];
    if (!product) throw notFound();
    return product;
  }

  private async whole(db: Db, standings: readonly StandingRow[]): Promise<ModeratedProduct[]> {
    if (standings.length === 0) return [];
    const products = await this.reader.findByIds(
      standings.map(({ id }) => id),
      { db },
    );
    return standings.flatMap((standing, index) => {
      const product = products[index];
      return product ? [{ ...standing, product }] : [];
    });
  }
}
