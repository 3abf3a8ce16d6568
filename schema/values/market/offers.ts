/**
 * Where a deal is: it waits for the seller, its time has not come, it counts, its budget is used up for now, or it is
 * over in one of three ways.
 */
export const DealState = {
  PROPOSED: 'PROPOSED',
  SCHEDULED: 'SCHEDULED',
  RUNNING: 'RUNNING',
  USED_UP: 'USED_UP',
  DECLINED: 'DECLINED',
  EXPIRED: 'EXPIRED',
  ENDED: 'ENDED',
} as const;
export type DealState = (typeof DealState)[keyof typeof DealState];

/** The maker of a deal. */
export const DealMaker = { ADMIN: 'ADMIN', SELLER: 'SELLER' } as const;
export type DealMaker = (typeof DealMaker)[keyof typeof DealMaker];

/** Where a coupon is: before, within and after its time; a coupon that was used up has ended too. */
export const OfferState = { SCHEDULED: 'SCHEDULED', RUNNING: 'RUNNING', ENDED: 'ENDED' } as const;
export type OfferState = (typeof OfferState)[keyof typeof OfferState];

/** The source of a coupon: admins give it to many buyers, or the storefront's offer gives it to one email. */
export const CouponSource = { ADMIN: 'ADMIN', POPUP: 'POPUP' } as const;
export type CouponSource = (typeof CouponSource)[keyof typeof CouponSource];

/** The payer of a discount: the seller receives less, or the platform pays the difference to the seller. */
export const FinancedBy = { SELLER: 'SELLER', PLATFORM: 'PLATFORM' } as const;
export type FinancedBy = (typeof FinancedBy)[keyof typeof FinancedBy];
