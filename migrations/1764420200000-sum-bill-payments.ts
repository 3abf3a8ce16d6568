import type { MigrationInterface, QueryRunner } from 'typeorm';

/** At the commit, what of a bill is paid is the sum of its payments that were not reversed. */
export class SumBillPayments1764420200000 implements MigrationInterface {
  name = 'SumBillPayments1764420200000';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      SET LOCAL lock_timeout = '5s';
      CREATE FUNCTION check_bill_paid() RETURNS trigger LANGUAGE plpgsql AS $$
      DECLARE checked uuid := (to_jsonb(NEW) ->> TG_ARGV[0])::uuid;
      BEGIN
        IF EXISTS (SELECT 1 FROM bills b WHERE b.id = checked AND b.paid <>
          (SELECT coalesce(sum(amount), 0) FROM bill_payments WHERE bill_id = b.id AND reversed_at IS NULL)) THEN
          RAISE EXCEPTION 'What is paid of the bill % is not the sum of its payments', checked
            USING ERRCODE = 'check_violation', CONSTRAINT = 'bills_paid_sum';
        END IF;
        RETURN NULL;
      END $$;
      CREATE CONSTRAINT TRIGGER bills_paid_sum AFTER INSERT OR UPDATE OF paid ON bills DEFERRABLE INITIALLY DEFERRED
        FOR EACH ROW EXECUTE FUNCTION check_bill_paid('id');
      CREATE CONSTRAINT TRIGGER bill_payments_sum AFTER INSERT OR UPDATE OF amount, reversed_at, bill_id ON bill_payments
        DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION check_bill_paid('bill_id')`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      SET LOCAL lock_timeout = '5s';
      DROP TRIGGER bill_payments_sum ON bill_payments;
      DROP TRIGGER bills_paid_sum ON bills;
      DROP FUNCTION check_bill_paid()`);
  }
}
