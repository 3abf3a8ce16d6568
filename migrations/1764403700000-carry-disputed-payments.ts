import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Payments that were disputed before orders had accounts have a row as later ones do: what was rejected of the transfer
 * for this order. An accepted dispute makes it received.
 */
export class CarryDisputedPayments1764403700000 implements MigrationInterface {
  name = 'CarryDisputedPayments1764403700000';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      INSERT INTO order_payments (order_id, method, amount, state, number, reference, transfer_amount, made_at, decided_at)
      SELECT o.id, d.payment_method, least(d.amount, coalesce(o.agreed_total, o.total)), 'REJECTED', d.payment_number, d.payment_reference,
        d.amount, d.opened_at, d.opened_at
      FROM payment_disputes d JOIN orders o ON o.id = d.order_id
      WHERE d.state = 'OPEN' AND least(d.amount, coalesce(o.agreed_total, o.total)) > 0
        AND NOT EXISTS (SELECT 1 FROM order_payments p WHERE p.order_id = o.id AND p.method = d.payment_method AND p.reference = d.payment_reference)`);
  }

  /** Rows of rejected payments change no sum: they stay. */
  async down(): Promise<void> {}
}
