/**
 * The exact states of an order, and the coarse status (orders.ts) behind each. A state that is finer than its status
 * is stored beside it as the substate.
 */
import { OrderStatus } from './orders';

export const OrderState = {
  PLACED: 'PLACED',
  FEE_PROPOSED: 'FEE_PROPOSED',
  PART_PROPOSED: 'PART_PROPOSED',
  CONFIRMED: 'CONFIRMED',
  WEIGHT_PROPOSED: 'WEIGHT_PROPOSED',
  SHIPPED: 'SHIPPED',
  DELIVERY_FAILED: 'DELIVERY_FAILED',
  DELIVERED: 'DELIVERED',
  RETURNED: 'RETURNED',
  REJECTED: 'REJECTED',
  EXPIRED: 'EXPIRED',
  CANCELLED: 'CANCELLED',
} as const;
export type OrderState = (typeof OrderState)[keyof typeof OrderState];

/** The states that are finer than a status, each with its status. */
const statusOfSubstate = {
  FEE_PROPOSED: OrderStatus.PLACED,
  PART_PROPOSED: OrderStatus.PLACED,
  WEIGHT_PROPOSED: OrderStatus.CONFIRMED,
  DELIVERY_FAILED: OrderStatus.SHIPPED,
  RETURNED: OrderStatus.CANCELLED,
} as const satisfies Readonly<Partial<Record<OrderState, OrderStatus>>>;
type OrderSubstate = keyof typeof statusOfSubstate;

const isSubstate = (state: OrderState): state is OrderSubstate => state in statusOfSubstate;

/** Returns the substate that is stored beside the status; null where the status is exact. */
export const substateOf = (state: OrderState): OrderSubstate | null => (isSubstate(state) ? state : null);

export const statusOf = (state: OrderState): OrderStatus => (isSubstate(state) ? statusOfSubstate[state] : state);

/** Why a parcel did not reach its buyer. */
export const DeliveryFailure = { REFUSED: 'REFUSED', ABSENT: 'ABSENT', ADDRESS: 'ADDRESS', DAMAGED: 'DAMAGED' } as const;
export type DeliveryFailure = (typeof DeliveryFailure)[keyof typeof DeliveryFailure];

/** Times an order leaves the store: the first, and twice again after a failure. */
export const MAX_DELIVERY_ATTEMPTS = 3;
