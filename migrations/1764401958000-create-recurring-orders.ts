import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Placed orders that their buyers want again every week or month, and the price of each line that the buyer last agreed
 * to.
 */
export class CreateRecurringOrders1764401958000 implements MigrationInterface {
  name = 'CreateRecurringOrders1764401958000';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE TABLE recurring_orders (
        id uuid NOT NULL DEFAULT uuid_v7() PRIMARY KEY,
        buyer_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
        source_order_id uuid NOT NULL REFERENCES orders,
        rhythm varchar(8) NOT NULL,
        state varchar(12) NOT NULL DEFAULT 'ACTIVE',
        month_day smallint NOT NULL,
        next_on date NOT NULL,
        announced_on date,
        created_at timestamptz NOT NULL DEFAULT now(),
        CONSTRAINT recurring_orders_rhythm CHECK (rhythm IN ('WEEKLY', 'MONTHLY')),
        CONSTRAINT recurring_orders_state CHECK (state IN ('ACTIVE', 'PAUSED', 'UNAVAILABLE')),
        CONSTRAINT recurring_orders_month_day CHECK (month_day BETWEEN 1 AND 31),
        CONSTRAINT recurring_orders_once UNIQUE (source_order_id)
      )`);
    await db.query('CREATE INDEX recurring_orders_buyer ON recurring_orders (buyer_id)');
    await db.query(`CREATE INDEX recurring_orders_due ON recurring_orders (next_on) WHERE state = 'ACTIVE'`);
    await db.query(`
      CREATE TABLE recurring_order_lines (
        recurring_order_id uuid NOT NULL REFERENCES recurring_orders ON DELETE CASCADE,
        product_id uuid NOT NULL REFERENCES products,
        position smallint NOT NULL,
        product_name varchar(120) NOT NULL,
        unit varchar(8) NOT NULL,
        quantity numeric(14,3) NOT NULL,
        last_price numeric(14,2) NOT NULL,
        announced_price numeric(14,2),
        PRIMARY KEY (recurring_order_id, product_id),
        CONSTRAINT recurring_order_lines_quantity CHECK (quantity > 0)
      )`);
    await db.query('CREATE INDEX recurring_order_lines_product ON recurring_order_lines (product_id)');
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('DROP TABLE recurring_order_lines');
    await db.query('DROP TABLE recurring_orders');
  }
}
