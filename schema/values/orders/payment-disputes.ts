/** A buyer's dispute of a payment that the seller rejected: an admin decides whether the money was sent. */
export const PaymentDisputeState = { OPEN: 'OPEN', ACCEPTED: 'ACCEPTED', DISMISSED: 'DISMISSED' } as const;
export type PaymentDisputeState = (typeof PaymentDisputeState)[keyof typeof PaymentDisputeState];

/** Days: what a seller has neither confirmed nor rejected so long can be disputed. */
export const claimDays = 3;
