/**
 * Puts products on the market and takes them off: opens, resumes, pauses and ends sell posts, and keeps in step what lists read instead of the
 * post (is_published, published_at and audience on the product, published_count on the seller). Notifies nobody.
 */
import { injectable, Lifecycle, scoped } from 'tsyringe';
import { DataSource, type EntityManager } from 'typeorm';
import type { Unit } from '../../../schema/values/units';
import { execute, one, rows } from '../../platform/db/sql';
import { inTransaction } from '../../platform/db/transaction';
import { isUuid } from '../../platform/db/uuid';
import { AppError } from '../../platform/errors/app-error';
import { notFound } from '../../platform/errors/common-errors';
import type { Viewer } from '../../platform/graphql/context';
import { assertMay } from '../../platform/security/assert-policy';
import { defaultTerms } from './default-terms';
import { ProductReader } from './product-reader.service';
import { mayOwnProducts } from './product.policy';
import type { ProductView } from './product.types';
import type { SellPost } from './sell-post.entity';

interface LockedProduct {
  readonly id: string;
  readonly sellerId: string;
  readonly unit: Unit;
  readonly isPublished: boolean;
  readonly isHidden: boolean;
}

type Change = (tx: EntityManager, product: LockedProduct) => Promise<void>;

@scoped(Lifecycle.ContainerScoped)
@injectable()
export class SellPostsService {
  constructor(
    private readonly db: DataSource,
    private readonly reader: ProductReader,
  ) {}

  /** All of them or none; answers them in the order asked for. */
  postForSell(viewer: Viewer, productIds: readonly string[]): Promise<ProductView[]> {
    return this.forEachOwn(viewer, productIds, (tx, product) => {
      if (product.isHidden) throw new AppError('PRODUCT_UNAVAILABLE', 'product.hidden');
      return this.open(tx, product);
    });
  }

  stopSelling(viewer: Viewer, productIds: readonly string[]): Promise<ProductView[]> {
    return this.forEachOwn(viewer, productIds, (tx, product) => this.pause(tx, product));
  }

  /** Opens or closes the post of a product whose row this transaction has locked, as its form said. */
  async set(tx: EntityManager, productId: string, wantsPost: boolean): Promise<void> {
    const product = await lock(tx, productId);
    await (wantsPost ? this.open(tx, product) : this.pause(tx, product));
  }

  /** For good: its product is deleted. */
  async end(tx: EntityManager, productId: string): Promise<void> {
    const product = await lock(tx, productId);
    await execute(tx, `UPDATE sell_posts SET state = 'ENDED', updated_at = now() WHERE product_id = $1 AND state <> 'ENDED'`, [productId]);
    await unpublish(tx, product);
  }

  /** Terms are told in units: another unit starts from its own defaults. */
  async resetTerms(tx: EntityManager, productId: string, unit: Unit): Promise<void> {
    const { minQuantity, step } = defaultTerms(unit);
    await execute(
      tx,
      `WITH post AS (
         UPDATE sell_posts SET min_quantity = $2, step = $3, updated_at = now() WHERE product_id = $1 AND state <> 'ENDED' RETURNING id
       ) DELETE FROM sell_post_tiers WHERE sell_post_id IN (SELECT id FROM post)`,
      [productId, minQuantity, step],
    );
  }

  /** The post of each product that is not ended, with its tiers, in the order asked for. */
  async byProducts(productIds: readonly string[]): Promise<(SellPost | null)[]> {
    const found = await rows<SellPost>(this.db, POSTS, [productIds]);
    const byProduct = new Map(found.map((post) => [post.productId, post]));
    return productIds.map((id) => byProduct.get(id) ?? null);
  }

  private async forEachOwn(viewer: Viewer, productIds: readonly string[], change: Change): Promise<ProductView[]> {
    assertMay(mayOwnProducts(viewer));
    const ids = [...new Set(productIds)];
    await inTransaction(this.db, async (tx) => {
      // one order of locking, so that two requests never wait for each other
      for (const id of ids.toSorted()) {
        const counted = isUuid(id) ? await execute(tx, COUNT_CHANGE, [id, viewer.id]) : 0;
        if (counted === 0) throw notFound();
        await change(tx, await lock(tx, id));
      }
    });
    return this.reader.existing(ids);
  }

