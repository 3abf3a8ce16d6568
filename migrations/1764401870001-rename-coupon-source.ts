/** Coupons that admins made have the source ADMIN, as in the API. */
import type { MigrationInterface, QueryRunner } from 'typeorm';

export class RenameCouponSource1764401870001 implements MigrationInterface {
  readonly name = 'RenameCouponSource1764401870001';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query("UPDATE coupons SET source = 'ADMIN' WHERE source = 'DESK'");
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query("UPDATE coupons SET source = 'DESK' WHERE source = 'ADMIN'");
  }
}
