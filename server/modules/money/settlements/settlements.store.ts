/**
 * The statements that store lines of settlements, and the days on which payments and refunds were settled. Called by
 * GatewaySettlementsService.
 */
import type { EntityManager } from 'typeorm';
import type { PaymentGateway } from '../../../../schema/values/money/gateways';
import { column, columns, decimal, flag, nullable, type RowOf, select, text } from '../../../platform/db/columns';
import { execute } from '../../../platform/db/sql';
import { isPaidByHand } from '../gateway/hand-refunds.store';
import type { SettlementLine } from './settlement-line';

const added = columns({
  id: column('m.id', text),
  amount: column('m.amount', decimal),
  fee: column('m.fee', decimal),
  settledOn: column('m.settled_on::text', text),
  agrees: column('m.difference IS NULL', flag),
  orderId: column('m.order_id', nullable(text)),
});
export type AddedLine = RowOf<typeof added>;

/** SQL: the lines of $1. */
const GIVEN = `jsonb_to_recordset($1) AS g (place int, trx_id text, amount numeric, fee numeric, settled_on date)`;
/** SQL: both transactions, given as SQL, are one: files may have its letters in another case than the gateway's own. */
export const isSameTransaction = (one: string, other: string): string => `upper(${one}) = upper(${other})`;
/**
 * SQL: what line `l` of a gateway is about: a captured payment, or a refund where its amount is negative. `k.kind` says
 * what is wrong about a refund that the gateway has given: it had rejected it, or the market owes it no more. A refund
 * that is under way has no amount yet.
 */
export const KNOWN = (gateway: string) => `
  LEFT JOIN LATERAL (
    SELECT p.amount, p.order_id FROM gateway_payments p
    WHERE p.gateway = ${gateway} AND ${isSameTransaction('p.trx_id', 'l.trx_id')} AND l.amount > 0 ORDER BY p.trx_id = l.trx_id DESC, p.id LIMIT 1
  ) p ON true
  LEFT JOIN LATERAL (
    SELECT CASE WHEN r.state NOT IN ('WAITING', 'SENT') THEN -r.amount END AS amount, q.order_id, CASE
      WHEN r.state IN ('REJECTED', 'BY_HAND') THEN 'REJECTED'
      WHEN r.state = 'DROPPED' OR ${isPaidByHand('r')} OR upper(r.reference) IS DISTINCT FROM upper(l.trx_id) THEN 'NOT_OWED' END AS kind
    FROM gateway_refunds r JOIN gateway_payments q ON q.id = r.payment_id AND q.gateway = ${gateway}
    WHERE (${isSameTransaction('r.reference', 'l.trx_id')} OR letters_of(r.earlier_references) @> ARRAY[upper(l.trx_id)])
      AND l.amount < 0
    ORDER BY r.state = 'DONE' DESC, r.reference = l.trx_id DESC NULLS LAST, r.id LIMIT 1
  ) k ON true`;

/**
 * A second line of a transaction is doubled, whatever its amount, unless all of its lines are its amount: a gateway may
 * pay out in parts. Equal lines of one file have numbers, so that both are stored; lines of a file that are stored
 * already count once. What is stored of the transactions is read once, not for each line: a file may have one of them
 * two thousand times.
 */
