import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * A transfer that is typed in two spellings is one: its number without separators, in capitals, where O is read as 0,
 * and I and L as 1 (schema/text/transfer-key.ts). Rows of before whose spellings are of one transfer are marked but for
 * the first, so that the unique indexes hold for all that follows.
 */
export class CompareTransfersByKey1764407000000 implements MigrationInterface {
  name = 'CompareTransfersByKey1764407000000';

  async up(db: QueryRunner): Promise<void> {
    await db.query("SET LOCAL lock_timeout = '5s'");
    await db.query(`
      CREATE FUNCTION transfer_key(reference text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
        SELECT translate(regexp_replace(upper(reference COLLATE "C"), '[^0-9A-Z]', '', 'g'), 'OIL', '011')
      $$`);
    await db.query(`
      ALTER TABLE payment_references ADD shares_reference boolean NOT NULL DEFAULT false;
      ALTER TABLE payouts ADD shares_reference boolean NOT NULL DEFAULT false;
      ALTER TABLE bill_payments ADD shares_reference boolean NOT NULL DEFAULT false;
      ALTER TABLE gateway_refunds ADD shares_hand_reference boolean NOT NULL DEFAULT false`);
    await db.query(`
      UPDATE payment_references r SET shares_reference = true
      WHERE EXISTS (SELECT 1 FROM payment_references x WHERE x.payment_method = r.payment_method AND transfer_key(x.reference) = transfer_key(r.reference)
        AND x.reference < r.reference);
      UPDATE order_refunds r SET shares_reference = true
      WHERE NOT shares_reference AND EXISTS (SELECT 1 FROM order_refunds x WHERE x.method = r.method AND transfer_key(x.reference) = transfer_key(r.reference)
        AND NOT x.shares_reference AND (x.given_at, x.id) < (r.given_at, r.id));
      ALTER TABLE payouts DISABLE TRIGGER payouts_change;
      UPDATE payouts p SET shares_reference = true
      WHERE EXISTS (SELECT 1 FROM payouts x WHERE x.method = p.method AND transfer_key(x.reference) = transfer_key(p.reference) AND (x.paid_at, x.id) < (p.paid_at, p.id));
      ALTER TABLE payouts ENABLE TRIGGER payouts_change;
      UPDATE bill_payments p SET shares_reference = true
      WHERE p.reversed_at IS NULL AND EXISTS (SELECT 1 FROM bill_payments x WHERE x.method = p.method AND transfer_key(x.reference) = transfer_key(p.reference)
        AND x.reversed_at IS NULL AND x.id < p.id);
      UPDATE gateway_refunds r SET shares_hand_reference = true
      WHERE EXISTS (SELECT 1 FROM gateway_refunds x WHERE transfer_key(x.hand_reference) = transfer_key(r.hand_reference) AND x.id < r.id);
      SET CONSTRAINTS ALL IMMEDIATE;
      SET CONSTRAINTS ALL DEFERRED`);
    await db.query(`
      DROP INDEX order_payments_reference, order_refunds_reference, payouts_transfer, bill_payments_once, gateway_refunds_hand_reference,
        payment_disputes_accepted`);
    await db.query(INDEXES);
    await db.query(
      guards('transfer_key(p.reference) = transfer_key(NEW.reference)', 'transfer_key(d.payment_reference) = transfer_key(NEW.reference)'),
    );
    await db.query(givenGuard('transfer_key(p.reference) = transfer_key(NEW.payment_reference)'));
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query("SET LOCAL lock_timeout = '5s'");
    await db.query(
      guards('p.reference = NEW.reference', 'd.payment_reference = NEW.reference').replaceAll(
        'transfer_key(NEW.reference)',
        'NEW.reference',
      ),
    );
    await db.query(givenGuard('p.reference = NEW.payment_reference'));
    await db.query(`
      DROP INDEX order_payments_reference, order_refunds_reference, payouts_transfer, bill_payments_once, gateway_refunds_hand_reference,
        payment_disputes_accepted, payment_references_key`);
    await db.query(`
      UPDATE order_refunds r SET shares_reference = false
      WHERE shares_reference AND NOT EXISTS (SELECT 1 FROM order_refunds x WHERE x.method = r.method AND x.reference = r.reference AND (x.given_at, x.id) < (r.given_at, r.id));
      SET CONSTRAINTS ALL IMMEDIATE;
      SET CONSTRAINTS ALL DEFERRED;
      ALTER TABLE payment_references DROP COLUMN shares_reference;
      ALTER TABLE payouts DROP COLUMN shares_reference;
      ALTER TABLE bill_payments DROP COLUMN shares_reference;
      ALTER TABLE gateway_refunds DROP COLUMN shares_hand_reference`);
    await db.query(`
      CREATE INDEX order_payments_reference ON order_payments (method, reference) WHERE reference IS NOT NULL;
      CREATE UNIQUE INDEX order_refunds_reference ON order_refunds (method, reference) WHERE reference IS NOT NULL AND NOT shares_reference;
      CREATE UNIQUE INDEX payouts_transfer ON payouts (method, reference) WHERE reference IS NOT NULL;
      CREATE UNIQUE INDEX bill_payments_once ON bill_payments (method, reference) WHERE reference IS NOT NULL AND reversed_at IS NULL;
      CREATE UNIQUE INDEX gateway_refunds_hand_reference ON gateway_refunds (hand_reference) WHERE hand_reference IS NOT NULL;
      CREATE INDEX payment_disputes_accepted ON payment_disputes (payment_method, payment_reference) WHERE state = 'ACCEPTED';
      DROP FUNCTION transfer_key(text)`);
  }
}

