/** The statements that write the ledger. Called by LedgerService. */
import type { EntityManager } from 'typeorm';
import { column, columns, decimal, flag, instant, int, nullable, select, text } from '../../../platform/db/columns';
import { execute } from '../../../platform/db/sql';
import { dealDiscountOf, isPaidOff, keptDealsOf, silentCashOf } from '../../orders/account/order-account.service';
import type { OrderSums, Posting, UnpostedCover } from './posting';

/**
 * Shared with others that post, exclusive for what closes a month: until the transaction ends, the open months stay
 * open.
 */
const LOCK_MONTHS = `SELECT pg_advisory_xact_lock_shared(hashtextextended($1, 0))`;
const MONTHS = 'ledger-months';
const LOCK_MONEY = `SELECT pg_advisory_xact_lock(hashtextextended('money:' || $1, 0))`;

const ADD_ACCOUNTS = `
  INSERT INTO ledger_accounts (owner_id, kind) SELECT owner_id, kind FROM unnest($1::uuid[]) AS owner_id, unnest(ARRAY['RECEIVABLE', 'PAYABLE']) AS kind
  ORDER BY 1, 2 ON CONFLICT (owner_id, kind) WHERE owner_id IS NOT NULL DO NOTHING`;

/** SQL: the beginning of the first open month where a month was closed. */
const OPEN = `open AS (SELECT ((max(month) + interval '1 month')::timestamp AT TIME ZONE 'Asia/Dhaka') AS since FROM ledger_months)`;
const MONTH = `date_trunc('month', at AT TIME ZONE 'Asia/Dhaka')`;

const POST = `
  WITH ${OPEN}, given AS (
    SELECT g.*, greatest(g.occurred_at, open.since) AS at
    FROM jsonb_to_recordset($1) AS g (key text, kind text, order_id uuid, occurred_at timestamptz, entries jsonb), open
  ), posted AS (
    INSERT INTO ledger_transactions (kind, order_id, idempotency_key, month, occurred_at)
    SELECT kind, order_id, key, ${MONTH}, at FROM given ORDER BY key
    ON CONFLICT (idempotency_key) DO NOTHING RETURNING id, idempotency_key, month, occurred_at
  )
  INSERT INTO ledger_entries (transaction_id, account_id, owner_id, amount, month, occurred_at)
  SELECT p.id, a.id, a.owner_id, e.amount, p.month, p.occurred_at
  FROM posted p JOIN given g ON g.key = p.idempotency_key
  CROSS JOIN LATERAL jsonb_to_recordset(g.entries) AS e (account text, owner_id uuid, amount numeric)
  JOIN ledger_accounts a ON a.kind = e.account AND a.owner_id IS NOT DISTINCT FROM e.owner_id`;

const REVERSE = `
  WITH ${OPEN}, given AS (
    SELECT t.*, greatest(now(), open.since) AS at FROM ledger_transactions t, open
    WHERE ((t.order_id = ANY($1::uuid[]) AND t.kind IN ('ORDER_DELIVERED', 'ORDER_CORRECTED')) OR t.idempotency_key = ANY($2::text[])) AND t.kind <> 'REVERSAL' AND NOT EXISTS (SELECT 1 FROM ledger_transactions r WHERE r.reverses = t.id)
  ), posted AS (
    INSERT INTO ledger_transactions (kind, order_id, idempotency_key, month, occurred_at, reverses)
    SELECT 'REVERSAL', order_id, 'reversal:' || id, ${MONTH}, at, id FROM given ORDER BY id
    RETURNING id, reverses, month, occurred_at
  )
  INSERT INTO ledger_entries (transaction_id, account_id, owner_id, amount, month, occurred_at)
  SELECT p.id, e.account_id, e.owner_id, -e.amount, p.month, p.occurred_at FROM posted p JOIN ledger_entries e ON e.transaction_id = p.reverses`;

/** SQL: what the applied payments of an order are, less refunds of a kind that were requested. */
const ONLINE = (amount: string, refunds: string, sign = '') => `(SELECT coalesce(sum(${amount}), 0) ${sign === '' ? '-' : '+'} coalesce((
    SELECT sum(r.amount) FROM gateway_refunds r JOIN gateway_payments x ON x.id = r.payment_id
    WHERE x.order_id = o.id AND x.is_applied AND r.state <> 'DROPPED' AND ${refunds}), 0)
  FROM gateway_payments g WHERE g.order_id = o.id AND g.is_applied)`;

