/**
 * Some buyers who liked what came show it: drawings of the same produce in another arrangement. One of them is reported
 * and waits for an admin.
 */
import { VARIANTS } from '../art/product-image-files';
import type { Market } from '../market';
import type { DemoImages } from '../products/images';
import { hoursAfter } from '../simulation/seed-clock';
import type { GivenReview } from './make-reviews';

const SHARE = 0.06;
const GOOD_STARS = 4;
const LOOK_OF_LISTS = 0;

export function makeReviewImages(market: Market, reviews: readonly GivenReview[], images: DemoImages): void {
  const random = market.random.fork('review-images');
  const shown = market.rows.review_images;
  for (const { row, line } of reviews) {
    if (row.body === null || row.stars < GOOD_STARS || !line.row.is_public || !random.chance(SHARE)) continue;
    const { subject, variants } = line.product.kind;
    const variant = random.pick(variants);
    const looks = Array.from({ length: VARIANTS }, (_, look) => look).filter((look) => look !== LOOK_OF_LISTS);
    for (const [position, look] of looks.slice(0, random.int(1, looks.length)).entries()) {
      const imageId = images.findOrDraw(row.author_id, subject, variant, look, row.created_at);
      shown.push({ id: random.id(row.created_at), review_id: row.id, position, image_id: imageId, reported_at: null });
    }
  }
  reportOne(market, reviews);
}

/** The latest that someone had time to report. */
function reportOne({ rows, clock, random }: Market, reviews: readonly GivenReview[]): void {
  const reviewOf = (id: unknown) => reviews.find(({ row }) => row.id === id)?.row;
  const timeOf = (id: unknown) => hoursAfter(reviewOf(id)?.created_at ?? clock.today, 2);
  const index = rows.review_images.findLastIndex(({ review_id: id }) => clock.isPast(timeOf(id)));
  const image = rows.review_images[index];
  const review = reviewOf(image?.review_id);
  const reporter = rows.users.find(({ id, role }) => role === 'CONSUMER' && id !== review?.author_id);
  if (!image || !review || !reporter) return;
  const at = timeOf(review.id);
  rows.review_images[index] = { ...image, reported_at: at };
  rows.review_image_reports.push({
    id: random.fork('review-image-reports').id(at),
    review_image_id: image.id,
    reporter_id: reporter.id,
    reason: reporter.language === 'bn' ? 'এটি অন্য পণ্যের ছবি।' : 'This shows another product.',
    created_at: at,
  });
}
