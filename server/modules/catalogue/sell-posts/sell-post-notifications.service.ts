/**
 * Notifies whom a sell post concerns: its seller that it came onto the market or ended, the followers that something
 * new is offered.
 */
import { injectable, Lifecycle, scoped } from 'tsyringe';
import type { EntityManager } from 'typeorm';
import { sitePages } from '../../../../schema/values/site/site-routes';
import { NotificationType } from '../../../../schema/values/market/notifications';
import { NotificationsService } from '../../notifications/notifications.service';
import { announceToFollowers, productsWithSellers } from './sell-post-notifications.store';

@scoped(Lifecycle.ContainerScoped)
@injectable()
export class SellPostNotificationsService {
  constructor(private readonly notifications: NotificationsService) {}

  /** Notifies the sellers that these products went on the market by their window. */
  async started(tx: EntityManager, productIds: readonly string[]): Promise<void> {
    if (productIds.length === 0) return;
    const recipients = await productsWithSellers(tx, productIds);
    await this.notifications.notifyEach(
      tx,
      recipients.map(({ productId, product, secondProduct, imageId, sellerId }) => ({
        userId: sellerId,
        type: NotificationType.PRODUCT_APPROVED,
        textKey: 'productApproved',
        params: { product, secondProduct },
        link: `/product/${productId}`,
        imageId,
      })),
    );
  }

  /**
   * Followers are notified of these products, each at most once a day, whatever their number in two statements. Who may
   * not see a post for businesses is not notified of it.
   */
  async opened(tx: EntityManager, productIds: readonly string[], at: Date | null): Promise<void> {
    const recipients = await announceToFollowers(tx, productIds, at);
    await this.notifications.notifyEach(
      tx,
      recipients.map(({ userId, productId, imageId, ...params }) => ({
        userId,
        type: NotificationType.NEW_POST,
        textKey: 'newPost',
        params,
        link: `/product/${productId}`,
        imageId,
      })),
    );
  }

  /** Notifies the sellers that the time of these posts is over. */
  async ended(tx: EntityManager, productIds: readonly string[]): Promise<void> {
    const recipients = await productsWithSellers(tx, productIds);
    await this.notifications.notifyEach(
      tx,
      recipients.map(({ product, secondProduct, imageId, sellerId, sellerRole }) => ({
        userId: sellerId,
        type: NotificationType.POST_ENDED,
        textKey: 'postEnded',
        params: { product, secondProduct },
        link: `${sitePages.sellPosts[sellerRole].path}?tab=ENDED`,
        imageId,
      })),
    );
  }
}
