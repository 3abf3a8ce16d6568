/**
 * Counts looks at products, once a viewer (or visitor's address) and day, per product and day and on its open sell post. Nobody waits for it:
 * the page is answered first, and a look that cannot be counted is lost.
 */
import { injectable, Lifecycle, scoped } from 'tsyringe';
import { DataSource } from 'typeorm';
import { execute } from '../../platform/db/sql';
import { AppError } from '../../platform/errors/app-error';
import { Logger } from '../../platform/logging/logger';
import { RateLimiter } from '../../platform/security/rate-limiter';

const DAY_SECONDS = 24 * 60 * 60;

const COUNT = `
  WITH daily AS (
    INSERT INTO product_views (product_id, day, views) VALUES ($1, (now() AT TIME ZONE 'Asia/Dhaka')::date, 1)
    ON CONFLICT (product_id, day) DO UPDATE SET views = product_views.views + 1
  ), post AS (
    UPDATE sell_posts SET views = views + 1 WHERE product_id = $1 AND state = 'OPEN'
  )
  UPDATE products SET view_count = view_count + 1 WHERE id = $1`;

@scoped(Lifecycle.ContainerScoped)
@injectable()
export class ProductLooksService {
  private readonly pending = new Set<Promise<void>>();

  constructor(
    private readonly db: DataSource,
    private readonly limiter: RateLimiter,
    private readonly logger: Logger,
  ) {}

  count(productId: string, looker: string): void {
    const work = this.store(productId, looker)
      .catch((error: unknown) => this.logger.warn('a look could not be counted', { error }))
      .finally(() => this.pending.delete(work));
    this.pending.add(work);
  }

  /** Resolves once everything noted so far is counted. */
  async settled(): Promise<void> {
    await Promise.all(this.pending);
  }

  private async store(productId: string, looker: string): Promise<void> {
    if (await this.isFirstToday(productId, looker)) await execute(this.db, COUNT, [productId]);
  }

  private async isFirstToday(productId: string, looker: string): Promise<boolean> {
    try {
      await this.limiter.consume('product-look', `${productId}:${looker}`, 1, 1, DAY_SECONDS);
      return true;
    } catch (error) {
      if (error instanceof AppError && error.code === 'RATE_LIMITED') return false;
      throw error;
    }
  }
}
