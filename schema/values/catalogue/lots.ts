/** States of lots, the directions of a trace, and why stock leaves a lot without a sale. */
export const LotState = { OPEN: 'OPEN', CLOSED: 'CLOSED', HELD: 'HELD', RECALLED: 'RECALLED' } as const;
export type LotState = (typeof LotState)[keyof typeof LotState];

export const TraceDirection = { BACKWARD: 'BACKWARD', FORWARD: 'FORWARD' } as const;
export type TraceDirection = (typeof TraceDirection)[keyof typeof TraceDirection];

/** The refund of recalled goods is to come or was given; NONE where nothing was to be given back. */
export const RecallRefund = { WAITING: 'WAITING', REFUNDED: 'REFUNDED', NONE: 'NONE' } as const;
export type RecallRefund = (typeof RecallRefund)[keyof typeof RecallRefund];

/** Recalled goods that were found became one of these: a closed choice, so that figures add up. */
export const FoundGoodsOutcome = {
  /** They are there, apart from others. */
  SET_ASIDE: 'SET_ASIDE',
  /** They went back to the seller. */
  RETURNED: 'RETURNED',
  /** They were destroyed. */
  DESTROYED: 'DESTROYED',
  /** An authority or a laboratory has them. */
  HANDED_OVER: 'HANDED_OVER',
} as const;
export type FoundGoodsOutcome = (typeof FoundGoodsOutcome)[keyof typeof FoundGoodsOutcome];

/** Where the SMS about a recall is. */
export const RecallSms = {
  /** None was sent: the buyer does not want any. */
  NONE: 'NONE',
  PENDING: 'PENDING',
  SENT: 'SENT',
  FAILED: 'FAILED',
  /** It was removed since, as all are after a year, or with the account. */
  REMOVED: 'REMOVED',
} as const;
export type RecallSms = (typeof RecallSms)[keyof typeof RecallSms];

export const LotRemovalCause = {
  /** Recalled stock of a seller leaves with what became of it. */
  ...FoundGoodsOutcome,
  /** Its seller counted less. */
  COUNTED: 'COUNTED',
  /** It came back from a buyer and could no longer be sold. */
  LOST: 'LOST',
  /** It went on in a new lot: in another unit, or with another lot of a product that had 50 open ones. */
  NEW_UNIT: 'NEW_UNIT',
  /** Received items that are no longer listed went back to their receipt. */
  NOT_LISTED: 'NOT_LISTED',
  /** It left before reasons were kept. */
  EARLIER: 'EARLIER',
} as const;
export type LotRemovalCause = (typeof LotRemovalCause)[keyof typeof LotRemovalCause];

/** The page of the server that shows everyone where a lot comes from. */
export const lotPage = (code: string): string => `/p/${code}`;
