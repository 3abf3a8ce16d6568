/**
 * Changes reviews after they were written: the author edits the review within a week, the seller replies once (and
 * corrects the reply within a day), an admin hides it with a reason. The averages follow in the same transaction; the
 * author is notified of a reply, and hiding is recorded in the audit trail.
 */
import { injectable, Lifecycle, scoped } from 'tsyringe';
import { DataSource, type EntityManager } from 'typeorm';
import { NotificationType } from '../../../schema/values/market/notifications';
import { inTransaction } from '../../platform/db/transaction';
import { isUuid } from '../../platform/uuid';
import { conflict } from '../../platform/errors/common-errors';
import type { Viewer } from '../../platform/security/viewer';
import { MarketChanges } from '../../platform/events/market-changes';
import { assertMay } from '../../platform/security/assert-policy';
import { AuditService } from '../audit/audit.service';
import { NotificationsService } from '../notifications/notifications.service';
import { ReviewImagesService } from './images/review-images.service';
import { RatingSumsService } from './rating-sums.service';
import type { Review } from './reading/review.entity';
import type { EditReviewInput } from './review.inputs';
import { isEditable, isHidden, isOpenToReply, isSellerOf, isAuthorOf, mayHideReviews } from './reading/review.policy';
import { editReview, hideReview, type LockedReview, lockReview, replyToReview } from './reading/reviews.store';
import { ReviewReader } from './reading/review-reader.service';

@scoped(Lifecycle.ContainerScoped)
@injectable()
export class ReviewChangesService {
  constructor(
    private readonly db: DataSource,
    private readonly reader: ReviewReader,
    private readonly sums: RatingSumsService,
    private readonly images: ReviewImagesService,
    private readonly notifications: NotificationsService,
    private readonly audit: AuditService,
    private readonly changes: MarketChanges,
  ) {}

  async edit(viewer: Viewer, { reviewId, stars, text, imageIds }: EditReviewInput): Promise<Review> {
    await inTransaction(this.db, async (tx) => {
      const review = await lock(tx, reviewId);
      assertMay(review !== null && isAuthorOf(viewer, review), 'NOT_FOUND');
      rejectHidden(review);
      if (!isEditable(review, new Date())) throw conflict('review.final', { status: 'FINAL' });
      await editReview(tx, reviewId, stars, text || null);
      await this.images.put(tx, viewer.id, reviewId, imageIds ?? null);
      this.changes.reportFigures(tx, [review.productId, review.sellerId]);
      if (stars !== review.stars) await this.sums.move(tx, review, stars - review.stars, 0);
    });
    return this.reader.one(reviewId);
  }

  async reply(viewer: Viewer, reviewId: string, body: string): Promise<Review> {
    await inTransaction(this.db, async (tx) => {
      const review = await lock(tx, reviewId);
      assertMay(review !== null && isSellerOf(viewer, review), 'NOT_FOUND');
      rejectHidden(review);
      if (!isOpenToReply(review, new Date())) throw conflict('review.replyFinal', { status: 'REPLIED' });
      await replyToReview(tx, reviewId, body);
      this.changes.reportFigures(tx, [review.productId, review.sellerId]);
      if (review.repliedAt === null) await this.notifyAuthor(tx, review);
    });
    return this.reader.one(reviewId);
  }

  async hide(admin: Viewer, reviewId: string, reason: string): Promise<Review> {
    assertMay(mayHideReviews(admin));
    await inTransaction(this.db, async (tx) => {
      const review = await lock(tx, reviewId);
      assertMay(review !== null, 'NOT_FOUND');
      rejectHidden(review);
      await hideReview(tx, reviewId, reason);
      await this.sums.move(tx, review, -review.stars, -1);
      this.changes.report(tx);
      await this.audit.record(tx, {
        actorId: admin.id,
        action: 'review.hidden',
        subjectType: 'review',
        subjectId: reviewId,
        reason,
      });
    });
    return this.reader.one(reviewId);
  }

  private notifyAuthor(tx: EntityManager, { seller, authorId, productName, secondName, orderId, imageId }: LockedReview): Promise<void> {
    return this.notifications.notify(tx, {
      userId: authorId,
      type: NotificationType.REVIEW_REPLIED,
      textKey: 'reviewReplied',
      params: { seller, product: productName, secondProduct: secondName ?? '' },
      link: `/orders/${orderId}`,
      imageId,
    });
  }
}

async function lock(tx: EntityManager, id: string): Promise<LockedReview | null> {
  return isUuid(id) ? lockReview(tx, id) : null;
}

function rejectHidden(review: LockedReview): void {
  if (isHidden(review)) throw conflict('review.hidden', { status: 'HIDDEN' });
}
