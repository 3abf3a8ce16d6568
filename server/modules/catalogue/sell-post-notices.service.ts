/** Tells whom a sell post concerns: its seller that it came onto the market or ended, his followers that he offers something new. */
import { injectable, Lifecycle, scoped } from 'tsyringe';
import type { EntityManager } from 'typeorm';
import { sellPostPaths } from '../../../schema/values/client-paths';
import { limits } from '../../../schema/values/limits';
import { NotificationType } from '../../../schema/values/notifications';
import { businessBuyers } from '../../../schema/values/trade';
import type { Unit } from '../../../schema/values/units';
import { rows } from '../../platform/db/sql';
import { NotificationsService } from '../notifications/notifications.service';
import { dealPrice } from './product-reader.service';

interface ProductFacts {
  readonly productId: string;
  readonly product: string;
  readonly imageId: string | null;
  readonly sellerId: string;
  readonly sellerRole: keyof typeof sellPostPaths;
}

interface FollowerFacts extends Omit<ProductFacts, 'sellerId' | 'sellerRole'> {
  readonly userId: string;
  readonly seller: string;
  readonly price: string;
  readonly unit: Unit;
}

@scoped(Lifecycle.ContainerScoped)
@injectable()
export class SellPostNoticesService {
  constructor(private readonly notifications: NotificationsService) {}

  /** Their sellers, who did not press anything just now, hear that these products are on the market. */
  async started(tx: EntityManager, productIds: readonly string[]): Promise<void> {
    if (productIds.length === 0) return;
    const told = await rows<ProductFacts>(tx, PRODUCTS, [productIds]);
    await this.notifications.notifyEach(
      tx,
      told.map(({ productId, product, imageId, sellerId }) => ({
        ...{ userId: sellerId, type: NotificationType.PRODUCT_APPROVED, textKey: 'productApproved', params: { product } },
        ...{ link: `/product/${productId}`, imageId },
      })),
    );
  }

  /**
   * Followers hear of these products, each at most once a day, whatever their number in two statements. Who may not see a post for businesses is
   * not told of it.
   */
  async opened(tx: EntityManager, productIds: readonly string[], at: Date | null): Promise<void> {
    const told = await rows<FollowerFacts>(tx, FOLLOWERS, [productIds, at, limits.announceHours, businessBuyers]);
    await this.notifications.notifyEach(
      tx,
      told.map(({ userId, productId, imageId, ...params }) => ({
        ...{ userId, type: NotificationType.NEW_POST, textKey: 'newPost', params, link: `/product/${productId}`, imageId },
      })),
    );
  }

  /** Their sellers hear that the time of these posts is over. */
  async ended(tx: EntityManager, productIds: readonly string[]): Promise<void> {
    const told = await rows<ProductFacts>(tx, PRODUCTS, [productIds]);
    await this.notifications.notifyEach(
      tx,
      told.map(({ product, imageId, sellerId, sellerRole }) => ({
        ...{ userId: sellerId, type: NotificationType.POST_ENDED, textKey: 'postEnded', params: { product } },
        ...{ link: `${sellPostPaths[sellerRole]}?tab=ENDED`, imageId },
      })),
    );
  }
}

const PRODUCTS = `
  SELECT p.id AS "productId", p.name AS product, p.main_image_id AS "imageId", p.seller_id AS "sellerId", s.role AS "sellerRole"
  FROM products p JOIN users s ON s.id = p.seller_id WHERE p.id = ANY ($1::uuid[]) ORDER BY p.id`;

const FOLLOWERS = `
  WITH clock AS (SELECT coalesce($2::timestamptz, now()) AS now),
  fresh AS (
    UPDATE products p SET announced_at = clock.now FROM clock
    WHERE p.id = ANY ($1::uuid[]) AND (p.announced_at IS NULL OR p.announced_at <= clock.now - make_interval(hours => $3))
    RETURNING p.id, p.seller_id, p.name, p.unit, p.price, p.audience, p.main_image_id
  )
  SELECT f.follower_id AS "userId", s.name AS seller, p.id AS "productId", p.name AS product, p.unit, p.main_image_id AS "imageId",
    coalesce(${dealPrice}, p.price)::text AS price
  FROM fresh p
  JOIN users s ON s.id = p.seller_id AND s.status = 'APPROVED'
  JOIN follows f ON f.seller_id = s.id
  JOIN users follower ON follower.id = f.follower_id AND follower.status = 'APPROVED'
  WHERE p.audience = 'EVERYONE' OR follower.role = ANY ($4::text[])
  ORDER BY p.id, f.follower_id`;
