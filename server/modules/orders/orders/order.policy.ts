/**
 * These policies decide who may do what with carts and orders, one line each. The services of this module assert them.
 */
import {
  actionsFor,
  findTransition,
  isOpenFor,
  type OrderAction,
  openResolutions,
  type OrderEventAction,
  type OrderResolution,
  orderTransitions,
} from '../../../../schema/values/orders/order-moves';
import { type OrderActor, paymentStepsFor, type PaymentStep, reporterOf } from '../../../../schema/values/orders/orders';
import { Role } from '../../../../schema/values/accounts/roles';
import { limits } from '../../../../schema/values/limits';
import { buysFrom } from '../../../../schema/values/accounts/trade';
import type { Viewer } from '../../../platform/security/viewer';
import type { Order } from './order.entity';
import type { OrderEvent } from './order-event.entity';

type Parties = Pick<Order, 'buyerId' | 'sellerId'>;

export const mayBuy = (viewer: Viewer): boolean => buysFrom[viewer.role].length > 0;

/** An admin's own key acts for the admin within the admin's own data only, like any other. */
export const isLoggedInAdmin = ({ role, apiKey }: Viewer): boolean => role === Role.ADMIN && !apiKey;

/** An agent who buys from the principal does nothing for the other side of that order: the principal does. */
const isOwnPurchase = ({ acting }: Viewer, { buyerId }: Parties): boolean => acting?.agentId === buyerId;

/** Returns the part that the viewer has in this order; null for a stranger, for whom it does not exist. */
export function actorOf(viewer: Viewer, order: Parties): OrderActor | null {
  if (isOwnPurchase(viewer, order)) return null;
  if (viewer.id === order.sellerId) return 'SELLER';
  if (viewer.acting) return null; // sells alone: nobody buys through a grant
  if (viewer.id === order.buyerId) return 'BUYER';
  return isLoggedInAdmin(viewer) ? 'ADMIN' : null;
}

/** May read everyone's orders and comment on them. */
export const maySeeAllOrders = (viewer: Viewer): boolean => viewer.role === Role.ADMIN;

export const maySeeOrder = (viewer: Viewer, order: Parties): boolean => actorOf(viewer, order) !== null;

/** Reports whether the viewer is the order's buyer or its seller. */
export const isParty = (viewer: Viewer, order: Parties): boolean =>
  !isOwnPurchase(viewer, order) && (viewer.id === order.sellerId || (viewer.id === order.buyerId && !viewer.acting));

/** The parties: an image is evidence of what they saw. */
export const mayAddImages = (viewer: Viewer, order: Parties): boolean => isParty(viewer, order);

/** The buyer alone, and no API key: with the code the order can be delivered. Recalled goods are not to be accepted. */
export const maySeeHandoverCode = (viewer: Viewer, order: Parties & Pick<Order, 'isRecalled'>): boolean =>
  !viewer.apiKey && viewer.id === order.buyerId && !order.isRecalled;

/** The buyer, signed in; no API key: what is disputed goes to an admin. */
export const mayDisputePayment = (viewer: Viewer, order: Parties): boolean => !viewer.apiKey && viewer.id === order.buyerId;

/** The buyer, signed in; no API key: what is contested goes to an admin. */
export const mayContestRefusal = (viewer: Viewer, { buyerId }: Parties): boolean => !viewer.apiKey && viewer.id === buyerId;

/** Can this actor ever take this action, in any state? */
export const mayEver = (wanted: OrderEventAction, actor: OrderActor): boolean =>
  orderTransitions.some(({ action, actors }) => action === wanted && actors.includes(actor));

/** Returns the actions to offer this viewer. */
export function actionsOf(viewer: Viewer, order: Order): OrderAction[] {
  const actor = actorOf(viewer, order);
  return actor ? actionsFor(order, actor) : [];
}

/**
 * Until when the viewer may revert the last step: it is the viewer's own, and the order still allows it; else null.
 * `events`: oldest first.
 */
export function undoUntil(viewer: Viewer, order: Order, events: readonly OrderEvent[]): Date | null {
  const actor = actorOf(viewer, order);
  const move = actor && isOpenFor(order, 'UNDO', actor) ? findTransition(order.state, 'UNDO', actor) : null;
  const last = events.findLast(({ fromState, toState }) => fromState !== toState);
  if (!move || !last || last.action === 'UNDO' || last.actorId !== viewer.id) return null;
  if (last.fromState !== move.to || last.toState !== move.from) return null;
  const until = new Date(last.createdAt.getTime() + limits.orderUndoSeconds * 1000);
  return until > new Date() ? until : null;
}

/** The ways in which this viewer may end the order: an admin's alone. */
export const resolutionsOf = (viewer: Viewer, order: Order): OrderResolution[] =>
  actorOf(viewer, order) === 'ADMIN' ? openResolutions(order) : [];

/** A seller reports one of these about a payment; the buyer's report is the claim. */
export type SellerPaymentStep = Exclude<PaymentStep, 'CLAIM' | 'PAY_IN_CASH'>;

/** The buyer reports what was sent; money reaches the seller, so only the seller reports whether it did. */
export const mayReportPayment = (viewer: Viewer, order: Parties, step: PaymentStep): boolean => actorOf(viewer, order) === reporterOf(step);

/** More cash was collected than the seller has recorded: the seller says so, or an admin has found it. */
export const mayCorrectCash = (viewer: Viewer, order: Parties): boolean => ['SELLER', 'ADMIN'].includes(actorOf(viewer, order) ?? '');

export function paymentStepsOf(viewer: Viewer, order: Order): PaymentStep[] {
  const actor = actorOf(viewer, order);
  return actor ? paymentStepsFor(order, actor) : [];
}
