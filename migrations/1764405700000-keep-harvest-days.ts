import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * A line of an order keeps the day of the harvest that its buyer saw. Lines that traders received get the day of their
 * receipt, which was read at the delivery; of a day after the delivery nobody knows what it should have been.
 */
export class KeepHarvestDays1764405700000 implements MigrationInterface {
  name = 'KeepHarvestDays1764405700000';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      SET LOCAL lock_timeout = '5s';
      ALTER TABLE order_lines ADD COLUMN harvested_on date;
      UPDATE order_lines l SET harvested_on = r.harvested_on FROM receipts r
      WHERE r.order_line_id = l.id AND r.harvested_on <= (r.received_at AT TIME ZONE 'Asia/Dhaka')::date`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`SET LOCAL lock_timeout = '5s'; ALTER TABLE order_lines DROP COLUMN harvested_on`);
  }
}
