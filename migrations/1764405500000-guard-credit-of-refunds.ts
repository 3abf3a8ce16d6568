import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The guard of what sellers are credited for an order is asked as well when the order has less money than before. */
export class GuardCreditOfRefunds1764405500000 implements MigrationInterface {
  name = 'GuardCreditOfRefunds1764405500000';

  async up(db: QueryRunner): Promise<void> {
    await replaceInGuard(db, BEFORE, AFTER);
    await db.query(`
      SET LOCAL lock_timeout = '5s';
      CREATE CONSTRAINT TRIGGER orders_credit AFTER UPDATE OF received, given_back ON orders DEFERRABLE INITIALLY DEFERRED
        FOR EACH ROW WHEN (NEW.given_back > OLD.given_back OR NEW.received < OLD.received) EXECUTE FUNCTION check_order_credit()`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`SET LOCAL lock_timeout = '5s'; DROP TRIGGER orders_credit ON orders`);
    await replaceInGuard(db, AFTER, BEFORE);
  }
}

const BEFORE = 'CASE TG_TABLE_NAME WHEN';
const AFTER = `CASE TG_TABLE_NAME WHEN 'orders' THEN (to_jsonb(NEW) ->> 'id')::uuid WHEN`;

async function replaceInGuard(db: QueryRunner, before: string, after: string): Promise<void> {
  const [guard] = (await db.query("SELECT pg_get_functiondef('check_order_credit'::regproc) AS text")) as { text: string }[];
  if (!guard?.text.includes(before)) throw new Error('The guard of the credit is not as expected.');
  await db.query(guard.text.replace(before, after));
}
