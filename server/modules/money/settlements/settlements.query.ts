/**
 * How settlements and the payments and refunds of this market differ, and what gateways have yet to pay out. Called by
 * GatewaySettlementsService.
 */
import { PaymentGateway, SettlementDifference } from '../../../../schema/values/money/gateways';
import { serverLimits } from '../../../../schema/values/server-limits';
import { column, columns, decimal, int, nullable, oneOf, instant, select, selectOne, text } from '../../../platform/db/columns';
import type { KeysetOrder } from '../../../platform/db/keyset';
import { type KeysetList, keysetPage } from '../../../platform/db/list-query';
import type { Db } from '../../../platform/db/sql';
import type { Page, PageRequest } from '../../../platform/paging/page';
import type { GatewayDifference } from './settlements.types';
import { isPaidByHand } from '../gateway/hand-refunds.store';
import { isSameTransaction, KNOWN } from './settlements.store';

export interface DifferenceFilterValues {
  readonly kind?: SettlementDifference | null;
  readonly gateway?: PaymentGateway | null;
}

/** SQL: the order of the one rejected refund without a transaction whose amount an unknown line `l` has. */
const LIKELY = `(
  SELECT (min(q.order_id::text))::uuid FROM gateway_refunds r JOIN gateway_payments q ON q.id = r.payment_id
  WHERE l.amount < 0 AND q.gateway = l.gateway AND r.amount = -l.amount AND r.reference IS NULL
    AND r.id IN (SELECT id FROM gateway_refunds WHERE state IN ('REJECTED', 'BY_HAND') UNION SELECT h.id FROM gateway_refunds h WHERE ${isPaidByHand('h')})
  HAVING count(*) = 1)`;
/**
 * SQL: what gateways have settled of each transaction that has a line which differs, in all of its lines. Once for each
 * of them, not for each line: a file may have one transaction two thousand times.
 */
const WHOLES = `(
  SELECT e.gateway, upper(e.trx_id) AS letters, sign(e.amount) AS side, sum(e.amount) AS whole FROM gateway_settlement_lines e
  WHERE (e.gateway, upper(e.trx_id)) IN (SELECT d.gateway, upper(d.trx_id) FROM gateway_settlement_lines d WHERE d.difference IS NOT NULL)
  GROUP BY 1, 2, 3)`;
/**
 * SQL: lines that differ; none that are the transaction's amount together. One that was unknown and is known since
 * differs by its amount alone, or by its refund.
 */
const DIFFERING = `
  SELECT l.id, l.imported_at AS found_at, CASE WHEN l.difference = 'UNKNOWN' AND coalesce(p.amount, k.amount) IS NOT NULL THEN coalesce(k.kind, 'AMOUNT') ELSE l.difference END AS kind,
    l.gateway, l.trx_id, coalesce(p.amount, k.amount) AS expected, l.amount AS settled, l.settled_on,
    CASE WHEN coalesce(p.amount, k.amount) IS NOT NULL THEN coalesce(p.order_id, k.order_id) WHEN l.difference = 'UNKNOWN' THEN ${LIKELY} END AS order_id
  FROM gateway_settlement_lines l
  JOIN ${WHOLES} w ON w.gateway = l.gateway AND w.letters = upper(l.trx_id) AND w.side = sign(l.amount) ${KNOWN('l.gateway')}
  WHERE l.difference IS NOT NULL AND NOT (k.kind IS NULL AND coalesce(p.amount, k.amount) IS NOT DISTINCT FROM w.whole)
    AND (l.difference <> 'UNKNOWN' OR k.kind IS NOT NULL OR l.amount IS DISTINCT FROM coalesce(p.amount, k.amount))`;
/** SQL: no line is about it; one that was imported before it was known here is found by its transaction. */
const isWithoutLine = (gateway: string, trxId: string, sign: '>' | '<') =>
  `NOT EXISTS (SELECT 1 FROM gateway_settlement_lines l WHERE l.gateway = ${gateway} AND ${isSameTransaction('l.trx_id', trxId)} AND l.amount ${sign} 0)`;