const INDEXES = `
  CREATE INDEX order_payments_reference ON order_payments (method, transfer_key(reference)) WHERE reference IS NOT NULL;
  CREATE UNIQUE INDEX payment_references_key ON payment_references (payment_method, transfer_key(reference)) WHERE NOT shares_reference;
  CREATE UNIQUE INDEX order_refunds_reference ON order_refunds (method, transfer_key(reference)) WHERE reference IS NOT NULL AND NOT shares_reference;
  CREATE UNIQUE INDEX payouts_transfer ON payouts (method, transfer_key(reference)) WHERE reference IS NOT NULL AND NOT shares_reference;
  CREATE UNIQUE INDEX bill_payments_once ON bill_payments (method, transfer_key(reference))
    WHERE reference IS NOT NULL AND reversed_at IS NULL AND NOT shares_reference;
  CREATE UNIQUE INDEX gateway_refunds_hand_reference ON gateway_refunds (transfer_key(hand_reference))
    WHERE hand_reference IS NOT NULL AND NOT shares_hand_reference;
  CREATE INDEX payment_disputes_accepted ON payment_disputes (payment_method, transfer_key(payment_reference)) WHERE state = 'ACCEPTED'`;

/** The guard of ReceiveATransferOnce1764404900000, which compares payments and disputes as these conditions say. */
const guards = (isPaidBy: string, isDisputed: string) => `
  CREATE OR REPLACE FUNCTION check_transfer_of_one() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        PERFORM pg_advisory_xact_lock(hashtextextended('transfer:' || transfer_key(NEW.reference), 0));
        IF EXISTS (SELECT 1 FROM order_payments p JOIN orders o ON o.id = p.order_id JOIN orders mine ON mine.id = NEW.order_id
            WHERE p.method = NEW.method AND ${isPaidBy} AND p.state = 'RECEIVED'
              AND (o.buyer_id, o.seller_id) IS DISTINCT FROM (mine.buyer_id, mine.seller_id) AND o.purchase_id <> mine.purchase_id
              AND (o.buyer_id = mine.buyer_id OR NOT EXISTS (SELECT 1 FROM payment_disputes d WHERE d.payment_method = NEW.method
                AND ${isDisputed} AND d.buyer_id = mine.buyer_id AND d.seller_id = mine.seller_id AND d.state = 'ACCEPTED')))
        THEN
          RAISE EXCEPTION 'The transfer % has paid for an order of someone else', NEW.reference
            USING ERRCODE = 'check_violation', CONSTRAINT = 'order_payments_transfer_of_one';
        END IF;
        RETURN NULL;
      END $$`;

/** The guard of TakeBackGivenTransfers1764405000000. */
const givenGuard = (isPaidBy: string) => `
  CREATE OR REPLACE FUNCTION check_given_transfer() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        IF EXISTS (SELECT 1 FROM order_payments p JOIN orders o ON o.id = p.order_id JOIN users s ON s.id = o.seller_id
            WHERE p.method = NEW.payment_method AND ${isPaidBy} AND p.state = 'RECEIVED'
              AND o.buyer_id <> NEW.buyer_id AND s.closed_at IS NULL AND p.amount > o.given_back
                + (SELECT coalesce(sum(r.amount), 0) FROM order_refunds r WHERE r.order_id = o.id AND r.state IN ('GIVEN', 'DENIED')))
        THEN
          RAISE EXCEPTION 'The transfer % still pays for an order of another buyer', NEW.payment_reference
            USING ERRCODE = 'check_violation', CONSTRAINT = 'payment_disputes_transfer_given';
        END IF;
        RETURN NULL;
      END $$`;
