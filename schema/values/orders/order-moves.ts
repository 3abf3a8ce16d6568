/** Every move that an order can make: state × action × actor. A move not in this table is INVALID_TRANSITION. */
import { MAX_UNDOS } from './order-money';
import { MAX_DELIVERY_ATTEMPTS, type OrderState, statusOf } from './order-states';
import type { OrderActor, PaymentMethod, PaymentStatus } from './orders';

export const OrderAction = {
  CONFIRM: 'CONFIRM',
  PROPOSE_FEE: 'PROPOSE_FEE',
  ACCEPT_FEE: 'ACCEPT_FEE',
  ACCEPT_PART: 'ACCEPT_PART',
  SHIP: 'SHIP',
  PROPOSE_WEIGHT: 'PROPOSE_WEIGHT',
  ACCEPT_WEIGHT: 'ACCEPT_WEIGHT',
  DECLINE_WEIGHT: 'DECLINE_WEIGHT',
  DELIVER: 'DELIVER',
  RECEIVE: 'RECEIVE',
  FAIL: 'FAIL',
  SHIP_AGAIN: 'SHIP_AGAIN',
  RETURN: 'RETURN',
  REJECT: 'REJECT',
  CANCEL: 'CANCEL',
  RESOLVE: 'RESOLVE',
} as const;
export type OrderAction = (typeof OrderAction)[keyof typeof OrderAction];

/**
 * An event of an order records one of these actions. Deadlines make EXPIRE and COMPLETE. UNDO reverts the seller's last
 * step for a short time (limits.orderUndoSeconds). PAY_IN_CASH changes the payment method alone. A confirmation of much
 * less than ordered becomes PROPOSE_PART.
 */
export const OrderEventAction = {
  ...OrderAction,
  PROPOSE_PART: 'PROPOSE_PART',
  UNDO: 'UNDO',
  EXPIRE: 'EXPIRE',
  COMPLETE: 'COMPLETE',
  PAY_IN_CASH: 'PAY_IN_CASH',
} as const;
export type OrderEventAction = (typeof OrderEventAction)[keyof typeof OrderEventAction];

export interface OrderTransition {
  readonly action: OrderEventAction;
  readonly from: OrderState;
  readonly to: OrderState;
  readonly actors: readonly OrderActor[];
  readonly reasonRequired: boolean;
}

type Row = readonly [from: OrderState, action: OrderEventAction, to: OrderState, actors: readonly OrderActor[], reason?: 'reason'];