  private async open(tx: EntityManager, product: LockedProduct): Promise<void> {
    const { minQuantity, step } = defaultTerms(product.unit);
    await execute(tx, OPEN, [product.id, product.sellerId, minQuantity, step]);
    const published = await execute(tx, PUBLISH, [product.id]);
    if (published > 0 && !product.isPublished) await countPublished(tx, product.sellerId, 1);
  }

  private async pause(tx: EntityManager, product: LockedProduct): Promise<void> {
    await execute(tx, `UPDATE sell_posts SET state = 'PAUSED', updated_at = now() WHERE product_id = $1 AND state = 'OPEN'`, [product.id]);
    await unpublish(tx, product);
  }
}

// Whoever edits the product meanwhile must see that it went on or off the market.
const COUNT_CHANGE = 'UPDATE products SET version = version + 1 WHERE id = $1 AND seller_id = $2 AND deleted_at IS NULL';

const OPEN = `
  INSERT INTO sell_posts (product_id, seller_id, state, min_quantity, step) VALUES ($1, $2, 'OPEN', $3, $4)
  ON CONFLICT (product_id) WHERE state <> 'ENDED'
  DO UPDATE SET state = 'OPEN', opened_at = CASE WHEN sell_posts.state = 'OPEN' THEN sell_posts.opened_at ELSE now() END, updated_at = now()`;

/** SQL: this product `p` belongs on the market by this post of it, `post`; a seller who is shut out offers nothing. */
export const isOnOffer = `p.hidden_at IS NULL AND p.deleted_at IS NULL AND post.product_id = p.id AND post.state = 'OPEN'
    AND (post.available_from IS NULL OR post.available_from <= now()) AND (post.available_until IS NULL OR post.available_until > now())
    AND EXISTS (SELECT 1 FROM users owner WHERE owner.id = p.seller_id AND owner.status = 'APPROVED')`;

// Resuming keeps the first publication's date: pausing and resuming is no way to the top of the newest.
const PUBLISH = `
  UPDATE products p SET is_published = true, published_at = coalesce(p.published_at, now()), audience = post.audience
  FROM sell_posts post
  WHERE p.id = $1 AND ${isOnOffer}`;

const POSTS = `
  SELECT post.id, post.product_id AS "productId", post.seller_id AS "sellerId", post.state, post.audience,
    trim_scale(post.min_quantity) AS "minQuantity", trim_scale(post.step) AS step,
    post.available_from AS "availableFrom", post.available_until AS "availableUntil", post.harvested_on::timestamptz AS "harvestedOn",
    post.views, trim_scale(post.sold_quantity) AS "soldQuantity", post.sold_count AS "soldCount",
    post.opened_at AS "openedAt", post.created_at AS "createdAt", post.updated_at AS "updatedAt",
    (SELECT coalesce(json_agg(json_build_object('sellPostId', tier.sell_post_id, 'minQuantity', trim_scale(tier.min_quantity)::text, 'price', tier.price::text)
       ORDER BY tier.min_quantity), '[]') FROM sell_post_tiers tier WHERE tier.sell_post_id = post.id) AS tiers
  FROM sell_posts post WHERE post.product_id = ANY ($1::uuid[]) AND post.state <> 'ENDED'`;

async function lock(tx: EntityManager, productId: string): Promise<LockedProduct> {
  const product = await one<LockedProduct>(
    tx,
    `SELECT id, seller_id AS "sellerId", unit, is_published AS "isPublished", hidden_at IS NOT NULL AS "isHidden"
     FROM products WHERE id = $1 FOR UPDATE`,
    [productId],
  );
  if (!product) throw notFound();
  return product;
}

async function unpublish(tx: EntityManager, product: LockedProduct): Promise<void> {
  if (!product.isPublished) return;
  await execute(tx, 'UPDATE products SET is_published = false WHERE id = $1', [product.id]);
  await countPublished(tx, product.sellerId, -1);
}

async function countPublished(tx: EntityManager, sellerId: string, change: 1 | -1): Promise<void> {
  await execute(tx, 'UPDATE users SET published_count = published_count + $2::int WHERE id = $1', [sellerId, change]);
}
