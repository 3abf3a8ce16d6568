/** Bills as they are read: pages, lines, payments, and what of a seller's is overdue. Called by BillsService. */
import { BillPaymentMethod, BillState } from '../../../../schema/values/money/bills';
import { toAsciiDigits } from '../../../../schema/text/digits';
import { LedgerKind } from '../../../../schema/values/money/ledger';
import { column, columns, decimal, instant, int, nullable, oneOf, select, selectOne, text } from '../../../platform/db/columns';
import { isId, type KeysetOrder } from '../../../platform/db/keyset';
import { type KeysetList, keysetPage, type Params } from '../../../platform/db/list-query';
import type { Db } from '../../../platform/db/sql';
import type { Page, PageRequest } from '../../../platform/paging/page';
import type { Bill, BillLine, BillPayment } from './bills.types';

export interface BillFilterValues {
  readonly state?: BillState | null;
  readonly sellerId?: string | null;
  /** '2026-11'. */
  readonly month?: string | null;
  readonly number?: string | null;
}

const TODAY = `(now() AT TIME ZONE 'Asia/Dhaka')::date`;
const bill = columns({
  id: column('b.id', text),
  number: column('b.number', text),
  month: column(`to_char(b.month, 'YYYY-MM')`, text),
  sellerId: column('b.seller_id', text),
  sellerName: column('b.seller_name', text),
  sellerAddress: column('b.seller_address', nullable(text)),
  sellerUpazilaId: column('b.seller_upazila_id', nullable(int)),
  sellerTaxNumber: column('b.seller_tax_number', nullable(text)),
  marketTaxNumber: column('b.market_tax_number', nullable(text)),
  payee: column('b.payee', nullable(text)),
  commission: column('b.commission', decimal),
  withheld: column('b.withheld', decimal),
  vatPercent: column('b.vat_percent', decimal),
  vat: column('b.vat', decimal),
  carriedOver: column('b.carried_over', decimal),
  credit: column('b.credit', decimal),
  total: column('b.total', decimal),
  paid: column('b.paid', decimal),
  open: column('(b.total - b.paid)', decimal),
  dueOn: column(`to_char(b.due_on, 'YYYY-MM-DD')`, text),
  state: column(
    `CASE WHEN b.paid >= b.total THEN 'PAID' WHEN b.due_on < ${TODAY} THEN 'OVERDUE' ELSE 'OPEN' END`,
    oneOf(Object.values(BillState)),
  ),
  issuedAt: column('b.issued_at', instant),
});
const conditionOfState: Readonly<Record<BillState, string>> = {
  OPEN: `b.paid < b.total AND b.due_on >= ${TODAY}`,
  OVERDUE: `b.paid < b.total AND b.due_on < ${TODAY}`,
  PAID: 'b.paid >= b.total',
};

const LATEST: KeysetOrder = { id: 'b.id', keys: [{ sql: 'b.issued_at', type: 'timestamptz' }], direction: 'DESC' };
const DUE_FIRST: KeysetOrder = { id: 'b.id', keys: [{ sql: 'b.due_on', type: 'date' }], direction: 'ASC' };
const BY_ID = (list: string) => `SELECT ${list} FROM bills b WHERE b.id = $1`;

const lines: KeysetList<BillLine> = {
  columns: columns({
    id: column('l.transaction_id', text),
    kind: column('t.kind', oneOf(LedgerKind)),
    occurredAt: column('t.occurred_at', instant),
    orderId: column('o.id', text),
    trackingNumber: column('o.tracking_number', text),
    commission: column('l.commission', decimal),
    withheld: column('l.withheld', decimal),
  }),
  from: 'bill_lines l JOIN ledger_transactions t ON t.id = l.transaction_id JOIN orders o ON o.id = t.order_id',
  order: { id: 'l.transaction_id', keys: [{ sql: 't.occurred_at', type: 'timestamptz' }], direction: 'ASC' },
};

const payment = columns({
  id: column('p.id', text),
  billId: column('p.bill_id', text),
  amount: column('p.amount', decimal),
  method: column('p.method', oneOf(BillPaymentMethod)),
  reference: column('p.reference', nullable(text)),
  receivedOn: column(`to_char(p.received_on, 'YYYY-MM-DD')`, text),
  reversedAt: column('p.reversed_at', nullable(instant)),
});
const PAYMENTS = (list: string) => `SELECT ${list} FROM bill_payments p WHERE p.bill_id = ANY ($1::uuid[]) ORDER BY p.bill_id, p.id`;

const overdue = columns({
  amount: column('coalesce(sum(b.total - b.paid), 0)::numeric(14,2)', decimal),
  limit: column('(SELECT overdue_limit FROM billing_terms)', decimal),
});
const OVERDUE = (list: string) => `SELECT ${list} FROM bills b WHERE b.seller_id = $1 AND ${conditionOfState.OVERDUE}`;
const all = columns({ amount: column('coalesce(sum(b.total - b.paid), 0)::numeric(14,2)', decimal), count: column('count(*)::int', int) });
const ALL_OVERDUE = (list: string) => `SELECT ${list} FROM bills b WHERE ${conditionOfState.OVERDUE}`;

/** Latest first; what is not paid alone, those that are due first. */
export function billsPage(db: Db, filter: BillFilterValues, page: PageRequest): Promise<Page<Bill>> {
  const waits = filter.state === BillState.OPEN || filter.state === BillState.OVERDUE;
  const list: KeysetList<Bill> = { columns: bill, from: 'bills b', order: waits ? DUE_FIRST : LATEST };
  return keysetPage(db, list, page, (params) => conditionsOf(filter, params));
}

function conditionsOf({ state, sellerId, month, number }: BillFilterValues, params: Params): string[] {
  return [
    ...(sellerId ? [isId('b.seller_id', sellerId, params)] : []),
    ...(state ? [conditionOfState[state]] : []),
    ...(month ? [`b.month = ${params.add(`${month}-01`)}::date`] : []),
    ...(number ? [`b.number = ${params.add(toAsciiDigits(number.trim()).toUpperCase())}`] : []),
  ];
}

export function billById(db: Db, id: string): Promise<Bill | null> {
  return selectOne(db, bill, BY_ID, [id]);
}

/** In the order of delivery as it was posted. */
export function billLines(db: Db, billId: string, page: PageRequest): Promise<Page<BillLine>> {
  return keysetPage(db, lines, page, (params) => [`l.bill_id = ${params.add(billId)}`]);
}

export function paymentsOf(db: Db, billIds: readonly string[]): Promise<(BillPayment & { readonly billId: string })[]> {
  return select(db, payment, PAYMENTS, [billIds]);
}

/** BDT of a seller's overdue bills, and from which amount no new posts open. */
export async function overdueOf(db: Db, sellerId: string): Promise<{ readonly amount: string; readonly limit: string }> {
  const sums = await selectOne(db, overdue, OVERDUE, [sellerId]);
  if (!sums) throw new Error('A sum has one row.');
  return sums;
}

export async function overdueOfAll(db: Db): Promise<{ readonly amount: string; readonly count: number }> {
  return (await selectOne(db, all, ALL_OVERDUE)) ?? { amount: '0.00', count: 0 };
}
