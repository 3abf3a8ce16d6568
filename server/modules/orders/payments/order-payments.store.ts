/** The statements that change the payment of an order. Called by OrderPaymentsService and OnlinePaymentsService. */
import type { EntityManager } from 'typeorm';
import type { PaymentStatus } from '../../../../schema/values/orders/orders';
import { selectOne } from '../../../platform/db/columns';
import type { Order } from '../orders/order.entity';
import { orderColumns } from '../orders/order-columns.query';
import type { PaymentClaimInput } from './payment-claim.inputs';

export interface PaymentChange {
  readonly from: PaymentStatus;
  readonly to: PaymentStatus;
  /** Null for a gateway. */
  readonly actorId: string | null;
  readonly reason: string | null;
  /** Of a payment that the buyer reports: its method, number and TrxID. */
  readonly claim: PaymentClaimInput | null;
  /** The method becomes cash on delivery. */
  readonly toCash: boolean;
}

const CHANGE = (list: string) => `
  WITH changed AS (
    UPDATE orders SET payment_status = $2::text, version = version + 1, updated_at = now(),
      payment_method = CASE WHEN $10 THEN 'CASH_ON_DELIVERY' ELSE coalesce($7::text, payment_method) END, payment_number = coalesce($8::text, payment_number), payment_reference = coalesce($9::text, payment_reference)
    WHERE id = $1 AND payment_status = $3::text AND status = $4::text RETURNING *
  ), events AS (
    INSERT INTO order_events (order_id, actor_id, action, from_status, to_status, payment_status, reason)
    SELECT id, $5::uuid, CASE WHEN $10 THEN 'PAY_IN_CASH' END, coalesce(substate, status), coalesce(substate, status), payment_status, $6::text FROM changed
  )
  SELECT ${list} FROM changed o`;

/** Null where the order or its payment has changed since it was read. */
export function changePayment(
  tx: EntityManager,
  { id, status }: Pick<Order, 'id' | 'status'>,
  { from, to, actorId, reason, claim, toCash }: PaymentChange,
): Promise<Order | null> {
  return selectOne(tx, orderColumns, CHANGE, [
    ...[id, to, from, status, actorId, reason],
    ...[claim?.paymentMethod ?? null, claim?.paymentNumber ?? null, claim?.paymentReference ?? null, toCash],
  ]);
}

/** Null where there is none. Until the transaction ends neither the order nor its payment changes. */
export function lockOrderToPay(tx: EntityManager, id: string): Promise<Order | null> {
  return selectOne(tx, orderColumns, (list) => `SELECT ${list} FROM orders o WHERE o.id = $1 FOR NO KEY UPDATE`, [id]);
}