const ADD = (list: string) => `
  WITH numbered AS MATERIALIZED (
    SELECT g.*, upper(trx_id) AS letters, sign(amount) AS side,
      row_number() OVER (PARTITION BY upper(trx_id), amount, fee, settled_on ORDER BY place) AS occurrence
    FROM ${GIVEN}
  ), stored AS MATERIALIZED (
    SELECT upper(e.trx_id) AS letters, e.amount, e.fee, e.settled_on, e.occurrence FROM gateway_settlement_lines e
    WHERE e.gateway = $2 AND upper(e.trx_id) IN (SELECT letters FROM numbered)
  ), given AS MATERIALIZED (
    SELECT l.*, row_number() OVER (PARTITION BY letters, side ORDER BY settled_on, place) AS turn,
      sum(amount) OVER (PARTITION BY letters, side) AS whole
    FROM numbered l
    WHERE (l.letters, l.amount, l.fee, l.settled_on, l.occurrence) NOT IN (SELECT letters, amount, fee, settled_on, occurrence FROM stored)
  ), wholes AS MATERIALIZED (
    SELECT letters, sign(amount) AS side, sum(amount) AS whole FROM stored GROUP BY 1, 2
  ), matched AS MATERIALIZED (
    SELECT l.*, uuid_v7() AS id, coalesce(p.order_id, k.order_id) AS order_id, CASE
      WHEN k.kind IS NULL AND coalesce(p.amount, k.amount) = l.whole + coalesce(w.whole, 0) THEN NULL
      WHEN l.turn > 1 OR w.whole IS NOT NULL THEN 'DOUBLED'
      WHEN coalesce(p.amount, k.amount) IS NULL OR k.kind IS NOT NULL THEN 'UNKNOWN'
      WHEN l.amount <> coalesce(p.amount, k.amount) THEN 'AMOUNT' END AS difference
    FROM given l LEFT JOIN wholes w USING (letters, side) ${KNOWN('$2')}
  ), inserted AS (
    INSERT INTO gateway_settlement_lines (id, gateway, trx_id, amount, fee, settled_on, occurrence, difference, imported_by)
    SELECT id, $2, trx_id, amount, fee, settled_on, occurrence, difference, $3::uuid FROM matched
    ON CONFLICT (gateway, trx_id, amount, fee, settled_on, occurrence) DO NOTHING RETURNING id
  )
  SELECT ${list} FROM matched m WHERE m.id IN (SELECT id FROM inserted) ORDER BY m.place`;

const SETTLE_PAYMENTS = `
  UPDATE gateway_payments p SET settled_on = g.settled_on
  FROM (SELECT upper(trx_id) AS letters, min(settled_on) AS settled_on FROM ${GIVEN} WHERE amount > 0 GROUP BY 1) g
  WHERE p.gateway = $2 AND upper(p.trx_id) = g.letters AND p.state = 'CAPTURED' AND p.settled_on IS NULL`;
const SETTLE_REFUNDS = `
  UPDATE gateway_refunds r SET settled_on = g.settled_on
  FROM (SELECT upper(trx_id) AS letters, min(settled_on) AS settled_on FROM ${GIVEN} WHERE amount < 0 GROUP BY 1) g, gateway_payments p
  WHERE upper(r.reference) = g.letters AND r.state = 'DONE' AND NOT ${isPaidByHand('r')} AND r.settled_on IS NULL AND p.id = r.payment_id AND p.gateway = $2`;

/**
 * Stores the lines that were not stored before and returns them, with the order that each is about. The caller has the
 * lock of settlements.
 */
export async function addLines(
  tx: EntityManager,
  gateway: PaymentGateway,
  lines: readonly SettlementLine[],
  adminId: string,
): Promise<AddedLine[]> {
  // a plan that was made while the table was small compares each line with each row
  await execute(tx, `SET LOCAL plan_cache_mode = 'force_custom_plan'`);
  const stored = await select(tx, added, ADD, [recordsOf(lines), gateway, adminId]);
  await execute(tx, `SET LOCAL plan_cache_mode = 'auto'`);
  return stored;
}

/** The payments and refunds of these lines are settled; the first day stays. */
export async function markSettled(tx: EntityManager, gateway: PaymentGateway, lines: readonly SettlementLine[]): Promise<void> {
  await execute(tx, SETTLE_PAYMENTS, [recordsOf(lines), gateway]);
  await execute(tx, SETTLE_REFUNDS, [recordsOf(lines), gateway]);
}

const recordsOf = (lines: readonly SettlementLine[]): string =>
  JSON.stringify(lines.map(({ trxId, amount, fee, settledOn }, place) => ({ place, trx_id: trxId, amount, fee, settled_on: settledOn })));
