import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * A payout that was recorded as failed though its transfer was made is paid after all, once: its amount leaves the
 * balance of its seller again, so that the next batch does not send it a second time.
 */
export class PayPayoutsAfterAll1764407200000 implements MigrationInterface {
  name = 'PayPayoutsAfterAll1764407200000';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      SET LOCAL lock_timeout = '5s';
      ALTER TABLE payouts ADD was_failed boolean NOT NULL DEFAULT false`);
    for (const [guard, before, after] of CHANGES) await replaceInGuard(db, guard, before, after);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query("SET LOCAL lock_timeout = '5s'");
    for (const [guard, before, after] of CHANGES) await replaceInGuard(db, guard, after, before);
    await db.query('ALTER TABLE payouts DROP COLUMN was_failed');
  }
}

const CHANGES = [
  ['check_payout_change', `'PAID FAILED')`, `'PAID FAILED', 'FAILED PAID') OR OLD.was_failed`],
  ['check_payout', `'payout:' || NEW.id || ':returned')`, `'payout:' || NEW.id || ':returned', 'payout:' || NEW.id || ':after-all')`],
  [
    'check_payout_posting',
    `NEW.idempotency_key = 'payout:' || p.id || CASE NEW.kind WHEN 'PAYOUT' THEN '' ELSE ':returned' END`,
    `substring(NEW.idempotency_key FROM 44) = ANY (CASE NEW.kind WHEN 'PAYOUT' THEN ARRAY['', ':after-all'] ELSE ARRAY[':returned'] END)`,
  ],
] as const;

async function replaceInGuard(db: QueryRunner, name: string, before: string, after: string): Promise<void> {
  const [guard] = (await db.query('SELECT pg_get_functiondef($1::regproc) AS text', [name])) as { text: string }[];
  if (!guard?.text.includes(before)) throw new Error(`The guard ${name} is not as expected.`);
  await db.query(guard.text.replace(before, () => after));
}
