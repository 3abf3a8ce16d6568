/** Where a deal or a coupon stands: before, within and after its time; a coupon that was used up has ended too. */
export const OfferState = { SCHEDULED: 'SCHEDULED', RUNNING: 'RUNNING', ENDED: 'ENDED' } as const;
export type OfferState = (typeof OfferState)[keyof typeof OfferState];

/** Who gave a coupon: the admins, for many buyers, or the storefront's offer, to one email. */
export const CouponSource = { DESK: 'DESK', POPUP: 'POPUP' } as const;
export type CouponSource = (typeof CouponSource)[keyof typeof CouponSource];
