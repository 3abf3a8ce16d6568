/** Messages and threads as they are read. Called by MessageReader. */
import { OrderActor } from '../../../schema/values/orders/orders';
import { column, columns, flag, instant, int, listOf, nullable, oneOf, select, selectOne, text } from '../../platform/db/columns';
import { byCreation, type List, listPage, listRow } from '../../platform/db/list-query';
import type { Db } from '../../platform/db/sql';
import type { Page, PageRequest } from '../../platform/paging/page';
import { CLOSES_AT } from './messages.store';
import type { OrderMessage } from './order-message.entity';
import type { OrderThread } from './order-thread.types';

const messages: List<OrderMessage> = {
  table: 'order_messages',
  alias: 'm',
  sort: byCreation,
  columns: columns({
    id: column('m.id', text),
    orderId: column('m.order_id', text),
    senderId: column('m.sender_id', text),
    sender: column('m.sender', oneOf(OrderActor)),
    body: column('m.body', text),
    imageIds: column('m.image_ids', listOf(text)),
    createdAt: column('m.created_at', instant),
    reportedAt: column('m.reported_at', nullable(instant)),
    reportReason: column('m.report_reason', nullable(text)),
    decidedAt: column('m.decided_at', nullable(instant)),
    decisionReason: column('m.decision_reason', nullable(text)),
    isHidden: column('m.is_hidden', flag),
  }),
};

const state = columns({
  id: column('o.id', text),
  unreadCount: column('CASE $2::uuid WHEN t.buyer_id THEN t.buyer_unread WHEN t.seller_id THEN t.seller_unread ELSE 0 END', int),
  closesAt: column(CLOSES_AT, nullable(instant)),
  isParty: column('$2::uuid IN (o.buyer_id, o.seller_id)', flag),
});
const unread = columns({
  count: column(
    `(SELECT coalesce(sum(buyer_unread), 0) FROM order_threads WHERE buyer_id = $1 AND buyer_unread > 0)::int
    + (SELECT coalesce(sum(seller_unread), 0) FROM order_threads WHERE seller_id = $1 AND seller_unread > 0)::int`,
    int,
  ),
});
const seen = columns({ id: column('o.id', text) });

const STATES = (list: string) => `
  SELECT ${list} FROM orders o LEFT JOIN order_threads t ON t.order_id = o.id WHERE o.id = ANY ($1::uuid[])`;
const SEEN = (list: string) => `
  SELECT ${list} FROM orders o WHERE o.id = $1 AND ($2::uuid IN (o.buyer_id, o.seller_id)
    OR ($3::boolean AND EXISTS (SELECT 1 FROM order_threads t WHERE t.order_id = o.id AND t.reported_at IS NOT NULL)))`;

/** Newest first. */
export function messagesOf(db: Db, orderId: string, page: PageRequest): Promise<Page<OrderMessage>> {
  return listPage(db, messages, page, (params) => [`m.order_id = ${params.add(orderId)}`]);
}

/**
 * Returns reported messages: those that wait for a decision, the longest waiting first, or the decided ones, the latest
 * first.
 */
export function reportedMessages(db: Db, isOpen: boolean, page: PageRequest): Promise<Page<OrderMessage>> {
  const list: List<OrderMessage> = { ...messages, sort: (alias) => `${alias}.reported_at`, direction: isOpen ? 'ASC' : 'DESC' };
  return listPage(db, list, page, () => [isOpen ? 'm.reported_at IS NOT NULL AND m.decided_at IS NULL' : 'm.decided_at IS NOT NULL']);
}

export function messageById(db: Db, id: string): Promise<OrderMessage | null> {
  return listRow(db, messages, id);
}

/** Whether this user may read the messages of an order: one of its two sides, or an admin where one is reported. */
export async function maySeeThread(db: Db, orderId: string, userId: string, isAdmin: boolean): Promise<boolean> {
  return (await selectOne(db, seen, SEEN, [orderId, userId, isAdmin])) !== null;
}

/** The threads of these orders as this user finds them; also of orders without a message. */
export async function threadsOf(db: Db, orderIds: readonly string[], userId: string): Promise<(OrderThread & { isParty: boolean })[]> {
  const now = Date.now();
  const states = await select(db, state, STATES, [orderIds, userId]);
  return states.map((one) => ({ ...one, canWrite: one.isParty && (one.closesAt === null || one.closesAt.getTime() > now) }));
}

/** In all orders. */
export async function unreadOf(db: Db, userId: string): Promise<number> {
  return (await selectOne(db, unread, (list) => `SELECT ${list}`, [userId]))?.count ?? 0;
}
