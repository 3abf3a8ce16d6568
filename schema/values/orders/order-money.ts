/**
 * The account of an order: what is charged, received and given back, as amounts; what follows from them
 * (docs/decisions/0113-account-of-an-order.md).
 */

/**
 * CLAIMED: the buyer reports it. SENT_BACK: the order did not wait for this online payment, so the gateway gives all of
 * it back.
 */
export const OrderPaymentState = {
  CLAIMED: 'CLAIMED',
  RECEIVED: 'RECEIVED',
  REJECTED: 'REJECTED',
  SENT_BACK: 'SENT_BACK',
} as const;
export type OrderPaymentState = (typeof OrderPaymentState)[keyof typeof OrderPaymentState];

/**
 * A refund that the seller owes is given, then confirmed or denied by its buyer. One that is no longer due is dropped.
 */
export const OrderRefundState = {
  OWED: 'OWED',
  GIVEN: 'GIVEN',
  DENIED: 'DENIED',
  CONFIRMED: 'CONFIRMED',
  DROPPED: 'DROPPED',
} as const;
export type OrderRefundState = (typeof OrderRefundState)[keyof typeof OrderRefundState];

export const RefundPayer = { SELLER: 'SELLER', GATEWAY: 'GATEWAY' } as const;
export type RefundPayer = (typeof RefundPayer)[keyof typeof RefundPayer];

export const RefundAction = { GIVE: 'GIVE', CONFIRM: 'CONFIRM', DENY: 'DENY', DECIDE: 'DECIDE' } as const;
export type RefundAction = (typeof RefundAction)[keyof typeof RefundAction];

/**
 * Days: a refund is due so long after it is owed, the seller's posts pause so long after, and what a buyer neither
 * confirms nor denies counts as received so long after it was given.
 */
export const refundDays = { due: 3, pause: 7, confirm: 3 } as const;

/**
 * Why a refund that its buyer said nothing about goes to the admins: its TrxID is recorded for something else. It is
 * one text in both languages, because it is stored.
 */
export const transferOfOthersReason = 'এই TrxID অন্য লেনদেনের (this TrxID is of another transfer)';

/** A confirmation, or a shipment, of one order can be undone so often. */
export const MAX_UNDOS = 2;

interface RefundRow {
  readonly from: OrderRefundState;
  readonly action: RefundAction;
  readonly actor: 'BUYER' | 'SELLER' | 'ADMIN';
}

/**
 * Each row permits one action on a refund to one actor. A buyer may confirm a refund that the seller has not reported,
 * because the money may have arrived. One that was denied stays denied until its buyer confirms it or an admin decides:
 * its seller may say once more how it was given, for the admin to see.
 */
const refundMoves: readonly RefundRow[] = [
  { from: 'OWED', action: 'GIVE', actor: 'SELLER' },
  { from: 'DENIED', action: 'GIVE', actor: 'SELLER' },
  { from: 'OWED', action: 'CONFIRM', actor: 'BUYER' },
  { from: 'GIVEN', action: 'CONFIRM', actor: 'BUYER' },
  { from: 'DENIED', action: 'CONFIRM', actor: 'BUYER' },
  { from: 'GIVEN', action: 'DENY', actor: 'BUYER' },
  { from: 'OWED', action: 'DECIDE', actor: 'ADMIN' },
  { from: 'GIVEN', action: 'DECIDE', actor: 'ADMIN' },
  { from: 'DENIED', action: 'DECIDE', actor: 'ADMIN' },
  { from: 'CONFIRMED', action: 'DECIDE', actor: 'ADMIN' },
];

/** Where the seller has closed the account, an admin gives what is owed. */
const movesWithoutSeller: readonly RefundRow[] = [
  { from: 'OWED', action: 'GIVE', actor: 'ADMIN' },
  { from: 'DENIED', action: 'GIVE', actor: 'ADMIN' },
];

const movesOf = (hasSellerLeft: boolean): readonly RefundRow[] => (hasSellerLeft ? [...refundMoves, ...movesWithoutSeller] : refundMoves);

interface RefundNow {
  readonly state: OrderRefundState;
  readonly hasSellerLeft: boolean;
  /** Since it was denied, it was said once more how it was given. */
  readonly isGivenAgain: boolean;
  /** The TrxID by which it was given. */
  readonly reference: string | null;
  /** The market has given it for a seller who has left, or nobody else can have. */
  readonly isOfMarket: boolean;
  /** It is over without a word of how it was given, and its buyer has left. */
  readonly isUnpayable: boolean;
}

/**
 * A confirmed refund is decided only about how it was given: its TrxID may be another transfer's. How the market gave
 * one may not have been said yet, or wrongly; “not given” may have been a mistake, also after its buyer has left.
 */
const isDecidable = ({ state, reference, isOfMarket, isUnpayable }: RefundNow): boolean =>
  state !== 'CONFIRMED' || isOfMarket || isUnpayable || reference !== null;

/** Returns the actions that this actor may take on a refund as it is now. */
export const refundActionsFor = (refund: RefundNow, actor: string): RefundAction[] =>
  movesOf(refund.hasSellerLeft)
    .filter(({ from, actor: of }) => from === refund.state && of === actor)
    .map(({ action }) => action)
    .filter((action) => !(refund.isGivenAgain && action === 'GIVE') && (action !== 'DECIDE' || isDecidable(refund)));

/** Can this actor ever take this action? */
export const mayEverRefund = (action: RefundAction, actor: string, hasSellerLeft: boolean): boolean =>
  movesOf(hasSellerLeft).some((move) => move.action === action && move.actor === actor);

/**
 * Refunds in these states wait for their seller: the money is not given, or did not come. One that was given waits for
 * the buyer.
 */
export const refundStatesToGive: readonly OrderRefundState[] = refundMoves
  .filter(({ action }) => action === 'GIVE')
  .map(({ from }) => from);
