/**
 * Finds orders for those who may see them: their buyer, their seller, admins. Lists are one SQL each with their total count;
 * what hangs below an order is read by OrderPartsService. Changes are OrderActionsService's.
 */
import { injectable, Lifecycle, scoped } from 'tsyringe';
import { DataSource } from 'typeorm';
import { OrderSort } from '../../../schema/values/sort-options';
import { type Db, one, rows } from '../../platform/db/sql';
import { type Page, pageOf, type PageRequest } from '../../platform/graphql/connection';
import type { Viewer } from '../../platform/graphql/context';
import { assertMay } from '../../platform/security/assert-policy';
import type { Order } from './order.entity';
import { ORDER_COLUMNS, orderCursor, orderListSql, type OrderListRequest, type OrderRow } from './order-list';
import { maySeeOrder } from './order.policy';
import { isUuid } from '../../platform/db/uuid';

export type OrderListFilter = Pick<OrderListRequest, 'progress' | 'search' | 'buyerId'>;

@scoped(Lifecycle.ContainerScoped)
@injectable()
export class OrdersService {
  constructor(private readonly db: DataSource) {}

  /** Orders the viewer placed, latest first. */
  purchases(viewer: Viewer, filter: OrderListFilter | null, page: PageRequest): Promise<Page<Order>> {
    return this.list({ party: 'buyer', partyId: viewer.id, ...filter, sort: OrderSort.LATEST, page });
  }

  /** Orders placed with the viewer. */
  sales(viewer: Viewer, filter: OrderListFilter | null, sort: OrderSort, page: PageRequest): Promise<Page<Order>> {
    return this.list({ party: 'seller', partyId: viewer.id, ...filter, sort, page });
  }

  /** Another's order and a missing one answer alike: NOT_FOUND. */
  async byId(viewer: Viewer, id: string, db: Db = this.db): Promise<Order> {
    const order = isUuid(id) ? await one<Order>(db, `SELECT ${ORDER_COLUMNS} FROM orders o WHERE o.id = $1`, [id]) : null;
    assertMay(order !== null && maySeeOrder(viewer, order), 'NOT_FOUND');
    return order;
  }

  /** In the order asked for, each seller's order in the order they were made. */
  async byPurchase(purchaseIds: readonly string[]): Promise<Order[][]> {
    const found = await rows<Order>(this.db, `SELECT ${ORDER_COLUMNS} FROM orders o WHERE o.purchase_id = ANY($1::uuid[]) ORDER BY o.id`, [
      [...purchaseIds],
    ]);
    return purchaseIds.map((id) => found.filter((order) => order.purchaseId === id));
  }

  private async list(request: OrderListRequest): Promise<Page<Order>> {
    const { text, params } = orderListSql(request);
    const found = await rows<OrderRow>(this.db, text, params);
    const orders = found.filter(({ id }) => id !== null);
    return { ...pageOf(orders, request.page, orderCursor), totalCount: found[0]?.totalCount ?? 0 };
  }
}
