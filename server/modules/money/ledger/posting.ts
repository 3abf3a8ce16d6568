/** What a transaction of the ledger is made of, and what an order owes. Pure. */
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
  readonly deliveredAt: Date | null;
  readonly updatedAt: Date;
  readonly total: string;
  readonly refunded: string;
  /** The commission less what the platform pays of the discount. */
  readonly commission: string;
  readonly platformDiscount: string;
  readonly postedCommission: string;
  readonly postedDiscount: string;
  readonly postings: number;
}

interface Due {
  readonly commission: string;
  readonly discount: string;
}

/**
 * What a delivered order brings the platform, and what the platform pays of its discount. Both follow what the buyer did not get back: each is rounded half up to
 * paisa once, as a whole, and what was posted before is taken off, so that the parts of several refunds add up exactly.
 */
function dueOf({ total, refunded, commission, platformDiscount }: OrderSums): Due {
  const charged = money(total).eq(0) ? money(1) : money(total).minus(refunded).div(total);
  return {
    commission: toMoney(money(commission).plus(platformDiscount).times(charged)),
    discount: toMoney(money(platformDiscount).times(charged)),
  };
}

/** What is still to be posted for a delivered order; null where nothing is. */
export function postingOf(order: OrderSums): Posting | null {
  const due = dueOf(order);
  const commission = toMoney(money(due.commission).minus(order.postedCommission));
  const discount = toMoney(money(due.discount).minus(order.postedDiscount));
  const entries = [
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

/** An amount on the seller's account against one of the platform; nothing where it is zero. */
function pair(account: LedgerAccountKind, against: LedgerAccountKind, ownerId: string, amount: string): PostedEntry[] {
  if (money(amount).eq(0)) return [];
  return [
    { account, ownerId, amount },
    { account: against, ownerId: null, amount: negative(amount) },
  ];
}

const negative = (amount: string): string => toMoney(money(amount).times(-1));
