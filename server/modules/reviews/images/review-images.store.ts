/**
 * The statements that write images of reviews and the reports about them. Called by ReviewImagesService and
 * ReviewImageReportsService.
 */
import type { EntityManager } from 'typeorm';
import { serverLimits } from '../../../../schema/values/server-limits';
import { column, columns, flag, instant, int, nullable, type RowOf, select, selectOne, text } from '../../../platform/db/columns';
import { execute, exists } from '../../../platform/db/sql';
import { isUnusedImage } from '../../media/images.service';
import { isForEveryone } from '../../catalogue/products/product-reader.service';

const own = columns({ id: column('i.id', text), isRejected: column(hiddenOf('$1', 'i.hash'), flag) });
const id = columns({ id: column('i.id', text) });
const removed = columns({ imageId: column('image_id', nullable(text)) });
const content = columns({ hash: column('hash', text), width: column('width', int) });
const locked = columns({
  id: column('s.id', text),
  reviewId: column('s.review_id', text),
  imageId: column('s.image_id', nullable(text)),
  isHidden: column('s.is_hidden', flag),
  reportedAt: column('s.reported_at', nullable(instant)),
  decidedAt: column('s.decided_at', nullable(instant)),
  authorId: column('r.author_id', text),
  sellerId: column('r.seller_id', text),
  productId: column('r.product_id', text),
  reviewHiddenAt: column('r.hidden_at', nullable(instant)),
  isForBusinesses: column(`NOT ${isForEveryone()}`, flag),
  isProductHidden: column('p.hidden_at IS NOT NULL', flag),
  orderId: column('l.order_id', text),
  productName: column('l.product_name', text),
  secondName: column('l.second_name', nullable(text)),
});
export type LockedReviewImage = RowOf<typeof locked>;

/** SQL: an admin hid an image with this content in a review of this author. */
function hiddenOf(author: string, hash: string): string {
  return `EXISTS (SELECT 1 FROM review_images h JOIN reviews r ON r.id = h.review_id WHERE r.author_id = ${author} AND h.is_hidden AND h.hidden_hash = ${hash})`;
}

// the rows are locked against a removal until what shows them is stored
const OWN = (list: string) => `SELECT ${list} FROM images i WHERE i.owner_id = $1 AND i.id = ANY ($2::uuid[]) FOR KEY SHARE`;
const TAKE_OUT = (list: string) => `
  DELETE FROM review_images WHERE review_id = $1 AND NOT is_hidden AND image_id <> ALL ($2::uuid[]) RETURNING ${list}`;
const PUT = `
  INSERT INTO review_images (review_id, position, image_id)
  SELECT $1, given.place - 1, given.id FROM unnest($2::uuid[]) WITH ORDINALITY AS given (id, place)
  ON CONFLICT (review_id, image_id) DO UPDATE SET position = EXCLUDED.position`;
const LOCK_IMAGES = (list: string) => `SELECT ${list} FROM images i WHERE i.id = ANY ($1::uuid[]) ORDER BY i.id FOR UPDATE SKIP LOCKED`;
const UNUSED = (list: string) => `SELECT ${list} FROM images i WHERE i.id = ANY ($1::uuid[]) AND ${isUnusedImage}`;
const ERASE = 'DELETE FROM review_images USING reviews r WHERE r.id = review_id AND r.author_id = $1 AND NOT is_hidden';
const LEFT_OVER = (list: string) => `
  SELECT ${list} FROM images i
  WHERE (EXISTS (SELECT 1 FROM review_images h WHERE h.image_id = i.id AND h.is_hidden)
      OR (i.created_at < now() - make_interval(days => ${serverLimits.unusedImageDays}) AND EXISTS (SELECT 1 FROM users u WHERE u.id = i.owner_id AND u.role = 'CONSUMER')))
    AND ${isUnusedImage} LIMIT 500`;

const LOCK = (list: string) => `
  SELECT ${list} FROM reviews r JOIN review_images s ON s.review_id = r.id JOIN products p ON p.id = r.product_id
    JOIN order_lines l ON l.id = r.order_line_id
  WHERE s.id = $1 FOR UPDATE OF r, s`;
