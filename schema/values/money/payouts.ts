/** Payouts of what the market owes sellers (docs/decisions/0070-payouts.md). */

/**
 * REQUESTED until it is in a batch, then SENT, until it is PAID or has FAILED; one that was paid fails where the
 * transfer comes back.
 */
export const PayoutState = { REQUESTED: 'REQUESTED', SENT: 'SENT', PAID: 'PAID', FAILED: 'FAILED' } as const;
export type PayoutState = (typeof PayoutState)[keyof typeof PayoutState];

/** Actions that an admin may take on a payout. */
export const PayoutAction = { PAY: 'PAY', FAIL: 'FAIL', CORRECT_NUMBER: 'CORRECT_NUMBER' } as const;
export type PayoutAction = (typeof PayoutAction)[keyof typeof PayoutAction];

export interface PayoutNow {
  readonly state: PayoutState;
  readonly batchId: string | null;
  readonly reference: string | null;
  readonly paidAt: Date | null;
  /** It was recorded as failed before it was paid. */
  readonly wasFailed: boolean;
}

/**
 * It was in a batch, failed once, and was never paid: what was paid and came back is in the next payout, also once its
 * number has been freed.
 */
export const mayBePaidAfterAll = ({ state, batchId, wasFailed, paidAt }: PayoutNow): boolean =>
  state === 'FAILED' && batchId !== null && !wasFailed && paidAt === null;

/** A payout that has failed can only lose its number, since nothing of it is paid. */
export const mayCorrectNumber = ({ state, reference }: PayoutNow): boolean =>
  state === 'PAID' || (state === 'FAILED' && reference !== null);

/** Returns what an admin may do with a payout as it is now. Nobody pays out a balance of a closed account. */
export const payoutActionsOf = (payout: PayoutNow, hasSellerLeft: boolean): PayoutAction[] => [
  ...(payout.state === 'SENT' || (mayBePaidAfterAll(payout) && !hasSellerLeft) ? [PayoutAction.PAY] : []),
  ...(payout.state !== 'FAILED' && !hasSellerLeft ? [PayoutAction.FAIL] : []),
  ...(mayCorrectNumber(payout) ? [PayoutAction.CORRECT_NUMBER] : []),
];

/**
 * Why a requested payout fails where the market does not owe that much any more. It is one text in both languages,
 * because it is stored.
 */
export const uncoveredReason = 'অর্ডারের হিসাব বদলানোয় এখন এত টাকা পাওনা নেই (an order was corrected: this much is no longer due)';

/** How a report of a bank or wallet differs from a batch. */
export const TransferDifference = {
  UNKNOWN: 'UNKNOWN',
  DOUBLED: 'DOUBLED',
  CLAIMED: 'CLAIMED',
  AMOUNT: 'AMOUNT',
  FAILED: 'FAILED',
  MISSING: 'MISSING',
} as const;
export type TransferDifference = (typeof TransferDifference)[keyof typeof TransferDifference];
