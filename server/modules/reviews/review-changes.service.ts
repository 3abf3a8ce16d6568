/**
 * What happens to a review after it was written: its author changes it within a week, the seller answers it once (and mends the answer within a
 * day), an admin hides it with a reason. The averages follow in the same transaction; the author hears of an answer, the audit trail of hiding.
 */
import { injectable, Lifecycle, scoped } from 'tsyringe';
import { DataSource, type EntityManager } from 'typeorm';
import { NotificationType } from '../../../schema/values/notifications';
import { execute, one } from '../../platform/db/sql';
import { inTransaction } from '../../platform/db/transaction';
import { isUuid } from '../../platform/db/uuid';
import { AppError } from '../../platform/errors/app-error';
import type { Viewer } from '../../platform/graphql/context';
import { assertMay } from '../../platform/security/assert-policy';
import { AuditService } from '../accounts/audit.service';
import { NotificationsService } from '../notifications/notifications.service';
import { RatingSumsService } from './rating-sums.service';
import type { Review } from './review.entity';
import type { EditReviewInput } from './review.inputs';
import { isEditable, isHidden, isOpenToReply, isSellerOf, isAuthorOf, mayHideReviews } from './review.policy';
import { ReviewReader } from './review-reader.service';

interface HeldReview extends Review {
  readonly orderId: string;
  readonly imageId: string | null;
}

const HOLD = `
  SELECT r.id, r.product_id AS "productId", r.seller_id AS "sellerId", r.author_id AS "authorId", r.stars, r.reply, r.replied_at AS "repliedAt",
    r.hidden_at AS "hiddenAt", r.created_at AS "createdAt", l.order_id AS "orderId", l.product_name AS "productName", l.image_id AS "imageId"
  FROM reviews r JOIN order_lines l ON l.id = r.order_line_id WHERE r.id = $1 FOR UPDATE OF r`;

@scoped(Lifecycle.ContainerScoped)
@injectable()
export class ReviewChangesService {
  constructor(
    private readonly db: DataSource,
    private readonly reader: ReviewReader,
    private readonly sums: RatingSumsService,
    private readonly notifications: NotificationsService,
    private readonly audit: AuditService,
  ) {}

  async edit(viewer: Viewer, { reviewId, stars, text }: EditReviewInput): Promise<Review> {
    await inTransaction(this.db, async (tx) => {
      const review = await hold(tx, reviewId);
      assertMay(review !== null && isAuthorOf(viewer, review), 'NOT_FOUND');
      refuseHidden(review);
      if (!isEditable(review, new Date())) throw new AppError('CONFLICT', 'review.final');
      await execute(tx, 'UPDATE reviews SET stars = $2, body = $3, edited_at = now() WHERE id = $1', [reviewId, stars, text || null]);
      if (stars !== review.stars) await this.sums.move(tx, review, stars - review.stars, 0);
    });
    return this.reader.one(reviewId);
  }

  async reply(viewer: Viewer, reviewId: string, body: string): Promise<Review> {
    await inTransaction(this.db, async (tx) => {
      const review = await hold(tx, reviewId);
      assertMay(review !== null && isSellerOf(viewer, review), 'NOT_FOUND');
      refuseHidden(review);
      if (!isOpenToReply(review, new Date())) throw new AppError('CONFLICT', 'review.replyFinal');
      await execute(tx, 'UPDATE reviews SET reply = $2, replied_at = coalesce(replied_at, now()) WHERE id = $1', [reviewId, body]);
      if (review.repliedAt === null) await this.tellAuthor(tx, viewer, review);
    });
    return this.reader.one(reviewId);
  }

  async hide(admin: Viewer, reviewId: string, reason: string): Promise<Review> {
    assertMay(mayHideReviews(admin));
    await inTransaction(this.db, async (tx) => {
      const review = await hold(tx, reviewId);
      assertMay(review !== null, 'NOT_FOUND');
      refuseHidden(review);
      await execute(tx, 'UPDATE reviews SET hidden_at = now(), hidden_reason = $2 WHERE id = $1', [reviewId, reason]);
      await this.sums.move(tx, review, -review.stars, -1);
      await this.audit.record(tx, {
        ...{ actorId: admin.id, action: 'review.hidden', subjectType: 'review', subjectId: reviewId, reason },
      });
    });
    return this.reader.one(reviewId);
  }

  private tellAuthor(tx: EntityManager, seller: Viewer, { authorId, productName, orderId, imageId }: HeldReview): Promise<void> {
    return this.notifications.notify(tx, {
      ...{ userId: authorId, type: NotificationType.REVIEW_REPLIED, textKey: 'reviewReplied' },
      ...{ params: { seller: seller.name, product: productName }, link: `/orders/${orderId}`, imageId },
    });
  }
}

async function hold(tx: EntityManager, id: string): Promise<HeldReview | null> {
  return isUuid(id) ? one<HeldReview>(tx, HOLD, [id]) : null;
}

function refuseHidden(review: Review): void {
  if (isHidden(review)) throw new AppError('CONFLICT', 'review.hidden');
}
