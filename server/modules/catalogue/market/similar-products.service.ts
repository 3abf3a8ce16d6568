/**
 * Finds products that a user of a product's page might buy as well: of the same category and in stock, the same unit
 * and place first, then the nearest price. One statement.
 */
import { injectable, Lifecycle, scoped } from 'tsyringe';
import { DataSource } from 'typeorm';
import { isUuid } from '../../../platform/uuid';
import type { Viewer } from '../../../platform/security/viewer';
import { ProductReader } from '../products/product-reader.service';
import { maySeeBusinessPosts } from '../products/product.policy';
import type { ProductView } from '../products/product.types';
import { similarProducts } from './single-products.query';

@scoped(Lifecycle.ContainerScoped)
@injectable()
export class SimilarProductsService {
  constructor(
    private readonly db: DataSource,
    private readonly reader: ProductReader,
  ) {}

  /** None for a product that this viewer may not read now. */
  async findSimilar(viewer: Viewer | null, productId: string): Promise<ProductView[]> {
    if (!isUuid(productId)) return [];
    const who = { seesBusinessPosts: maySeeBusinessPosts(viewer), viewerId: viewer?.id ?? null };
    const rows = await this.reader.read(similarProducts(who, productId), { db: this.db });
    return rows.map(({ product }) => product);
  }
}
