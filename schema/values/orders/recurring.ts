/** How often an order is wanted again. */
export const RecurringRhythm = { WEEKLY: 'WEEKLY', MONTHLY: 'MONTHLY' } as const;
export type RecurringRhythm = (typeof RecurringRhythm)[keyof typeof RecurringRhythm];

/**
 * PAUSED by its buyer; UNAVAILABLE: paused by the market, because none of its products is sold to the buyer any more.
 */
export const RecurringState = { ACTIVE: 'ACTIVE', PAUSED: 'PAUSED', UNAVAILABLE: 'UNAVAILABLE' } as const;
export type RecurringState = (typeof RecurringState)[keyof typeof RecurringState];
