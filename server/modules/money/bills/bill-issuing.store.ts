/** The statements that issue a bill. Called by BillIssuingService. */
import type { EntityManager } from 'typeorm';
import { column, columns, decimal, int, nullable, type RowOf, select, selectOne, text } from '../../../platform/db/columns';
import { type Db, execute } from '../../../platform/db/sql';
import { sellerNameOf } from '../../accounts/users/accounts.service';

/**
 * SQL: transactions of orders of a seller up to the end of a month that no bill has. $1 seller, $2 first month, $3 last
 * month.
 */
const UNBILLED = `
  FROM ledger_entries e JOIN ledger_transactions t ON t.id = e.transaction_id
  WHERE e.owner_id = $1 AND e.occurred_at >= ($2::date::timestamp AT TIME ZONE 'Asia/Dhaka')
    AND e.occurred_at < (($3::date::timestamp + interval '1 month') AT TIME ZONE 'Asia/Dhaka') AND t.order_id IS NOT NULL
    AND NOT EXISTS (SELECT 1 FROM bill_lines l WHERE l.transaction_id = t.id)`;

const seller = columns({ id: column('d.owner_id', text) });
const SELLERS = (list: string) => `
  SELECT ${list} FROM (
    SELECT e.owner_id FROM ledger_entries e JOIN ledger_transactions t ON t.id = e.transaction_id
    WHERE e.owner_id IS NOT NULL AND e.month BETWEEN $1::date AND $2::date AND t.order_id IS NOT NULL
      AND NOT EXISTS (SELECT 1 FROM bill_lines l WHERE l.transaction_id = t.id)
    UNION
    SELECT a.owner_id FROM ledger_accounts a JOIN ledger_balances b ON b.account_id = a.id
    WHERE a.kind = 'PAYABLE' GROUP BY a.owner_id HAVING sum(b.amount) > 0
  ) d WHERE NOT EXISTS (SELECT 1 FROM bills b WHERE b.seller_id = d.owner_id AND b.month >= $2::date) ORDER BY d.owner_id`;

/**
 * Commission is what the platform's account has; what of it the seller's RECEIVABLE account does not have was withheld.
 */
const line = columns({
  transactionId: column('t.id', text),
  commission: column('coalesce(max(c.commission), 0)::numeric(14,2)', decimal),
  receivable: column(`coalesce(sum(e.amount) FILTER (WHERE a.kind = 'RECEIVABLE'), 0)::numeric(14,2)`, decimal),
});
const LINES = (list: string) => `
  SELECT ${list} FROM (SELECT DISTINCT t.id ${UNBILLED}) t
  JOIN ledger_entries e ON e.transaction_id = t.id JOIN ledger_accounts a ON a.id = e.account_id
  CROSS JOIN LATERAL (
    SELECT -sum(p.amount) AS commission FROM ledger_entries p JOIN ledger_accounts x ON x.id = p.account_id
    WHERE p.transaction_id = t.id AND x.kind = 'COMMISSION'
  ) c WHERE e.owner_id = $1 GROUP BY t.id ORDER BY t.id`;

const party = columns({
  sellerName: column(sellerNameOf('u'), text),
  sellerAddress: column('u.address', nullable(text)),
  sellerUpazilaId: column('u.upazila_id', nullable(int)),
  sellerTaxNumber: column('(SELECT n.tax_number FROM seller_tax_numbers n WHERE n.seller_id = u.id)', nullable(text)),
});
const PARTY = (list: string) => `SELECT ${list} FROM users u WHERE u.id = $1`;

const number = columns({ last: column('last', int) });
const NEXT_NUMBER = (list: string) => `
  INSERT INTO bill_numbers (year, last) VALUES ($1, 1) ON CONFLICT (year) DO UPDATE SET last = bill_numbers.last + 1 RETURNING ${list}`;
const ADD_LINES = `
  INSERT INTO bill_lines (bill_id, transaction_id, commission, withheld)
  SELECT $1, l.id, l.commission, l.withheld FROM jsonb_to_recordset($2) AS l (id uuid, commission numeric, withheld numeric)`;

export type UnbilledLine = RowOf<typeof line>;
export type BilledParty = RowOf<typeof party>;

/** Days of months: the first day of each. */
export interface BilledMonths {
  readonly first: string;
  readonly last: string;
}

/** Sellers with something to bill, or who owe something besides, and no bill of this month. */
export async function sellersToBill(db: Db, { first, last }: BilledMonths): Promise<string[]> {
  return (await select(db, seller, SELLERS, [first, last])).map(({ id }) => id);
}

export function unbilledLines(tx: EntityManager, sellerId: string, { first, last }: BilledMonths): Promise<UnbilledLine[]> {
  return select(tx, line, LINES, [sellerId, first, last]);
}

export async function billedParty(tx: EntityManager, sellerId: string): Promise<BilledParty> {
  const billed = await selectOne(tx, party, PARTY, [sellerId]);
  if (!billed) throw new Error('Entries of a seller who does not exist.');
  return billed;
}

/** 1 for the first bill of a year. The row stays locked until the transaction ends: no number is missing. */
export async function nextBillNumber(tx: EntityManager, year: number): Promise<number> {
  return (await selectOne(tx, number, NEXT_NUMBER, [year]))?.last ?? 1;
}

export async function addBillLines(
  tx: EntityManager,
  billId: string,
  lines: readonly (UnbilledLine & { withheld: string })[],
): Promise<void> {
  const records = lines.map(({ transactionId, commission, withheld }) => ({ id: transactionId, commission, withheld }));
  await execute(tx, ADD_LINES, [billId, JSON.stringify(records)]);
}
