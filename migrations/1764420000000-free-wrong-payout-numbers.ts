import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * A payout that fails may lose its number, where that was another transfer's, also later. Nothing else of a failed one
 * changes.
 */
export class FreeWrongPayoutNumbers1764420000000 implements MigrationInterface {
  name = 'FreeWrongPayoutNumbers1764420000000';

  async up(db: QueryRunner): Promise<void> {
    await db.query("SET LOCAL lock_timeout = '5s'");
    for (const [before, after] of CHANGES) await replaceInGuard(db, before, after);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query("SET LOCAL lock_timeout = '5s'");
    for (const [before, after] of CHANGES) await replaceInGuard(db, after, before);
  }
}

const CHANGED = `'{reference,paid_at,updated_at,version}'::text[]`;
const CHANGES = [
  [
    `BEGIN
    IF TG_OP = 'DELETE' OR`,
    `BEGIN
    IF TG_OP = 'UPDATE' AND OLD.state = 'FAILED' AND NEW.state = 'FAILED' AND NEW.reference IS NULL AND NEW.paid_at IS NULL
      AND to_jsonb(NEW) - ${CHANGED} = to_jsonb(OLD) - ${CHANGED} THEN RETURN NEW; END IF;
    IF TG_OP = 'DELETE' OR`,
  ],
  [
    `AND NEW.reference IS DISTINCT FROM OLD.reference)`,
    `AND NEW.reference IS DISTINCT FROM OLD.reference AND NOT (NEW.state = 'FAILED' AND NEW.reference IS NULL))`,
  ],
] as const;

async function replaceInGuard(db: QueryRunner, before: string, after: string): Promise<void> {
  const [guard] = (await db.query(`SELECT pg_get_functiondef('check_payout_change'::regproc) AS text`)) as { text: string }[];
  if (!guard?.text.includes(before)) throw new Error('The guard check_payout_change is not as expected.');
  await db.query(guard.text.replace(before, () => after));
}
