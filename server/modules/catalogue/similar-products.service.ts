/** What else a reader of a product's page might buy: of the same category and in stock, the same unit and place first, then the nearest price. One SQL. */
import { injectable, Lifecycle, scoped } from 'tsyringe';
import { DataSource } from 'typeorm';
import { limits } from '../../../schema/values/limits';
import { isUuid } from '../../platform/db/uuid';
import type { Viewer } from '../../platform/graphql/context';
import { Params } from './keyset';
import { visibleSql } from './market-query';
import { ProductReader } from './product-reader.service';
import { maySeeBusinessPosts } from './product.policy';
import type { ProductView } from './product.types';

@scoped(Lifecycle.ContainerScoped)
@injectable()
export class SimilarProductsService {
  constructor(
    private readonly db: DataSource,
    private readonly reader: ProductReader,
  ) {}

  /** None for a product that was never on the market for this reader. */
  async of(viewer: Viewer | null, productId: string): Promise<ProductView[]> {
    if (!isUuid(productId)) return [];
    const params = new Params();
    const place = params.add(productId);
    const seesBusinessPosts = maySeeBusinessPosts(viewer);
    const visible = visibleSql({ seesBusinessPosts, viewerId: viewer?.id ?? null }, params);
    const text = `
      SELECT p.id, ((p.unit = base.unit)::int * 4 + (p.upazila_id IS NOT DISTINCT FROM base.upazila_id)::int
          + (p.district_id IS NOT DISTINCT FROM base.district_id)::int + (p.division_id IS NOT DISTINCT FROM base.division_id)::int) AS k1,
        -abs(ln(greatest(p.price, 0.01) / greatest(base.price, 0.01))) AS k2
      FROM products base JOIN products p ON p.category_slug = base.category_slug AND p.id <> base.id JOIN users s ON s.id = p.seller_id
      WHERE base.id = ${place} AND base.published_at IS NOT NULL AND base.deleted_at IS NULL AND base.hidden_at IS NULL
        AND (${params.add(seesBusinessPosts)} OR base.audience = 'EVERYONE') AND ${visible} AND p.on_hand > p.reserved
      ORDER BY k1 DESC, k2 DESC, p.id DESC LIMIT ${limits.similarShown}`;
    const found = await this.reader.read({ text, params: params.values, direction: 'DESC' }, { db: this.db });
    return found.map(({ product }) => product);
  }
}
