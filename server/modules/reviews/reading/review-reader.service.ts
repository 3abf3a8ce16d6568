/**
 * Reads reviews for loaders: those of products and sellers by page, how the stars are spread, and those of order lines
 * with whether the viewer may still write one. One statement each.
 */
import { injectable, Lifecycle, scoped } from 'tsyringe';
import { DataSource } from 'typeorm';
import { limits } from '../../../../schema/values/limits';
import { notFound } from '../../../platform/errors/common-errors';
import type { Page, PageRequest } from '../../../platform/paging/page';
import type { Viewer } from '../../../platform/security/viewer';
import type { Review } from './review.entity';
import { mayReadOfBusinessProducts } from './review.policy';
import type { RatingCount } from './review.types';
import { type About, type LineReview, reviewById, reviewPages, reviewsByIds, reviewsOfLines, starsGiven } from './reviews.query';

export type LineRating = Pick<LineReview, 'review' | 'canReview'>;

const ALL_STARS = Array.from({ length: limits.stars.max }, (_, index) => limits.stars.max - index);

@scoped(Lifecycle.ContainerScoped)
@injectable()
export class ReviewReader {
  constructor(private readonly db: DataSource) {}

  /**
   * A page of what this viewer may see of the reviews of each product or seller, newest first, in the order requested.
   */
  pages(about: About, ids: readonly string[], page: PageRequest, viewer: Viewer | null): Promise<Page<Review>[]> {
    return reviewPages(this.db, about, ids, page, { viewerId: viewer?.id ?? null, ofBusinesses: mayReadOfBusinessProducts(viewer) });
  }

  /** How often each number of stars was given, 5 first, in the order requested. */
  async stars(about: About, ids: readonly string[]): Promise<RatingCount[][]> {
    const counts = await starsGiven(this.db, about, ids);
    const given = new Map(counts.map(({ subjectId, stars, count }) => [`${subjectId} ${stars}`, count]));
    return ids.map((id) => ALL_STARS.map((stars) => ({ stars, count: given.get(`${id} ${stars}`) ?? 0 })));
  }

  /** Returns a review that the caller has just written. */
  async one(id: string): Promise<Review> {
    const review = await reviewById(this.db, id);
    if (!review) throw notFound();
    return review;
  }

  /** In the order requested, hidden ones too; null for an unknown id. The caller decides who sees them. */
  async findByIds(ids: readonly string[]): Promise<(Review | null)[]> {
    const reviewsById = new Map((await reviewsByIds(this.db, ids)).map((review) => [review.id, review]));
    return ids.map((id) => reviewsById.get(id) ?? null);
  }

  /** In the order requested. */
  async findForLines(viewer: Viewer | null, lineIds: readonly string[]): Promise<(LineRating | null)[]> {
    const byLine = new Map((await reviewsOfLines(this.db, lineIds, viewer?.id ?? null)).map((line) => [line.lineId, line]));
    return lineIds.map((id) => byLine.get(id) ?? null);
  }
}
