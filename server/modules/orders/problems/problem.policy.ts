/** These policies decide who may do what with problems of orders. The services of this folder assert them. */
import { problemActionsFor, problemMoves, type ProblemAction, type ProblemEvent } from '../../../../schema/values/orders/order-problems';
import type { OrderActor } from '../../../../schema/values/orders/orders';
import { Role } from '../../../../schema/values/accounts/roles';
import type { Viewer } from '../../../platform/security/viewer';
import type { Order } from '../orders/order.entity';
import { actorOf, isLoggedInAdmin } from '../orders/order.policy';
import type { OrderProblem } from './order-problem.entity';

export const mayReportProblem = (viewer: Viewer, { buyerId }: Pick<Order, 'buyerId'>): boolean => viewer.id === buyerId;

export const mayDecideProblems = (viewer: Viewer): boolean => isLoggedInAdmin(viewer);

/** May read everyone's problems. */
export const maySeeAllProblems = (viewer: Viewer): boolean => viewer.role === Role.ADMIN;

/** Can this actor ever take this action, in any state? */
export const mayEverMove = (wanted: ProblemEvent, actor: OrderActor): boolean =>
  problemMoves.some(({ action, actors }) => action === wanted && actors.includes(actor));

/** Returns the actions to offer this viewer. */
export function problemActionsOf(viewer: Viewer, problem: OrderProblem): ProblemAction[] {
  const actor = actorOf(viewer, problem);
  return actor ? problemActionsFor(problem.state, actor) : [];
}
