/** Orders as they are read: single ones, and a party's list in one statement a page. */
import type { OrderSort } from '../../../../schema/values/api/sort-options';
import { type ColumnList, select, selectOne } from '../../../platform/db/columns';
import type { KeysetOrder } from '../../../platform/db/keyset';
import { type KeysetList, keysetPage, keysetStatement, type Params } from '../../../platform/db/list-query';
import type { Db } from '../../../platform/db/sql';
import type { Page, PageRequest } from '../../../platform/paging/page';
import { matchingOrders, type OrderListFilter, type OrderParty } from './order-filter.query';
import { orderColumns, type OrderSummary } from './order-columns.query';
import type { Order } from './order.entity';

export interface OrderListRequest {
  readonly party: OrderParty;
  readonly partyId: string;
  readonly filter: OrderListFilter | null;
  readonly sort: OrderSort;
}

const ORDERS: Record<OrderSort, KeysetOrder> = {
  LATEST: { id: 'o.id', keys: [{ sql: 'o.placed_at', type: 'timestamptz' }], direction: 'DESC' },
  HIGHEST_QUANTITY: { id: 'o.id', keys: [{ sql: 'o.quantity', type: 'numeric' }], direction: 'DESC' },
};

export function orderById(db: Db, id: string): Promise<Order | null> {
  return selectOne(db, orderColumns, (list) => `SELECT ${list} FROM orders o WHERE o.id = $1`, [id]);
}

export function ordersByIds(db: Db, ids: readonly string[]): Promise<Order[]> {
  return select(db, orderColumns, (list) => `SELECT ${list} FROM orders o WHERE o.id = ANY($1::uuid[])`, [ids]);
}

/** In the order in which they were made. */
export function ordersOfPurchases(db: Db, purchaseIds: readonly string[]): Promise<Order[]> {
  return select(db, orderColumns, (list) => `SELECT ${list} FROM orders o WHERE o.purchase_id = ANY($1::uuid[]) ORDER BY o.id`, [
    purchaseIds,
  ]);
}

export function orderPage(db: Db, request: OrderListRequest, page: PageRequest): Promise<Page<Order>> {
  return keysetPage(db, orderList(request), page, ordersLike(request));
}

/** The same with these columns alone. */
export function orderSummaryPage(
  db: Db,
  request: OrderListRequest,
  page: PageRequest,
  columns: ColumnList<OrderSummary>,
): Promise<Page<OrderSummary>> {
  return keysetPage<OrderSummary>(db, { ...orderList(request), columns }, page, ordersLike(request));
}

/** Returns the statement that `orderPage` sends. */
export function orderStatement(request: OrderListRequest, page: PageRequest): { readonly text: string; readonly params: unknown[] } {
  return keysetStatement(orderList(request), page, ordersLike(request));
}

const orderList = ({ sort }: OrderListRequest): KeysetList<Order> => ({ columns: orderColumns, from: 'orders o', order: ORDERS[sort] });

const ordersLike =
  ({ party, partyId, filter }: OrderListRequest) =>
  (params: Params): string[] =>
    matchingOrders(party, partyId, filter ?? {}, params);
