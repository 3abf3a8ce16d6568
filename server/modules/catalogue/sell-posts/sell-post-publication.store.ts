/**
 * The statement that decides which products are on the market and writes what lists read instead: is_published,
 * published_at and the copied audience on the product, is_scheduled on the post. Called by SellPostPublicationService.
 */
import type { EntityManager } from 'typeorm';
import { column, columns, flag, int, type RowOf, select, text } from '../../../platform/db/columns';
import { isForEveryone } from '../visible-products.query';

const synced = columns({
  id: column('id', text),
  sellerId: column('seller_id', text),
  /** True where the product came onto the market with this change. */
  isOpened: column('is_due AND NOT was', flag),
  /** 1 where everyone can see it from now on, -1 where no one can any more, else 0. */
  publicChange: column(`(is_due AND ${isForEveryone('wanted')})::int - was_counted::int`, int),
});
export type SyncedProduct = RowOf<typeof synced>;

// Resuming retains the first publication's date: pausing and resuming is no way to the top of the newest.
const SYNC = (list: string) => `
  WITH clock AS (SELECT coalesce($2::timestamptz, now()) AS now),
  wanted AS (
    SELECT p.id, p.seller_id, post.id AS post_id, p.is_published AS was, p.is_published AND ${isForEveryone()} AS was_counted,
      coalesce(post.audience, p.audience) AS audience,
      coalesce(post.state = 'OPEN' AND p.hidden_at IS NULL AND p.deleted_at IS NULL AND seller.status = 'APPROVED'
        AND (post.available_from IS NULL OR post.available_from <= clock.now)
        AND (post.available_until IS NULL OR post.available_until > clock.now), false) AS is_due,
      coalesce(post.state = 'OPEN' AND post.available_from > clock.now, false) AS is_scheduled
    FROM products p CROSS JOIN clock JOIN users seller ON seller.id = p.seller_id LEFT JOIN sell_posts post ON post.product_id = p.id AND post.state <> 'ENDED'
    WHERE p.id = ANY ($1::uuid[])
  ), published AS (
    UPDATE products p SET is_published = wanted.is_due, audience = wanted.audience,
      published_at = CASE WHEN wanted.is_due THEN coalesce(p.published_at, clock.now) ELSE p.published_at END
    FROM wanted CROSS JOIN clock
    WHERE p.id = wanted.id AND (p.is_published, p.audience) IS DISTINCT FROM (wanted.is_due, wanted.audience)
  ), scheduled AS (
    UPDATE sell_posts post SET is_scheduled = wanted.is_scheduled
    FROM wanted WHERE post.id = wanted.post_id AND post.is_scheduled <> wanted.is_scheduled
  )
  SELECT ${list} FROM wanted ORDER BY id`;

/** In the order of ids; `at` is now unless given. */
export function syncPublication(tx: EntityManager, productIds: readonly string[], at: Date | null): Promise<SyncedProduct[]> {
  return select(tx, synced, SYNC, [productIds, at]);
}