const WAIT = `now() - make_interval(days => ${serverLimits.settlementWaitDays})`;
const MISSING_PAYMENTS = `
  SELECT p.id, p.captured_at, 'MISSING', p.gateway, p.trx_id, p.amount, NULL::numeric, NULL::date, p.order_id FROM gateway_payments p
  WHERE p.state = 'CAPTURED' AND p.settled_on IS NULL AND p.captured_at < ${WAIT} AND ${isWithoutLine('p.gateway', 'p.trx_id', '>')}`;
const MISSING_REFUNDS = `
  SELECT r.id, r.ended_at, 'MISSING', p.gateway, r.reference, -r.amount, NULL::numeric, NULL::date, p.order_id
  FROM gateway_refunds r JOIN gateway_payments p ON p.id = r.payment_id
  WHERE r.state = 'DONE' AND r.settled_on IS NULL AND NOT ${isPaidByHand('r')} AND r.ended_at < ${WAIT} AND ${isWithoutLine('p.gateway', 'r.reference', '<')}`;
const DIFFERENCES = `(${DIFFERING} UNION ALL ${MISSING_PAYMENTS} UNION ALL ${MISSING_REFUNDS}) d`;

const difference = columns({
  id: column('d.id', text),
  kind: column('d.kind', oneOf(SettlementDifference)),
  gateway: column('d.gateway', oneOf(PaymentGateway)),
  transactionId: column(`coalesce(d.trx_id, '')`, text),
  expected: column('d.expected', nullable(decimal)),
  settled: column('d.settled', nullable(decimal)),
  settledOn: column('d.settled_on::text', nullable(text)),
  foundAt: column('d.found_at', instant),
  orderId: column('d.order_id', nullable(text)),
  trackingNumber: column('o.tracking_number', nullable(text)),
});
const FROM = `${DIFFERENCES} LEFT JOIN orders o ON o.id = d.order_id`;
const LATEST: KeysetOrder = { id: 'd.id', keys: [{ sql: 'd.found_at', type: 'timestamptz' }], direction: 'DESC' };

const count = columns({ kind: column('d.kind', oneOf(SettlementDifference)), count: column('count(*)::int', int) });
const COUNTS = (list: string) => `SELECT ${list} FROM ${DIFFERENCES} GROUP BY d.kind`;

const sumOf = (kind: string) => `coalesce(sum(b.amount) FILTER (WHERE a.kind = '${kind}'), 0)::numeric(16,2)`;
const balance = columns({ clearing: column(sumOf('GATEWAY'), decimal), fees: column(sumOf('FEES'), decimal) });
const BALANCES = (list: string) =>
  `SELECT ${list} FROM ledger_accounts a JOIN ledger_balances b ON b.account_id = a.id WHERE a.owner_id IS NULL AND a.kind IN ('GATEWAY', 'FEES')`;

export function differencesPage(db: Db, { kind, gateway }: DifferenceFilterValues, page: PageRequest): Promise<Page<GatewayDifference>> {
  const list: KeysetList<GatewayDifference> = { columns: difference, from: FROM, countFrom: DIFFERENCES, order: LATEST };
  return keysetPage(db, list, page, (params) => [
    ...(kind ? [`d.kind = ${params.add(kind)}`] : []),
    ...(gateway ? [`d.gateway = ${params.add(gateway)}`] : []),
  ]);
}

/** How many differences there are of each kind. */
export async function differenceCounts(db: Db): Promise<Readonly<Record<SettlementDifference, number>>> {
  const rows = await select(db, count, COUNTS);
  const of = (wanted: SettlementDifference) => rows.find(({ kind }) => kind === wanted)?.count ?? 0;
  return {
    MISSING: of('MISSING'),
    DOUBLED: of('DOUBLED'),
    AMOUNT: of('AMOUNT'),
    REJECTED: of('REJECTED'),
    NOT_OWED: of('NOT_OWED'),
    UNKNOWN: of('UNKNOWN'),
  };
}

/** BDT that gateways have yet to pay out, and that their fees took. */
export async function gatewayBalances(db: Db): Promise<{ readonly clearing: string; readonly fees: string }> {
  return (await selectOne(db, balance, BALANCES)) ?? { clearing: '0.00', fees: '0.00' };
}
