/**
 * Finds orders for those who may see them: their buyer, their seller, admins. Lists are one SQL each with their total
 * count; the parts of an order are read by OrderPartsService. Changes are OrderActionsService's.
 */
import { injectable, Lifecycle, scoped } from 'tsyringe';
import { DataSource, type EntityManager } from 'typeorm';
import { OrderSort } from '../../../../schema/values/api/sort-options';
import type { ColumnList } from '../../../platform/db/columns';
import type { Db } from '../../../platform/db/sql';
import type { Page, PageRequest } from '../../../platform/paging/page';
import type { Viewer } from '../../../platform/security/viewer';
import { assertMay } from '../../../platform/security/assert-policy';
import type { Order } from './order.entity';
import type { OrderSummary } from './order-columns.query';
import { orderById, orderPage, ordersByIds, ordersOfPurchases, orderSummaryPage } from './orders.query';
import type { OrderListFilter } from './order-filter.query';
import { lockOrder } from './order-lock.store';
import { maySeeOrder } from './order.policy';
import { isUuid } from '../../../platform/uuid';

@scoped(Lifecycle.ContainerScoped)
@injectable()
export class OrdersService {
  constructor(private readonly db: DataSource) {}

  /** Orders the viewer placed, latest first, with the columns that the caller reads. */
  purchases(
    viewer: Viewer,
    filter: OrderListFilter | null,
    page: PageRequest,
    columns: ColumnList<OrderSummary>,
  ): Promise<Page<OrderSummary>> {
    return orderSummaryPage(this.db, { party: 'buyer', partyId: viewer.id, filter, sort: OrderSort.LATEST }, page, columns);
  }

  /** Orders placed with the viewer, with the columns that the caller reads. */
  salesWith(
    viewer: Viewer,
    filter: OrderListFilter | null,
    sort: OrderSort,
    page: PageRequest,
    columns: ColumnList<OrderSummary>,
  ): Promise<Page<OrderSummary>> {
    return orderSummaryPage(this.db, { party: 'seller', partyId: viewer.id, filter, sort }, page, columns);
  }

  /** Orders placed with the viewer. */
  sales(viewer: Viewer, filter: OrderListFilter | null, sort: OrderSort, page: PageRequest): Promise<Page<Order>> {
    return orderPage(this.db, { party: 'seller', partyId: viewer.id, filter, sort }, page);
  }

  /** Another's order and a missing one are NOT_FOUND alike. */
  async findById(viewer: Viewer, id: string, db: Db = this.db): Promise<Order> {
    const order = isUuid(id) ? await orderById(db, id) : null;
    assertMay(order !== null && maySeeOrder(viewer, order), 'NOT_FOUND');
    return order;
  }

  /** Returns the order locked until the transaction ends: a step decides on it. */
  async lockById(viewer: Viewer, id: string, tx: EntityManager): Promise<Order> {
    const order = isUuid(id) ? await lockOrder(tx, id) : null;
    assertMay(order !== null && maySeeOrder(viewer, order), 'NOT_FOUND');
    return order;
  }

  /** In the order asked for; null for another's order and a missing one. For loaders. */
  async findByIds(viewer: Viewer, ids: readonly string[]): Promise<(Order | null)[]> {
    const ordersById = new Map((await ordersByIds(this.db, ids)).map((order) => [order.id, order]));
    return ids.map((id) => {
      const order = ordersById.get(id);
      return order && maySeeOrder(viewer, order) ? order : null;
    });
  }

  /** In the order asked for, each seller's order in the order they were made. */
  async findByPurchase(purchaseIds: readonly string[]): Promise<Order[][]> {
    const orders = await ordersOfPurchases(this.db, purchaseIds);
    return purchaseIds.map((id) => orders.filter((order) => order.purchaseId === id));
  }
}
