/**
 * Sell posts as they are read, each with its prices by quantity. Called by SellPostReader; a seller's own list is in
 * my-sell-posts.query.ts.
 */
import { Audience, SellPostState } from '../../../../schema/values/catalogue/catalogue';
import { column, columns, decimal, flag, instant, int, listOf, nullable, oneOf, select, shape, text } from '../../../platform/db/columns';
import type { Db } from '../../../platform/db/sql';
import { dealPrice } from '../products/product-reader.service';
import type { SellPost } from './sell-post.entity';

const TIERS = `
  (SELECT coalesce(json_agg(json_build_object('sellPostId', tier.sell_post_id, 'minQuantity', trim_scale(tier.min_quantity)::text,
     'price', tier.price::text) ORDER BY tier.min_quantity), '[]') FROM sell_post_tiers tier WHERE tier.sell_post_id = post.id)`;

/** These are the columns of a sell post `post`. */
export const sellPostColumns = columns({
  id: column('post.id', text),
  productId: column('post.product_id', text),
  sellerId: column('post.seller_id', text),
  state: column('post.state', oneOf(SellPostState)),
  audience: column('post.audience', oneOf(Audience)),
  minQuantity: column('trim_scale(post.min_quantity)::text', decimal),
  step: column('trim_scale(post.step)::text', decimal),
  tiersForBaskets: column('post.tiers_for_baskets', flag),
  dealPrice: column(`(SELECT ${dealPrice}::text FROM products p WHERE p.id = post.product_id)`, nullable(decimal)),
  availableFrom: column('post.available_from', nullable(instant)),
  availableUntil: column('post.available_until', nullable(instant)),
  harvestDate: column('post.harvested_on::text', nullable(text)),
  views: column('coalesce((SELECT seen.views FROM sell_post_views seen WHERE seen.sell_post_id = post.id), 0)', int),
  soldQuantity: column('trim_scale(post.sold_quantity)::text', decimal),
  soldCount: column('post.sold_count', int),
  version: column('post.version', int),
  isScheduled: column('post.is_scheduled', flag),
  openedAt: column('post.opened_at', instant),
  endedAt: column('post.ended_at', nullable(instant)),
  createdAt: column('post.created_at', instant),
  updatedAt: column('post.updated_at', instant),
  tiers: column(TIERS, listOf(shape({ sellPostId: text, minQuantity: decimal, price: decimal }))),
});

const OF_PRODUCTS = (list: string) =>
  `SELECT ${list} FROM sell_posts post WHERE post.product_id = ANY ($1::uuid[]) AND post.state <> 'ENDED'`;
const BY_IDS = (list: string) => `SELECT ${list} FROM sell_posts post WHERE post.id = ANY ($1::uuid[])`;

/** Returns the post of each product that is not ended. */
export function sellPostsOfProducts(db: Db, productIds: readonly string[]): Promise<SellPost[]> {
  return select(db, sellPostColumns, OF_PRODUCTS, [productIds]);
}

export function sellPostsByIds(db: Db, ids: readonly string[]): Promise<SellPost[]> {
  return select(db, sellPostColumns, BY_IDS, [ids]);
}
