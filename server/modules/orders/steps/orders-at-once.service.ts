/**
 * Has several orders take the same step by one call. Each order is decided by itself, in a transaction and under a lock
 * of its own, as if its seller had taken the step alone: one that fails keeps none of the others back, and no order
 * waits for the locks of another.
 */
import { createHash } from 'node:crypto';
import { injectable, Lifecycle, scoped } from 'tsyringe';
import { DataSource } from 'typeorm';
import { ordersAtOnceRules } from '../../../../schema/rules/orders/order.rules';
import { graphqlErrorCode } from '../../../../schema/values/api/error-codes';
import { inTransaction } from '../../../platform/db/transaction';
import { AppError } from '../../../platform/errors/app-error';
import { IdempotencyService } from '../../../platform/idempotency/idempotency.service';
import type { RequestKey } from '../../../platform/idempotency/request-key';
import type { Viewer } from '../../../platform/security/viewer';
import { parseWith } from '../../../platform/validation/parse-with';
import type { Order } from '../orders/order.entity';
import { dueDaysOf } from '../day/seller-day.query';
import { OrderActionsService } from './order-actions.service';
import type { OrderStepResult } from './orders-at-once.types';

type TakeStep = (id: string, key: RequestKey | null) => Promise<Order>;

@scoped(Lifecycle.ContainerScoped)
@injectable()
export class OrdersAtOnceService {
  constructor(
    private readonly db: DataSource,
    private readonly actions: OrderActionsService,
    private readonly idempotency: IdempotencyService,
  ) {}

  /** Confirms each order whole. It never confirms a part, and an order whose fee is open fails. */
  confirm(viewer: Viewer, ids: readonly string[], key?: RequestKey | null): Promise<OrderStepResult[]> {
    return this.takeEach(viewer, 'CONFIRM', ids, key, (id, own) => this.actions.confirm(viewer, id, { key: own }));
  }

  /** Ships each order with the weights that are agreed. */
  ship(viewer: Viewer, ids: readonly string[], key?: RequestKey | null): Promise<OrderStepResult[]> {
    return this.takeEach(viewer, 'SHIP', ids, key, (id, own) => this.actions.ship(viewer, id, { key: own }));
  }

  /**
   * Sent again under its key, the request moves no order a second time, and tries those again that failed or were not
   * reached. Another list under the key is IDEMPOTENCY_KEY_REUSED.
   */
  private async takeEach(
    viewer: Viewer,
    step: 'CONFIRM' | 'SHIP',
    given: readonly string[],
    key: RequestKey | null | undefined,
    take: TakeStep,
  ): Promise<OrderStepResult[]> {
    const { ids } = await parseWith(ordersAtOnceRules, { ids: given });
    const request = { userId: viewer.id, operation: `orders.${step}`, body: ids };
    await inTransaction(this.db, (tx) => this.idempotency.isDone(tx, key, request));
    const results: OrderStepResult[] = [];
    for (const id of ids) results.push(await resultOf(id, take, key));
    const done = results.flatMap(({ order }) => (order ? [order.id] : []));
    const days = await dueDaysOf(this.db, done);
    return results.map((result) => ({ ...result, dueDay: (result.order && days.get(result.order.id)) ?? null }));
  }
}

/** An AppError of the step is the order's result; any other error fails the call, which can be sent again. */
async function resultOf(id: string, take: TakeStep, key: RequestKey | null | undefined): Promise<OrderStepResult> {
  try {
    return { orderId: id, isDone: true, code: null, error: null, current: null, order: await take(id, ownKey(key, id)), dueDay: null };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const { code, key: text, params, options } = error;
    const current = options.current ?? null;
    return { orderId: id, isDone: false, code: graphqlErrorCode(code), error: { key: text, params }, current, order: null, dueDay: null };
  }
}

/** Each order has a key of its own, made of the key of the request, so that a request that broke off can go on. */
function ownKey(key: RequestKey | null | undefined, id: string): RequestKey | null {
  if (!key) return null;
  return { value: createHash('sha256').update(`${key.value} ${id}`).digest('hex'), onReplay: () => undefined };
}
