import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The market's share of a deal or a coupon becomes the seller's credit once the order is paid: two accomplices took it
 * for deliveries that nobody had paid. The credit of such orders is taken back in the first open month, and comes
 * again when they are paid.
 */
export class CreditPaidOrders1764404800000 implements MigrationInterface {
  name = 'CreditPaidOrders1764404800000';

  async up(db: QueryRunner): Promise<void> {
    for (const [before, after] of CONDITIONS) await replaceInGuard(db, before, after);
    await db.query(`
      CREATE TEMPORARY TABLE corrections ON COMMIT DROP AS ${CORRECTIONS};
      SELECT pg_advisory_xact_lock_shared(hashtextextended('ledger-months', 0));
      ${POST};
      SET CONSTRAINTS ALL IMMEDIATE;
      SET CONSTRAINTS ALL DEFERRED`);
  }

  /** The corrections stay: entries of the ledger are never taken back by a statement. */
  async down(db: QueryRunner): Promise<void> {
    for (const [before, after] of CONDITIONS) await replaceInGuard(db, after, before);
  }
}

const IS_PAID = 'o.received - o.given_back >= o.total - o.refunded';
const OF_DEALS = 'WHERE l.order_id = o.id AND l.platform_pays > 0';

/** Money that gateways hold for the order counts whatever is due. */
const CONDITIONS = [
  ['SELECT o.platform_discount', `SELECT CASE WHEN ${IS_PAID} THEN o.platform_discount ELSE 0 END`],
  [`${OF_DEALS})`, `${OF_DEALS} AND ${IS_PAID})`],
] as const;

const CORRECTIONS = `
  SELECT uuid_v7() AS transaction_id, p.*, greatest(now(), (SELECT (max(month) + interval '1 month')::timestamp AT TIME ZONE 'Asia/Dhaka' FROM ledger_months)) AS at
  FROM (
    SELECT o.id AS order_id, o.seller_id, sum(e.amount) FILTER (WHERE a.kind = 'DISCOUNTS') AS discount, count(DISTINCT t.id) AS postings
    FROM orders o JOIN ledger_transactions t ON t.order_id = o.id JOIN ledger_entries e ON e.transaction_id = t.id
    JOIN ledger_accounts a ON a.id = e.account_id AND a.owner_id IS NULL LEFT JOIN ledger_transactions r ON r.id = t.reverses
    WHERE o.status = 'DELIVERED' AND NOT ${IS_PAID} AND coalesce(r.kind, t.kind) IN ('ORDER_DELIVERED', 'ORDER_CORRECTED')
    GROUP BY o.id
  ) p WHERE p.discount > 0`;

const POST = `
  INSERT INTO ledger_transactions (id, kind, order_id, idempotency_key, month, occurred_at)
  SELECT transaction_id, 'ORDER_CORRECTED', order_id, 'order:' || order_id || ':' || postings, date_trunc('month', at AT TIME ZONE 'Asia/Dhaka'), at FROM corrections;
  INSERT INTO ledger_entries (transaction_id, account_id, owner_id, amount, month, occurred_at)
  SELECT c.transaction_id, a.id, a.owner_id, CASE a.kind WHEN 'PAYABLE' THEN c.discount ELSE -c.discount END, date_trunc('month', c.at AT TIME ZONE 'Asia/Dhaka'), c.at
  FROM corrections c JOIN ledger_accounts a ON (a.kind = 'PAYABLE' AND a.owner_id = c.seller_id) OR (a.kind = 'DISCOUNTS' AND a.owner_id IS NULL)`;

async function replaceInGuard(db: QueryRunner, before: string, after: string): Promise<void> {
  const [guard] = (await db.query("SELECT pg_get_functiondef('check_order_credit'::regproc) AS text")) as { text: string }[];
  if (!guard?.text.includes(before)) throw new Error('The guard of the credit is not as expected.');
  await db.query(guard.text.replace(before, after));
}
