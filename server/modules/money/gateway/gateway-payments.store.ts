/** The statements about payments through a gateway (table gateway_payments). Called by the services of this folder. */
import type { EntityManager } from 'typeorm';
import { GatewayPaymentState, PaymentGateway } from '../../../../schema/values/money/gateways';
import { serverLimits } from '../../../../schema/values/server-limits';
import {
  column,
  columns,
  decimal,
  flag,
  instant,
  int,
  nullable,
  oneOf,
  type RowOf,
  select,
  selectOne,
  text,
} from '../../../platform/db/columns';
import { type Db, execute } from '../../../platform/db/sql';

const payment = columns({
  id: column('p.id', text),
  orderId: column('p.order_id', text),
  gateway: column('p.gateway', oneOf(PaymentGateway)),
  invoice: column('p.invoice', text),
  reference: column('p.reference', text),
  pageUrl: column('p.page_url', text),
  amount: column('p.amount', decimal),
  state: column('p.state', oneOf(GatewayPaymentState)),
  isApplied: column('p.is_applied', flag),
  isRisky: column('p.is_risky', flag),
  trxId: column('p.trx_id', nullable(text)),
  startedAt: column('p.started_at', instant),
  capturedAt: column('p.captured_at', nullable(instant)),
  isExpired: column(`(p.started_at < now() - make_interval(mins => ${serverLimits.gatewayMinutes}))`, flag),
});
export type GatewayPaymentRow = RowOf<typeof payment>;
const ID = columns({ id: column('p.id', text) });
const UNTIL = columns({
  until: column(`max(p.started_at) + make_interval(mins => ${serverLimits.gatewayMinutes})`, nullable(instant)),
});
const COUNT = columns({ count: column('count(*)::int', int) });

/** The wait for the next look grows with the age of the payment; after a day nothing comes any more. */
const NEXT_CHECK = `CASE WHEN p.started_at > now() - interval '25 hours' THEN now() + greatest(interval '1 minute', (now() - p.started_at) / 2) END`;

export interface NewGatewayPayment {
  readonly orderId: string;
  readonly gateway: PaymentGateway;
  readonly invoice: string;
  readonly reference: string;
  readonly pageUrl: string;
  readonly amount: string;
}

export async function insertPayment(tx: EntityManager, given: NewGatewayPayment): Promise<GatewayPaymentRow> {
  const inserted = await selectOne(
    tx,
    payment,
    (list) => `INSERT INTO gateway_payments AS p (order_id, gateway, invoice, reference, page_url, amount, next_check_at)
      VALUES ($1, $2, $3, $4, $5, $6, now() + interval '1 minute') RETURNING ${list}`,
    [given.orderId, given.gateway, given.invoice, given.reference, given.pageUrl, given.amount],
  );
  if (!inserted) throw new Error('A payment was not inserted.');
  return inserted;
}

export function paymentById(db: Db, id: string): Promise<GatewayPaymentRow | null> {
  return selectOne(db, payment, (list) => `SELECT ${list} FROM gateway_payments p WHERE p.id = $1`, [id]);
}

/** By what a callback names it with. */
export function paymentOfCallback(
  db: Db,
  gateway: PaymentGateway,
  { reference, invoice }: { readonly reference?: string; readonly invoice?: string },
): Promise<GatewayPaymentRow | null> {
  const statement = (list: string) =>
    `SELECT ${list} FROM gateway_payments p WHERE p.gateway = $1 AND ${reference === undefined ? 'p.invoice' : 'p.reference'} = $2`;
  return selectOne(db, payment, statement, [gateway, reference ?? invoice ?? '']);
}

/** The order is locked before. */
export function lockPayment(tx: EntityManager, id: string): Promise<GatewayPaymentRow | null> {
  return selectOne(tx, payment, (list) => `SELECT ${list} FROM gateway_payments p WHERE p.id = $1 FOR UPDATE`, [id]);
}

/** Returns the payments of these orders, in the order in which they were started. */
export function paymentsOfOrders(db: Db, orderIds: readonly string[]): Promise<GatewayPaymentRow[]> {
  return select(db, payment, (list) => `SELECT ${list} FROM gateway_payments p WHERE p.order_id = ANY($1::uuid[]) ORDER BY p.id`, [
    orderIds,
  ]);
}

export async function countStarted(db: Db, orderId: string): Promise<number> {
  const statement = (list: string) =>
    `SELECT ${list} FROM gateway_payments p WHERE p.order_id = $1 AND p.started_at > now() - interval '1 hour'`;
  return (await selectOne(db, COUNT, statement, [orderId]))?.count ?? 0;
}

/** The gateway has the money. */
export async function capturePayment(
  tx: EntityManager,
  id: string,
  { trxId, amount, isApplied, isRisky }: Pick<GatewayPaymentRow, 'amount' | 'isApplied' | 'isRisky'> & { readonly trxId: string },
): Promise<void> {
  await execute(
    tx,
    `UPDATE gateway_payments SET state = 'CAPTURED', trx_id = $2, amount = $3, is_applied = $4, is_risky = $5, captured_at = now(), next_check_at = NULL, version = version + 1, updated_at = now() WHERE id = $1`,
    [id, trxId, amount, isApplied, isRisky],
  );
}

/** Stores the state of a payment that has not come, and when it is checked again; a captured one stays as it is. */
export async function putOff(tx: EntityManager, id: string, state: GatewayPaymentState): Promise<void> {
  await execute(
    tx,
    `UPDATE gateway_payments p SET state = $2::varchar, version = version + (state <> $2::varchar)::int, updated_at = now(), next_check_at = ${NEXT_CHECK}
     WHERE p.id = $1 AND p.state <> 'CAPTURED'`,
    [id, state],
  );
}

/** Until when a payment of the order that was started may be captured; null where none may. */
export async function payableUntil(db: Db, orderId: string): Promise<Date | null> {
  const statement = (list: string) => `SELECT ${list} FROM gateway_payments p WHERE p.order_id = $1 AND p.state = 'STARTED'`;
  return (await selectOne(db, UNTIL, statement, [orderId]))?.until ?? null;
}

/** Something of its refunds has changed. */
export async function touchPayment(tx: EntityManager, id: string): Promise<void> {
  await execute(tx, 'UPDATE gateway_payments SET version = version + 1, updated_at = now() WHERE id = $1', [id]);
}

/** Ids of payments that are due to be looked at; each is put off, so that one process at a time asks. */
export async function takeDuePayments(tx: EntityManager, limit: number): Promise<string[]> {
  const statement = (list: string) => `
    UPDATE gateway_payments p SET next_check_at = now() + interval '2 minutes'
    WHERE p.id IN (SELECT id FROM gateway_payments WHERE next_check_at <= now() ORDER BY next_check_at LIMIT $1 FOR UPDATE SKIP LOCKED) RETURNING ${list}`;
  return (await select(tx, ID, statement, [limit])).map(({ id }) => id);
}

/**
 * A gateway has settled these amounts of transactions that are not known here: payments of such an amount that have not
 * come are asked about again, though their time is over.
 */
export async function askAgain(tx: EntityManager, gateway: PaymentGateway, amounts: readonly string[]): Promise<void> {
  await execute(
    tx,
    `UPDATE gateway_payments SET next_check_at = now()
     WHERE gateway = $1 AND state <> 'CAPTURED' AND amount = ANY($2::numeric[]) AND started_at > now() - make_interval(days => ${serverLimits.settlementAgeDays})`,
    [gateway, amounts],
  );
}
