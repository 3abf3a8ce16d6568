/**
 * Reads how much of sellers' money is due, how much is held, and where it would be sent. Called by the services of
 * payouts.
 */
import { PayoutMethod } from '../../../../schema/values/accounts/payouts';
import { AccountStatus } from '../../../../schema/values/accounts/roles';
import { SellPostState } from '../../../../schema/values/catalogue/catalogue';
import { serverLimits } from '../../../../schema/values/server-limits';
import { column, columns, decimal, flag, instant, nullable, oneOf, type RowOf, select, text } from '../../../platform/db/columns';
import type { Db } from '../../../platform/db/sql';
import { money } from '../../../platform/money';

/**
 * SQL: money goes to this user now. To suspended sellers nothing goes, whether it was asked for or not; every statement
 * that sends money has this condition.
 */
export const mayBePaid = (user: string): string => `${user}.status = '${AccountStatus.APPROVED}'`;

const HELD_COLUMNS = 'id, tracking_number, delivered_at, open_problems';

/**
 * SQL: what the platform owes this seller for orders that may still change, one row an order: orders on their way, and
 * delivered ones until they are complete. It is not paid out before.
 */
const held = (seller: string) => `
  SELECT o.id, o.tracking_number, o.delivered_at, o.open_problems, -sum(e.amount) AS amount
  FROM (
    SELECT ${HELD_COLUMNS} FROM orders WHERE seller_id = ${seller} AND status IN ('PLACED', 'CONFIRMED', 'SHIPPED')
    UNION ALL SELECT ${HELD_COLUMNS} FROM orders WHERE seller_id = ${seller} AND status = 'DELIVERED' AND completed_at IS NULL
  ) o
  JOIN ledger_transactions t ON t.order_id = o.id JOIN ledger_entries e ON e.transaction_id = t.id
  JOIN ledger_accounts a ON a.id = e.account_id AND a.kind = 'PAYABLE'
  GROUP BY o.id, o.tracking_number, o.delivered_at, o.open_problems HAVING sum(e.amount) <> 0`;

/**
 * SQL: the credit that no bill will need and that no order holds. Commission that was paid and taken back after a
 * refund makes `owed` negative: it is the seller's, as other credit is.
 */
const DUE = 'greatest(0, m.credit - m.owed - greatest(0, h.amount))::numeric(16,2)';

/** SQL: part of the credit is older than the time after which no minimum holds: more than what was added since then. */
const IS_OLD = `m.credit - m.owed + (
  SELECT coalesce(sum(e.amount), 0) FROM ledger_entries e JOIN ledger_accounts a ON a.id = e.account_id AND a.kind = 'PAYABLE'
  WHERE e.owner_id = s.id AND e.amount < 0 AND e.occurred_at > now() - make_interval(days => ${serverLimits.smallPayoutDays})
) > 0`;
/** SQL: the seller sells nothing any more and no order is open, as before the account is closed. */
const IS_LEAVING = `NOT EXISTS (SELECT 1 FROM sell_posts c WHERE c.seller_id = s.id AND c.state = '${SellPostState.OPEN}')
  AND NOT EXISTS (SELECT 1 FROM orders o WHERE o.seller_id = s.id AND o.status IN ('PLACED', 'CONFIRMED', 'SHIPPED'))
  AND NOT EXISTS (SELECT 1 FROM orders o WHERE o.seller_id = s.id AND o.status = 'DELIVERED' AND o.completed_at IS NULL)`;

