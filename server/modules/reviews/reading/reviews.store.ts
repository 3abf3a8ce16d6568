/**
 * The statements that write reviews, and what they must know of the order line. Called by ReviewsService and
 * ReviewChangesService.
 */
import type { EntityManager } from 'typeorm';
import { OrderStatus } from '../../../../schema/values/orders/orders';
import { column, columns, flag, instant, int, nullable, oneOf, type RowOf, selectOne, text } from '../../../platform/db/columns';
import { execute } from '../../../platform/db/sql';
import { sellerNameOf } from '../../accounts/users/accounts.service';

/** SQL: a problem with the line `l`, or with its whole order, is active. */
export const HAS_OPEN_PROBLEM =
  'EXISTS (SELECT 1 FROM order_problems problem WHERE problem.order_id = l.order_id AND (problem.line_id = l.id OR problem.line_id IS NULL) AND problem.ended_at IS NULL)';

const bought = columns({
  id: column('l.id', text),
  productId: column('l.product_id', text),
  productName: column('l.product_name', text),
  secondName: column('l.second_name', nullable(text)),
  imageId: column('l.image_id', nullable(text)),
  sellerId: column('o.seller_id', text),
  buyerId: column('o.buyer_id', text),
  status: column('o.status', oneOf(OrderStatus)),
  hasOpenProblem: column(HAS_OPEN_PROBLEM, flag),
});
export type BoughtLine = RowOf<typeof bought>;

const stored = columns({
  id: column('id', text),
  orderLineId: column('order_line_id', text),
  productId: column('product_id', text),
  sellerId: column('seller_id', text),
  authorId: column('author_id', text),
  stars: column('stars', int),
  body: column('body', nullable(text)),
  reply: column('reply', nullable(text)),
  repliedAt: column('replied_at', nullable(instant)),
  hiddenAt: column('hidden_at', nullable(instant)),
  hiddenReason: column('hidden_reason', nullable(text)),
  editedAt: column('edited_at', nullable(instant)),
  createdAt: column('created_at', instant),
});

const locked = columns({
  id: column('r.id', text),
  orderLineId: column('r.order_line_id', text),
  productId: column('r.product_id', text),
  sellerId: column('r.seller_id', text),
  seller: column(sellerNameOf('s'), text),
  authorId: column('r.author_id', text),
  stars: column('r.stars', int),
  reply: column('r.reply', nullable(text)),
  repliedAt: column('r.replied_at', nullable(instant)),
  hiddenAt: column('r.hidden_at', nullable(instant)),
  createdAt: column('r.created_at', instant),
  orderId: column('l.order_id', text),
  productName: column('l.product_name', text),
  secondName: column('l.second_name', nullable(text)),
  imageId: column('l.image_id', nullable(text)),
});
export type LockedReview = RowOf<typeof locked>;

const LINE = (list: string) => `SELECT ${list} FROM order_lines l JOIN orders o ON o.id = l.order_id WHERE l.id = $1`;
const ADD = (list: string) => `
  INSERT INTO reviews (order_line_id, product_id, seller_id, author_id, stars, body) VALUES ($1, $2, $3, $4, $5, $6)
  ON CONFLICT (order_line_id) DO NOTHING RETURNING ${list}`;
const LOCK = (list: string) =>
  `SELECT ${list} FROM reviews r JOIN order_lines l ON l.id = r.order_line_id JOIN users s ON s.id = r.seller_id WHERE r.id = $1 FOR UPDATE OF r`;
const EDIT = 'UPDATE reviews SET stars = $2, body = $3, edited_at = now() WHERE id = $1';
const REPLY = 'UPDATE reviews SET reply = $2, replied_at = coalesce(replied_at, now()) WHERE id = $1';
const HIDE = 'UPDATE reviews SET hidden_at = now(), hidden_reason = $2 WHERE id = $1';

export function boughtLine(tx: EntityManager, orderLineId: string): Promise<BoughtLine | null> {
  return selectOne(tx, bought, LINE, [orderLineId]);
}

/** Null where the line has a review already. */
export function addReview(
  tx: EntityManager,
  { id, productId, sellerId }: BoughtLine,
  authorId: string,
  { stars, body }: { readonly stars: number; readonly body: string | null },
): Promise<RowOf<typeof stored> | null> {
  return selectOne(tx, stored, ADD, [id, productId, sellerId, authorId, stars, body]);
}

export function lockReview(tx: EntityManager, id: string): Promise<LockedReview | null> {
  return selectOne(tx, locked, LOCK, [id]);
}

export async function editReview(tx: EntityManager, id: string, stars: number, body: string | null): Promise<void> {
  await execute(tx, EDIT, [id, stars, body]);
}

/** A corrected reply has the time of the first. */
export async function replyToReview(tx: EntityManager, id: string, reply: string): Promise<void> {
  await execute(tx, REPLY, [id, reply]);
}

export async function hideReview(tx: EntityManager, id: string, reason: string): Promise<void> {
  await execute(tx, HIDE, [id, reason]);
}
