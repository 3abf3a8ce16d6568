/** Which orders have expired. Called by OrderExpiryService. */
import type { EntityManager } from 'typeorm';
import { OrderState } from '../../../../schema/values/orders/order-states';
import { type Choice, isChosen } from '../../../platform/jobs/row-batches';
import { column, columns, oneOf, type RowOf, select, text } from '../../../platform/db/columns';

const expired = columns({ id: column('id', text), state: column('coalesce(substate, status)', oneOf(OrderState)) });
export type ExpiredOrder = RowOf<typeof expired>;
const DUE = (list: string) => `
  SELECT ${list} FROM orders WHERE status = 'PLACED' AND expires_at <= now() AND ${isChosen('id', '$2', '$3')} ORDER BY expires_at, id LIMIT $1 FOR UPDATE SKIP LOCKED`;

/** Locked; those that another process has locked are left to it. */
export function lockExpired(tx: EntityManager, { limit, except, only }: Choice): Promise<ExpiredOrder[]> {
  return select(tx, expired, DUE, [limit, except, only]);
}
