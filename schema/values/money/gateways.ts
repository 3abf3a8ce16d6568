/**
 * Payments through a gateway: which gateways there are, and the states of a payment, of what the buyer sees of it, and
 * of a refund (docs/decisions/0068-online-payments.md).
 */

export const PaymentGateway = { BKASH: 'BKASH', SSLCOMMERZ: 'SSLCOMMERZ' } as const;
export type PaymentGateway = (typeof PaymentGateway)[keyof typeof PaymentGateway];

/** One try to pay. CAPTURED is final; the others become CAPTURED where the gateway reports so later. */
export const GatewayPaymentState = {
  STARTED: 'STARTED',
  CAPTURED: 'CAPTURED',
  CANCELLED: 'CANCELLED',
  FAILED: 'FAILED',
  EXPIRED: 'EXPIRED',
} as const;
export type GatewayPaymentState = (typeof GatewayPaymentState)[keyof typeof GatewayPaymentState];

/**
 * In the address of an order: its buyer comes back from a gateway. What became of the payment is not in it, for anyone
 * can write an address.
 */
export const RETURN_PARAMETER = 'fromPayment';

/** Where the money of an order is. */
export const OnlinePaymentState = {
  NOT_DUE: 'NOT_DUE',
  DUE: 'DUE',
  CHECKING: 'CHECKING',
  HELD: 'HELD',
  RELEASED: 'RELEASED',
  REFUNDING: 'REFUNDING',
  REFUNDED: 'REFUNDED',
} as const;
export type OnlinePaymentState = (typeof OnlinePaymentState)[keyof typeof OnlinePaymentState];

/** Why money goes back to the buyer. */
export const RefundReason = {
  ORDER_ENDED: 'ORDER_ENDED',
  LOWER_TOTAL: 'LOWER_TOTAL',
  NOT_DUE: 'NOT_DUE',
  PROBLEM: 'PROBLEM',
} as const;
export type RefundReason = (typeof RefundReason)[keyof typeof RefundReason];

/**
 * WAITING for its next try, SENT and not ended at the gateway, DONE, REJECTED by the gateway, paid BY_HAND by an admin
 * after that, DROPPED before it was sent.
 */
export const RefundState = {
  WAITING: 'WAITING',
  SENT: 'SENT',
  DONE: 'DONE',
  REJECTED: 'REJECTED',
  BY_HAND: 'BY_HAND',
  DROPPED: 'DROPPED',
} as const;
export type RefundState = (typeof RefundState)[keyof typeof RefundState];

/**
 * How what a gateway reports as settled differs from what it has captured and refunded: MISSING in every settlement for
 * days, DOUBLED in two of them, of another AMOUNT, a refund that it has REJECTED and given after all, or that was
 * NOT_OWED any more, UNKNOWN here (docs/decisions/0069-gateway-settlements.md).
 */
export const SettlementDifference = {
  MISSING: 'MISSING',
  DOUBLED: 'DOUBLED',
  AMOUNT: 'AMOUNT',
  REJECTED: 'REJECTED',
  NOT_OWED: 'NOT_OWED',
  UNKNOWN: 'UNKNOWN',
} as const;
export type SettlementDifference = (typeof SettlementDifference)[keyof typeof SettlementDifference];

/** Addresses that gateways call and send buyers back to: `/payments/bkash/callback`. */
export const PAYMENT_CALLBACK_PATH = '/payments';
