/**
 * Buyers who wait for a product that is sold out or not offered: each is notified once, by the service that makes it
 * available again (new stock, a released order, a resumed post), in the same transaction. Both lock the rows of the
 * product and its stock, so that no waiting buyer is missed.
 */
import { injectable, Lifecycle, scoped } from 'tsyringe';
import { DataSource, type EntityManager } from 'typeorm';
import { NotificationType } from '../../../../schema/values/market/notifications';
import { inTransaction } from '../../../platform/db/transaction';
import { isUuid } from '../../../platform/uuid';
import type { Viewer } from '../../../platform/security/viewer';
import { assertMay } from '../../../platform/security/assert-policy';
import { NotificationsService } from '../../notifications/notifications.service';
import { mayAwaitProducts, maySeeBusinessPosts } from '../products/product.policy';
import { StockAlert } from './stock-alert.entity';
import { storeStockAlert, awaitedBy, lockAwaitable, takeDueAlerts } from './stock-alerts.store';

@scoped(Lifecycle.ContainerScoped)
@injectable()
export class BackInStockService {
  constructor(
    private readonly db: DataSource,
    private readonly notifications: NotificationsService,
  ) {}

  /**
   * True: the user will be notified. False: it can be bought already. Only what was on the market once can be waited
   * for.
   */
  async await(viewer: Viewer, productId: string): Promise<boolean> {
    assertMay(mayAwaitProducts(viewer));
    return inTransaction(this.db, async (tx) => {
      const product = isUuid(productId) ? await lockAwaitable(tx, productId, maySeeBusinessPosts(viewer)) : null;
      assertMay(product !== null, 'NOT_FOUND');
      if (product.isBack) return false;
      await storeStockAlert(tx, viewer.id, productId);
      return true;
    });
  }

  /** False where the user did not wait for it. */
  async cancel(viewer: Viewer, productId: string): Promise<boolean> {
    assertMay(mayAwaitProducts(viewer));
    if (!isUuid(productId)) return false;
    const { affected } = await this.db.getRepository(StockAlert).delete({ userId: viewer.id, productId });
    return (affected ?? 0) > 0;
  }

  /** In the order requested: does the viewer wait for it? For loaders. */
  async areAwaited(viewer: Viewer | null, productIds: readonly string[]): Promise<boolean[]> {
    if (!viewer || !mayAwaitProducts(viewer)) return productIds.map(() => false);
    const awaited = await awaitedBy(this.db, viewer.id, productIds);
    return productIds.map((id) => awaited.has(id));
  }

  /**
   * Notifies the buyers who wait for those of these products that can be bought now. Call it with the rows of the
   * products or of their stock changed in this transaction.
   */
  async notify(tx: EntityManager, productIds: readonly string[]): Promise<void> {
    const due = await takeDueAlerts(tx, productIds);
    await this.notifications.notifyEach(
      tx,
      due.map(({ userId, productId, product, secondProduct, imageId }) => ({
        userId,
        type: NotificationType.BACK_IN_STOCK,
        textKey: 'backInStock',
        params: { product, secondProduct },
        link: `/product/${productId}`,
        imageId,
      })),
    );
  }
}
