import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * At the commit, what the ledger has of a gateway's payment, of a refund, of a settled line and of a bill's payment is
 * what its row says, and nothing else is posted for it. Rows of before are compared once they change.
 */
export class GuardPostings1764422200000 implements MigrationInterface {
  name = 'GuardPostings1764422200000';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`SET LOCAL lock_timeout = '5s'; ${WANTED}; ${CHECK}`);
    for (const { name, table, columns, keys } of ROWS)
      await db.query(`
        CREATE CONSTRAINT TRIGGER ${name} AFTER INSERT${columns ? ` OR UPDATE OF ${columns}` : ''} ON ${table}
          DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION check_money_posted(${keys.map((key) => `'${key}'`).join(', ')})`);
    await db.query(`
      CREATE CONSTRAINT TRIGGER ledger_transactions_money AFTER INSERT ON ledger_transactions DEFERRABLE INITIALLY DEFERRED
        FOR EACH ROW WHEN (NEW.kind IN (${KINDS})) EXECUTE FUNCTION check_money_posted()`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      SET LOCAL lock_timeout = '5s';
      DROP TRIGGER ledger_transactions_money ON ledger_transactions;
      ${ROWS.map(({ name, table }) => `DROP TRIGGER ${name} ON ${table};`).join('\n      ')}
      DROP FUNCTION check_money_posted();
      DROP FUNCTION wanted_postings(text)`);
  }
}

const KINDS = ['PAYMENT_RECEIVED', 'REFUND_DUE', 'PAYMENT_REFUNDED', 'GATEWAY_SETTLED', 'BILL_PAYMENT', 'REVERSAL']
  .map((kind) => `'${kind}'`)
  .join(', ');

/** Named so that what is wrong with a row itself is said first. */
const ROWS = [
  { name: 'gateway_payments_written', table: 'gateway_payments', columns: 'state, amount', keys: ['payment:'] },
  { name: 'gateway_refunds_written', table: 'gateway_refunds', columns: 'state, amount, reason', keys: ['refund-due:', 'refund:'] },
  { name: 'gateway_settlement_lines_written', table: 'gateway_settlement_lines', columns: '', keys: ['settlement:'] },
  { name: 'bill_payments_written', table: 'bill_payments', columns: 'amount, reversed_at, bill_id', keys: ['bill-payment:'] },
];

/** The entries that the posting with this key has, by the row that it is about; none where nothing is to be posted. */
const WANTED = `
  CREATE FUNCTION wanted_postings(given text) RETURNS TABLE (account text, owner uuid, amount numeric) LANGUAGE sql STABLE AS $$
    WITH key AS (SELECT split_part(given, ':', 1) AS kind,
      CASE WHEN given ~ '^[a-z-]+:[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' THEN split_part(given, ':', 2)::uuid END AS id)
    SELECT e.account, e.owner, e.amount FROM key JOIN gateway_payments p ON p.id = key.id AND p.state = 'CAPTURED',
      LATERAL (VALUES ('GATEWAY', NULL::uuid, p.amount), ('HELD', NULL, -p.amount)) AS e (account, owner, amount) WHERE key.kind = 'payment'
    UNION ALL
    SELECT e.account, e.owner, e.amount FROM key JOIN gateway_refunds r ON r.id = key.id AND r.reason <> 'PROBLEM' AND r.state <> 'DROPPED',
      LATERAL (VALUES ('HELD', NULL::uuid, r.amount), ('REFUNDS', NULL, -r.amount)) AS e (account, owner, amount) WHERE key.kind = 'refund-due'
    UNION ALL
    SELECT e.account, e.owner, e.amount FROM key JOIN gateway_refunds r ON r.id = key.id AND r.state = 'DONE',
      LATERAL (VALUES ('REFUNDS', NULL::uuid, r.amount),
        (CASE WHEN r.hand_reference IS NULL AND r.hand_by IS NULL THEN 'GATEWAY' ELSE 'CASH' END, NULL, -r.amount)) AS e (account, owner, amount) WHERE key.kind = 'refund'
    UNION ALL
    SELECT e.account, e.owner, e.amount FROM key JOIN gateway_settlement_lines l ON l.id = key.id,
      LATERAL (VALUES ('CASH', NULL::uuid, l.amount - l.fee), ('FEES', NULL, l.fee), ('GATEWAY', NULL, -l.amount)) AS e (account, owner, amount) WHERE key.kind = 'settlement'
    UNION ALL
    SELECT e.account, e.owner, e.amount FROM key JOIN bill_payments p ON p.id = key.id AND p.reversed_at IS NULL JOIN bills b ON b.id = p.bill_id,
      LATERAL (VALUES ('CASH', NULL::uuid, p.amount), ('RECEIVABLE', b.seller_id, -p.amount)) AS e (account, owner, amount) WHERE key.kind = 'bill-payment'
  $$`;

/** Compares both sides; a posting and its reversal are nothing. Other kinds of postings have guards of their own. */
const CHECK = `
  CREATE FUNCTION check_money_posted() RETURNS trigger LANGUAGE plpgsql AS $$
  DECLARE
    posting jsonb := to_jsonb(NEW);
    checked text;
    keys text[];
  BEGIN
    IF TG_TABLE_NAME <> 'ledger_transactions' THEN
      keys := (SELECT array_agg(prefix || (posting ->> 'id')) FROM unnest(TG_ARGV::text[]) AS prefix);
    ELSIF posting ->> 'kind' <> 'REVERSAL' THEN
      keys := ARRAY[posting ->> 'idempotency_key'];
    ELSE
      keys := (SELECT array_agg(t.idempotency_key) FROM ledger_transactions t WHERE t.id = (posting ->> 'reverses')::uuid AND t.kind IN (${KINDS}));
    END IF;
    FOREACH checked IN ARRAY coalesce(keys, '{}') LOOP
      IF EXISTS (
        SELECT 1 FROM (
          SELECT w.account, w.owner, w.amount FROM wanted_postings(checked) w
          UNION ALL
          SELECT a.kind, e.owner_id, -e.amount FROM ledger_transactions t
          JOIN ledger_transactions b ON b.idempotency_key = ANY (ARRAY[t.idempotency_key::text, 'reversal:' || t.id])
          JOIN ledger_entries e ON e.transaction_id = b.id JOIN ledger_accounts a ON a.id = e.account_id
          WHERE t.idempotency_key = checked
        ) s GROUP BY s.account, s.owner HAVING sum(s.amount) <> 0
      ) THEN
        RAISE EXCEPTION 'The ledger has something else of % than its row', checked USING ERRCODE = 'check_violation', CONSTRAINT = 'money_posted';
      END IF;
    END LOOP;
    RETURN NULL;
  END $$`;
