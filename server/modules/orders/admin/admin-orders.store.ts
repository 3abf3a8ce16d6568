/**
 * Orders of all sellers for admins, the latest first, those that do not move the oldest first. Called by
 * AdminOrdersService.
 */
import { orderNumber } from '../../../../schema/text/order-number';
import { phoneInSearch } from '../../../../schema/text/phone';
import { serverLimits } from '../../../../schema/values/server-limits';
import type { OrderState } from '../../../../schema/values/orders/order-states';
import type { OrderStatus } from '../../../../schema/values/orders/orders';
import { column, columns, decimal, select, text } from '../../../platform/db/columns';
import { containing } from '../../../platform/db/like';
import type { List, Params } from '../../../platform/db/list-query';
import { type Db, execute } from '../../../platform/db/sql';
import { commissionOf } from '../account/order-commission.query';
import type { Order } from '../orders/order.entity';
import { orderColumns } from '../orders/order-columns.query';
import { inStates } from '../orders/order-filter.query';
import { sellerNameOf } from '../../accounts/users/accounts.service';

export interface AdminOrders {
  readonly status?: OrderStatus | null;
  readonly state?: OrderState | null;
  readonly stuck?: boolean | null;
  readonly search?: string | null;
  readonly placedFrom?: Date | null;
  readonly placedUntil?: Date | null;
}

/** SQL: when an order `o` came to the state it has; a payment or a comment does not move it. */
const LAST_MOVE = '(SELECT max(e.created_at) FROM order_events e WHERE e.order_id = o.id AND e.from_status IS DISTINCT FROM e.to_status)';

/** SQL: true for an order of `o` that does not move. */
export const isStuck = `(o.status IN ('PLACED', 'CONFIRMED', 'SHIPPED') AND CASE
  WHEN o.seller_suspended THEN true
  WHEN o.status = 'PLACED' THEN o.placed_at < now() - make_interval(hours => ${serverLimits.stuckPlacedHours})
  WHEN o.status = 'CONFIRMED' THEN greatest(${LAST_MOVE}, o.preferred_day) < now() - make_interval(days => ${serverLimits.stuckConfirmedDays})
  WHEN o.substate = 'DELIVERY_FAILED' THEN ${LAST_MOVE} < now() - make_interval(days => ${serverLimits.stuckFailedDays})
  ELSE ${LAST_MOVE} < now() - make_interval(days => ${serverLimits.stuckShippedDays}) END)`;

/** Describes in words what the SQL of stuck orders selects. */
export const stuckMeans =
  `placed more than ${serverLimits.stuckPlacedHours} hours ago, confirmed and not shipped ${serverLimits.stuckConfirmedDays} days after that or the preferred day, ` +
  `on their way for more than ${serverLimits.stuckShippedDays} days, not delivered and left so for more than ${serverLimits.stuckFailedDays} days, or open while their seller is suspended`;

export const adminOrders = ({ stuck }: AdminOrders): List<Order> => ({
  table: 'orders',
  alias: 'o',
  sort: (alias) => `${alias}.placed_at`,
  direction: stuck ? 'ASC' : 'DESC',
  columns: orderColumns,
});

export const ordersLike =
  ({ status, state, stuck, search, placedFrom, placedUntil }: AdminOrders) =>
  (params: Params): string[] => [
    ...(status ? [`o.status = ${params.add(status)}`] : []),
    ...(state ? inStates([state], params) : []),
    ...(stuck ? [isStuck] : []),
    ...(search ? [searchSql(search, params)] : []),
    ...(placedFrom ? [`o.placed_at >= ${params.add(placedFrom)}`] : []),
    ...(placedUntil ? [`o.placed_at < ${params.add(placedUntil)}`] : []),
  ];

/** Each way has its index; one OR over orders would read them all. */
function searchSql(search: string, params: Params): string {
  const people = `SELECT id FROM users WHERE lower(name || ' ' || phone || ' ' || coalesce(email, '')) LIKE ${params.add(containing(phoneInSearch(search) ?? search.toLowerCase()))}`;
  const number = `${params.add(orderNumber(search) ?? search.toUpperCase())}::text`;
  return `o.id IN (SELECT id FROM orders WHERE tracking_number = ${number}
    UNION SELECT id FROM orders WHERE buyer_id IN (${people}) UNION SELECT id FROM orders WHERE seller_id IN (${people}))`;
}

const ADD_COMMENT = `
  INSERT INTO order_events (order_id, actor_id, from_status, to_status, reason) SELECT id, $2, coalesce(substate, status), coalesce(substate, status), $3 FROM orders WHERE id = $1`;

/** An event that leaves the order as it is. */
export async function addComment(tx: Db, orderId: string, adminId: string, comment: string): Promise<void> {
  await execute(tx, ADD_COMMENT, [orderId, adminId, comment]);
}

const named = columns({ id: column('u.id', text), name: column(sellerNameOf('u'), text) });
const NAMES = (list: string) => `SELECT ${list} FROM users u WHERE u.id = ANY ($1::uuid[])`;

export async function namesOf(db: Db, userIds: readonly string[]): Promise<Map<string, string>> {
  return new Map((await select(db, named, NAMES, [userIds])).map(({ id, name }) => [id, name]));
}

const commission = columns({ id: column('o.id', text), amount: column(commissionOf('o'), decimal) });
const COMMISSIONS = (list: string) => `SELECT ${list} FROM orders o WHERE o.id = ANY ($1::uuid[])`;

/** Returns the commission of each of these orders, BDT, as admins see it in the ledger. */
export async function commissionsOf(db: Db, orderIds: readonly string[]): Promise<Map<string, string>> {
  return new Map((await select(db, commission, COMMISSIONS, [orderIds])).map(({ id, amount }) => [id, amount]));
}
