/**
 * Takes a buyer's rating of a delivered order line, once, and keeps the averages on the product and its seller in step in the same transaction.
 * Tells the seller. Reading is ReviewReader's, what happens to it afterwards ReviewChangesService's.
 */
import { injectable, Lifecycle, scoped } from 'tsyringe';
import { DataSource, type EntityManager } from 'typeorm';
import { limits } from '../../../schema/values/limits';
import { NotificationType } from '../../../schema/values/notifications';
import type { OrderStatus } from '../../../schema/values/orders';
import { one } from '../../platform/db/sql';
import { inTransaction } from '../../platform/db/transaction';
import { isUuid } from '../../platform/db/uuid';
import { AppError } from '../../platform/errors/app-error';
import type { Viewer } from '../../platform/graphql/context';
import { assertMay } from '../../platform/security/assert-policy';
import { NotificationsService } from '../notifications/notifications.service';
import { RatingSumsService } from './rating-sums.service';
import type { Review } from './review.entity';
import type { ReviewInput } from './review.inputs';
import { isBuyerOf, isRateable } from './review.policy';

interface BoughtLine {
  readonly id: string;
  readonly productId: string;
  readonly productName: string;
  readonly imageId: string | null;
  readonly sellerId: string;
  readonly buyerId: string;
  readonly status: OrderStatus;
}

const LINE = `
  SELECT l.id, l.product_id AS "productId", l.product_name AS "productName", l.image_id AS "imageId",
    o.seller_id AS "sellerId", o.buyer_id AS "buyerId", o.status
  FROM order_lines l JOIN orders o ON o.id = l.order_id WHERE l.id = $1`;

const INSERT = `
  INSERT INTO reviews (order_line_id, product_id, seller_id, author_id, stars, body) VALUES ($1, $2, $3, $4, $5, $6)
  ON CONFLICT (order_line_id) DO NOTHING
  RETURNING id, order_line_id AS "orderLineId", product_id AS "productId", seller_id AS "sellerId", author_id AS "authorId", stars, body,
    reply, replied_at AS "repliedAt", hidden_at AS "hiddenAt", hidden_reason AS "hiddenReason", edited_at AS "editedAt", created_at AS "createdAt"`;

@scoped(Lifecycle.ContainerScoped)
@injectable()
export class ReviewsService {
  constructor(
    private readonly db: DataSource,
    private readonly sums: RatingSumsService,
    private readonly notifications: NotificationsService,
  ) {}

  async reviewLine(viewer: Viewer, input: ReviewInput): Promise<Review> {
    return inTransaction(this.db, async (tx) => {
      const line = isUuid(input.orderLineId) ? await one<BoughtLine>(tx, LINE, [input.orderLineId]) : null;
      assertMay(line !== null && isBuyerOf(viewer, line), 'NOT_FOUND');
      if (!isRateable(line)) throw new AppError('CONFLICT', 'review.notDelivered');
      const review = await this.store(tx, viewer, line, input);
      await this.tellSeller(tx, viewer, line, input.stars);
      return review;
    });
  }

  private async store(tx: EntityManager, viewer: Viewer, line: BoughtLine, { stars, text }: ReviewInput): Promise<Review> {
    const stored = await one<Review>(tx, INSERT, [line.id, line.productId, line.sellerId, viewer.id, stars, text || null]);
    if (!stored) throw new AppError('CONFLICT', 'review.given');
    await this.sums.move(tx, stored, stars, 1);
    return { ...stored, authorName: viewer.name, productName: line.productName };
  }

  private tellSeller(tx: EntityManager, viewer: Viewer, line: BoughtLine, stars: number): Promise<void> {
    return this.notifications.notify(tx, {
      userId: line.sellerId,
      type: NotificationType.REVIEW_RECEIVED,
      textKey: 'reviewReceived',
      params: { buyer: viewer.name, product: line.productName, stars, best: limits.stars.max },
      link: `/product/${line.productId}`,
      imageId: line.imageId,
    });
  }
}
