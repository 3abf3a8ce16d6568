import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * How a seller takes money is shown beside every product, and decides what can be ordered: a kind of account that comes
 * or goes is a change of the seller for programs that keep a copy of the market. Banks are for payouts alone.
 */
export class RecordPaymentChanges1764424000000 implements MigrationInterface {
  name = 'RecordPaymentChanges1764424000000';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      SET LOCAL lock_timeout = '5s';
      CREATE FUNCTION record_payment_change() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        UPDATE users SET market_changed_at = clock_timestamp()
        WHERE id = coalesce(NEW.user_id, OLD.user_id) AND coalesce(NEW.method, OLD.method) <> 'BANK';
        RETURN NULL;
      END $$;
      CREATE TRIGGER payout_accounts_market_change AFTER INSERT OR DELETE ON payout_accounts FOR EACH ROW
        EXECUTE FUNCTION record_payment_change()`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      SET LOCAL lock_timeout = '5s';
      DROP TRIGGER payout_accounts_market_change ON payout_accounts;
      DROP FUNCTION record_payment_change()`);
  }
}
