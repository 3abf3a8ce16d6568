/** Describes what a transaction of the ledger is made of, and computes what an order owes. Pure. */
import type Big from 'big.js';
import type { LedgerAccountKind, LedgerKind } from '../../../../schema/values/money/ledger';
import { money, toMoney } from '../../../platform/money';

export interface PostedEntry {
  readonly account: LedgerAccountKind;
  /** The seller; null for an account of the platform. */
  readonly ownerId: string | null;
  /** BDT; the amounts of a posting sum to zero. */
  readonly amount: string;
}

export interface Posting {
  /** A second posting of a key changes nothing. */
  readonly key: string;
  readonly kind: LedgerKind;
  readonly orderId: string | null;
  readonly occurredAt: Date;
  readonly entries: readonly PostedEntry[];
}

/** An order with its sums, BDT, and what is posted for it. */
export interface OrderSums {
  readonly id: string;
  readonly sellerId: string;
  readonly isDelivered: boolean;
  /** Rejected, expired, cancelled or returned. */
  readonly isEnded: boolean;
  /** Its money is released to the seller. */
  readonly isComplete: boolean;
  /** A payment through a gateway pays it, or a part of it. */
  readonly isPaidOnline: boolean;
  /** Nothing is due any more. */
  readonly isPaid: boolean;
  readonly deliveredAt: Date | null;
  readonly updatedAt: Date;
  readonly total: string;
  /** The part of the total that is for products: without the delivery fee. */
  readonly products: string;
  /** Products are refunded first, the delivery fee last. */
  readonly refunded: string;
  /** The commission less what the platform pays of deals and of the discount. */
  readonly commission: string;
  readonly platformDiscount: string;
  /**
   * The money that gateways captured and the platform holds for the seller. `refundedOnline` is the part of it that
   * goes back after the delivery.
   */
  readonly held: string;
  readonly refundedOnline: string;
  readonly paidToSeller: string;
  /** The part of the products' regular price that the platform pays for its deals. */
  readonly dealDiscount: string;
  /** The part of it that is of units which stayed sold, line by line. */
  readonly keptDeals: string;
  readonly postedCommission: string;
  readonly postedDiscount: string;
  /**
   * The part of its payment that was posted to the seller. `postedRefund` is the part of that which went back to the
   * buyer.
   */
  readonly postedHeld: string;
  readonly postedRefund: string;
  readonly postings: number;
}

interface Due {
  readonly commission: string;
  readonly discount: string;
  readonly held: string;
  readonly refund: string;
}

/**
 * Returns what a delivered order brings the platform, and what the platform pays for its deals and discount. Both
 * follow the products that stayed sold, delivery fees apart: a deal follows its own line, the discount of a coupon the
 * share of all products. Each is rounded half up to paisa once, as a whole, and what was posted before is taken off, so
 * that the parts of several refunds add up exactly. The platform adds its part only to money that was received.
 */
function dueOf(order: OrderSums): Due {
  return {
    commission: toMoney(keptCommission(order)),
    discount: order.isPaid ? toMoney(keptShare(order, money(order.platformDiscount)).plus(order.keptDeals)) : '0.00',
    held: toMoney(order.held),
    refund: toMoney(order.refundedOnline),
  };
}

/**
 * The commission is of what the seller receives for products that stayed sold: their price, the kept share of the
 * coupon, and the kept deals. The function `kept_commission` of the database computes the same for figures and guards.
 */
function keptCommission(order: OrderSums): Big {
  const { products, platformDiscount, dealDiscount, keptDeals } = order;
  const whole = money(order.commission).plus(platformDiscount).plus(dealDiscount);
  if (money(order.refunded).lte(0) || money(products).lte(0)) return keptShare(order, whole);
  const price = money(products).plus(platformDiscount);
  const kept = keptProducts(order).times(price).plus(money(keptDeals).times(products));
  return whole.times(kept).div(price.plus(dealDiscount).times(products));
}

/**
 * Returns the share of an amount that is for products which stayed sold (`kept_amount` in the database). Products are
 * refunded first, the delivery fee last.
 */
function keptShare(order: OrderSums, amount: Big): Big {
  const { products, refunded, total } = order;
  if (money(refunded).lte(0)) return amount;
  if (money(products).lte(0)) return money(refunded).gte(total) ? money(0) : amount;
  return amount.times(keptProducts(order)).div(products);
}

function keptProducts({ products, refunded }: OrderSums): Big {
  const kept = money(products).minus(refunded);
  return kept.gt(0) ? kept : money(0);
}

/** Returns what is still to be posted for a delivered order; null where nothing is. */
export function postingOf(order: OrderSums): Posting | null {
  const due = dueOf(order);
  const commission = toMoney(money(due.commission).minus(order.postedCommission));
  const discount = toMoney(money(due.discount).minus(order.postedDiscount));
  const held = toMoney(money(due.held).minus(order.postedHeld));
  const refund = toMoney(money(due.refund).minus(order.postedRefund));
  const entries = order.isPaidOnline
    ? onlineEntries(order.sellerId, { commission, discount, held, refund })
    : [
        ...pair('RECEIVABLE', 'COMMISSION', order.sellerId, commission),
        ...pair('PAYABLE', 'DISCOUNTS', order.sellerId, negative(discount)),
      ];
  if (entries.length === 0) return null;
  const isFirst = order.postings === 0;
  return {
    key: `order:${order.id}:${isFirst ? 'delivered' : order.postings}`,
    kind: isFirst ? 'ORDER_DELIVERED' : 'ORDER_CORRECTED',
    orderId: order.id,
    occurredAt: (isFirst ? order.deliveredAt : null) ?? order.updatedAt,
    entries,
  };
}

/**
 * Posts what the platform held to the seller, less the commission, which is withheld; a refund is taken from the
 * seller.
 */
function onlineEntries(ownerId: string, { commission, discount, held, refund }: Due): PostedEntry[] {
  const toSeller = money(held).minus(refund).minus(commission).plus(discount);
  const entries = [
    { account: 'HELD', ownerId: null, amount: held },
    { account: 'REFUNDS', ownerId: null, amount: negative(refund) },
    { account: 'COMMISSION', ownerId: null, amount: negative(commission) },
    { account: 'DISCOUNTS', ownerId: null, amount: discount },
    { account: 'PAYABLE', ownerId, amount: negative(toMoney(toSeller)) },
  ] as const;
  return entries.filter(({ amount }) => !money(amount).eq(0));
}

/** A refund of a seller who has left, which the market has given; BDT, negative where it was not given after all. */
export interface UnpostedCover {
  readonly refundId: string;
  readonly orderId: string;
  readonly missing: string;
  readonly postings: number;
}

/** The market's own cost, against the money that it sent. */
export const coverPosting = ({ refundId, orderId, missing, postings }: UnpostedCover): Posting => ({
  key: `refund:${refundId}:${postings}`,
  kind: money(missing).gt(0) ? 'REFUND_COVERED' : 'REFUND_RETURNED',
  orderId,
  occurredAt: new Date(),
  entries: [
    { account: 'COVERED', ownerId: null, amount: missing },
    { account: 'CASH', ownerId: null, amount: negative(missing) },
  ],
});

/** An amount on the seller's account against one of the platform; nothing where it is zero. */
function pair(account: LedgerAccountKind, against: LedgerAccountKind, ownerId: string, amount: string): PostedEntry[] {
  if (money(amount).eq(0)) return [];
  return [
    { account, ownerId, amount },
    { account: against, ownerId: null, amount: negative(amount) },
  ];
}

const negative = (amount: string): string => toMoney(money(amount).times(-1));