const table: readonly Row[] = [
  ['PLACED', 'CONFIRM', 'CONFIRMED', ['SELLER']],
  // an order whose delivery fee its seller has yet to name
  ['PLACED', 'PROPOSE_FEE', 'FEE_PROPOSED', ['SELLER']],
  // a slip in it is corrected as long as the buyer has not answered
  ['FEE_PROPOSED', 'PROPOSE_FEE', 'FEE_PROPOSED', ['SELLER']],
  ['FEE_PROPOSED', 'ACCEPT_FEE', 'CONFIRMED', ['BUYER']],
  ['FEE_PROPOSED', 'REJECT', 'REJECTED', ['SELLER'], 'reason'],
  ['FEE_PROPOSED', 'EXPIRE', 'EXPIRED', ['SYSTEM']],
  ['FEE_PROPOSED', 'CANCEL', 'CANCELLED', ['BUYER', 'SELLER', 'ADMIN']],
  // an order of which there is so little that its buyer is asked
  ['PLACED', 'PROPOSE_PART', 'PART_PROPOSED', ['SELLER']],
  ['PART_PROPOSED', 'ACCEPT_PART', 'CONFIRMED', ['BUYER']],
  ['PART_PROPOSED', 'REJECT', 'REJECTED', ['SELLER'], 'reason'],
  ['PART_PROPOSED', 'EXPIRE', 'EXPIRED', ['SYSTEM']],
  ['PART_PROPOSED', 'CANCEL', 'CANCELLED', ['BUYER', 'SELLER', 'ADMIN']],
  ['PART_PROPOSED', 'UNDO', 'PLACED', ['SELLER']],
  ['PLACED', 'REJECT', 'REJECTED', ['SELLER'], 'reason'],
  ['PLACED', 'EXPIRE', 'EXPIRED', ['SYSTEM']],
  ['PLACED', 'CANCEL', 'CANCELLED', ['BUYER', 'SELLER', 'ADMIN']],
  ['CONFIRMED', 'SHIP', 'SHIPPED', ['SELLER']],
  ['CONFIRMED', 'PROPOSE_WEIGHT', 'WEIGHT_PROPOSED', ['SELLER']],
  ['WEIGHT_PROPOSED', 'ACCEPT_WEIGHT', 'CONFIRMED', ['BUYER']],
  ['WEIGHT_PROPOSED', 'DECLINE_WEIGHT', 'CONFIRMED', ['BUYER', 'SELLER']],
  ['WEIGHT_PROPOSED', 'CANCEL', 'CANCELLED', ['BUYER', 'SELLER', 'ADMIN']],
  // of a buyer only where the market has suspended the seller (isOpenFor)
  ['CONFIRMED', 'CANCEL', 'CANCELLED', ['BUYER', 'SELLER', 'ADMIN']],
  ['CONFIRMED', 'UNDO', 'PLACED', ['SELLER']],
  ['SHIPPED', 'DELIVER', 'DELIVERED', ['SELLER']],
  ['SHIPPED', 'RECEIVE', 'DELIVERED', ['BUYER']],
  ['SHIPPED', 'FAIL', 'DELIVERY_FAILED', ['SELLER']],
  ['SHIPPED', 'UNDO', 'CONFIRMED', ['SELLER']],
  ['DELIVERY_FAILED', 'SHIP_AGAIN', 'SHIPPED', ['SELLER']],
  ['DELIVERY_FAILED', 'RETURN', 'RETURNED', ['SELLER']],
  // what an admin decides where the parties cannot; an order that has not left the store is cancelled
  ['SHIPPED', 'RESOLVE', 'DELIVERED', ['ADMIN'], 'reason'],
  ['SHIPPED', 'RESOLVE', 'RETURNED', ['ADMIN'], 'reason'],
  ['DELIVERY_FAILED', 'RESOLVE', 'DELIVERED', ['ADMIN'], 'reason'],
  ['DELIVERY_FAILED', 'RESOLVE', 'RETURNED', ['ADMIN'], 'reason'],
  ['DELIVERED', 'RESOLVE', 'DELIVERED', ['ADMIN'], 'reason'],
  // the buyer may still report a problem; once the time for it is over, the order is complete
  ['DELIVERED', 'RECEIVE', 'DELIVERED', ['BUYER']],
  ['DELIVERED', 'COMPLETE', 'DELIVERED', ['SYSTEM']],
];

export const orderTransitions: readonly OrderTransition[] = table.map(([from, action, to, actors, reason]) => ({
  action,
  from,
  to,
  actors,
  reasonRequired: reason === 'reason',
}));

/** The move this actor may make now, or null. */
export function findTransition(from: OrderState, action: OrderEventAction, actor: OrderActor): OrderTransition | null {
  return orderTransitions.find((move) => move.from === from && move.action === action && move.actors.includes(actor)) ?? null;
}

/**
 * An admin ends an order in one of these: a state, or COMPLETED for a delivered order of which nothing is left to do.
 * Each means one thing whatever happened to the order meanwhile.
 */
export const OrderResolution = { CANCELLED: 'CANCELLED', DELIVERED: 'DELIVERED', RETURNED: 'RETURNED', COMPLETED: 'COMPLETED' } as const;
export type OrderResolution = (typeof OrderResolution)[keyof typeof OrderResolution];

const resolutionOf = ({ from, to }: OrderTransition): OrderResolution => {
  if (from === 'DELIVERED') return 'COMPLETED';
  return to === 'CANCELLED' || to === 'RETURNED' ? to : 'DELIVERED';
};

/** How an admin ends an order: the moves of RESOLVE, and CANCEL of one that has not left the store. */
function resolutionsFor(order: Moving): OrderTransition[] {
  return orderTransitions.filter(
    ({ from, action, actors }) =>
      from === order.state &&
      (action === 'RESOLVE' || action === 'CANCEL') &&
      actors.includes('ADMIN') &&
      isOpenFor(order, action, 'ADMIN'),
  );
}

