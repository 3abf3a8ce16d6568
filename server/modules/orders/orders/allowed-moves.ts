/** Whether a viewer may make a move of an order now; the errors name the state it has and what the viewer may do. */
import type { MessageKey } from '../../../../schema/messages/text';
import {
  findResolution,
  findTransition,
  isOpenFor,
  type OrderAction,
  type OrderResolution,
  type OrderTransition,
} from '../../../../schema/values/orders/order-moves';
import { AppError } from '../../../platform/errors/app-error';
import { assertMay } from '../../../platform/security/assert-policy';
import type { Viewer } from '../../../platform/security/viewer';
import type { Order } from './order.entity';
import { actionsOf, actorOf, mayEver } from './order.policy';

export function allowedMove(viewer: Viewer, order: Order, action: OrderAction | 'UNDO' | 'PROPOSE_PART'): OrderTransition {
  const actor = actorOf(viewer, order);
  assertMay(actor !== null, 'NOT_FOUND');
  assertMay(mayEver(action, actor));
  const transition = findTransition(order.state, action, actor);
  if (!transition || !isOpenFor(order, action, actor)) throw notNow('INVALID_TRANSITION', reasonOf(order, action), viewer, order);
  return transition;
}

export function allowedEnd(viewer: Viewer, order: Order, end: OrderResolution): OrderTransition {
  const transition = findResolution(order, end);
  if (!transition) throw notNow('INVALID_TRANSITION', reasonOf(order), viewer, order);
  return transition;
}

/** Names what has to come first where the state alone would allow the move. */
function reasonOf({ openProblems, state, feePending, isRecalled }: Order, action?: OrderAction | 'UNDO' | 'PROPOSE_PART'): MessageKey {
  if (action === 'CONFIRM' && state === 'PLACED' && feePending) return 'order.feeFirst';
  if (action === 'SHIP' && state === 'CONFIRMED') return 'order.notPaidOnline';
  if (isRecalled && (action === 'DELIVER' || action === 'SHIP_AGAIN')) return 'lot.recalledOrder';
  return openProblems > 0 ? 'problem.open' : 'order.invalidTransition';
}

/** Names the status the order has, and what the viewer may do with it. */
export function notNow(code: 'INVALID_TRANSITION' | 'CONFLICT', key: MessageKey, viewer: Viewer, order: Order): AppError {
  return new AppError(code, key, undefined, undefined, {
    current: { status: order.status, state: order.state, allowed: actionsOf(viewer, order) },
  });
}
