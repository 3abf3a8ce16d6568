/**
 * Deliveries that a seller reported as not accepted though the buyer would have taken them. The buyer objects once for
 * each order; an admin reads both sides and decides. What is contested does not count against cash on delivery before
 * it is decided, nor once the buyer was right. Each step notifies the other side in its transaction.
 */
import { injectable, Lifecycle, scoped } from 'tsyringe';
import { DataSource } from 'typeorm';
import { refusalContestRules } from '../../../../schema/rules/orders/refusal-contest.rules';
import { reasonRules } from '../../../../schema/rules/shared/reason.rules';
import type { RefusalContestState } from '../../../../schema/values/orders/refusal-contests';
import { inTransaction } from '../../../platform/db/transaction';
import { isUuid } from '../../../platform/uuid';
import { conflict, notFound } from '../../../platform/errors/common-errors';
import { IdempotencyService } from '../../../platform/idempotency/idempotency.service';
import type { RequestKey } from '../../../platform/idempotency/request-key';
import type { Page, PageRequest } from '../../../platform/paging/page';
import { assertMay } from '../../../platform/security/assert-policy';
import type { Viewer } from '../../../platform/security/viewer';
import { parseWith } from '../../../platform/validation/parse-with';
import { AuditService } from '../../audit/audit.service';
import type { Order } from '../orders/order.entity';
import { isLoggedInAdmin, mayContestRefusal } from '../orders/order.policy';
import { OrdersService } from '../orders/orders.service';
import type { RefusalContest } from './refusal-contest.entity';
import { RefusalNotificationsService } from './refusal-notifications.service';
import { addContest, contestsOfOrders, contestsPage, decideContest, lockContest } from './refusal-contests.store';

@scoped(Lifecycle.ContainerScoped)
@injectable()
export class RefusalContestsService {
  constructor(
    private readonly db: DataSource,
    private readonly orders: OrdersService,
    private readonly notifications: RefusalNotificationsService,
    private readonly idempotency: IdempotencyService,
    private readonly audit: AuditService,
  ) {}

  /**
   * Contests the report that the delivery of the buyer's own order was not accepted. CONFLICT where there is no such
   * report, and for a second time.
   */
  contest(viewer: Viewer, orderId: string, rawText: string, key?: RequestKey | null): Promise<Order> {
    return inTransaction(this.db, async (tx) => {
      const order = await this.orders.findById(viewer, orderId, tx);
      assertMay(mayContestRefusal(viewer, order));
      const { text } = await parseWith(refusalContestRules, { text: rawText });
      const request = { userId: viewer.id, operation: 'contestRefusal', body: [orderId, text] };
      if (await this.idempotency.isDone(tx, key, request)) return order;
      if (!isRefused(order)) throw conflict('refusal.notReported', { state: order.state });
      const opened = await addContest(tx, order, text);
      if (!opened) throw conflict('refusal.again', { status: 'CONTESTED' });
      await this.notifications.opened(tx, opened, order);
      return order;
    });
  }

  /** CONFLICT where it is decided. */
  decide(admin: Viewer, id: string, decision: { accepted: boolean; reason: string }, key?: RequestKey | null): Promise<RefusalContest> {
    assertMay(isLoggedInAdmin(admin));
    return inTransaction(this.db, async (tx) => {
      const { reason } = await parseWith(reasonRules, { reason: decision.reason });
      const contest = isUuid(id) ? await lockContest(tx, id) : null;
      if (!contest) throw notFound();
      const request = { userId: admin.id, operation: 'decideRefusalContest', body: [id, decision.accepted, reason] };
      if (await this.idempotency.isDone(tx, key, request)) return contest;
      if (contest.state !== 'OPEN') throw conflict('refusal.decided', { status: contest.state });
      const state: RefusalContestState = decision.accepted ? 'ACCEPTED' : 'DISMISSED';
      const order = await this.orders.findById(admin, contest.orderId, tx);
      const decided = await decideContest(tx, id, state, reason);
      await this.audit.record(tx, {
        actorId: admin.id,
        action: 'order.refusalDecided',
        subjectType: 'order',
        subjectId: order.id,
        reason,
        details: { order: order.trackingNumber, state },
      });
      await this.notifications.decided(tx, decided, order);
      return decided;
    });
  }

  /** Admin: those that wait, or those that are decided. */
  list(admin: Viewer, isOpen: boolean, page: PageRequest): Promise<Page<RefusalContest>> {
    assertMay(isLoggedInAdmin(admin));
    return contestsPage(this.db, isOpen, page);
  }

  /** In the order requested. For callers that have asserted that the viewer may see the orders. */
  async findForOrders(orderIds: readonly string[]): Promise<(RefusalContest | null)[]> {
    const contestsByOrder = new Map((await contestsOfOrders(this.db, orderIds)).map((one) => [one.orderId, one]));
    return orderIds.map((id) => contestsByOrder.get(id) ?? null);
  }
}

/** As it counts against cash on delivery. */
const isRefused = ({ failure, state }: Order): boolean => failure === 'REFUSED' && (state === 'DELIVERY_FAILED' || state === 'RETURNED');
