import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Marks cash that counts as received by silence also where a transfer was claimed beside it: the order stayed CLAIMED,
 * so that its history has no step of that moment, by which such cash of before was found. Nobody else could receive it
 * then: a seller decides all that is claimed at once, and an admin with a reason, which the history has. Where someone
 * said a word of the order's cash later, it stays said.
 */
export class MarkSilentCashBesideClaims1764442100000 implements MigrationInterface {
  name = 'MarkSilentCashBesideClaims1764442100000';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      SET LOCAL lock_timeout = '5s';
      UPDATE order_payments p SET is_by_silence = true
      WHERE p.method = 'CASH_ON_DELIVERY' AND p.state = 'RECEIVED' AND NOT p.is_by_silence AND p.decided_at >= p.made_at + interval '3 days'
        AND EXISTS (SELECT 1 FROM order_payments c WHERE c.order_id = p.order_id AND c.reference IS NOT NULL AND c.made_at < p.decided_at
          AND (c.decided_at IS NULL OR c.decided_at > p.decided_at))
        AND NOT EXISTS (SELECT 1 FROM order_events e WHERE e.order_id = p.order_id AND e.created_at = p.decided_at)
        AND NOT EXISTS (SELECT 1 FROM order_payments later
          WHERE later.order_id = p.order_id AND later.method = 'CASH_ON_DELIVERY' AND later.decided_at > p.decided_at)`);
  }

  /** Marked cash was received by silence before as well: nothing is taken back. */
  async down(db: QueryRunner): Promise<void> {
    await db.query('SELECT 1');
  }
}
