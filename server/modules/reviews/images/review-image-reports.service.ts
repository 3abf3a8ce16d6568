/**
 * Records users' reports of images of reviews, and the decisions of admins. Images are published at once: an admin
 * hides one for good, with a reason that its author is notified of, or dismisses the reports. The files of a hidden
 * image are removed as soon as nothing else shows it, so that its address stops working; the record stays.
 */
import { injectable, Lifecycle, scoped } from 'tsyringe';
import { DataSource, type EntityManager } from 'typeorm';
import { NotificationType } from '../../../../schema/values/market/notifications';
import { serverLimits } from '../../../../schema/values/server-limits';
import { inTransaction } from '../../../platform/db/transaction';
import { isUuid } from '../../../platform/uuid';
import { conflict, notFound } from '../../../platform/errors/common-errors';
import { MarketChanges } from '../../../platform/events/market-changes';
import type { Page, PageRequest } from '../../../platform/paging/page';
import { assertMay } from '../../../platform/security/assert-policy';
import { RateLimiter } from '../../../platform/security/rate-limiter';
import type { Viewer } from '../../../platform/security/viewer';
import { AuditService } from '../../audit/audit.service';
import { ImageSweepService, type StoredContent } from '../../media/image-sweep.service';
import { ImagesService } from '../../media/images.service';
import { NotificationsService } from '../../notifications/notifications.service';
import { isAuthorOf, isSellerOf, mayReadOfBusinessProducts } from '../reading/review.policy';
import { mayDecideImages, mayReportImageOf, mayReportImages } from './review-image.policy';
import type {
  DecideReviewImageArgs,
  ModeratedReviewImage,
  ReportReviewImageArgs,
  ReviewImage,
  ReviewImageReport,
} from './review-image.types';
import { moderatedImage, moderatedImages, reportsOf, shownImage } from './review-images.query';
import { addReport, contentOf, decideImage, type LockedReviewImage, lockReviewImage, unusedOf } from './review-images.store';
import { imageFor } from './review-images.service';

export { isWaitingImage } from './review-images.query';

const HOUR_SECONDS = 3600;

@scoped(Lifecycle.ContainerScoped)
@injectable()
export class ReviewImageReportsService {
  constructor(
    private readonly db: DataSource,
    private readonly images: ImagesService,
    private readonly files: ImageSweepService,
    private readonly limiter: RateLimiter,
    private readonly notifications: NotificationsService,
    private readonly audit: AuditService,
    private readonly changes: MarketChanges,
  ) {}

  /**
   * NOT_FOUND for one that this viewer does not see, FORBIDDEN for one's own, CONFLICT while an own report waits,
   * RATE_LIMITED after ten in an hour.
   */
  async report(viewer: Viewer, { reviewImageId, reason }: ReportReviewImageArgs): Promise<ReviewImage> {
    assertMay(mayReportImages(viewer));
    await this.limiter.consume('review-image-report', viewer.id, 1, serverLimits.reviewImageReportsPerHour, HOUR_SECONDS);
    await inTransaction(this.db, async (tx) => {
      const image = await lock(tx, reviewImageId);
      assertMay(image !== null && isShownTo(viewer, image), 'NOT_FOUND');
      assertMay(mayReportImageOf(viewer, image));
      if (!(await addReport(tx, reviewImageId, viewer.id, reason))) throw conflict('review.imageReported', { status: 'REPORTED' });
    });
    const reported = await shownImage(this.db, reviewImageId, { viewerId: viewer.id, isAdmin: false });
    if (!reported) throw notFound();
    return imageFor(viewer, reported);
  }

  /** Admin: those that wait for a decision, the longest first, or those that are decided. */
  list(admin: Viewer, isOpen: boolean, page: PageRequest): Promise<Page<ModeratedReviewImage>> {
    assertMay(mayDecideImages(admin));
    return moderatedImages(this.db, isOpen, page);
  }

  /** The latest reports about each, newest first, in the order requested. For loaders of what only admins read. */
  async reportsOf(admin: Viewer, ids: readonly string[]): Promise<ReviewImageReport[][]> {
    assertMay(mayDecideImages(admin));
    const reports = await reportsOf(this.db, ids);
    return ids.map((id) => reports.filter(({ reviewImageId }) => reviewImageId === id));
  }

  /**
   * Admin: hides an image, reported or not, for good; or leaves one that was reported. NOT_FOUND for one that is not
   * there, CONFLICT for one that is hidden and where there is no report to dismiss.
   */
  async decide(admin: Viewer, { reviewImageId, isHidden, reason }: DecideReviewImageArgs): Promise<ModeratedReviewImage> {
    assertMay(mayDecideImages(admin));
    const content = await inTransaction(this.db, async (tx) => {
      const image = await lock(tx, reviewImageId);
      assertMay(image !== null, 'NOT_FOUND');
      if (image.isHidden) throw conflict('admin.alreadyHidden', { status: 'HIDDEN' });
      const isWaiting = image.reportedAt !== null && image.decidedAt === null;
      if (!isHidden && !isWaiting) throw conflict('review.imageNotReported', { status: 'NOT_REPORTED' });
      await decideImage(tx, reviewImageId, { adminId: admin.id, reason, isHidden });
      await this.audit.record(tx, {
        actorId: admin.id,
        action: isHidden ? 'review.imageHidden' : 'review.imageReportDismissed',
        reason,
        subjectType: 'review',
        subjectId: image.reviewId,
      });
      return isHidden ? this.takeDown(tx, image, reason) : null;
    });
    // what is left where the store is away at this moment, the hourly sweep removes
    if (content) await this.files.removeContent(content).catch(() => undefined);
    const decided = await moderatedImage(this.db, reviewImageId);
    if (!decided) throw notFound();
    return decided;
  }

  /** Notifies the author and removes the image where nothing else shows it. Returns what its files are named by. */
  private async takeDown(tx: EntityManager, image: LockedReviewImage, reason: string): Promise<StoredContent | null> {
    const { authorId, sellerId, productId, productName, secondName, orderId, imageId } = image;
    this.changes.reportFigures(tx, [productId, sellerId]);
    await this.notifications.notify(tx, {
      userId: authorId,
      type: NotificationType.REVIEW_DECIDED,
      textKey: 'reviewImageHidden',
      params: { product: productName, secondProduct: secondName ?? '', reason },
      link: `/orders/${orderId}`,
    });
    const unused = imageId === null ? [] : await unusedOf(tx, [imageId]);
    if (imageId === null || unused.length === 0) return null;
    const content = await contentOf(tx, imageId);
    await this.images.remove(tx, unused);
    return content;
  }
}

async function lock(tx: EntityManager, id: string): Promise<LockedReviewImage | null> {
  return isUuid(id) ? lockReviewImage(tx, id) : null;
}

/**
 * As its review: one that an admin hid to no one, one of a product for businesses to those who may see that product.
 */
function isShownTo(viewer: Viewer, image: LockedReviewImage): boolean {
  if (image.isHidden || image.reviewHiddenAt !== null) return false;
  if (isAuthorOf(viewer, image) || isSellerOf(viewer, image)) return true;
  return !image.isProductHidden && (!image.isForBusinesses || mayReadOfBusinessProducts(viewer));
}
