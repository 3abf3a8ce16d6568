import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Tables and columns with the transfers that the market has made or received itself, and that count. */
const SENT_OR_RECEIVED = {
  PAYOUT: ['payouts', 'reference', ''],
  HAND_REFUND: ['gateway_refunds', 'hand_reference', ''],
  BILL: ['bill_payments', 'reference', ' AND reversed_at IS NULL'],
} as const;

const hasOne = ([table, column, more]: readonly [string, string, string]): string =>
  `EXISTS (SELECT 1 FROM ${table} WHERE transfer_key(${column}) = transfer_key(given) AND ${column} IS NOT NULL${more})`;

/** Gateways name the transfers they make, also of earlier tries. */
const OF_GATEWAY = `(${hasOne(['gateway_payments', 'trx_id', ''])} OR ${hasOne(['gateway_refunds', 'reference', ''])}
      OR EXISTS (SELECT 1 FROM gateway_refunds WHERE transfer_keys(earlier_references) @> ARRAY[transfer_key(given)]))`;
const OF_ORDER = hasOne(['order_payments', 'reference', " AND state = 'RECEIVED' AND gateway_payment_id IS NULL"]);
const OF_SELLER_REFUND = hasOne(['order_refunds', 'reference', " AND state = 'CONFIRMED' AND payer = 'SELLER'"]);

/**
 * A transfer is recorded for one kind of thing: a payment of an order, a refund of a seller, a refund by hand, a
 * payout, a bill, or what a gateway did. Rows of before stay as they are; a payment that is only reported, and a refund
 * that nobody has confirmed, do not count.
 */
export class RecordATransferForOneThing1764411000000 implements MigrationInterface {
  name = 'RecordATransferForOneThing1764411000000';

