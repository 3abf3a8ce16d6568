/**
 * What buyers and sellers do with an order: confirm, ship, deliver, reject, cancel. Checks whether this viewer may make this change now
 * (schema/values/orders) and has OrderMovesService make it.
 */
import { injectable, Lifecycle, scoped } from 'tsyringe';
import { DataSource } from 'typeorm';
import { optionalReasonRules, reasonRules } from '../../../../schema/rules/reason.rules';
import type { MessageKey } from '../../../../schema/messages/text';
import { findTransition, type OrderAction, type OrderTransition } from '../../../../schema/values/orders';
import { inTransaction } from '../../../platform/db/transaction';
import { AppError } from '../../../platform/errors/app-error';
import type { Viewer } from '../../../platform/security/viewer';
import { parseWith } from '../../../platform/validation/parse-with';
import { IdempotencyService } from '../../../platform/idempotency/idempotency.service';
import type { RequestKey } from '../../../platform/idempotency/request-key';
import { assertMay } from '../../../platform/security/assert-policy';
import { AuditService } from '../../audit/audit.service';
import type { Order } from './order.entity';
import { OrderMovesService } from './order-moves.service';
import { actionsOf, actorOf, mayEver } from './order.policy';
import { OrdersService } from './orders.service';

interface Act {
  readonly action: OrderAction | 'UNDO';
  readonly reason?: string | null;
  readonly paymentReceived?: boolean | null;
  readonly key: RequestKey | null | undefined;
}

export interface Delivery {
  readonly key?: RequestKey | null;
  readonly paymentReceived?: boolean | null;
}

@scoped(Lifecycle.ContainerScoped)
@injectable()
export class OrderActionsService {
  constructor(
    private readonly db: DataSource,
    private readonly orders: OrdersService,
    private readonly moves: OrderMovesService,
    private readonly idempotency: IdempotencyService,
    private readonly audit: AuditService,
  ) {}

  confirm(viewer: Viewer, id: string, key?: RequestKey | null): Promise<Order> {
    return this.act(viewer, id, { action: 'CONFIRM', key });
  }

  ship(viewer: Viewer, id: string, key?: RequestKey | null): Promise<Order> {
    return this.act(viewer, id, { action: 'SHIP', key });
  }

  /** A shipped order has arrived. `paymentReceived` shows whether its money was collected; left out, cash on delivery counts as paid. */
  deliver(viewer: Viewer, id: string, { key, paymentReceived }: Delivery = {}): Promise<Order> {
    return this.act(viewer, id, { action: 'DELIVER', key, paymentReceived });
  }

  /** Reverts the viewer's own confirmation or shipment within `limits.orderUndoSeconds`; later INVALID_TRANSITION. */
  undo(viewer: Viewer, id: string, key?: RequestKey | null): Promise<Order> {
    return this.act(viewer, id, { action: 'UNDO', key });
  }

  reject(viewer: Viewer, id: string, reason: string, key?: RequestKey | null): Promise<Order> {
    return this.act(viewer, id, { action: 'REJECT', reason, key });
  }

  cancel(viewer: Viewer, id: string, reason?: string | null, key?: RequestKey | null): Promise<Order> {
    return this.act(viewer, id, { action: 'CANCEL', reason, key });
  }

  /** Under a key that was used before nothing moves: the order as it is is the response. */
  private act(viewer: Viewer, id: string, { action, reason = null, paymentReceived = null, key }: Act): Promise<Order> {
    return inTransaction(this.db, async (tx) => {
      const body = paymentReceived === null ? [id, reason] : [id, reason, paymentReceived];
      const request = { userId: viewer.id, operation: `order.${action}`, body };
      if (await this.idempotency.isDone(tx, key, request)) return this.orders.byId(viewer, id, tx);
      const order = await this.orders.byId(viewer, id, tx);
      const transition = allowedMove(viewer, order, action);
      if (action === 'UNDO' && !(await this.moves.mayUndo(tx, order, transition, viewer.id)))
        throw notNow('INVALID_TRANSITION', 'order.undoTooLate', viewer, order);
      const isPower = actorOf(viewer, order) === 'ADMIN';
      const why = await readReason(transition.reasonRequired || isPower, reason);
      const [moved] = await this.moves.move(tx, { orderIds: [order.id], transition, actorId: viewer.id, reason: why, paymentReceived });
      // someone else was quicker between our look and our move
      if (!moved) throw notNow('CONFLICT', 'order.changedMeanwhile', viewer, await this.orders.byId(viewer, id, tx));
      if (isPower)
        await this.audit.record(tx, { actorId: viewer.id, action: 'order.cancelled', subjectType: 'order', subjectId: id, reason: why });
      return moved;
    });
  }
}

function allowedMove(viewer: Viewer, order: Order, action: OrderAction | 'UNDO'): OrderTransition {
  const actor = actorOf(viewer, order);
  assertMay(actor !== null, 'NOT_FOUND');
  assertMay(mayEver(action, actor));
  const transition = findTransition(order.status, action, actor);
  if (!transition) throw notNow('INVALID_TRANSITION', 'order.invalidTransition', viewer, order);
  return transition;
}

/** Names the status the order has, and what the viewer may do with it. */
function notNow(code: 'INVALID_TRANSITION' | 'CONFLICT', key: MessageKey, viewer: Viewer, order: Order): AppError {
  return new AppError(code, key, undefined, undefined, { current: { status: order.status, allowed: actionsOf(viewer, order) } });
}

async function readReason(isRequired: boolean, reason: string | null | undefined): Promise<string | null> {
  return (await parseWith(isRequired ? reasonRules : optionalReasonRules, { reason })).reason ?? null;
}
