/**
 * The statements that lock and change threads and messages. A thread is made with its first message; its row is the
 * lock of everything in it.
 */
import type { EntityManager } from 'typeorm';
import { sellingRoles } from '../../../schema/values/accounts/roles';
import type { OrderActor } from '../../../schema/values/orders/orders';
import { serverLimits } from '../../../schema/values/server-limits';
import { column, columns, flag, instant, int, nullable, oneOf, type RowOf, selectOne, text } from '../../platform/db/columns';
import { type Db, execute } from '../../platform/db/sql';
import { sellerNameOf } from '../accounts/users/accounts.service';

/** When an order has ended: completed, or ended before it was delivered. Of the table `orders` under the alias `o`. */
const ENDED = `CASE WHEN o.status = 'DELIVERED' THEN o.completed_at WHEN o.status IN ('REJECTED', 'EXPIRED', 'CANCELLED') THEN o.updated_at END`;
export const CLOSES_AT = `(${ENDED} + make_interval(days => ${serverLimits.messageDays}))`;

const thread = columns({
  orderId: column('o.id', text),
  trackingNumber: column('o.tracking_number', text),
  buyerId: column('o.buyer_id', text),
  sellerId: column('o.seller_id', text),
  seller: column(sellerNameOf('s'), text),
  sellerRole: column('s.role', oneOf(sellingRoles)),
  closesAt: column(CLOSES_AT, nullable(instant)),
  isReported: column('coalesce(t.reported_at IS NOT NULL, false)', flag),
});
export type OneThread = RowOf<typeof thread>;

type Side = 'buyer' | 'seller';

const added = columns({ id: column('id', text) });
const counted = (side: Side) => columns({ unread: column(`${side}_unread`, int), isTexted: column(`(${side}_texted_at = now())`, flag) });
const images = columns({ count: column('coalesce(sum(cardinality(image_ids)), 0)::int', int) });

const message = columns({
  id: column('m.id', text),
  orderId: column('m.order_id', text),
  senderId: column('m.sender_id', text),
  buyerId: column('t.buyer_id', text),
  sellerId: column('t.seller_id', text),
  reportedAt: column('m.reported_at', nullable(instant)),
  decidedAt: column('m.decided_at', nullable(instant)),
});
export type LockedMessage = RowOf<typeof message>;

const THREAD = (list: string) => `
  SELECT ${list} FROM orders o JOIN users s ON s.id = o.seller_id LEFT JOIN order_threads t ON t.order_id = o.id
  WHERE o.id = $1 AND $2 IN (o.buyer_id, o.seller_id)`;
const MAKE = `
  INSERT INTO order_threads (order_id, buyer_id, seller_id)
  SELECT id, buyer_id, seller_id FROM orders WHERE id = $1 ON CONFLICT (order_id) DO NOTHING`;
const LOCK_THREAD = (list: string) => `
  SELECT ${list} FROM order_threads t JOIN orders o ON o.id = t.order_id JOIN users s ON s.id = o.seller_id
  WHERE t.order_id = $1 FOR UPDATE OF t`;
const IMAGES = (list: string) => `SELECT ${list} FROM order_messages WHERE order_id = $1 AND sender_id = $2`;
const ADD = (list: string) => `
  INSERT INTO order_messages (order_id, sender_id, sender, body, image_ids) VALUES ($1, $2, $3, $4, $5) RETURNING ${list}`;
/** One more for this side, and whether it is notified by SMS: not within an hour of the last one. */
const COUNT_FOR = (side: Side) => (list: string) => `
  UPDATE order_threads SET last_message_at = now(), ${side}_unread = ${side}_unread + 1,
    ${side}_texted_at = CASE WHEN ${side}_texted_at > now() - interval '1 hour' THEN ${side}_texted_at ELSE now() END
  WHERE order_id = $1 RETURNING ${list}`;
const READ = `
  UPDATE order_threads SET buyer_unread = CASE WHEN buyer_id = $2 THEN 0 ELSE buyer_unread END,
    seller_unread = CASE WHEN seller_id = $2 THEN 0 ELSE seller_unread END
  WHERE order_id = $1 AND ((buyer_id = $2 AND buyer_unread > 0) OR (seller_id = $2 AND seller_unread > 0))`;
const LOCK_MESSAGE = (list: string) => `
  SELECT ${list} FROM order_messages m JOIN order_threads t ON t.order_id = m.order_id WHERE m.id = $1 FOR UPDATE OF m`;
const REPORT = 'UPDATE order_messages SET reported_at = now(), report_reason = $2 WHERE id = $1';
const REPORT_THREAD = 'UPDATE order_threads SET reported_at = coalesce(reported_at, now()) WHERE order_id = $1';
const DECIDE = 'UPDATE order_messages SET decided_at = now(), decision_reason = $3, is_hidden = $2 WHERE id = $1';
const SWEEP = `
  DELETE FROM order_threads t USING orders o
  WHERE o.id = t.order_id AND t.last_message_at < now() - make_interval(months => $1) AND ${CLOSES_AT} < now()`;

/** Null for an order that is not of this user, or not there. */
export function threadOf(db: Db, orderId: string, userId: string): Promise<OneThread | null> {
  return selectOne(db, thread, THREAD, [orderId, userId]);
}

/** Locks the thread of an order that exists, and makes it if the order has none. */
export async function lockThread(tx: EntityManager, orderId: string): Promise<OneThread> {
  await execute(tx, MAKE, [orderId]);
  const locked = await selectOne(tx, thread, LOCK_THREAD, [orderId]);
  if (!locked) throw new Error('A thread that was made is there.');
  return locked;
}

/** How many images this user has sent in messages of the order. */
export async function sentImages(tx: EntityManager, orderId: string, senderId: string): Promise<number> {
  return (await selectOne(tx, images, IMAGES, [orderId, senderId]))?.count ?? 0;
}

export interface NewMessage {
  readonly orderId: string;
  readonly senderId: string;
  readonly sender: Extract<OrderActor, 'BUYER' | 'SELLER'>;
  readonly body: string;
  readonly imageIds: readonly string[];
}

/** The new id, how much its recipient has not read, and whether they are notified by SMS. Of a locked thread. */
export async function addMessage(tx: EntityManager, { orderId, senderId, sender, body, imageIds }: NewMessage) {
  const recipient: Side = sender === 'BUYER' ? 'seller' : 'buyer';
  const stored = await selectOne(tx, added, ADD, [orderId, senderId, sender, body, imageIds]);
  const state = await selectOne(tx, counted(recipient), COUNT_FOR(recipient), [orderId]);
  if (!stored || !state) throw new Error('The message was not stored.');
  return { ...stored, ...state };
}

/** All that the other side has written. */
export async function readThread(db: Db, orderId: string, userId: string): Promise<void> {
  await execute(db, READ, [orderId, userId]);
}

export function lockMessage(tx: EntityManager, id: string): Promise<LockedMessage | null> {
  return selectOne(tx, message, LOCK_MESSAGE, [id]);
}

export async function reportMessage(tx: EntityManager, { id, orderId }: LockedMessage, reason: string): Promise<void> {
  await execute(tx, REPORT, [id, reason]);
  await execute(tx, REPORT_THREAD, [orderId]);
}

export async function decideMessage(tx: EntityManager, id: string, isHidden: boolean, reason: string): Promise<void> {
  await execute(tx, DECIDE, [id, isHidden, reason]);
}

/** How many threads were removed with their messages. */
export function sweepThreads(db: Db): Promise<number> {
  return execute(db, SWEEP, [serverLimits.messageMonths]);
}
