/** A buyer's dispute of a payment that the seller rejected: an admin decides whether the money was sent. */
export const PaymentDisputeState = { OPEN: 'OPEN', ACCEPTED: 'ACCEPTED', DISMISSED: 'DISMISSED' } as const;
export type PaymentDisputeState = (typeof PaymentDisputeState)[keyof typeof PaymentDisputeState];

/** A payment that a seller has neither confirmed nor rejected for so many days can be disputed. */
export const claimDays = 3;

/** A payment can be disputed for so many days after its rejection; until then its seller's account stays open. */
export const rejectionDays = 30;

/**
 * Why a dispute of cash is over without an admin: all of the cash has been recorded since. It is one text in both
 * languages, because it is stored.
 */
export const cashRecordedReason = 'ক্যাশ পরে হিসাবে লেখা হয়েছে (the cash was recorded since)';

/**
 * The words of a dispute that begins with a claim, since its seller has left the market. It is one text in both
 * languages, because it is stored.
 */
export const sellerLeftText =
  'বিক্রেতা হাটবার ছেড়ে যাওয়ার পরে টাকা পাঠানোর কথা জানানো হয়েছে (the payment was reported after the seller had left Haatbar)';

/** For so long two admins who decide about one transfer do not overrule each other. */
export const decisionMinutes = 10;
