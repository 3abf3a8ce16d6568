/**
 * Reviews as they are read: pages of products and sellers, the spread of their stars, those of order lines. Called by
 * ReviewReader.
 */
import { column, columns, flag, instant, int, nullable, select, selectOne, text } from '../../../platform/db/columns';
import { byCreation, type List, pagesOf, type Params } from '../../../platform/db/list-query';
import { type Db, records } from '../../../platform/db/sql';
import type { Page, PageRequest } from '../../../platform/paging/page';
import type { Review } from './review.entity';
import { HAS_OPEN_PROBLEM } from './reviews.store';
import { isForEveryone } from '../../catalogue/products/product-reader.service';

/** Columns of a review `r`, its author `a` and its order line `l`. */
const review = columns({
  id: column('r.id', text),
  orderLineId: column('r.order_line_id', text),
  productId: column('r.product_id', text),
  sellerId: column('r.seller_id', text),
  authorId: column('r.author_id', text),
  stars: column('r.stars', int),
  body: column('r.body', nullable(text)),
  reply: column('r.reply', nullable(text)),
  repliedAt: column('r.replied_at', nullable(instant)),
  hiddenAt: column('r.hidden_at', nullable(instant)),
  hiddenReason: column('r.hidden_reason', nullable(text)),
  editedAt: column('r.edited_at', nullable(instant)),
  createdAt: column('r.created_at', instant),
  authorName: column('a.name', text),
  productName: column('l.product_name', text),
  secondName: column('l.second_name', nullable(text)),
});
const count = columns({ subjectId: column('subject_id', text), stars: column('stars', int), count: column('count', int) });
const ofLine = columns({
  lineId: column('l.id', text),
  canReview: column(`o.status = 'DELIVERED' AND o.buyer_id = $2 AND r.id IS NULL AND NOT ${HAS_OPEN_PROBLEM}`, nullable(flag)),
  hasReview: column('r.id IS NOT NULL', flag),
});

const AUTHOR_AND_LINE = 'JOIN users a ON a.id = r.author_id JOIN order_lines l ON l.id = r.order_line_id';

/** Columns of the subject of reviews. The column is part of the statement's text, so only these two are possible. */
const PARENTS = { product: 'r.product_id', seller: 'r.seller_id' } as const;
export type About = keyof typeof PARENTS;

const ONE = (list: string) => `SELECT ${list} FROM reviews r ${AUTHOR_AND_LINE} WHERE r.id = $1`;
const BY_IDS = (list: string) => `SELECT ${list} FROM reviews r ${AUTHOR_AND_LINE} WHERE r.id = ANY ($1::uuid[])`;
const STARS = (about: About) => (list: string) => `
  SELECT ${list} FROM (
    SELECT ${PARENTS[about]} AS subject_id, r.stars, count(*)::int AS count FROM reviews r JOIN order_lines l ON l.id = r.order_line_id
    WHERE ${PARENTS[about]} = ANY ($1::uuid[]) AND r.hidden_at IS NULL AND l.is_public GROUP BY 1, 2
  ) given`;
const OF_LINES = `
  SELECT ${ofLine.sql}, ${review.sql} FROM order_lines l JOIN orders o ON o.id = l.order_id
  LEFT JOIN reviews r ON r.order_line_id = l.id LEFT JOIN users a ON a.id = r.author_id
  WHERE l.id = ANY($1::uuid[])`;

const reviewsAbout = (about: About): List<Review> & { readonly parent: string } => ({
  table: 'reviews',
  alias: 'r',
  sort: byCreation,
  columns: review,
  joins: AUTHOR_AND_LINE,
  parent: PARENTS[about],
});

export interface ReviewAudience {
  /** Null for a visitor. */
  readonly viewerId: string | null;
  /** May they see products for businesses? */
  readonly ofBusinesses: boolean;
}

/**
 * A review names its product. One for businesses is named to those who may see it, one that an admin hid to no one but
 * author and seller.
 */
const isShownTo =
  (about: About, { viewerId, ofBusinesses }: ReviewAudience) =>
  (params: Params): string[] => {
    const viewer = `${params.add(viewerId)}::uuid`;
    // the product whose reviews are read is looked up once, not for each of them
    const product = about === 'product' ? 'parent.id' : 'r.product_id';
    const ofProduct = `EXISTS (SELECT 1 FROM products p WHERE p.id = ${product} AND p.hidden_at IS NULL
      AND (${params.add(ofBusinesses)}::boolean OR ${isForEveryone()}))`;
    return ['r.hidden_at IS NULL', `(r.author_id = ${viewer} OR r.seller_id = ${viewer} OR ${ofProduct})`];
  };

/** For each product or seller its page of what this audience is shown, newest first. */
export function reviewPages(
  db: Db,
  about: About,
  ids: readonly string[],
  page: PageRequest,
  audience: ReviewAudience,
): Promise<Page<Review>[]> {
  return pagesOf(db, reviewsAbout(about), ids, page, isShownTo(about, audience));
}

/** How often each number of stars was given; of posts for everyone only. */
export function starsGiven(
  db: Db,
  about: About,
  ids: readonly string[],
): Promise<{ readonly subjectId: string; readonly stars: number; readonly count: number }[]> {
  return select(db, count, STARS(about), [ids]);
}

export function reviewById(db: Db, id: string): Promise<Review | null> {
  return selectOne(db, review, ONE, [id]);
}

export function reviewsByIds(db: Db, ids: readonly string[]): Promise<Review[]> {
  return select(db, review, BY_IDS, [ids]);
}

export interface LineReview {
  readonly lineId: string;
  readonly canReview: boolean;
  readonly review: Review | null;
}

/** Returns the review of each of these order lines, and whether this viewer may write one. */
export async function reviewsOfLines(db: Db, lineIds: readonly string[], viewerId: string | null): Promise<LineReview[]> {
  const rows = await records(db, OF_LINES, [lineIds, viewerId]);
  return rows.map((row) => {
    const { lineId, canReview, hasReview } = ofLine.readRow(row);
    return { lineId, canReview: canReview ?? false, review: hasReview ? review.readRow(row) : null };
  });
}
