/** These types are the inputs of OrderActionsService: buyers, sellers and admins ask this of an order. */
import type { OrderAction, OrderResolution } from '../../../../schema/values/orders/order-moves';
import type { DeliveryFailure } from '../../../../schema/values/orders/order-states';
import type { RequestKey } from '../../../platform/idempotency/request-key';
import { AppError } from '../../../platform/errors/app-error';
import { money } from '../../../platform/money';
import type { Viewer } from '../../../platform/security/viewer';
import { dueOf } from '../account/order-account.service';
import type { Order } from '../orders/order.entity';
import type { LineQuantityInput, LineWeightInput } from '../quantities/order-quantities.inputs';

export interface Act {
  readonly action: OrderAction | 'UNDO';
  readonly reason?: string | null;
  readonly paymentReceived?: boolean | null;
  readonly failure?: DeliveryFailure | null;
  readonly lostLineIds?: readonly string[];
  readonly quantities?: readonly LineQuantityInput[] | null;
  readonly weights?: readonly LineWeightInput[] | null;
  readonly fee?: string | null;
  /** The total that the buyer saw and accepts, BDT. */
  readonly expectedTotal?: string | null;
  readonly end?: OrderResolution;
  readonly code?: string | null;
  readonly imageIds?: readonly string[] | null;
  readonly key: RequestKey | null | undefined;
}

export interface Delivery {
  readonly key?: RequestKey | null;
  readonly paymentReceived: boolean;
  /** The buyer's code, in digits of either language. */
  readonly code?: string | null;
  /** Images of where it was delivered; needed without a code. */
  readonly imageIds?: readonly string[] | null;
}

export interface Confirmation {
  readonly key?: RequestKey | null;
  /** Lines of which there is less than ordered. */
  readonly quantities?: readonly LineQuantityInput[] | null;
  /** Why there is less; needed where nothing is left. */
  readonly reason?: string | null;
}

export interface Shipment {
  readonly key?: RequestKey | null;
  readonly weights?: readonly LineWeightInput[] | null;
}

export interface FailedDelivery {
  readonly key?: RequestKey | null;
  readonly failure: DeliveryFailure;
  readonly note?: string | null;
  /** Images of what the seller found. */
  readonly imageIds?: readonly string[] | null;
}

export interface Return {
  readonly key?: RequestKey | null;
  /** Ids of the lines whose items can no longer be sold. */
  readonly lostLineIds?: readonly string[] | null;
}

export interface Resolution {
  readonly key?: RequestKey | null;
  /** How the order ends. */
  readonly state: OrderResolution;
  /** Read by both parties. */
  readonly reason: string;
  readonly paymentReceived?: boolean | null;
  /** For a return: ids of the lines whose items can no longer be sold. */
  readonly lostLineIds?: readonly string[] | null;
}

/** Returns the values that make two requests under one key the same. */
export function bodyOf(
  id: string,
  { reason = null, paymentReceived = null, failure, lostLineIds, quantities, weights, fee, expectedTotal, end, code, imageIds }: Act,
): unknown[] {
  const rest = [paymentReceived, failure, lostLineIds, quantities, weights, fee, expectedTotal, end, code, imageIds].filter(
    (one) => one !== null && one !== undefined,
  );
  return [id, reason, ...rest];
}

/** The order of which the seller says that its money came; FORBIDDEN to someone who acts for the seller. */
export function collectable({ acting }: Viewer, order: Order): Order {
  if (acting && money(dueOf(order)).gt(0)) throw new AppError('FORBIDDEN', 'acting.money');
  return order;
}
