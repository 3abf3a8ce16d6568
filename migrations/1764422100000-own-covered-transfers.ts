import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The transfer by which the market gave a refund for a seller who has left is one of the market, before its buyer
 * confirms it as well: it pays for nothing, and nobody takes it back. Rows of before stay as they are.
 */
export class OwnCoveredTransfers1764422100000 implements MigrationInterface {
  name = 'OwnCoveredTransfers1764422100000';

  async up(db: QueryRunner): Promise<void> {
    await db.query("SET LOCAL lock_timeout = '5s'");
    for (const [name, before, after] of CHANGES) await replaceIn(db, name, before, after);
    await db.query(useTrigger(['reference', 'state', 'is_covered'], `(NEW.state = 'CONFIRMED' OR NEW.is_covered)`));
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query("SET LOCAL lock_timeout = '5s'");
    await db.query(useTrigger(['reference', 'state'], `NEW.state = 'CONFIRMED'`));
    for (const [name, before, after] of [...CHANGES].reverse()) await replaceIn(db, name, after, before);
  }
}

const IS_COVERED = `EXISTS (SELECT 1 FROM order_refunds WHERE transfer_key(reference) = transfer_key(given) AND reference IS NOT NULL AND is_covered)`;
const OF_SELLER = `AND state = 'CONFIRMED' AND payer = 'SELLER'`;
const CHANGES = [
  [
    'transfer_uses',
    `${OF_SELLER}) THEN 'SELLER_REFUND' END`,
    `${OF_SELLER} AND NOT is_covered) THEN 'SELLER_REFUND' END,
          CASE WHEN ${IS_COVERED} THEN 'COVERED_REFUND' END`,
  ],
  [
    'is_market_transfer',
    'SELECT EXISTS (SELECT 1 FROM payouts',
    `SELECT ${IS_COVERED}
          OR EXISTS (SELECT 1 FROM payouts`,
  ],
  [
    'check_refund_transfer',
    'IF is_market_transfer(NEW.reference) THEN',
    `IF is_market_transfer(NEW.reference) AND NOT (NEW.is_covered AND array_remove(transfer_uses(NEW.reference), 'COVERED_REFUND') = '{}'
          AND NOT EXISTS (SELECT 1 FROM order_refunds WHERE is_covered AND transfer_key(reference) = transfer_key(NEW.reference) AND id <> NEW.id)) THEN`,
  ],
] as const;

const useTrigger = (columns: string[], when: string) => `
  DROP TRIGGER order_refunds_transfer_use ON order_refunds;
  CREATE CONSTRAINT TRIGGER order_refunds_transfer_use AFTER INSERT OR UPDATE OF ${columns.join(', ')} ON order_refunds DEFERRABLE INITIALLY DEFERRED
    FOR EACH ROW WHEN (NEW.reference IS NOT NULL AND ${when} AND NEW.payer = 'SELLER') EXECUTE FUNCTION check_transfer_of_one_use('reference')`;

async function replaceIn(db: QueryRunner, name: string, before: string, after: string): Promise<void> {
  const [stored] = (await db.query('SELECT pg_get_functiondef($1::regproc) AS text', [name])) as { text: string }[];
  if (stored?.text.split(before).length !== 2) throw new Error(`The function ${name} is not as expected.`);
  await db.query(stored.text.replace(before, () => after));
}