const REPORT = `
  INSERT INTO review_image_reports (review_image_id, reporter_id, reason) VALUES ($1, $2, $3)
  ON CONFLICT (review_image_id, reporter_id) WHERE decided_at IS NULL DO NOTHING RETURNING 1`;
const MARK_REPORTED = `
  UPDATE review_images SET reported_at = CASE WHEN decided_at IS NULL THEN coalesce(reported_at, now()) ELSE now() END,
    decided_at = NULL, decided_by = NULL, decision_reason = NULL WHERE id = $1`;
const DECIDE = `
  UPDATE review_images SET decided_at = now(), decided_by = $2, decision_reason = $3, is_hidden = $4::boolean,
    hidden_hash = CASE WHEN $4::boolean THEN (SELECT hash FROM images i WHERE i.id = image_id) END WHERE id = $1`;
const DECIDE_REPORTS = 'UPDATE review_image_reports SET decided_at = now() WHERE review_image_id = $1 AND decided_at IS NULL';
const CONTENT = (list: string) => `SELECT ${list} FROM images WHERE id = $1`;

/** Returns which of these ids are images of this user, and whether an admin hid one with that content. */
export function ownImages(tx: EntityManager, ownerId: string, ids: readonly string[]): Promise<RowOf<typeof own>[]> {
  return select(tx, own, OWN, [ownerId, ids]);
}

/**
 * In place of what the review shows, in this order; those that are in both stay the same rows. Returns the images that
 * were taken out.
 */
export async function putImages(tx: EntityManager, reviewId: string, imageIds: readonly string[]): Promise<string[]> {
  const out = await select(tx, removed, TAKE_OUT, [reviewId, imageIds]);
  if (imageIds.length > 0) await execute(tx, PUT, [reviewId, imageIds]);
  return out.flatMap(({ imageId }) => imageId ?? []);
}

/**
 * Returns which of these images nothing shows any more. They are locked, so that nothing can show them again before
 * they are removed.
 */
export async function unusedOf(tx: EntityManager, ids: readonly string[]): Promise<string[]> {
  const free = (await select(tx, id, LOCK_IMAGES, [ids])).map((row) => row.id);
  return free.length === 0 ? [] : (await select(tx, id, UNUSED, [free])).map((row) => row.id);
}

/** Hidden in a review, or uploaded by a buyer a day ago for a review that was not sent: and shown by nothing. */
export async function leftOver(tx: EntityManager): Promise<string[]> {
  return (await select(tx, id, LEFT_OVER)).map((row) => row.id);
}

/**
 * Erases the images and reports of a user who closes the account. Images that admins hid stay as records, without the
 * hash that identifies their content.
 */
export async function eraseImages(tx: EntityManager, userId: string): Promise<void> {
  await execute(tx, ERASE, [userId]);
  await execute(tx, 'UPDATE review_images SET hidden_hash = NULL FROM reviews r WHERE r.id = review_id AND r.author_id = $1', [userId]);
  await execute(tx, 'DELETE FROM review_image_reports WHERE reporter_id = $1', [userId]);
}

export function lockReviewImage(tx: EntityManager, reviewImageId: string): Promise<LockedReviewImage | null> {
  return selectOne(tx, locked, LOCK, [reviewImageId]);
}

/** False where a report of this user waits already. */
export async function addReport(tx: EntityManager, reviewImageId: string, reporterId: string, reason: string): Promise<boolean> {
  if (!(await exists(tx, REPORT, [reviewImageId, reporterId, reason]))) return false;
  await execute(tx, MARK_REPORTED, [reviewImageId]);
  return true;
}

export interface ImageDecision {
  readonly adminId: string;
  readonly reason: string;
  readonly isHidden: boolean;
}

export async function decideImage(tx: EntityManager, reviewImageId: string, { adminId, reason, isHidden }: ImageDecision): Promise<void> {
  await execute(tx, DECIDE, [reviewImageId, adminId, reason, isHidden]);
  await execute(tx, DECIDE_REPORTS, [reviewImageId]);
}

/** Returns the hash and width by which the image's files are named. */
export function contentOf(tx: EntityManager, imageId: string): Promise<RowOf<typeof content> | null> {
  return selectOne(tx, content, CONTENT, [imageId]);
}
