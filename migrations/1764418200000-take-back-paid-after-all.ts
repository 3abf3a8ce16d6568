import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * A payout that was recorded as paid after all, by mistake or though its transfer came back, fails once more: its
 * amount is in the balance of its seller again. That is the end of it.
 */
export class TakeBackPaidAfterAll1764418200000 implements MigrationInterface {
  name = 'TakeBackPaidAfterAll1764418200000';

  async up(db: QueryRunner): Promise<void> {
    await db.query("SET LOCAL lock_timeout = '5s'");
    for (const [guard, before, after] of CHANGES) await replaceInGuard(db, guard, before, after);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query("SET LOCAL lock_timeout = '5s'");
    for (const [guard, before, after] of CHANGES) await replaceInGuard(db, guard, after, before);
  }
}

const CHANGES = [
  ['check_payout_change', 'OR OLD.was_failed OR', "OR (OLD.was_failed AND OLD.state <> 'PAID') OR"],
  ['check_payout', "':after-all')", "':after-all', 'payout:' || NEW.id || ':returned-again')"],
  ['check_payout_posting', "ARRAY[':returned']", "ARRAY[':returned', ':returned-again']"],
] as const;

async function replaceInGuard(db: QueryRunner, name: string, before: string, after: string): Promise<void> {
  const [guard] = (await db.query('SELECT pg_get_functiondef($1::regproc) AS text', [name])) as { text: string }[];
  if (!guard?.text.includes(before)) throw new Error(`The guard ${name} is not as expected.`);
  await db.query(guard.text.replace(before, () => after));
}
