import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Records who pays for a coupon. The platform pays for coupons of the storefront's offer from now on, and for every new
 * coupon, because no seller agreed to them. Sellers go on paying for coupons that admins made before, and for every
 * discount that was given before.
 */
export class FinanceCoupons1764400080001 implements MigrationInterface {
  name = 'FinanceCoupons1764400080001';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      ALTER TABLE coupons ADD financed_by varchar(8) NOT NULL DEFAULT 'PLATFORM' CHECK (financed_by IN ('SELLER', 'PLATFORM'));
      UPDATE coupons SET financed_by = 'SELLER' WHERE source = 'DESK';
      CREATE INDEX coupons_owner ON coupons (user_id, created_at DESC) WHERE user_id IS NOT NULL;
      ALTER TABLE orders ADD platform_discount numeric(14,2) NOT NULL DEFAULT 0,
        ADD CONSTRAINT orders_platform_discount CHECK (platform_discount BETWEEN 0 AND discount);
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      ALTER TABLE orders DROP CONSTRAINT orders_platform_discount, DROP platform_discount;
      DROP INDEX coupons_owner;
      ALTER TABLE coupons DROP financed_by;
    `);
  }
}
