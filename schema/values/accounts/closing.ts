/** Replaces the name of a user who has closed the account. It is one text in both languages, because it is stored. */
export const closedAccountName = 'বন্ধ অ্যাকাউন্ট (closed account)';

/** A bank or wallet sends a transfer back within these days: until then the account of its seller stays open. */
export const payoutReturnDays = 14;

/** Each obstacle must be over before an account is closed. */
export const ClosingObstacle = {
  OPEN_ORDERS: 'OPEN_ORDERS',
  OPEN_DISPUTES: 'OPEN_DISPUTES',
  REJECTED_PAYMENTS: 'REJECTED_PAYMENTS',
  ENDED_ORDERS: 'ENDED_ORDERS',
  BALANCE: 'BALANCE',
  UNBILLED_COMMISSION: 'UNBILLED_COMMISSION',
  UNPAID_BILLS: 'UNPAID_BILLS',
  PAYOUTS: 'PAYOUTS',
  REFUNDS: 'REFUNDS',
  HELD_GOODS: 'HELD_GOODS',
} as const;
export type ClosingObstacle = (typeof ClosingObstacle)[keyof typeof ClosingObstacle];
