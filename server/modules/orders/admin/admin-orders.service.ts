/**
 * Orders of all sellers for admins: searched, filtered, and the queue of those that do not move; two statements a page.
 * An admin may add a comment to any of them, of which its buyer and its seller are notified. Cancelling one is the task
 * of OrderActionsService.
 */
import { injectable, Lifecycle, scoped } from 'tsyringe';
import { DataSource } from 'typeorm';
import { reasonRules } from '../../../../schema/rules/shared/reason.rules';
import { listPage } from '../../../platform/db/list-query';
import { inTransaction } from '../../../platform/db/transaction';
import type { Page, PageRequest } from '../../../platform/paging/page';
import type { Viewer } from '../../../platform/security/viewer';
import { parseWith } from '../../../platform/validation/parse-with';
import { IdempotencyService } from '../../../platform/idempotency/idempotency.service';
import type { RequestKey } from '../../../platform/idempotency/request-key';
import { assertMay } from '../../../platform/security/assert-policy';
import { AuditService } from '../../audit/audit.service';
import { addComment, adminOrders, type AdminOrders, isStuck, ordersLike, stuckMeans } from './admin-orders.store';
import { OrderNotificationsService } from '../steps/order-notifications.service';
import type { Order } from '../orders/order.entity';
import { maySeeAllOrders } from '../orders/order.policy';
import { OrdersService } from '../orders/orders.service';

export { isStuck, stuckMeans };
export type { AdminOrders };

@scoped(Lifecycle.ContainerScoped)
@injectable()
export class AdminOrdersService {
  constructor(
    private readonly db: DataSource,
    private readonly orders: OrdersService,
    private readonly notifications: OrderNotificationsService,
    private readonly audit: AuditService,
    private readonly idempotency: IdempotencyService,
  ) {}

  async list(viewer: Viewer, filter: AdminOrders | null, page: PageRequest): Promise<Page<Order>> {
    assertMay(maySeeAllOrders(viewer));
    return listPage(this.db, adminOrders(filter ?? {}), page, ordersLike(filter ?? {}));
  }

  /** An event that leaves the order's status as it is; both sides are notified. */
  async comment(viewer: Viewer, id: string, given: string, key?: RequestKey | null): Promise<Order> {
    assertMay(maySeeAllOrders(viewer));
    const { reason: comment } = await parseWith(reasonRules, { reason: given });
    return inTransaction(this.db, async (tx) => {
      const order = await this.orders.findById(viewer, id, tx);
      if (await this.idempotency.isDone(tx, key, { userId: viewer.id, operation: 'commentOrder', body: [id, comment] })) return order;
      await addComment(tx, order.id, viewer.id, comment);
      await this.audit.record(tx, {
        actorId: viewer.id,
        action: 'order.noted',
        subjectType: 'order',
        subjectId: order.id,
        reason: comment,
      });
      await this.notifications.commented(tx, order, comment);
      return order;
    });
  }
}
