/** Errors carry these details for programs, beside code, key and text: docs/errors.md is generated from them. */
import { CartProblemKind } from '../orders/orders';

/** Kinds of `extensions.problems` and of `CartProblem`, with their descriptions. */
export const problemMeaning = {
  UNAVAILABLE: 'Not on sale to this buyer now.',
  SELLER_AWAY: 'Its seller does not sell at present.',
  OUT_OF_STOCK: 'Nothing is left.',
  LESS_STOCK: 'Less is left than the line orders.',
  PRICE_CHANGED: 'Another price than the one seen. Alone it rejects no order: `expectedTotal` does.',
  BELOW_MINIMUM: 'Less than the least quantity.',
  NOT_A_MULTIPLE: 'No multiple of the step.',
  DEAL_LIMIT:
    'More than its deal still pays for: all of it costs the price without the deal. An order with `expectedTotal`, or with that price as `seenPrice`, accepts it.',
  OWN_PRODUCT: 'The buyer is the seller of this product.',
} as const satisfies Readonly<Record<CartProblemKind, string>>;
export type ProblemKind = keyof typeof problemMeaning;

/** The part of a line that a problem is about. */
export const problemField: Readonly<Record<ProblemKind, 'productId' | 'quantity' | 'seenPrice'>> = {
  UNAVAILABLE: 'productId',
  SELLER_AWAY: 'productId',
  OWN_PRODUCT: 'productId',
  OUT_OF_STOCK: 'quantity',
  LESS_STOCK: 'quantity',
  BELOW_MINIMUM: 'quantity',
  NOT_A_MULTIPLE: 'quantity',
  DEAL_LIMIT: 'quantity',
  PRICE_CHANGED: 'seenPrice',
};

/** The figure that `value` of a problem gives. */
export const problemValue: Readonly<Record<ProblemKind, string>> = {
  UNAVAILABLE: 'null',
  SELLER_AWAY: 'null',
  OWN_PRODUCT: 'null',
  OUT_OF_STOCK: '`"0"`',
  LESS_STOCK: 'how much is left',
  BELOW_MINIMUM: 'the least quantity',
  NOT_A_MULTIPLE: 'the step',
  DEAL_LIMIT: 'how much the deal still pays for',
  PRICE_CHANGED: 'the price of one unit now, BDT',
};

/** Keys of `extensions.current`, which only what applies is in. */
export const currentMeaning = {
  version: 'The version the product or sell post has now (CONFLICT of an edit).',
  status:
    'The status of what the request is about (INVALID_TRANSITION, CONFLICT), as its own field has it (`status` or `state`: of an order, a problem, a refund, a payout, a sell post, an application, a deal, a coupon, an import, a webhook’s delivery), or one of the words below.',
  state: 'The exact state the order has now (INVALID_TRANSITION, CONFLICT).',
  paymentStatus: 'The status the payment of the order has now.',
  allowed:
    'What this viewer may do with it now: `OrderAction`s, `PaymentStep`s where a payment was to be changed, `OrderProblemAction`s of a problem, `RefundAction`s of a refund; empty where nothing is, and left out for what has no such list.',
  total: 'What the purchase or order costs now, BDT (CONFLICT of `expectedTotal`).',
  count: 'How many there are now, where their number is limited: addresses, API keys, webhooks, and the least one admin.',
  triesLeft: 'How many more wrong codes an order takes (BAD_USER_INPUT of `deliverOrder`).',
  categorySlug: 'The category the product is in already.',
} as const;

/** Words of `extensions.current.status` for what has no field of its own. */
export const currentStatusMeaning = {
  BEING_PAID: 'An online payment of the order is under way.',
  BELOW_MINIMUM: 'Less is due than is paid out (`PayoutOutlook.minimum`).',
  CLAIMED: 'The coupon of this email was given already.',
  CLOSED: 'The account is closed; messages of an order: their time is over.',
  CONTESTED: 'The refusal was contested already.',
  DECIDED: 'An admin has decided.',
  DISPUTED: 'The payment was disputed already.',
  DONE: 'A refund by hand has this number already.',
  FINAL: 'The review can no longer be changed.',
  FREE: 'No one else has used this payment reference.',
  GIVEN: 'The refund was given already.',
  HELD: 'A problem with the received items is not solved, or a lot is on hold.',
  HIDDEN: 'An admin has hidden it.',
  INSPECTED: 'An inspector gave the product this grade already.',
  NOTHING_DUE: 'No seller is to be paid.',
  NOT_ASKED: 'Nobody has asked for the recall.',
  NOT_REPLIED: 'The question has no reply.',
  NOT_REPORTED: 'Nobody has reported it.',
  NOT_SET_UP: 'There is no second factor.',
  OPEN: 'Too many disputes of the buyer are open; or the lot is not on hold.',
  PAID: 'The bill is paid.',
  PENDING: 'A test event waits already.',
  POSTS_PAUSED: 'The seller owes a bill or a refund for too long.',
  PROPOSED: 'Such a deal is proposed already.',
  RECALLED: 'The lot was recalled.',
  IN_ORDERS: 'Orders of the product are under way.',
  IN_BASKET: 'Participants of a shared basket are confirming the product.',
  IN_DEAL: 'The market pays a deal on the product.',
  EXISTS: 'The two have such a grant already.',
  CHANGED: 'The grant is in another state now.',
  AGENT: 'The account is an agent already.',
  NO_AGENT: 'The account is no agent.',
  NOT_RECALLED: 'Nothing of it was recalled.',
  STATED: 'The buyer has stated it.',
  OTHER_UNIT: 'The product has another unit than the line.',
  RECALL_ASKED: 'The recall waits for an admin.',
  RECEIVED: 'The product is of received items; the order has received its price already.',
  REJECTED: 'The seller has rejected too many payments of the order.',
  REPLIED: 'The reply is given, and its time is over.',
  REPORTED: 'The viewer has reported it already.',
  REVERSED: 'The payment was reversed.',
  REVIEWED: 'The line was reviewed already.',
  RUNNING: 'Another import of the seller runs.',
  SENT: 'A refund is on its way.',
  TAKEN: 'Another coupon has this code.',
  UNDER_WAY: 'A payout is under way.',
  UNPUBLISHED: 'The product is not on the market.',
  USED: 'This payment reference was used before.',
  VISIBLE: 'It is not hidden.',
} as const;
