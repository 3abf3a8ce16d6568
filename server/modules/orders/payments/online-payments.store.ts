/**
 * Writes the changes that an online payment makes to its order besides the account. Called by OnlinePaymentsService,
 * which has locked the order.
 */
import type { EntityManager } from 'typeorm';
import { execute } from '../../../platform/db/sql';

export async function setPayingUntil(tx: EntityManager, orderId: string, until: Date | null): Promise<void> {
  await execute(tx, 'UPDATE orders SET paying_until = $2 WHERE id = $1', [orderId, until]);
}

export async function setUnderCheck(tx: EntityManager, orderId: string, isUnderCheck: boolean): Promise<void> {
  await execute(tx, 'UPDATE orders SET payment_under_check = $2, version = version + 1, updated_at = now() WHERE id = $1', [
    orderId,
    isUnderCheck,
  ]);
}