const payable = columns({
  sellerId: column('s.id', text),
  due: column(DUE, decimal),
  held: column('greatest(0, h.amount)::numeric(16,2)', decimal),
  /**
   * BDT of the credit that no order holds; below zero: what the seller owes on this account, since held money is no
   * credit.
   */
  free: column('(m.credit - greatest(0, h.amount))::numeric(16,2)', decimal),
  /**
   * A payout that was asked for is still covered; its amount is off the credit. Commission that was added since does
   * not count: the next bill asks for it.
   */
  isCovered: column('m.credit - least(0, m.owed) - greatest(0, h.amount) >= 0', flag),
  ignoresMinimum: column(`(${IS_OLD} OR (${IS_LEAVING}))`, flag),
  hasPayout: column(`EXISTS (SELECT 1 FROM payouts p WHERE p.seller_id = s.id AND p.state IN ('REQUESTED', 'SENT'))`, flag),
  method: column('t.method', nullable(oneOf(PayoutMethod))),
  accountNumber: column('t.number', nullable(text)),
  holder: column('t.holder', nullable(text)),
  bankName: column('t.bank_name', nullable(text)),
  branch: column('t.branch', nullable(text)),
});
const PAYABLE = (list: string) => `
  SELECT ${list} FROM unnest($1::uuid[]) AS s (id)
  CROSS JOIN LATERAL (
    SELECT coalesce(-sum(b.amount) FILTER (WHERE a.kind = 'PAYABLE'), 0) AS credit, coalesce(sum(b.amount) FILTER (WHERE a.kind = 'RECEIVABLE'), 0) AS owed
    FROM ledger_accounts a JOIN ledger_balances b ON b.account_id = a.id WHERE a.owner_id = s.id
  ) m
  CROSS JOIN LATERAL (SELECT coalesce(sum(o.amount), 0) AS amount FROM (${held('s.id')}) o) h
  LEFT JOIN LATERAL (
    SELECT c.* FROM payout_accounts c WHERE c.user_id = s.id
    ORDER BY c.method = (SELECT p.method FROM payouts p WHERE p.seller_id = s.id ORDER BY p.requested_at DESC, p.id DESC LIMIT 1) DESC NULLS LAST,
      c.method = 'BANK' DESC, c.updated_at DESC LIMIT 1
  ) t ON true
  ORDER BY s.id`;

const seller = columns({ id: column('c.owner_id', text) });
/** Sellers whom the market owes something, the largest amount first. */
const CANDIDATES = (list: string) => `
  SELECT ${list} FROM (
    SELECT a.owner_id, -sum(b.amount) AS balance FROM ledger_accounts a JOIN ledger_balances b ON b.account_id = a.id
    WHERE a.owner_id IS NOT NULL GROUP BY 1 HAVING -sum(b.amount) > 0
  ) c JOIN users u ON u.id = c.owner_id AND ${mayBePaid('u')} ORDER BY c.balance DESC, c.owner_id`;

const heldOrder = columns({
  orderId: column('h.id', text),
  trackingNumber: column('h.tracking_number', text),
  amount: column('h.amount::numeric(14,2)', decimal),
  deliveredAt: column('h.delivered_at', nullable(instant)),
  dueAt: column(
    `CASE WHEN h.open_problems = 0 THEN h.delivered_at + make_interval(days => ${serverLimits.completionDays}) END`,
    nullable(instant),
  ),
});
const HELD = (list: string) =>
  `SELECT ${list} FROM (${held('$1')}) h ORDER BY h.delivered_at NULLS LAST, h.id LIMIT ${serverLimits.heldOrders}`;

export type Payable = RowOf<typeof payable>;
export type HeldOrderRow = RowOf<typeof heldOrder>;

/**
 * One for each of these sellers, by their ids. The account is that of the last payout, else the bank, else the one that
 * was set last.
 */
export function payableOf(db: Db, sellerIds: readonly string[]): Promise<Payable[]> {
  return select(db, payable, PAYABLE, [sellerIds]);
}

/**
 * Sellers whose balance is in their favour and who may be paid, the largest first. What of it is due, `payableOf`
 * shows.
 */
export async function sellersInCredit(db: Db): Promise<string[]> {
  return (await select(db, seller, CANDIDATES)).map(({ id }) => id);
}

/** May this be paid out now? The minimum does not hold for old credit, nor for a seller who leaves. */
export const isEnough = ({ due, ignoresMinimum }: Pick<Payable, 'due' | 'ignoresMinimum'>, minimum: string): boolean =>
  money(due).gt(0) && (ignoresMinimum || money(due).gte(minimum));

/** Returns the orders that hold money of the seller, the first delivered ones first. */
export function heldOrders(db: Db, sellerId: string): Promise<HeldOrderRow[]> {
  return select(db, heldOrder, HELD, [sellerId]);
}
