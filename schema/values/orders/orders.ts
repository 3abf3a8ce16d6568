/**
 * Orders: their coarse status, payment and delivery, and how the list shows them. Exact states and moves:
 * order-states.ts, order-moves.ts.
 */

export const OrderStatus = {
  PLACED: 'PLACED',
  CONFIRMED: 'CONFIRMED',
  SHIPPED: 'SHIPPED',
  DELIVERED: 'DELIVERED',
  REJECTED: 'REJECTED',
  EXPIRED: 'EXPIRED',
  CANCELLED: 'CANCELLED',
} as const;
export type OrderStatus = (typeof OrderStatus)[keyof typeof OrderStatus];

export const OrderProgress = { PENDING: 'PENDING', DONE: 'DONE', CANCELLED: 'CANCELLED' } as const;
export type OrderProgress = (typeof OrderProgress)[keyof typeof OrderProgress];

export const OrderActor = { BUYER: 'BUYER', SELLER: 'SELLER', ADMIN: 'ADMIN', SYSTEM: 'SYSTEM' } as const;
export type OrderActor = (typeof OrderActor)[keyof typeof OrderActor];

/**
 * ONLINE: through a gateway of the platform, which holds the money until delivery. The others are between buyer and
 * seller.
 */
export const PaymentMethod = {
  CASH_ON_DELIVERY: 'CASH_ON_DELIVERY',
  BKASH: 'BKASH',
  NAGAD: 'NAGAD',
  ROCKET: 'ROCKET',
  ONLINE: 'ONLINE',
} as const;
export type PaymentMethod = (typeof PaymentMethod)[keyof typeof PaymentMethod];

/** Derived by the database from the amounts of the order's account, and never written. */
export const PaymentStatus = {
  UNPAID: 'UNPAID',
  CLAIMED: 'CLAIMED',
  PARTLY_PAID: 'PARTLY_PAID',
  PAID: 'PAID',
  REFUND_DUE: 'REFUND_DUE',
  REFUNDED: 'REFUNDED',
} as const;
export type PaymentStatus = (typeof PaymentStatus)[keyof typeof PaymentStatus];

export const PaymentStep = { CLAIM: 'CLAIM', CONFIRM: 'CONFIRM', REJECT: 'REJECT', PAY_IN_CASH: 'PAY_IN_CASH' } as const;
export type PaymentStep = (typeof PaymentStep)[keyof typeof PaymentStep];

export const DeliveryMethod = { DELIVERY: 'DELIVERY', PICKUP: 'PICKUP' } as const;
export type DeliveryMethod = (typeof DeliveryMethod)[keyof typeof DeliveryMethod];

/** Why a coupon takes nothing off this cart. */
export const CouponProblemKind = { UNKNOWN: 'UNKNOWN', USED: 'USED', EXPIRED: 'EXPIRED', BELOW_MINIMUM: 'BELOW_MINIMUM' } as const;
export type CouponProblemKind = (typeof CouponProblemKind)[keyof typeof CouponProblemKind];

export const mobileMoneyMethods = ['BKASH', 'NAGAD', 'ROCKET'] as const satisfies readonly PaymentMethod[];

export const CartProblemKind = {
  UNAVAILABLE: 'UNAVAILABLE',
  SELLER_AWAY: 'SELLER_AWAY',
  OUT_OF_STOCK: 'OUT_OF_STOCK',
  LESS_STOCK: 'LESS_STOCK',
  PRICE_CHANGED: 'PRICE_CHANGED',
  BELOW_MINIMUM: 'BELOW_MINIMUM',
  NOT_A_MULTIPLE: 'NOT_A_MULTIPLE',
  DEAL_LIMIT: 'DEAL_LIMIT',
  OWN_PRODUCT: 'OWN_PRODUCT',
} as const;
export type CartProblemKind = (typeof CartProblemKind)[keyof typeof CartProblemKind];

export interface PaymentTransition {
  readonly step: PaymentStep;
  readonly from: PaymentStatus;
  readonly actor: 'BUYER' | 'SELLER';
  readonly reasonRequired: boolean;
  /**
   * Money is sent while the order may arrive, and cash is collected after the delivery as well. SURPLUS: mobile money
   * may have been sent though nothing was due, for an order that ended meanwhile, twice, or too much at once; however
   * the order itself is paid.
   */
  readonly of: 'LIVING' | 'DELIVERED' | 'SURPLUS' | 'ANY';
}

/**
 * The parties report these steps of a payment, apart from the order's own state. Only the gateway reports an online
 * payment, except for its change to cash.
 */
const paymentTransitions: readonly PaymentTransition[] = [
  { step: 'CLAIM', from: 'UNPAID', actor: 'BUYER', reasonRequired: false, of: 'LIVING' },
  { step: 'CLAIM', from: 'PARTLY_PAID', actor: 'BUYER', reasonRequired: false, of: 'LIVING' },
  { step: 'CLAIM', from: 'UNPAID', actor: 'BUYER', reasonRequired: false, of: 'SURPLUS' },
  { step: 'CLAIM', from: 'PAID', actor: 'BUYER', reasonRequired: false, of: 'SURPLUS' },
  { step: 'CLAIM', from: 'REFUND_DUE', actor: 'BUYER', reasonRequired: false, of: 'SURPLUS' },
  { step: 'CLAIM', from: 'REFUNDED', actor: 'BUYER', reasonRequired: false, of: 'SURPLUS' },
  { step: 'CONFIRM', from: 'CLAIMED', actor: 'SELLER', reasonRequired: false, of: 'ANY' },
  { step: 'CONFIRM', from: 'UNPAID', actor: 'SELLER', reasonRequired: false, of: 'DELIVERED' },
  { step: 'CONFIRM', from: 'PARTLY_PAID', actor: 'SELLER', reasonRequired: false, of: 'DELIVERED' },
  { step: 'REJECT', from: 'CLAIMED', actor: 'SELLER', reasonRequired: true, of: 'ANY' },
  // what was not paid before the delivery: the method changes, not the amounts
  { step: 'PAY_IN_CASH', from: 'UNPAID', actor: 'BUYER', reasonRequired: false, of: 'LIVING' },
  { step: 'PAY_IN_CASH', from: 'PARTLY_PAID', actor: 'BUYER', reasonRequired: false, of: 'LIVING' },
];

