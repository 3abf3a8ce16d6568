/** Reads reviews for loaders: those of products and sellers by page, how the stars are spread, and those of order lines with whether the viewer may still write one. One SQL each. */
import { injectable, Lifecycle, scoped } from 'tsyringe';
import { DataSource } from 'typeorm';
import { limits } from '../../../schema/values/limits';
import { one, rows } from '../../platform/db/sql';
import { notFound } from '../../platform/errors/common-errors';
import { idCursor, idOfCursor, type Page, pageOf, type PageRequest } from '../../platform/graphql/connection';
import type { Viewer } from '../../platform/graphql/context';
import type { Review } from './review.entity';
import { mayReadOfBusinessGoods } from './review.policy';
import type { RatingCount } from './review.types';

export interface LineRating {
  readonly review: Review | null;
  readonly canReview: boolean;
}

type ReviewRow = { [K in keyof Review]: Review[K] };
type PageRow = ReviewRow & { readonly ofSubject: string; readonly totalCount: number };

const COLUMNS = `r.id, r.order_line_id AS "orderLineId", r.product_id AS "productId", r.seller_id AS "sellerId", r.author_id AS "authorId", r.stars,
  r.body, r.reply, r.replied_at AS "repliedAt", r.hidden_at AS "hiddenAt", r.hidden_reason AS "hiddenReason",
  r.edited_at AS "editedAt", r.created_at AS "createdAt", a.name AS "authorName", l.product_name AS "productName"`;

const ALL_STARS = Array.from({ length: limits.stars.max }, (_, index) => limits.stars.max - index);

/** Whose reviews: their column is part of the text, so it is one of these. */
const ABOUT = { product: 'r.product_id', seller: 'r.seller_id' } as const;
export type About = keyof typeof ABOUT;

/** SQL: a review of goods that are for businesses names them, so it stays with those who may see such goods (`$5`), and with its author (`$6`). */
const isTold = `(r.hidden_at IS NULL AND ($5 OR r.author_id = $6::uuid OR r.seller_id = $6::uuid
  OR EXISTS (SELECT 1 FROM products p WHERE p.id = r.product_id AND p.audience = 'EVERYONE')))`;

/** One row at least for each product or seller; without a review it is only the count. */
const pageSql = (about: About): string => `
  SELECT subject.id AS "ofSubject", c."totalCount", page.*
  FROM unnest($1::uuid[]) AS subject (id)
  CROSS JOIN LATERAL (SELECT count(*)::int AS "totalCount" FROM reviews r WHERE ${ABOUT[about]} = subject.id AND ${isTold}) c
  LEFT JOIN LATERAL (
    SELECT ${COLUMNS} FROM reviews r JOIN users a ON a.id = r.author_id JOIN order_lines l ON l.id = r.order_line_id
    WHERE ${ABOUT[about]} = subject.id AND ${isTold}
      AND ($2::uuid IS NULL OR (r.created_at, r.id) < (SELECT created_at, id FROM reviews WHERE id = $2::uuid))
    ORDER BY r.created_at DESC, r.id DESC LIMIT $3 OFFSET $4
  ) page ON true
  ORDER BY subject.id, page."createdAt" DESC, page.id DESC`;

const starsSql = (about: About): string => `
  SELECT ${ABOUT[about]} AS "ofSubject", r.stars, count(*)::int AS count FROM reviews r
  WHERE ${ABOUT[about]} = ANY ($1::uuid[]) AND r.hidden_at IS NULL GROUP BY 1, 2`;

const ONE = `SELECT ${COLUMNS} FROM reviews r JOIN users a ON a.id = r.author_id JOIN order_lines l ON l.id = r.order_line_id WHERE r.id = $1`;

const OF_LINES = `
  SELECT l.id AS "ofLine", o.status = 'DELIVERED' AND o.buyer_id = $2 AND r.id IS NULL AS "canReview", ${COLUMNS}
  FROM order_lines l JOIN orders o ON o.id = l.order_id
  LEFT JOIN reviews r ON r.order_line_id = l.id LEFT JOIN users a ON a.id = r.author_id
  WHERE l.id = ANY($1::uuid[])`;

@scoped(Lifecycle.ContainerScoped)
@injectable()
export class ReviewReader {
  constructor(private readonly db: DataSource) {}

  /** A page of what this reader may see of the reviews of each product or seller, newest first, in the order asked for. */
  async pages(about: About, ids: readonly string[], page: PageRequest, viewer: Viewer | null): Promise<Page<Review>[]> {
    const { first, after, offset } = page;
    const reader = [mayReadOfBusinessGoods(viewer), viewer?.id ?? null];
    const found = await rows<PageRow>(this.db, pageSql(about), [
      [...ids],
      after ? idOfCursor(after) : null,
      first + 1,
      offset ?? 0,
      ...reader,
    ]);
    return ids.map((id) =>
      toPage(
        found.filter(({ ofSubject }) => ofSubject === id),
        page,
      ),
    );
  }

  /** How often each number of stars was given, 5 first, in the order asked for. */
  async stars(about: About, ids: readonly string[]): Promise<RatingCount[][]> {
    const found = await rows<RatingCount & { readonly ofSubject: string }>(this.db, starsSql(about), [[...ids]]);
    const given = new Map(found.map(({ ofSubject, stars, count }) => [`${ofSubject} ${stars}`, count]));
    return ids.map((id) => ALL_STARS.map((stars) => ({ stars, count: given.get(`${id} ${stars}`) ?? 0 })));
  }

  /** One that the caller has just written. */
  async one(id: string): Promise<Review> {
    const review = await one<Review>(this.db, ONE, [id]);
    if (!review) throw notFound();
    return review;
  }

  /** In the order asked for. */
  async ofLines(viewer: Viewer | null, lineIds: readonly string[]): Promise<(LineRating | null)[]> {
    type Row = ReviewRow & { readonly ofLine: string; readonly canReview: boolean };
    const found = await rows<Row>(this.db, OF_LINES, [[...lineIds], viewer?.id ?? null]);
    const byLine = new Map(
      found.map(({ ofLine, canReview, ...review }) => [ofLine, { canReview, review: review.id === null ? null : review }]),
    );
    return lineIds.map((id) => byLine.get(id) ?? null);
  }
}

function toPage(found: readonly PageRow[], request: PageRequest): Page<Review> {
  const reviews = found.filter(({ id }) => id !== null);
  return { ...pageOf(reviews, request, idCursor), totalCount: found[0]?.totalCount ?? 0 };
}