  async up(db: QueryRunner): Promise<void> {
    await db.query("SET LOCAL lock_timeout = '5s'");
    // transfer_key of each: what an index computes calls no function of ours
    await db.query(`
      CREATE FUNCTION transfer_keys(given text[]) RETURNS text[] LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
        SELECT coalesce(array_agg(translate(regexp_replace(upper(one COLLATE "C"), '[^0-9A-Z]', '', 'g'), 'OIL', '011')), '{}')
        FROM unnest(given) AS one
      $$;
      CREATE INDEX payouts_transfer_key ON payouts (transfer_key(reference)) WHERE reference IS NOT NULL;
      CREATE INDEX gateway_refunds_hand_key ON gateway_refunds (transfer_key(hand_reference)) WHERE hand_reference IS NOT NULL;
      CREATE INDEX gateway_refunds_key ON gateway_refunds (transfer_key(reference)) WHERE reference IS NOT NULL;
      CREATE INDEX gateway_refunds_earlier_keys ON gateway_refunds USING gin (transfer_keys(earlier_references));
      CREATE INDEX gateway_payments_key ON gateway_payments (transfer_key(trx_id)) WHERE trx_id IS NOT NULL;
      CREATE INDEX bill_payments_key ON bill_payments (transfer_key(reference)) WHERE reference IS NOT NULL;
      CREATE INDEX order_payments_key ON order_payments (transfer_key(reference)) WHERE reference IS NOT NULL;
      CREATE INDEX order_refunds_key ON order_refunds (transfer_key(reference)) WHERE reference IS NOT NULL`);
    await db.query(`
      CREATE OR REPLACE FUNCTION is_market_transfer(given text) RETURNS boolean LANGUAGE sql STABLE PARALLEL SAFE AS $$
        SELECT ${Object.values(SENT_OR_RECEIVED).map(hasOne).join('\n          OR ')}
          OR ${OF_GATEWAY}
      $$;
      CREATE FUNCTION transfer_uses(given text) RETURNS text[] LANGUAGE sql STABLE PARALLEL SAFE AS $$
        SELECT array_remove(ARRAY[
          ${Object.entries(SENT_OR_RECEIVED)
            .map(([use, place]) => `CASE WHEN ${hasOne(place)} THEN '${use}' END`)
            .join(',\n          ')},
          CASE WHEN ${OF_GATEWAY} THEN 'GATEWAY' END,
          CASE WHEN ${OF_ORDER} THEN 'ORDER' END,
          CASE WHEN ${OF_SELLER_REFUND} THEN 'SELLER_REFUND' END], NULL)
      $$;
      CREATE FUNCTION check_transfer_of_one_use() RETURNS trigger LANGUAGE plpgsql AS $$
      DECLARE given text := to_jsonb(NEW) ->> TG_ARGV[0];
      BEGIN
        PERFORM pg_advisory_xact_lock(hashtextextended('transfer:' || transfer_key(given), 0));
        IF cardinality(transfer_uses(given)) > 1 THEN
          RAISE EXCEPTION 'The transfer % is recorded for something else', given
            USING ERRCODE = 'check_violation', CONSTRAINT = 'transfer_of_one_use';
        END IF;
        RETURN NULL;
      END $$`);
    for (const { name, table, columns, when } of GUARDED)
      await db.query(`
        CREATE CONSTRAINT TRIGGER ${name} AFTER INSERT OR UPDATE OF ${columns.join(', ')} ON ${table} DEFERRABLE INITIALLY DEFERRED
          FOR EACH ROW WHEN (${when}) EXECUTE FUNCTION check_transfer_of_one_use('${columns[0]}')`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query("SET LOCAL lock_timeout = '5s'");
    for (const { name, table } of GUARDED) await db.query(`DROP TRIGGER ${name} ON ${table}`);
    await db.query(`
      CREATE OR REPLACE FUNCTION is_market_transfer(given text) RETURNS boolean LANGUAGE sql STABLE PARALLEL SAFE AS $$
        SELECT EXISTS (SELECT 1 FROM payouts WHERE method = ANY ('{BKASH,NAGAD,ROCKET,BANK}'::text[])
            AND transfer_key(reference) = transfer_key(given) AND reference IS NOT NULL AND NOT shares_reference)
          OR EXISTS (SELECT 1 FROM gateway_refunds WHERE transfer_key(hand_reference) = transfer_key(given)
            AND hand_reference IS NOT NULL AND NOT shares_hand_reference)
          OR EXISTS (SELECT 1 FROM bill_payments WHERE method = ANY ('{BKASH,NAGAD,ROCKET,BANK}'::text[])
            AND transfer_key(reference) = transfer_key(given) AND reference IS NOT NULL AND reversed_at IS NULL AND NOT shares_reference)
      $$;
      DROP FUNCTION check_transfer_of_one_use();
      DROP FUNCTION transfer_uses(text);
      DROP INDEX payouts_transfer_key, gateway_refunds_hand_key, gateway_refunds_key, gateway_refunds_earlier_keys, gateway_payments_key,
        bill_payments_key, order_payments_key, order_refunds_key;
      DROP FUNCTION transfer_keys(text[])`);
  }
}

/** Each is guarded where a row begins to count; a gateway's own are facts that nothing may keep from being recorded. */
const GUARDED = [
  { name: 'payouts_transfer_use', table: 'payouts', columns: ['reference'], when: 'NEW.reference IS NOT NULL' },
  { name: 'gateway_refunds_transfer_use', table: 'gateway_refunds', columns: ['hand_reference'], when: 'NEW.hand_reference IS NOT NULL' },
  { name: 'bill_payments_transfer_use', table: 'bill_payments', columns: ['reference'], when: 'NEW.reference IS NOT NULL' },
  {
    name: 'order_payments_transfer_use',
    table: 'order_payments',
    columns: ['reference', 'state'],
    when: "NEW.reference IS NOT NULL AND NEW.state = 'RECEIVED' AND NEW.gateway_payment_id IS NULL",
  },
  {
    name: 'order_refunds_transfer_use',
    table: 'order_refunds',
    columns: ['reference', 'state'],
    when: "NEW.reference IS NOT NULL AND NEW.state = 'CONFIRMED' AND NEW.payer = 'SELLER'",
  },
] as const;
