/**
 * Buyers who wait for a product that is sold out or not offered: noted on their wish, told once by whoever brings it back (new stock, a released
 * order, a resumed post), in the same transaction. Who waits and who brings back meet at the product's row, so nobody is forgotten between them.
 */
import { injectable, Lifecycle, scoped } from 'tsyringe';
import { DataSource, type EntityManager } from 'typeorm';
import { NotificationType } from '../../../schema/values/notifications';
import { businessBuyers } from '../../../schema/values/trade';
import { execute, one, rows } from '../../platform/db/sql';
import { inTransaction } from '../../platform/db/transaction';
import { isUuid } from '../../platform/db/uuid';
import type { Viewer } from '../../platform/graphql/context';
import { assertMay } from '../../platform/security/assert-policy';
import { NotificationsService } from '../notifications/notifications.service';
import { mayAwaitProducts, maySeeBusinessPosts } from './product.policy';

interface Told {
  readonly userId: string;
  readonly productId: string;
  readonly product: string;
  readonly imageId: string | null;
}

const canBeBought = 'p.is_published AND p.on_hand > p.reserved';

@scoped(Lifecycle.ContainerScoped)
@injectable()
export class StockNoticesService {
  constructor(
    private readonly db: DataSource,
    private readonly notifications: NotificationsService,
  ) {}

  /** True: he will be told. False: it can be bought already. Only what was on the market once can be waited for. */
  async await(viewer: Viewer, productId: string): Promise<boolean> {
    assertMay(mayAwaitProducts(viewer));
    return inTransaction(this.db, async (tx) => {
      const found = isUuid(productId) ? await one<{ isBack: boolean }>(tx, HOLD, [productId, maySeeBusinessPosts(viewer)]) : null;
      assertMay(found !== null, 'NOT_FOUND');
      if (found.isBack) return false;
      await execute(tx, 'INSERT INTO stock_notices (user_id, product_id) VALUES ($1, $2) ON CONFLICT DO NOTHING', [viewer.id, productId]);
      return true;
    });
  }

  /** False where he did not wait for it. */
  async cancel(viewer: Viewer, productId: string): Promise<boolean> {
    assertMay(mayAwaitProducts(viewer));
    if (!isUuid(productId)) return false;
    return (await execute(this.db, 'DELETE FROM stock_notices WHERE user_id = $1 AND product_id = $2', [viewer.id, productId])) > 0;
  }

  /** In the order asked for: does the viewer wait for it? For loaders. */
  async areAwaited(viewer: Viewer | null, productIds: readonly string[]): Promise<boolean[]> {
    if (!viewer || !mayAwaitProducts(viewer)) return productIds.map(() => false);
    const found = await rows<{ id: string }>(
      this.db,
      'SELECT product_id AS id FROM stock_notices WHERE user_id = $1 AND product_id = ANY ($2::uuid[])',
      [viewer.id, [...productIds]],
    );
    const awaited = new Set(found.map(({ id }) => id));
    return productIds.map((id) => awaited.has(id));
  }

  /** Tells whoever waits for those of these products that can be bought now. Call it with the products' rows changed in this transaction. */
  async tell(tx: EntityManager, productIds: readonly string[]): Promise<void> {
    const told = await rows<Told>(tx, TELL, [productIds, businessBuyers]);
    await this.notifications.notifyEach(
      tx,
      told.map(({ userId, productId, product, imageId }) => ({
        ...{ userId, type: NotificationType.BACK_IN_STOCK, textKey: 'backInStock', params: { product } },
        ...{ link: `/product/${productId}`, imageId },
      })),
    );
  }
}

const HOLD = `
  SELECT ${canBeBought} AS "isBack" FROM products p
  WHERE p.id = $1 AND p.published_at IS NOT NULL AND p.deleted_at IS NULL AND p.hidden_at IS NULL AND ($2 OR p.audience = 'EVERYONE')
  FOR SHARE`;

const TELL = `
  DELETE FROM stock_notices n USING products p, users u
  WHERE n.product_id = ANY ($1::uuid[]) AND p.id = n.product_id AND u.id = n.user_id AND ${canBeBought}
    AND u.status = 'APPROVED' AND (p.audience = 'EVERYONE' OR u.role = ANY ($2::text[]))
  RETURNING u.id AS "userId", p.id AS "productId", p.name AS product, p.main_image_id AS "imageId"`;
