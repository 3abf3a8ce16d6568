/**
 * Images of reviews: written with the review by its author, out of images that the author uploaded, and read with it.
 * What no review and nothing else shows any more is removed; ReviewImageReportsService has what admins decide.
 */
import { injectable, Lifecycle, scoped } from 'tsyringe';
import { DataSource, type EntityManager } from 'typeorm';
import { inTransaction } from '../../../platform/db/transaction';
import { isUuid } from '../../../platform/uuid';
import { invalidInput } from '../../../platform/errors/validation-error';
import type { Viewer } from '../../../platform/security/viewer';
import { ImagesService } from '../../media/images.service';
import { mayDecideImages, mayReportImageOf } from './review-image.policy';
import type { ReviewImage } from './review-image.types';
import { imagesOfReviews, type ShownReviewImage } from './review-images.query';
import { eraseImages, leftOver, ownImages, putImages, unusedOf } from './review-images.store';

export const REVIEW_IMAGE_SWEEP_JOB = 'sweep-review-images';
export const REVIEW_IMAGE_SWEEP_CRON = '7 * * * *';

@scoped(Lifecycle.ContainerScoped)
@injectable()
export class ReviewImagesService {
  constructor(
    private readonly db: DataSource,
    private readonly images: ImagesService,
  ) {}

  /** Returns the images of each review that this viewer may see, in the order requested. One statement. For loaders. */
  async findForReviews(viewer: Viewer | null, reviewIds: readonly string[]): Promise<ReviewImage[][]> {
    const images = await imagesOfReviews(this.db, reviewIds, { viewerId: viewer?.id ?? null, isAdmin: mayDecideImages(viewer) });
    return reviewIds.map((id) => images.filter(({ reviewId }) => reviewId === id).map((row) => imageFor(viewer, row)));
  }

  /**
   * In place of what the review shows, in the transaction that writes it; null leaves it as it is. BAD_USER_INPUT names
   * each image that is not the author's own, and each that an admin hid before.
   */
  async put(tx: EntityManager, authorId: string, reviewId: string, imageIds: readonly string[] | null): Promise<void> {
    if (imageIds === null) return;
    const own = new Map((await ownImages(tx, authorId, imageIds.filter(isUuid))).map((image) => [image.id, image]));
    const rejected = imageIds.flatMap((value) => {
      const key = own.get(value)?.isRejected ? 'review.imageHidden' : 'upload.unknownImage';
      return own.get(value)?.isRejected === false ? [] : [{ field: 'imageIds', key, value } as const];
    });
    if (rejected.length > 0) throw invalidInput(rejected);
    const out = await putImages(tx, reviewId, imageIds);
    if (out.length > 0) await this.images.remove(tx, await unusedOf(tx, out));
  }

  /**
   * Erases the images of a user who closes the account from their reviews; the caller removes the images themselves. An
   * image that an admin hid stays as a record without an image.
   */
  erase(tx: EntityManager, userId: string): Promise<void> {
    return eraseImages(tx, userId);
  }

  /**
   * How many images were removed: hidden ones that something else showed until now, and those uploaded for a review
   * that was not sent within a day.
   */
  async sweep(): Promise<number> {
    return inTransaction(this.db, async (tx) => {
      const ids = await unusedOf(tx, await leftOver(tx));
      await this.images.remove(tx, ids);
      return ids.length;
    });
  }
}

/** As this viewer finds it. */
export function imageFor(viewer: Viewer | null, row: ShownReviewImage): ReviewImage {
  const { id, isReported, imageId, ownerId, hash, width, height, isIllustration, createdAt } = row;
  const image = { id: imageId, ownerId, hash, width, height, isIllustration, createdAt };
  return { id, image, isReported, canReport: mayReportImageOf(viewer, row) && !isReported };
}
