/**
 * Takes a buyer's rating of a delivered order line, once, and updates the averages of the product and its seller in the
 * same transaction. Notifies the seller. ReviewReader reads reviews, ReviewChangesService changes them.
 */
import { injectable, Lifecycle, scoped } from 'tsyringe';
import { DataSource, type EntityManager } from 'typeorm';
import { limits } from '../../../schema/values/limits';
import { NotificationType } from '../../../schema/values/market/notifications';
import { MarketChanges } from '../../platform/events/market-changes';
import { inTransaction } from '../../platform/db/transaction';
import { isUuid } from '../../platform/uuid';
import { conflict } from '../../platform/errors/common-errors';
import type { Viewer } from '../../platform/security/viewer';
import { assertMay } from '../../platform/security/assert-policy';
import { NotificationsService } from '../notifications/notifications.service';
import { ReviewImagesService } from './images/review-images.service';
import { RatingSumsService } from './rating-sums.service';
import type { Review } from './reading/review.entity';
import type { ReviewInput } from './review.inputs';
import { isBuyerOf, isRateable } from './reading/review.policy';
import { addReview, boughtLine, type BoughtLine } from './reading/reviews.store';

@scoped(Lifecycle.ContainerScoped)
@injectable()
export class ReviewsService {
  constructor(
    private readonly db: DataSource,
    private readonly sums: RatingSumsService,
    private readonly images: ReviewImagesService,
    private readonly notifications: NotificationsService,
    private readonly changes: MarketChanges,
  ) {}

  async reviewLine(viewer: Viewer, input: ReviewInput): Promise<Review> {
    return inTransaction(this.db, async (tx) => {
      const line = isUuid(input.orderLineId) ? await boughtLine(tx, input.orderLineId) : null;
      assertMay(line !== null && isBuyerOf(viewer, line), 'NOT_FOUND');
      if (!isRateable(line)) throw conflict('review.notDelivered', { status: line.status });
      if (line.hasOpenProblem) throw conflict('problem.reviewWaits', { status: line.status });
      const review = await this.store(tx, viewer, line, input);
      await this.notifySeller(tx, viewer, line, input.stars);
      return review;
    });
  }

  private async store(tx: EntityManager, viewer: Viewer, line: BoughtLine, { stars, text, imageIds }: ReviewInput): Promise<Review> {
    const stored = await addReview(tx, line, viewer.id, { stars, body: text || null });
    if (!stored) throw conflict('review.given', { status: 'REVIEWED' });
    await this.images.put(tx, viewer.id, stored.id, imageIds ?? null);
    await this.sums.move(tx, stored, stars, 1);
    this.changes.reportFigures(tx, [stored.productId, stored.sellerId]); // also where it does not count for the averages
    return { ...stored, authorName: viewer.name, productName: line.productName, secondName: line.secondName };
  }

  private notifySeller(tx: EntityManager, viewer: Viewer, line: BoughtLine, stars: number): Promise<void> {
    return this.notifications.notify(tx, {
      userId: line.sellerId,
      type: NotificationType.REVIEW_RECEIVED,
      textKey: 'reviewReceived',
      params: { buyer: viewer.name, product: line.productName, secondProduct: line.secondName ?? '', stars, best: limits.stars.max },
      link: `/product/${line.productId}`,
      imageId: line.imageId,
    });
  }
}
