/**
 * A buyer's objection to a seller's report that the buyer did not accept a delivery: an admin decides whether the
 * report counts.
 */
export const RefusalContestState = { OPEN: 'OPEN', ACCEPTED: 'ACCEPTED', DISMISSED: 'DISMISSED' } as const;
export type RefusalContestState = (typeof RefusalContestState)[keyof typeof RefusalContestState];
