/**
 * A seller's balance and statement. Sums come from the balances by month, so that no page reads more entries than it
 * shows. Called by StatementService.
 */
import { LedgerAccountKind, LedgerKind } from '../../../../schema/values/money/ledger';
import { column, columns, decimal, instant, int, nullable, oneOf, selectOne, text } from '../../../platform/db/columns';
import { type List, listNodes } from '../../../platform/db/list-query';
import type { Db } from '../../../platform/db/sql';
import type { Page, PageRequest } from '../../../platform/paging/page';
import { dealDiscountOf } from '../../orders/account/order-account.service';
import type { LedgerEntry } from './statement.types';

/** Months, '2026-11'; null: without an end on that side. */
export interface Period {
  readonly fromMonth: string | null;
  readonly untilMonth: string | null;
}

const balance = columns({
  owed: column(`coalesce(sum(b.amount) FILTER (WHERE a.kind = 'RECEIVABLE'), 0)::numeric(16,2)`, decimal),
  credit: column(`coalesce(-sum(b.amount) FILTER (WHERE a.kind = 'PAYABLE'), 0)::numeric(16,2)`, decimal),
});
const BALANCE = (list: string) =>
  `SELECT ${list} FROM ledger_accounts a JOIN ledger_balances b ON b.account_id = a.id WHERE a.owner_id = $1`;

const period = columns({
  opening: column(`coalesce(sum(b.amount) FILTER (WHERE b.month < ($2::text || '-01')::date), 0)::numeric(16,2)`, decimal),
  closing: column(`coalesce(sum(b.amount), 0)::numeric(16,2)`, decimal),
  totalCount: column(`coalesce(sum(b.entry_count) FILTER (WHERE $2::text IS NULL OR b.month >= ($2::text || '-01')::date), 0)::int`, int),
});
const PERIOD = (list: string) => `
  SELECT ${list} FROM ledger_accounts a JOIN ledger_balances b ON b.account_id = a.id
  WHERE a.owner_id = $1 AND ($3::text IS NULL OR b.month <= ($3::text || '-01')::date)`;

/**
 * SQL: the entry is the commission on a delivery, or what is left of an online payment after it, whatever the rest was
 * paid with.
 */
const HAS_COMMISSION = `t.kind = 'ORDER_DELIVERED' AND (a.kind = 'RECEIVABLE' OR o.received_online > 0)`;

/**
 * SQL: what the seller receives for the products of an order, of which its commission is a percentage; orders of
 * earlier releases did not store that.
 */
const BASE = `o.subtotal - o.discount + o.platform_discount + ${dealDiscountOf('o')}`;
const PERCENT = `coalesce(o.commission_percent, round((o.commission + o.platform_discount + ${dealDiscountOf('o')}) * 100 / nullif(${BASE}, 0), 2))`;

const entries: List<LedgerEntry> = {
  table: 'ledger_entries',
  alias: 'e',
  sort: (alias) => `${alias}.occurred_at`,
  columns: columns({
    id: column('e.id', text),
    kind: column('t.kind', oneOf(LedgerKind)),
    account: column('a.kind', oneOf(LedgerAccountKind)),
    amount: column('e.amount', decimal),
    occurredAt: column('e.occurred_at', instant),
    commissionBase: column(`CASE WHEN ${HAS_COMMISSION} THEN ${BASE} END`, nullable(decimal)),
    commissionPercent: column(`CASE WHEN ${HAS_COMMISSION} THEN ${PERCENT} END`, nullable(decimal)),
    orderId: column('t.order_id', nullable(text)),
    trackingNumber: column('o.tracking_number', nullable(text)),
  }),
  joins: `JOIN ledger_transactions t ON t.id = e.transaction_id JOIN ledger_accounts a ON a.id = e.account_id
    LEFT JOIN orders o ON o.id = t.order_id`,
};

export async function balanceOf(db: Db, sellerId: string): Promise<{ readonly owed: string; readonly credit: string }> {
  return (await selectOne(db, balance, BALANCE, [sellerId])) ?? { owed: '0.00', credit: '0.00' };
}

/** Two statements, the latest entry first. */
export async function statementPage(
  db: Db,
  sellerId: string,
  { fromMonth, untilMonth }: Period,
  request: PageRequest,
): Promise<Page<LedgerEntry> & { readonly opening: string; readonly closing: string }> {
  const [page, sums] = await Promise.all([
    listNodes(db, entries, request, (params) => [
      `e.owner_id = ${params.add(sellerId)}`,
      ...(fromMonth ? [`e.occurred_at >= (${params.add(`${fromMonth}-01`)}::timestamp AT TIME ZONE 'Asia/Dhaka')`] : []),
      ...(untilMonth
        ? [`e.occurred_at < ((${params.add(`${untilMonth}-01`)}::timestamp + interval '1 month') AT TIME ZONE 'Asia/Dhaka')`]
        : []),
    ]),
    selectOne(db, period, PERIOD, [sellerId, fromMonth, untilMonth]),
  ]);
  return { ...page, totalCount: sums?.totalCount ?? 0, opening: sums?.opening ?? '0.00', closing: sums?.closing ?? '0.00' };
}
