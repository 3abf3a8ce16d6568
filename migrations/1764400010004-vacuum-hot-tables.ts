import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Rows that are updated all day long, or that foreign keys of every order lock, are vacuumed after 1 % of the table and
 * not after PostgreSQL's 20 %: chains of dead versions and of their lockers stay short, and readers do not walk them.
 */
export class VacuumHotTables1764400010004 implements MigrationInterface {
  name = 'VacuumHotTables1764400010004';

  async up(db: QueryRunner): Promise<void> {
    for (const table of HOT) {
      await db.query(`ALTER TABLE ${table} SET (autovacuum_vacuum_scale_factor = 0.01, autovacuum_vacuum_threshold = 200)`);
    }
  }

  async down(db: QueryRunner): Promise<void> {
    for (const table of HOT) await db.query(`ALTER TABLE ${table} RESET (autovacuum_vacuum_scale_factor, autovacuum_vacuum_threshold)`);
  }
}

const HOT = [
  ...[
    'products',
    'users',
    'sell_posts',
    'product_stock',
    'product_views',
    'sell_post_views',
    'user_logins',
    'sessions',
    'orders',
    'customers',
  ],
  ...['idempotency_keys', 'notifications', 'webhook_deliveries', 'sms_outbox'],
];
