/** What replaces the name of a user who has closed the account: in one text for both languages, since it is stored. */
export const closedAccountName = 'বন্ধ অ্যাকাউন্ট (closed account)';

/** What must be over before an account is closed. */
export const ClosingObstacle = {
  OPEN_ORDERS: 'OPEN_ORDERS',
  OPEN_DISPUTES: 'OPEN_DISPUTES',
  BALANCE: 'BALANCE',
  UNPAID_BILLS: 'UNPAID_BILLS',
  PAYOUTS: 'PAYOUTS',
  REFUNDS: 'REFUNDS',
} as const;
export type ClosingObstacle = (typeof ClosingObstacle)[keyof typeof ClosingObstacle];