interface Payable {
  readonly status: OrderStatus;
  readonly state: string;
  readonly paymentMethod: PaymentMethod;
  readonly paymentStatus: PaymentStatus;
  /** The buyer has not yet accepted a delivery fee: the order is not binding, and its total not known. */
  readonly feePending: boolean;
  /** The market has suspended the seller: no new money goes there. */
  readonly sellerSuspended: boolean;
  /** BDT. */
  readonly total: string;
  /** Problems took so much off the total, BDT. */
  readonly refunded: string;
  readonly placedAt: Date;
}

/** Money that was sent though nothing was due can be reported for so many days after the order was placed. */
export const surplusDays = 60;

export function findPaymentTransition(order: Payable, step: PaymentStep): PaymentTransition | null {
  if (!isPaymentOpen(order, step)) return null;
  return paymentTransitions.find((move) => move.step === step && move.from === order.paymentStatus && isOpenFor(order, move)) ?? null;
}

function isOpenFor(order: Payable, { of, step }: PaymentTransition): boolean {
  const isLiving = progressOf(order.status) !== 'CANCELLED';
  switch (of) {
    case 'LIVING':
      return isLiving && !isAllTakenOff(order) && (step !== 'CLAIM' || (order.paymentMethod !== 'ONLINE' && !order.sellerSuspended));
    case 'DELIVERED':
      // cash may have been paid before all of it was taken off
      return order.status === 'DELIVERED';
    case 'SURPLUS':
      return isNothingDue(order) && isOfLate(order);
    case 'ANY':
      return true;
  }
}

/** An order that is paid online waits for its gateway alone, until it has ended or is delivered. */
function isNothingDue(order: Payable): boolean {
  if (progressOf(order.status) === 'CANCELLED') return true;
  if (order.paymentMethod === 'ONLINE' && order.status !== 'DELIVERED') return false;
  return !isUnpaid(order.paymentStatus) || isAllTakenOff(order);
}

const isOfLate = ({ placedAt }: Payable): boolean => Date.now() - +placedAt < surplusDays * 86_400_000;

/** Nothing is paid towards a total that is not settled. */
function isPaymentOpen({ status, state, paymentMethod, paymentStatus, feePending }: Payable, step: PaymentStep): boolean {
  if (step === 'PAY_IN_CASH') return isPaidBefore(paymentMethod);
  if (step === 'CLAIM' && progressOf(status) !== 'CANCELLED' && (feePending || state === 'WEIGHT_PROPOSED')) return false;
  // what a buyer reported beside the gateway is decided as any other claim is
  return paymentMethod !== 'ONLINE' || step === 'CLAIM' || paymentStatus === 'CLAIMED';
}

/** Nothing was paid, and nothing is to be paid any more. */
const isAllTakenOff = ({ paymentStatus, total, refunded }: Payable): boolean =>
  paymentStatus === 'UNPAID' && Number(refunded) > 0 && Number(total) <= Number(refunded);

/** Returns the steps that this actor may report about the order's payment now. */
export function paymentStepsFor(order: Payable, actor: OrderActor): PaymentStep[] {
  return Object.values(PaymentStep).filter((step) => findPaymentTransition(order, step)?.actor === actor);
}

/** Returns the party that ever reports this step of a payment. */
export function reporterOf(step: PaymentStep): OrderActor | null {
  return paymentTransitions.find((move) => move.step === step)?.actor ?? null;
}

/** Done, Pending or Cancelled, as List Of Orders shows it (Done = DELIVERED; Pending = PLACED, CONFIRMED, SHIPPED). */
export function progressOf(status: OrderStatus): OrderProgress {
  if (status === 'DELIVERED') return 'DONE';
  return status === 'PLACED' || status === 'CONFIRMED' || status === 'SHIPPED' ? 'PENDING' : 'CANCELLED';
}

/** The states behind one progress, for filters. */
export function statusesOf(progress: OrderProgress): OrderStatus[] {
  return Object.values(OrderStatus).filter((status) => progressOf(status) === progress);
}

/** Something is still to be paid, and nothing is reported that waits. */
export const isUnpaid = (status: PaymentStatus): boolean => status === 'UNPAID' || status === 'PARTLY_PAID';

/** Due once the order is confirmed, not with the delivery. */
export const isPaidBefore = (method: string): boolean => method === 'ONLINE' || isMobileMoney(method);

/** Mobile money is paid by number and TrxID typed by the buyer; cash needs neither. */
export function isMobileMoney(method: string | null | undefined): boolean {
  return mobileMoneyMethods.some((one) => one === method);
}
