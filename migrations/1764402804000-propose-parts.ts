import type { MigrationInterface, QueryRunner } from 'typeorm';

const substates = (placed: string) => `
  ALTER TABLE orders DROP CONSTRAINT orders_substate, ADD CONSTRAINT orders_substate CHECK (substate IS NULL OR (substate = 'DELIVERY_FAILED' AND status = 'SHIPPED')
    OR (substate = 'RETURNED' AND status = 'CANCELLED') OR (substate = 'WEIGHT_PROPOSED' AND status = 'CONFIRMED') OR (${placed} AND status = 'PLACED'))`;

/**
 * Much less than ordered waits for the buyer, and a smaller quantity makes the delivery cheaper; the fee of before is
 * stored, so that Undo brings it back.
 */
export class ProposeParts1764402804000 implements MigrationInterface {
  name = 'ProposeParts1764402804000';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      ALTER TABLE orders ADD COLUMN ordered_delivery_fee numeric(14,2),
        ADD CONSTRAINT orders_ordered_fee CHECK (ordered_delivery_fee IS NULL OR ordered_delivery_fee >= delivery_fee)`);
    await db.query(substates("substate IN ('FEE_PROPOSED', 'PART_PROPOSED')"));
  }

  /** Confirms proposed parts, as the release before did without asking. */
  async down(db: QueryRunner): Promise<void> {
    await db.query("UPDATE orders SET status = 'CONFIRMED', substate = NULL WHERE substate = 'PART_PROPOSED'");
    await db.query(substates("substate = 'FEE_PROPOSED'"));
    await db.query('ALTER TABLE orders DROP COLUMN ordered_delivery_fee');
  }
}
