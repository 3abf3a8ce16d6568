/** Who may do what with carts and orders: one line each. Asserted by the services of this module. */
import {
  actionsFor,
  findTransition,
  type OrderAction,
  type OrderActor,
  OrderStatus,
  type PaymentAction,
  paymentActionsFor,
  tellerOf,
} from '../../../schema/values/orders';
import { Role } from '../../../schema/values/roles';
import { buysFrom } from '../../../schema/values/trade';
import type { Viewer } from '../../platform/graphql/context';
import type { Order } from './order.entity';

type Parties = Pick<Order, 'buyerId' | 'sellerId'>;

export const mayBuy = (viewer: Viewer): boolean => buysFrom[viewer.role].length > 0;

/** An admin himself: a key of his acts for him in what is his own only, as anybody's does. */
export const isAdminInPerson = ({ role, apiKey }: Viewer): boolean => role === Role.ADMIN && !apiKey;

/** What the viewer is to this order; null for a stranger, to whom it does not exist. */
export function actorOf(viewer: Viewer, order: Parties): OrderActor | null {
  if (viewer.id === order.sellerId) return 'SELLER';
  if (viewer.id === order.buyerId) return 'BUYER';
  return isAdminInPerson(viewer) ? 'ADMIN' : null;
}

/** The orders of everybody, and a word on any of them. */
export const mayWatchOrders = (viewer: Viewer): boolean => viewer.role === Role.ADMIN;

export const mayAnswerSupport = (viewer: Viewer): boolean => viewer.role === Role.ADMIN;

export const maySeeOrder = (viewer: Viewer, order: Parties): boolean => actorOf(viewer, order) !== null;

/** May somebody in this part ever do this, whatever the order's state? */
export const mayEver = (action: OrderAction, actor: OrderActor): boolean =>
  Object.values(OrderStatus).some((status) => findTransition(status, action, actor) !== null);

/** What to offer this viewer. */
export function actionsOf(viewer: Viewer, order: Order): OrderAction[] {
  const actor = actorOf(viewer, order);
  return actor ? actionsFor(order.status, actor) : [];
}

/** What a seller tells of a payment; the buyer's word is the claim. */
export type SellersWord = Exclude<PaymentAction, 'CLAIM'>;

/** The buyer tells what he sent; money reaches the seller, so he alone tells whether it did. */
export const mayTellOfPayment = (viewer: Viewer, order: Parties, action: PaymentAction): boolean =>
  actorOf(viewer, order) === tellerOf(action);

export function paymentActionsOf(viewer: Viewer, order: Order): PaymentAction[] {
  const actor = actorOf(viewer, order);
  return actor ? paymentActionsFor(order, actor) : [];
}
