/**
 * Takes everything a seller offers off the market at once, and puts it back as it was: posts stay as their seller left them, only what lists
 * read (is_published, published_count) follows. Called inside the transaction that changes the seller's status, after that change.
 */
import { Lifecycle, scoped } from 'tsyringe';
import type { EntityManager } from 'typeorm';
import { execute, rows } from '../../platform/db/sql';
import { isOnOffer } from './sell-posts.service';

@scoped(Lifecycle.ContainerScoped)
export class MarketPresenceService {
  async leave(tx: EntityManager, sellerId: string): Promise<void> {
    await holdProducts(tx, sellerId);
    await execute(tx, 'UPDATE products SET is_published = false WHERE seller_id = $1 AND is_published', [sellerId]);
    await execute(tx, 'UPDATE users SET published_count = 0 WHERE id = $1', [sellerId]);
  }

  /** Not what has run out, was hidden or deleted meanwhile. */
  async comeBack(tx: EntityManager, sellerId: string): Promise<void> {
    await holdProducts(tx, sellerId);
    await execute(
      tx,
      `UPDATE products p SET is_published = true, published_at = coalesce(p.published_at, now()), audience = post.audience
       FROM sell_posts post WHERE p.seller_id = $1 AND NOT p.is_published AND ${isOnOffer}`,
      [sellerId],
    );
    await execute(
      tx,
      `UPDATE users SET published_count = (SELECT count(*) FROM products WHERE seller_id = $1 AND is_published) WHERE id = $1`,
      [sellerId],
    );
  }
}

/** Waits for whoever is about to post or pause one of them, so that the next statement sees what he did. */
async function holdProducts(tx: EntityManager, sellerId: string): Promise<void> {
  await rows(tx, 'SELECT id FROM products WHERE seller_id = $1 ORDER BY id FOR UPDATE', [sellerId]);
}
