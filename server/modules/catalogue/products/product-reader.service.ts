/**
 * Reads products the way they are shown: one statement with seller, main image and running deal (product-row.query.ts;
 * TypeORM's relations cost seven times as much). A caller chooses which products and in which order by an inner
 * statement that yields `id` and the sort keys `k1`, `k2`.
 */
import { injectable, Lifecycle, scoped } from 'tsyringe';
import { DataSource } from 'typeorm';
import type { Db } from '../../../platform/db/sql';
import { notFound } from '../../../platform/errors/common-errors';
import type { Viewer } from '../../../platform/security/viewer';
import type { ShownImage } from '../../media/image.entity';
import { descriptionsOf, imagesOf, type ProductDescriptions } from './product-details.query';
import { type CardForm, type ReadCard, readCards } from './product-card.query';
import { type InnerStatement, type ProductCondition, productsWhere, type ReadProduct, readProducts } from './product-row.query';
import { mayReadContent } from './product.policy';
import type { ProductView } from './product.types';

export { beforeDeal, dealBudgetLeft, dealPaidByPlatform, dealPrice, isRunningDeal, joinRunningDeal } from './running-deal.query';
export { cardForm, type CardForm, type ProductCard, type ReadCard } from './product-card.query';
export type { InnerStatement, ProductCondition, ReadProduct } from './product-row.query';
export { changedSince, isInStock, sellable, wasNeverPosted } from './product-state.query';
export { isForEveryone } from '../visible-products.query';
export { mayReadContent } from './product.policy';

@scoped(Lifecycle.ContainerScoped)
@injectable()
export class ProductReader {
  constructor(private readonly db: DataSource) {}

  /** `whole`: with description and all images, for pages about few products. */
  read(inner: InnerStatement, { whole = false, db = this.db }: { whole?: boolean; db?: Db } = {}): Promise<ReadProduct[]> {
    return readProducts(db, inner, { whole });
  }

  /** As `read`, with the columns of these cards. */
  readCards(inner: InnerStatement, form: CardForm, db: Db = this.db): Promise<ReadCard[]> {
    return readCards(db, inner, form);
  }

  /** The whole product that meets this condition; null where there is none. */
  async find(condition: ProductCondition, db: Db = this.db): Promise<ProductView | null> {
    const [product] = await productsWhere(db, condition, { whole: true });
    return product ?? null;
  }

  /**
   * In the order requested, what this viewer may read of products that other records point at (a cart line, an order
   * line, a receipt); null for withdrawn, hidden, deleted and foreign ones. For loaders.
   */
  async readableBy(viewer: Viewer | null, ids: readonly string[]): Promise<(ProductView | null)[]> {
    const products = await this.findByIds(ids);
    return products.map((product) => (product && mayReadContent(viewer, { ...product, sellerId: product.seller.id }) ? product : null));
  }

  /**
   * In the order requested, whatever their state (deleted ones too) and for any viewer; null for an unknown id. The
   * caller decides who sees them.
   */
  async findByIds(
    ids: readonly string[],
    { whole = false, db = this.db }: { whole?: boolean; db?: Db } = {},
  ): Promise<(ProductView | null)[]> {
    const products = await productsWhere(db, { sql: 'p.id = ANY ($1::uuid[])', params: [ids] }, { whole });
    const byId = new Map(products.map((product) => [product.id, product]));
    return ids.map((id) => byId.get(id) ?? null);
  }

  /** Whole products that the caller has just written, in the order requested. */
  async existing(ids: readonly string[]): Promise<ProductView[]> {
    const products = await this.findByIds(ids, { whole: true });
    return products.filter((product) => product !== null);
  }

  async one(id: string): Promise<ProductView> {
    const [product] = await this.existing([id]);
    if (!product) throw notFound();
    return product;
  }

  /** For the texts that lists leave out. */
  async descriptions(ids: readonly string[]): Promise<(ProductDescriptions | null)[]> {
    const descriptions = await descriptionsOf(this.db, ids);
    const byId = new Map(descriptions.map((texts) => [texts.id, texts]));
    return ids.map((id) => byId.get(id) ?? null);
  }

  /** For the `images` field of lists: the main image first. */
  async images(ids: readonly string[]): Promise<ShownImage[][]> {
    const byId = new Map<string, ShownImage[]>(ids.map((id) => [id, []]));
    for (const { productId, image } of await imagesOf(this.db, ids)) byId.get(productId)?.push(image);
    return ids.map((id) => byId.get(id) ?? []);
  }
}
