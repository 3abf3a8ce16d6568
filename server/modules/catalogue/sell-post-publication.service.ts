/**
 * The one place that says whether a product is on the market: it reads its sell post, the post's window, the product and its seller, and keeps in
 * step what lists read instead (is_published, published_at and the copied audience on the product, published_count on the seller, is_scheduled on
 * the post). Whoever changes any of these calls `sync` in the same transaction, with the products' rows locked. What comes onto the market is told
 * to the seller's followers, and to whoever waits for it.
 */
import { injectable, Lifecycle, scoped } from 'tsyringe';
import type { EntityManager } from 'typeorm';
import { rows } from '../../platform/db/sql';
import { Outbox } from '../../platform/outbox/outbox';
import { SellPostNoticesService } from './sell-post-notices.service';
import { StockNoticesService } from './stock-notices.service';

interface SyncOptions {
  /** Now, unless a job or a test says which moment it works for. */
  readonly at?: Date | null;
  /** Followers are not told: what comes back is nothing new. Who waits for it is. */
  readonly isQuiet?: boolean;
}

@scoped(Lifecycle.ContainerScoped)
@injectable()
export class SellPostPublicationService {
  constructor(
    private readonly notices: SellPostNoticesService,
    private readonly waiting: StockNoticesService,
    private readonly outbox: Outbox,
  ) {}

  /** Answers what came onto the market by it. */
  async sync(tx: EntityManager, productIds: readonly string[], { at = null, isQuiet = false }: SyncOptions = {}): Promise<string[]> {
    this.outbox.note(tx, 'PRODUCT_CHANGED', productIds);
    const opened = (await rows<{ id: string }>(tx, SYNC, [productIds, at])).map(({ id }) => id);
    if (opened.length > 0) await this.waiting.tell(tx, opened);
    if (opened.length > 0 && !isQuiet) await this.notices.opened(tx, opened, at);
    return opened;
  }
}

// Resuming keeps the first publication's date: pausing and resuming is no way to the top of the newest.
const SYNC = `
  WITH clock AS (SELECT coalesce($2::timestamptz, now()) AS now),
  wanted AS (
    SELECT p.id, p.seller_id, post.id AS post_id, p.is_published AS was, p.is_published AND p.audience = 'EVERYONE' AS was_counted,
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
  ), counted AS (
    UPDATE users u SET published_count = u.published_count + change.by
    FROM (SELECT seller_id, sum((is_due AND audience = 'EVERYONE')::int - was_counted::int)::int AS by FROM wanted GROUP BY seller_id) change
    WHERE u.id = change.seller_id AND change.by <> 0
  )
  SELECT id FROM wanted WHERE is_due AND NOT was ORDER BY id`;
