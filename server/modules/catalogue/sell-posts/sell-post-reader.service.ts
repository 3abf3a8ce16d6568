/** Reads sell posts with their prices by quantity, each list in one statement. Who may see what is with the callers. */
import { injectable, Lifecycle, scoped } from 'tsyringe';
import { DataSource } from 'typeorm';
import { notFound } from '../../../platform/errors/common-errors';
import { type StockDays, stockDaysOf } from '../lots/stock-days.query';
import type { SellPost } from './sell-post.entity';
import { sellPostsByIds, sellPostsOfProducts } from './sell-post.query';

export { stockDays } from '../lots/stock-days.query';

@scoped(Lifecycle.ContainerScoped)
@injectable()
export class SellPostReader {
  constructor(private readonly db: DataSource) {}

  /** The post of each product that is not ended, in the order requested. */
  async findByProducts(productIds: readonly string[]): Promise<(SellPost | null)[]> {
    const posts = await sellPostsOfProducts(this.db, productIds);
    const byProduct = new Map(posts.map((post) => [post.productId, post]));
    return productIds.map((id) => byProduct.get(id) ?? null);
  }

  /** In the order requested; unknown ids are left out. */
  async findByIds(ids: readonly string[]): Promise<SellPost[]> {
    const posts = await sellPostsByIds(this.db, ids);
    const byId = new Map(posts.map((post) => [post.id, post]));
    return ids.map((id) => byId.get(id)).filter((post) => post !== undefined);
  }

  /** The days of the harvests that buyers of these products may be sent, in the order requested. */
  async days(productIds: readonly string[]): Promise<(StockDays | null)[]> {
    const byProduct = new Map((await stockDaysOf(this.db, productIds)).map((days) => [days.productId, days]));
    return productIds.map((id) => byProduct.get(id) ?? null);
  }

  async one(id: string): Promise<SellPost> {
    const [post] = await this.findByIds([id]);
    if (!post) throw notFound();
    return post;
  }
}
