/** The table of messages to support. Called by SupportService. */
import type { EntityManager } from 'typeorm';
import { column, columns, instant, nullable, text } from '../../platform/db/columns';
import { byCreation, type List } from '../../platform/db/list-query';
import { type Db, execute, exists } from '../../platform/db/sql';
import type { SupportMessage } from './support.types';

/** Open ones alone come oldest first: they are a queue. */
export const supportMessages = (isReplied?: boolean | null): List<SupportMessage> => ({
  table: 'support_messages',
  alias: 'm',
  sort: byCreation,
  direction: isReplied === false ? 'ASC' : 'DESC',
  columns: columns({
    id: column('m.id', text),
    name: column('m.name', text),
    phone: column('m.phone', text),
    userId: column('m.user_id', nullable(text)),
    orderId: column('m.order_id', nullable(text)),
    trackingNumber: column('o.tracking_number', nullable(text)),
    body: column('m.body', text),
    createdAt: column('m.created_at', instant),
    repliedAt: column('m.answered_at', nullable(instant)),
    repliedBy: column('a.name', nullable(text)),
  }),
  joins: 'LEFT JOIN orders o ON o.id = m.order_id LEFT JOIN users a ON a.id = m.answered_by',
});

export const messagesThatAre = (isReplied?: boolean | null) => (): string[] =>
  isReplied === undefined || isReplied === null ? [] : [`m.answered_at IS ${isReplied ? 'NOT NULL' : 'NULL'}`];

const ADD = 'INSERT INTO support_messages (user_id, name, phone, order_id, body) VALUES ($1, $2, $3, $4, $5)';
const OWN_ORDER = 'SELECT 1 FROM orders WHERE id = $1 AND $2::uuid IN (buyer_id, seller_id)';
const MARK_REPLIED = 'UPDATE support_messages SET answered_at = now(), answered_by = $2 WHERE id = $1 AND answered_at IS NULL';

export interface NewMessage {
  /** Null for a visitor. */
  readonly userId: string | null;
  readonly name: string;
  readonly phone: string;
  readonly orderId: string | null;
  readonly body: string;
}

export async function addMessage(db: Db, { userId, name, phone, orderId, body }: NewMessage): Promise<void> {
  await execute(db, ADD, [userId, name, phone, orderId, body]);
}

/** True for an order that the user placed or received. */
export function isOwnOrder(db: Db, orderId: string, userId: string): Promise<boolean> {
  return exists(db, OWN_ORDER, [orderId, userId]);
}

/** False where it was marked before. */
export async function markReplied(tx: EntityManager, id: string, adminId: string): Promise<boolean> {
  return (await execute(tx, MARK_REPLIED, [id, adminId])) > 0;
}
