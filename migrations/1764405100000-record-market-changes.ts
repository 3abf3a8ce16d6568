import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Programs that keep a copy of the market ask what has changed since a moment. Everything that a buyer sees counts, not
 * only what the seller edited: each row that a product on the market is made of has the moment of its last visible
 * change. Triggers write it, so that no statement can forget it; what time alone changes (deals that begin or end)
 * follows from the times themselves.
 */
export class RecordMarketChanges1764405100000 implements MigrationInterface {
  name = 'RecordMarketChanges1764405100000';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`SET LOCAL lock_timeout = '5s'`);
    await db.query(`
      ALTER TABLE products ADD market_changed_at timestamptz NOT NULL DEFAULT now();
      ALTER TABLE product_stock ADD market_changed_at timestamptz NOT NULL DEFAULT now();
      ALTER TABLE users ADD market_changed_at timestamptz NOT NULL DEFAULT now();
      ALTER TABLE deals ADD market_changed_at timestamptz NOT NULL DEFAULT now(), ADD reported_running boolean NOT NULL DEFAULT false;
      UPDATE deals SET reported_running = true WHERE starts_at <= now() AND ends_at > now() AND NOT is_used_up;
      DROP INDEX products_changed;
      DROP INDEX product_stock_changed;
      CREATE INDEX products_market_changed ON products (market_changed_at) WHERE deleted_at IS NULL;
      CREATE INDEX product_stock_market_changed ON product_stock (market_changed_at);
      CREATE INDEX users_market_changed ON users (market_changed_at) WHERE role IN ('PRODUCER', 'SUPERSALER', 'WHOLESALER');
      CREATE INDEX deals_market_changed ON deals (market_changed_at);
      CREATE INDEX deals_starts ON deals (starts_at);
      CREATE INDEX deals_reported ON deals (id) WHERE reported_running`);
    await db.query(`
      CREATE FUNCTION record_market_change() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        NEW.market_changed_at := clock_timestamp();
        RETURN NEW;
      END $$;
      ${TRIGGERS.map(([table, columns]) => trigger(table, columns)).join(';')}`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      ${TRIGGERS.map(([table]) => `DROP TRIGGER ${table}_market_change ON ${table}`).join(';')};
      DROP FUNCTION record_market_change();
      ALTER TABLE deals DROP market_changed_at, DROP reported_running;
      DROP INDEX deals_starts;
      ALTER TABLE users DROP market_changed_at;
      ALTER TABLE product_stock DROP market_changed_at;
      ALTER TABLE products DROP market_changed_at;
      CREATE INDEX product_stock_changed ON product_stock (changed_at);
      CREATE INDEX products_changed ON products (updated_at) WHERE deleted_at IS NULL`);
  }
}

/** The columns of each table that a buyer sees, or sees the effect of. An edit of a product raises its version. */
const TRIGGERS = [
  [
    'products',
    'version is_published audience hidden_at deleted_at category_slug price main_image_id division_id district_id upazila_id rating_count rating_sum',
  ],
  ['product_stock', 'version on_hand reserved lot_minimum lot_step'],
  ['users', 'status name name_of_business division_id district_id upazila_id rating_count rating_sum closed_at'],
  ['deals', 'starts_at ends_at percent price_before is_used_up'],
] as const;

function trigger(table: string, columns: string): string {
  const rowOf = (row: string) =>
    `(${columns
      .split(' ')
      .map((name) => `${row}.${name}`)
      .join(', ')})`;
  return `CREATE TRIGGER ${table}_market_change BEFORE UPDATE ON ${table} FOR EACH ROW
    WHEN (${rowOf('OLD')} IS DISTINCT FROM ${rowOf('NEW')}) EXECUTE FUNCTION record_market_change()`;
}
