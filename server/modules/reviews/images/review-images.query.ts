/**
 * Images of reviews as they are read: of the reviews of a page, and those that admins decide about. Called by
 * ReviewImagesService and ReviewImageReportsService.
 */
import { serverLimits } from '../../../../schema/values/server-limits';
import { column, columns, flag, instant, int, nullable, type RowOf, select, text } from '../../../platform/db/columns';
import { type List, listPage, listRow } from '../../../platform/db/list-query';
import type { Db } from '../../../platform/db/sql';
import type { Page, PageRequest } from '../../../platform/paging/page';
import type { ModeratedReviewImage, ReviewImageReport } from './review-image.types';

const shown = columns({
  id: column('s.id', text),
  reviewId: column('s.review_id', text),
  authorId: column('r.author_id', text),
  imageId: column('i.id', text),
  ownerId: column('i.owner_id', text),
  hash: column('i.hash', text),
  width: column('i.width', int),
  height: column('i.height', int),
  isIllustration: column('i.is_illustration', flag),
  createdAt: column('i.created_at', instant),
  isReported: column(
    'EXISTS (SELECT 1 FROM review_image_reports p WHERE p.review_image_id = s.id AND p.reporter_id = $2 AND p.decided_at IS NULL)',
    flag,
  ),
});
export type ShownReviewImage = RowOf<typeof shown>;

/** A hidden review hides its images, save from its author and from admins. */
const SHOWN = (where: string) => (list: string) => `
  SELECT ${list} FROM review_images s JOIN reviews r ON r.id = s.review_id JOIN images i ON i.id = s.image_id
  WHERE ${where} AND NOT s.is_hidden AND (r.hidden_at IS NULL OR r.author_id = $2 OR $3::boolean) ORDER BY s.review_id, s.position`;

export interface ImageAudience {
  /** Null for a visitor. */
  readonly viewerId: string | null;
  readonly isAdmin: boolean;
}

/** In their order within each review. */
export function imagesOfReviews(db: Db, reviewIds: readonly string[], { viewerId, isAdmin }: ImageAudience): Promise<ShownReviewImage[]> {
  return select(db, shown, SHOWN('s.review_id = ANY ($1::uuid[])'), [reviewIds, viewerId, isAdmin]);
}

export async function shownImage(db: Db, id: string, { viewerId, isAdmin }: ImageAudience): Promise<ShownReviewImage | null> {
  return (await select(db, shown, SHOWN('s.id = $1'), [id, viewerId, isAdmin]))[0] ?? null;
}

const moderated: List<ModeratedReviewImage> = {
  table: 'review_images',
  alias: 's',
  sort: (alias) => `${alias}.reported_at`,
  columns: columns({
    id: column('s.id', text),
    reviewId: column('s.review_id', text),
    imageId: column('s.image_id', nullable(text)),
    productId: column('r.product_id', text),
    isHidden: column('s.is_hidden', flag),
    reportedAt: column('s.reported_at', nullable(instant)),
    decidedAt: column('s.decided_at', nullable(instant)),
    decision: column('s.decision_reason', nullable(text)),
  }),
  joins: 'JOIN reviews r ON r.id = s.review_id',
};

/** SQL, of `review_images s`: reports about an image of a hidden review wait for no one, the review is out of sight. */
export const isWaitingImage = `s.reported_at IS NOT NULL AND s.decided_at IS NULL
  AND EXISTS (SELECT 1 FROM reviews r WHERE r.id = s.review_id AND r.hidden_at IS NULL)`;

/**
 * Returns reported images: those that wait for a decision, the longest waiting first, or the decided ones, the latest
 * first.
 */
export function moderatedImages(db: Db, isOpen: boolean, page: PageRequest): Promise<Page<ModeratedReviewImage>> {
  if (isOpen) return listPage(db, { ...moderated, direction: 'ASC' }, page, () => [isWaitingImage]);
  return listPage(db, { ...moderated, sort: (alias) => `${alias}.decided_at` }, page, () => ['s.decided_at IS NOT NULL']);
}

export function moderatedImage(db: Db, id: string): Promise<ModeratedReviewImage | null> {
  return listRow(db, moderated, id);
}

const report = columns({
  id: column('p.id', text),
  reviewImageId: column('p.review_image_id', text),
  reason: column('p.reason', text),
  reporterName: column('u.name', text),
  createdAt: column('p.created_at', instant),
});
const REPORTS = (list: string) => `
  SELECT ${list} FROM unnest($1::uuid[]) AS wanted (id)
  CROSS JOIN LATERAL (SELECT * FROM review_image_reports WHERE review_image_id = wanted.id ORDER BY created_at DESC, id DESC LIMIT $2) p
  JOIN users u ON u.id = p.reporter_id ORDER BY p.created_at DESC, p.id DESC`;

/** The latest of each, newest first. */
export function reportsOf(db: Db, reviewImageIds: readonly string[]): Promise<ReviewImageReport[]> {
  return select(db, report, REPORTS, [reviewImageIds, serverLimits.reviewImageReports]);
}
