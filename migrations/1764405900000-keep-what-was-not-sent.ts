import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The seller of a complete order keeps more of its online payments where a refund was dropped that nobody had: what is
 * kept never falls, and with what gateways are to give back it is no more than was paid online.
 */
export class KeepWhatWasNotSent1764405900000 implements MigrationInterface {
  name = 'KeepWhatWasNotSent1764405900000';

  async up(db: QueryRunner): Promise<void> {
    await replaceIn(db, 'keep_online_money', KEPT_BEFORE, KEPT);
    await replaceIn(db, 'check_gateway_refunds', OF_REFUND, OF_EITHER);
    await db.query(`
      SET LOCAL lock_timeout = '5s';
      CREATE CONSTRAINT TRIGGER orders_kept_online_free AFTER UPDATE OF kept_online ON orders DEFERRABLE INITIALLY DEFERRED
        FOR EACH ROW WHEN (NEW.kept_online > OLD.kept_online) EXECUTE FUNCTION check_gateway_refunds()`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`SET LOCAL lock_timeout = '5s'; DROP TRIGGER orders_kept_online_free ON orders`);
    await replaceIn(db, 'check_gateway_refunds', OF_EITHER, OF_REFUND);
    await replaceIn(db, 'keep_online_money', KEPT, KEPT_BEFORE);
  }
}

const KEPT_BEFORE = 'greatest(0, OLD.kept_online + ';
const KEPT = 'greatest(0, greatest(NEW.kept_online, OLD.kept_online) + ';
const OF_REFUND = '(SELECT order_id FROM gateway_payments WHERE id = NEW.payment_id)';
const OF_EITHER = `CASE TG_TABLE_NAME WHEN 'orders' THEN (to_jsonb(NEW) ->> 'id')::uuid
          ELSE (SELECT order_id FROM gateway_payments WHERE id = (to_jsonb(NEW) ->> 'payment_id')::uuid) END`;

async function replaceIn(db: QueryRunner, name: string, before: string, after: string): Promise<void> {
  const [definition] = (await db.query('SELECT pg_get_functiondef($1::regproc) AS text', [name])) as { text: string }[];
  if (!definition?.text.includes(before)) throw new Error(`The function ${name} is not as expected.`);
  await db.query(definition.text.replace(before, after));
}
