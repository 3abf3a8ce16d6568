import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * A payout that was paid and came back stays failed: a new one pays its amount. Only one that never had a transfer is
 * paid after all.
 */
export class KeepReturnedPayoutsFailed1764412000000 implements MigrationInterface {
  name = 'KeepReturnedPayoutsFailed1764412000000';

  async up(db: QueryRunner): Promise<void> {
    await replaceInGuard(db, BEFORE, AFTER);
  }

  async down(db: QueryRunner): Promise<void> {
    await replaceInGuard(db, AFTER, BEFORE);
  }
}

const BEFORE = `'FAILED PAID') OR OLD.was_failed`;
const AFTER = `${BEFORE} OR (OLD.state = 'FAILED' AND OLD.reference IS NOT NULL)`;

async function replaceInGuard(db: QueryRunner, before: string, after: string): Promise<void> {
  await db.query("SET LOCAL lock_timeout = '5s'");
  const [guard] = (await db.query(`SELECT pg_get_functiondef('check_payout_change'::regproc) AS text`)) as { text: string }[];
  if (!guard?.text.includes(before)) throw new Error('The guard check_payout_change is not as expected.');
  await db.query(guard.text.replace(before, () => after));
}
