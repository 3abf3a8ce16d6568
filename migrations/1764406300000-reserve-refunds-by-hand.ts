import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A rejected refund that an admin pays by hand is reserved before its money is sent: no step drops it from then on. */
export class ReserveRefundsByHand1764406300000 implements MigrationInterface {
  name = 'ReserveRefundsByHand1764406300000';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      SET LOCAL lock_timeout = '5s';
      ALTER TABLE gateway_refunds ADD hand_by uuid REFERENCES users, ADD hand_since timestamptz,
        DROP CONSTRAINT gateway_refunds_state,
        ADD CONSTRAINT gateway_refunds_state CHECK (state IN ('WAITING', 'SENT', 'DONE', 'REJECTED', 'BY_HAND', 'DROPPED')),
        ADD CONSTRAINT gateway_refunds_hand CHECK ((hand_by IS NOT NULL) = (hand_since IS NOT NULL) AND (state <> 'BY_HAND' OR hand_by IS NOT NULL));
      DROP INDEX gateway_refunds_rejected;
      CREATE INDEX gateway_refunds_rejected ON gateway_refunds (created_at DESC, id DESC) WHERE state IN ('REJECTED', 'BY_HAND')`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      SET LOCAL lock_timeout = '5s';
      UPDATE gateway_refunds SET state = 'REJECTED' WHERE state = 'BY_HAND';
      DROP INDEX gateway_refunds_rejected;
      CREATE INDEX gateway_refunds_rejected ON gateway_refunds (created_at DESC, id DESC) WHERE state = 'REJECTED';
      ALTER TABLE gateway_refunds DROP COLUMN hand_by, DROP COLUMN hand_since,
        DROP CONSTRAINT gateway_refunds_state,
        ADD CONSTRAINT gateway_refunds_state CHECK (state IN ('WAITING', 'SENT', 'DONE', 'REJECTED', 'DROPPED'))`);
  }
}
