/** Which orders have expired. Called by OrderExpiryService. */
import type { EntityManager } from 'typeorm';
import { OrderState } from '../../../../schema/values/orders/order-states';
import { column, columns, oneOf, type RowOf, select, text } from '../../../platform/db/columns';

const expired = columns({ id: column('id', text), state: column('coalesce(substate, status)', oneOf(OrderState)) });
const DUE = (list: string) => `
  SELECT ${list} FROM orders WHERE status = 'PLACED' AND expires_at <= now() ORDER BY expires_at, id LIMIT $1 FOR UPDATE SKIP LOCKED`;

/** Locked; those that another process has locked are left to it. */
export function lockExpired(tx: EntityManager, limit: number): Promise<RowOf<typeof expired>[]> {
  return select(tx, expired, DUE, [limit]);
}
