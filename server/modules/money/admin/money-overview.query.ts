/**
 * The ledger of all sellers, read from the balances by month. Called by MoneyOverviewService and LedgerMonthsService.
 */
import { column, columns, decimal, instant, nullable, type RowOf, select, selectOne, text } from '../../../platform/db/columns';
import type { Db } from '../../../platform/db/sql';

const totals = columns({
  owed: column(`coalesce(sum(b.amount) FILTER (WHERE a.kind = 'RECEIVABLE'), 0)::numeric(16,2)`, decimal),
  credits: column(`coalesce(-sum(b.amount) FILTER (WHERE a.kind = 'PAYABLE'), 0)::numeric(16,2)`, decimal),
});
const TOTALS = (list: string) =>
  `SELECT ${list} FROM ledger_accounts a JOIN ledger_balances b ON b.account_id = a.id WHERE a.owner_id IS NOT NULL`;

const sumOf = (kind: string, sign: '' | '-') => `coalesce(${sign}sum(b.amount) FILTER (WHERE a.kind = '${kind}'), 0)::numeric(16,2)`;
/** SQL: payouts begun in the month m.month of Bangladesh, less those that failed in it. */
const ofMonth = (time: string) =>
  `${time} >= (m.month::timestamp AT TIME ZONE 'Asia/Dhaka') AND ${time} < ((m.month::timestamp + interval '1 month') AT TIME ZONE 'Asia/Dhaka')`;
const PAID_OUT = `((SELECT coalesce(sum(p.amount), 0) FROM payouts p WHERE ${ofMonth('p.requested_at')})
  - (SELECT coalesce(sum(p.amount), 0) FROM payouts p WHERE ${ofMonth('p.failed_at')}))::numeric(16,2)`;
/**
 * SQL: what gateways paid out in the month, less refunds that admins paid by hand or for sellers who have left: no
 * income.
 */
const SETTLED = `(SELECT coalesce(sum(e.amount), 0) FROM ledger_entries e JOIN ledger_transactions t ON t.id = e.transaction_id
  WHERE e.account_id = (SELECT id FROM ledger_accounts WHERE kind = 'CASH' AND owner_id IS NULL) AND e.month = m.month AND t.kind IN ('GATEWAY_SETTLED', 'PAYMENT_REFUNDED', 'REFUND_COVERED', 'REFUND_RETURNED'))`;
const month = columns({
  month: column(`to_char(m.month, 'YYYY-MM')`, text),
  commission: column(sumOf('COMMISSION', '-'), decimal),
  discounts: column(sumOf('DISCOUNTS', ''), decimal),
  refundsCovered: column(sumOf('COVERED', ''), decimal),
  vat: column(sumOf('VAT', '-'), decimal),
  // payouts take from the same account, and settlements of gateways add to it: what was received is the rest
  received: column(`(${sumOf('CASH', '')} + ${PAID_OUT} - ${SETTLED})::numeric(16,2)`, decimal),
  paidOut: column(PAID_OUT, decimal),
  closedAt: column('(SELECT min(c.closed_at) FROM ledger_months c WHERE c.month >= m.month)', nullable(instant)),
});
const THIS_MONTH = `date_trunc('month', now() AT TIME ZONE 'Asia/Dhaka')`;
const MONTHS = (list: string) => `
  SELECT ${list} FROM (SELECT generate_series(${THIS_MONTH} - make_interval(months => $1 - 1), ${THIS_MONTH}, interval '1 month')::date AS month) m
  LEFT JOIN ledger_accounts a ON a.owner_id IS NULL LEFT JOIN ledger_balances b ON b.account_id = a.id AND b.month = m.month
  GROUP BY m.month ORDER BY m.month DESC`;
const ONE_MONTH = (list: string) => `
  SELECT ${list} FROM (SELECT ($1::text || '-01')::date AS month) m
  LEFT JOIN ledger_accounts a ON a.owner_id IS NULL LEFT JOIN ledger_balances b ON b.account_id = a.id AND b.month = m.month GROUP BY m.month`;

const debtor = columns({
  sellerId: column('u.id', text),
  name: column('u.name', text),
  phone: column('u.phone', text),
  balance: column('d.balance', decimal),
});
const DEBTORS = (list: string) => `
  SELECT ${list} FROM (
    SELECT a.owner_id, sum(b.amount)::numeric(16,2) AS balance FROM ledger_accounts a JOIN ledger_balances b ON b.account_id = a.id
    WHERE a.owner_id IS NOT NULL GROUP BY 1 HAVING sum(b.amount) > 0 ORDER BY 2 DESC, 1 LIMIT $1
  ) d JOIN users u ON u.id = d.owner_id ORDER BY d.balance DESC, u.id`;

/** The month after the last one that was closed, else the first one with entries; null where that is not over. */
const closable = columns({ month: column(`to_char(next.month, 'YYYY-MM')`, text) });
const CLOSABLE = (list: string) => `
  SELECT ${list} FROM (
    SELECT coalesce((SELECT max(month) + interval '1 month' FROM ledger_months), (SELECT min(month) FROM ledger_balances)) AS month
  ) next WHERE next.month < ${THIS_MONTH}`;

export type MonthFigures = RowOf<typeof month>;

export async function totalsOfSellers(db: Db): Promise<{ readonly owed: string; readonly credits: string }> {
  return (await selectOne(db, totals, TOTALS)) ?? { owed: '0.00', credits: '0.00' };
}

/** The running month and those before it. */
export function monthFigures(db: Db, count: number): Promise<MonthFigures[]> {
  return select(db, month, MONTHS, [count]);
}

/** Returns the figures of one month, '2026-11'. */
export async function figuresOfMonth(db: Db, wanted: string): Promise<MonthFigures> {
  const figures = await selectOne(db, month, ONE_MONTH, [wanted]);
  if (!figures) throw new Error('A month has figures.');
  return figures;
}

export function debtors(db: Db, limit: number): Promise<RowOf<typeof debtor>[]> {
  return select(db, debtor, DEBTORS, [limit]);
}

export async function closableMonth(db: Db): Promise<string | null> {
  return (await selectOne(db, closable, CLOSABLE))?.month ?? null;
}