const orderSums = columns({
  id: column('o.id', text),
  sellerId: column('o.seller_id', text),
  isDelivered: column(`o.status = 'DELIVERED'`, flag),
  isEnded: column(`o.status IN ('REJECTED', 'EXPIRED', 'CANCELLED')`, flag),
  isComplete: column('o.completed_at IS NOT NULL', flag),
  isPaidOnline: column('o.received_online > 0', flag),
  isPaid: column(isPaidOff('o'), flag),
  /** The amount of gateways' money that is or was held for the order, less what went back before the delivery, BDT. */
  held: column(ONLINE('g.amount', "r.reason <> 'PROBLEM'"), decimal),
  refundedOnline: column(ONLINE('0', "r.reason = 'PROBLEM'", '-'), decimal),
  /** The seller has received this amount in other ways, BDT: no gateway gives money back for what nobody has said. */
  paidToSeller: column(`(o.received - o.received_online) - (o.given_back - o.given_back_online) - ${silentCashOf('o')}`, decimal),
  deliveredAt: column('o.delivered_at', nullable(instant)),
  updatedAt: column('o.updated_at', instant),
  total: column('o.total', decimal),
  products: column('(o.subtotal - o.discount)', decimal),
  refunded: column('o.refunded', decimal),
  commission: column('o.commission', decimal),
  platformDiscount: column('o.platform_discount', decimal),
  dealDiscount: column(dealDiscountOf('o'), decimal),
  keptDeals: column(keptDealsOf('o'), decimal),
  postedCommission: column('coalesce(p.commission, 0)', decimal),
  postedDiscount: column('coalesce(p.discount, 0)', decimal),
  postedHeld: column('coalesce(p.held, 0)', decimal),
  postedRefund: column('coalesce(p.refund, 0)', decimal),
  postings: column('coalesce(p.postings, 0)::int', int),
});
const ORDERS = (list: string) => `
  SELECT ${list} FROM orders o LEFT JOIN LATERAL (
    SELECT -sum(e.amount) FILTER (WHERE a.kind = 'COMMISSION') AS commission, sum(e.amount) FILTER (WHERE a.kind = 'DISCOUNTS') AS discount,
      sum(e.amount) FILTER (WHERE a.kind = 'HELD') AS held, -sum(e.amount) FILTER (WHERE a.kind = 'REFUNDS') AS refund,
      count(DISTINCT t.id) AS postings
    FROM ledger_transactions t JOIN ledger_entries e ON e.transaction_id = t.id JOIN ledger_accounts a ON a.id = e.account_id
    LEFT JOIN ledger_transactions r ON r.id = t.reverses
    WHERE t.order_id = o.id AND a.owner_id IS NULL AND coalesce(r.kind, t.kind) IN ('ORDER_DELIVERED', 'ORDER_CORRECTED')
  ) p ON true WHERE o.id = ANY($1::uuid[]) ORDER BY o.id`;

const missing = columns({ id: column('o.id', text), deliveredAt: column('o.delivered_at::text', text) });
const MISSING = (list: string) => `
  SELECT ${list} FROM orders o
  WHERE o.status = 'DELIVERED' AND (o.commission + o.platform_discount + ${dealDiscountOf('o')} <> 0 OR o.received_online > 0
      OR (${isPaidOff('o')} AND (o.platform_discount <> 0 OR ${dealDiscountOf('o')} > 0)))
    AND (o.refunded < o.total OR o.total = 0)
    AND ($1::timestamptz IS NULL OR o.delivered_at >= $1::timestamptz)
    AND NOT EXISTS (SELECT 1 FROM ledger_transactions t WHERE t.order_id = o.id AND t.kind = 'ORDER_DELIVERED')
  ORDER BY o.delivered_at LIMIT $2 FOR NO KEY UPDATE OF o SKIP LOCKED`;

const cover = columns({
  refundId: column('s.id', text),
  orderId: column('s.order_id', text),
  /** Negative where the refund was not given after all, BDT. */
  missing: column('s.missing', decimal),
  postings: column('s.postings', int),
});
const COVERS = (list: string) => `
  SELECT ${list} FROM (
    SELECT r.id, r.order_id, (CASE WHEN r.is_covered THEN r.amount ELSE 0 END - coalesce(p.amount, 0))::numeric(14,2) AS missing, p.postings
    FROM order_refunds r, LATERAL (
      SELECT sum(e.amount) AS amount, count(*)::int AS postings FROM ledger_transactions t JOIN ledger_entries e ON e.transaction_id = t.id
      JOIN ledger_accounts a ON a.id = e.account_id AND a.kind = 'COVERED'
      WHERE t.order_id = r.order_id AND t.idempotency_key LIKE 'refund:' || r.id || ':%') p
    WHERE r.order_id = $1 AND r.payer = 'SELLER'
  ) s WHERE s.missing <> 0 ORDER BY s.id`;

export interface UnpostedOrder {
  readonly id: string;
  readonly deliveredAt: string;
}

/** Adds the accounts of these sellers, and has the open months stay open. */
export async function prepare(tx: EntityManager, sellerIds: readonly string[]): Promise<void> {
  await execute(tx, LOCK_MONTHS, [MONTHS]);
  await execute(tx, ADD_ACCOUNTS, [[...new Set(sellerIds)]]);
}

export async function insertPostings(tx: EntityManager, postings: readonly Posting[]): Promise<void> {
  const records = postings.map(({ key, kind, orderId, occurredAt, entries }) => ({
    key,
    kind,
    order_id: orderId,
    occurred_at: occurredAt,
    entries: entries.map(({ account, ownerId, amount }) => ({ account, owner_id: ownerId, amount })),
  }));
  await execute(tx, POST, [JSON.stringify(records)]);
}

/** The opposite of all that is posted for these orders, or by these keys, and not yet reversed. */
export async function insertReversals(tx: EntityManager, orderIds: readonly string[], keys: readonly string[] = []): Promise<void> {
  await execute(tx, REVERSE, [orderIds, keys]);
}

/**
 * Until the transaction ends, no other that asks for this lock takes from the seller's credit, or records a payment of
 * the reference.
 */
export async function lockMoney(tx: EntityManager, subject: string): Promise<void> {
  await execute(tx, LOCK_MONEY, [subject]);
}

export function sumsOfOrders(tx: EntityManager, orderIds: readonly string[]): Promise<OrderSums[]> {
  return select(tx, orderSums, ORDERS, [orderIds]);
}

/** Returns the refunds of the order whose postings are not as the market has given them. The order is locked. */
export function unpostedCovers(tx: EntityManager, orderId: string): Promise<UnpostedCover[]> {
  return select(tx, cover, COVERS, [orderId]);
}

/** Delivered orders, the earliest first, locked; those that another process has locked are left to it. */
export function lockUnposted(tx: EntityManager, since: string | null, limit: number): Promise<UnpostedOrder[]> {
  return select(tx, missing, MISSING, [since, limit]);
}
