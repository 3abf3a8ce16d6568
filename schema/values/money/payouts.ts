/** Payouts of what the market owes sellers (docs/decisions/0070-payouts.md). */

/**
 * REQUESTED until it is in a batch, then SENT, until it is PAID or has FAILED; one that was paid fails where the
 * transfer comes back.
 */
export const PayoutState = { REQUESTED: 'REQUESTED', SENT: 'SENT', PAID: 'PAID', FAILED: 'FAILED' } as const;
export type PayoutState = (typeof PayoutState)[keyof typeof PayoutState];

/**
 * Why a requested payout fails where the market does not owe that much any more. It is one text in both languages,
 * because it is stored.
 */
export const uncoveredReason = 'অর্ডারের হিসাব বদলানোয় এখন এত টাকা পাওনা নেই (an order was corrected: this much is no longer due)';

/** How a report of a bank or wallet differs from a batch. */
export const TransferDifference = {
  UNKNOWN: 'UNKNOWN',
  DOUBLED: 'DOUBLED',
  AMOUNT: 'AMOUNT',
  FAILED: 'FAILED',
  MISSING: 'MISSING',
} as const;
export type TransferDifference = (typeof TransferDifference)[keyof typeof TransferDifference];
