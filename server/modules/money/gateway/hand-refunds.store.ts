/**
 * Refunds that an admin has paid by a transfer of the market (table gateway_refunds). Called by
 * HandRefundNumbersService.
 */
import type { EntityManager } from 'typeorm';
import { PaymentGateway } from '../../../../schema/values/money/gateways';
import { column, columns, decimal, instant, nullable, oneOf, type RowOf, select, selectOne, text } from '../../../platform/db/columns';
import { type Db, execute } from '../../../platform/db/sql';

const refund = columns({
  id: column('r.id', text),
  paymentId: column('r.payment_id', text),
  orderId: column('p.order_id', text),
  trackingNumber: column('o.tracking_number', text),
  gateway: column('p.gateway', oneOf(PaymentGateway)),
  amount: column('r.amount', decimal),
  reference: column('r.hand_reference', nullable(text)),
  paidBy: column('u.name', nullable(text)),
  paidAt: column('r.ended_at', instant),
});
export type HandRefundRow = RowOf<typeof refund>;

/** SQL: an admin has paid the refund `r`, also where the number of the transfer is not known any more. */
export const isPaidByHand = (r: string): string =>
  `(${r}.hand_reference IS NOT NULL OR (${r}.state = 'DONE' AND ${r}.hand_by IS NOT NULL))`;

const FROM = `gateway_refunds r JOIN gateway_payments p ON p.id = r.payment_id JOIN orders o ON o.id = p.order_id LEFT JOIN users u ON u.id = r.hand_by`;
const SET_NUMBER = `
  UPDATE gateway_refunds SET hand_reference = $2, hand_by = coalesce(hand_by, $3), hand_since = coalesce(hand_since, ended_at, now()) WHERE id = $1`;
const LATEST = (list: string) => `
  SELECT ${list} FROM ${FROM} WHERE r.state = 'DONE' AND ${isPaidByHand('r')} ORDER BY r.ended_at DESC, r.id DESC LIMIT $1`;
const BY_ID = (list: string) => `SELECT ${list} FROM ${FROM} WHERE r.id = $1 AND r.state = 'DONE' AND ${isPaidByHand('r')}`;

/** Returns the latest that were paid by hand, whether the number of the transfer is known or not. */
export function handRefunds(db: Db, limit: number): Promise<HandRefundRow[]> {
  return select(db, refund, LATEST, [limit]);
}

/** Returns null for a refund that was not paid by hand. */
export function handRefundById(db: Db, id: string): Promise<HandRefundRow | null> {
  return selectOne(db, refund, BY_ID, [id]);
}

/** It was paid by another transfer than was recorded; null: nobody knows by which. It stays paid by hand. */
export async function setHandNumber(tx: EntityManager, id: string, reference: string | null, adminId: string): Promise<void> {
  await execute(tx, SET_NUMBER, [id, reference, adminId]);
}
