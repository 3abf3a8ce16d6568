/** Reads sell posts with their prices by quantity, each list in one statement. Who may see what stands with the callers. */
import { injectable, Lifecycle, scoped } from 'tsyringe';
import { DataSource } from 'typeorm';
import { rows } from '../../platform/db/sql';
import { notFound } from '../../platform/errors/common-errors';
import { dealPrice } from './product-reader.service';
import type { SellPost } from './sell-post.entity';

const COLUMNS = `
  post.id, post.product_id AS "productId", post.seller_id AS "sellerId", post.state, post.audience,
  trim_scale(post.min_quantity)::text AS "minQuantity", trim_scale(post.step)::text AS step,
  (SELECT ${dealPrice}::text FROM products p WHERE p.id = post.product_id) AS "dealPrice",
  post.available_from AS "availableFrom", post.available_until AS "availableUntil", post.harvested_on::timestamptz AS "harvestedOn",
  post.views, trim_scale(post.sold_quantity)::text AS "soldQuantity", post.sold_count AS "soldCount", post.version,
  post.is_scheduled AS "isScheduled", post.opened_at AS "openedAt", post.ended_at AS "endedAt",
  post.created_at AS "createdAt", post.updated_at AS "updatedAt",
  (SELECT coalesce(json_agg(json_build_object('sellPostId', tier.sell_post_id, 'minQuantity', trim_scale(tier.min_quantity)::text, 'price', tier.price::text)
     ORDER BY tier.min_quantity), '[]') FROM sell_post_tiers tier WHERE tier.sell_post_id = post.id) AS tiers`;

@scoped(Lifecycle.ContainerScoped)
@injectable()
export class SellPostReader {
  constructor(private readonly db: DataSource) {}

  /** The post of each product that is not ended, in the order asked for. */
  async byProducts(productIds: readonly string[]): Promise<(SellPost | null)[]> {
    const text = `SELECT ${COLUMNS} FROM sell_posts post WHERE post.product_id = ANY ($1::uuid[]) AND post.state <> 'ENDED'`;
    const found = await rows<SellPost>(this.db, text, [productIds]);
    const byProduct = new Map(found.map((post) => [post.productId, post]));
    return productIds.map((id) => byProduct.get(id) ?? null);
  }

  /** In the order asked for; unknown ids are left out. */
  async byIds(ids: readonly string[]): Promise<SellPost[]> {
    const found = await rows<SellPost>(this.db, `SELECT ${COLUMNS} FROM sell_posts post WHERE post.id = ANY ($1::uuid[])`, [ids]);
    const byId = new Map(found.map((post) => [post.id, post]));
    return ids.map((id) => byId.get(id)).filter((post) => post !== undefined);
  }

  async one(id: string): Promise<SellPost> {
    const [post] = await this.byIds([id]);
    if (!post) throw notFound();
    return post;
  }
}
