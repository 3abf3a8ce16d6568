/** Errors carry these details for programs, beside code, key and text: docs/errors.md is generated from them. */
import { CartProblemKind } from '../orders/orders';

/** Kinds of `extensions.problems` and of `CartProblem`, with their descriptions. */
export const problemMeaning = {
  UNAVAILABLE: 'Not on sale to this buyer now.',
  SELLER_AWAY: 'Its seller does not sell at present.',
  OUT_OF_STOCK: 'Nothing is left.',
  LESS_STOCK: 'Less is left than the line orders.',
  PRICE_CHANGED: 'Another price than the one seen. Alone it rejects an order only without `expectedTotal` (CONFLICT).',
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
    'The status of what the request is about (INVALID_TRANSITION, CONFLICT), as its own field has it: of an order, a sell post, an application, a deal, a coupon, an import, a webhook’s delivery. A review is HIDDEN, FINAL, REPLIED, or REVIEWED already; a question is HIDDEN, REPLIED or NOT_REPLIED; an account is CLOSED, or names what must be over before it is; messages of an order are CLOSED, one of them REPORTED, NOT_REPORTED or DECIDED; a code is TAKEN, an email’s coupon CLAIMED, a payment reference USED, a webhook ENABLED or DISABLED, a product HIDDEN, VISIBLE or UNPUBLISHED, a support message REPLIED, a second factor NOT_SET_UP.',
  state: 'The exact state the order has now (INVALID_TRANSITION, CONFLICT).',
  paymentStatus: 'The status the payment of the order has now.',
  allowed:
    'What this viewer may do with it now: `OrderAction`s, or `PaymentStep`s where a payment was to be changed; empty where nothing is.',
  total: 'What the purchase or order costs now, BDT (CONFLICT of `expectedTotal` or `seenPrice`).',
  count: 'How many there are now, where their number is limited: addresses, API keys, webhooks, and the least one admin.',
  triesLeft: 'How many more wrong codes an order takes (BAD_USER_INPUT of `deliverOrder`).',
  categorySlug: 'The category the product is in already.',
} as const;