/** The move by which an admin ends the order so, or null. */
export function findResolution(order: Moving, end: OrderResolution): OrderTransition | null {
  return resolutionsFor(order).find((move) => resolutionOf(move) === end) ?? null;
}

/** The ways in which an admin may end the order now. */
export const openResolutions = (order: Moving): OrderResolution[] => resolutionsFor(order).map(resolutionOf);

interface Moving {
  readonly state: OrderState;
  readonly deliveryAttempts: number;
  readonly completedAt: Date | null;
  readonly feePending: boolean;
  /** The market has suspended its seller. */
  readonly sellerSuspended: boolean;
  /** How many of its problems are active. */
  readonly openProblems: number;
  /** Goods of it that are on their way were recalled: they come back, none of them is brought to the buyer. */
  readonly isRecalled: boolean;
  readonly paymentMethod: PaymentMethod;
  readonly paymentStatus: PaymentStatus;
  /** An online payment was started, or a transfer reported, and is not decided: the total does not rise meanwhile. */
  readonly isBeingPaid: boolean;
  /** The gateway calls the payment risky, and no admin has decided. */
  readonly paymentUnderCheck: boolean;
  /** Wrong handover codes, over all codes of the order. */
  readonly handoverTries: number;
  readonly undoneConfirmations: number;
  readonly undoneShipments: number;
  /** When the buyer confirmed the receipt. */
  readonly receiptConfirmedAt: Date | null;
}

/**
 * False where the table allows a move that is not this order's: its fee is to be named first, an online payment to be
 * made and checked before it is shipped, a payment to be decided before the total rises, a problem to be solved, its
 * goods were recalled, or the move is used up (a third try, a third undo, a second confirmation of the receipt). A
 * buyer leaves a confirmed order only where the market has suspended its seller. Recalled goods that a buyer has
 * already are still confirmed as received, by the buyer or an admin: then they are refunded.
 */
export function isOpenFor(order: Moving, action: OrderEventAction, actor: OrderActor): boolean {
  const { state, deliveryAttempts, completedAt, feePending, openProblems, isBeingPaid, receiptConfirmedAt } = order;
  if (action === 'CANCEL' && actor === 'BUYER') return statusOf(state) === 'PLACED' || order.sellerSuspended;
  if (action === 'CONFIRM') return !feePending;
  if (action === 'PROPOSE_FEE') return feePending && !isBeingPaid;
  if (action === 'SHIP') return mayLeaveStore(order);
  if (action === 'PROPOSE_WEIGHT' || action === 'ACCEPT_WEIGHT') return !isBeingPaid;
  if (action === 'SHIP_AGAIN') return deliveryAttempts < MAX_DELIVERY_ATTEMPTS && !order.isRecalled;
  if (action === 'DELIVER') return !order.isRecalled;
  if (action === 'UNDO') return mayBeUndone(order);
  if (action === 'RECEIVE' && receiptConfirmedAt !== null) return false;
  return state !== 'DELIVERED' || (completedAt === null && openProblems === 0);
}

const mayLeaveStore = ({ paymentMethod, paymentStatus, paymentUnderCheck }: Moving): boolean =>
  !paymentUnderCheck && (paymentMethod !== 'ONLINE' || paymentStatus === 'PAID' || paymentStatus === 'REFUND_DUE');

/** A shipment after whose code someone has guessed stays: another one would bring new guesses. */
const mayBeUndone = ({ state, handoverTries, undoneConfirmations, undoneShipments }: Moving): boolean =>
  state === 'SHIPPED' ? handoverTries === 0 && undoneShipments < MAX_UNDOS : undoneConfirmations < MAX_UNDOS;

/**
 * Returns the actions to offer an actor. A seller is not offered Cancel beside Reject: for a new order Reject, with its
 * reason, is clearer.
 */
export function actionsFor(order: Moving, actor: OrderActor): OrderAction[] {
  const actions = Object.values(OrderAction).filter(
    (action) => findTransition(order.state, action, actor) !== null && isOpenFor(order, action, actor),
  );
  return actions.includes('REJECT') ? actions.filter((action) => action !== 'CANCEL') : actions;
}
