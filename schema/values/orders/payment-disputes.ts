/** A buyer's dispute of a payment that the seller rejected: an admin decides whether the money was sent. */
export const PaymentDisputeState = { OPEN: 'OPEN', ACCEPTED: 'ACCEPTED', DISMISSED: 'DISMISSED' } as const;
export type PaymentDisputeState = (typeof PaymentDisputeState)[keyof typeof PaymentDisputeState];

/** A payment that a seller has neither confirmed nor rejected for so many days can be disputed. */
export const claimDays = 3;

/** A payment can be disputed for so many days after its rejection; until then its seller's account stays open. */
export const rejectionDays = 30;

/** For so long two admins who decide about one transfer do not overrule each other. */
export const decisionMinutes = 10;
