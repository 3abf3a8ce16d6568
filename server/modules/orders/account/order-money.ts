/**
 * These functions compute the amounts that follow from an order's account. They are pure; the payment status follows
 * from the same amounts in the database (derive_payment_status).
 */
import type Big from 'big.js';
import { type OrderStatus, type PaymentMethod, progressOf } from '../../../../schema/values/orders/orders';
import { money, toMoney } from '../../../platform/money';

export interface AccountSums {
  readonly status: OrderStatus;
  readonly total: string;
  /** Remedies of problems took this amount off the total, BDT. */
  readonly refunded: string;
  readonly received: string;
  readonly receivedOnline: string;
  /** The part of it that is cash of which nobody has said a word, and that was not given back, BDT. */
  readonly silent: string;
  readonly givenBack: string;
  readonly givenBackOnline: string;
  /** The part of the online payments that was released with the complete order, BDT; null before. */
  readonly keptOnline: string | null;
}

/** The API, files and messages to partners have the account of an order as these amounts, BDT. */
export interface OrderAmounts {
  readonly charged: string;
  readonly received: string;
  readonly claimed: string;
  /** The buyer got this back. */
  readonly refunded: string;
  readonly due: string;
  readonly refundDue: string;
  readonly refundOwed: string;
}

type Amounts = Pick<AccountSums, 'status' | 'total' | 'refunded' | 'received' | 'givenBack'>;

interface Collected extends Amounts {
  readonly claimed: string;
  readonly paymentMethod: PaymentMethod;
  readonly isRecalled: boolean;
}

const orZero = (amount: Big): Big => (amount.gt(0) ? amount : money(0));

/** Returns what the buyer is to pay for the order, BDT; 0 once the order ended without a delivery. */
const chargedOf = ({ status, total, refunded }: Pick<Amounts, 'status' | 'total' | 'refunded'>): string =>
  progressOf(status) === 'CANCELLED' ? '0.00' : toMoney(money(total).minus(refunded));

const keptOf = ({ received, givenBack }: Pick<Amounts, 'received' | 'givenBack'>): Big => money(received).minus(givenBack);

/** Returns what is still to be paid, BDT. */
export const dueOf = (order: Amounts): string => toMoney(orZero(money(chargedOf(order)).minus(keptOf(order))));

/** Returns what never came, BDT; what came and was given back is due as well, and is no cash of the delivery. */
export const neverCame = (order: Amounts): string => toMoney(orZero(money(chargedOf(order)).minus(order.received)));

/** Returns what is to be given back, BDT. */
const refundDueOf = (order: Amounts): string => toMoney(orZero(keptOf(order).minus(chargedOf(order))));

/**
 * Returns what the seller is to give back, BDT. A gateway gives back first, up to the online payments that it still
 * has; what was released with a complete order it has no more. It gives nothing back because of cash that counts as
 * received by silence, since that can turn out not to have come.
 */
export function sellerOwes(order: AccountSums): string {
  const due = money(refundDueOf(order));
  const online = money(order.receivedOnline)
    .minus(order.keptOnline ?? 0)
    .minus(order.givenBackOnline);
  const said = orZero(due.minus(order.silent));
  const back = orZero(online);
  return toMoney(due.minus(back.lt(said) ? back : said));
}

/** Returns all amounts of the account. `orderAmountsOf` (order-amounts.query.ts) has the same for SQL. */
export function amountsOf(order: Amounts & { readonly claimed: string; readonly refundOwed: string }): OrderAmounts {
  const { received, claimed, givenBack, refundOwed } = order;
  return {
    charged: chargedOf(order),
    received: toMoney(received),
    claimed: toMoney(claimed),
    refunded: toMoney(givenBack),
    due: dueOf(order),
    refundDue: refundDueOf(order),
    refundOwed: toMoney(refundOwed),
  };
}

/**
 * Returns what is collected at the delivery, BDT: cash, and what a raised total added, whatever the rest was paid with.
 * The reported part is not collected, and nothing is for an order that is over, or on its way with recalled goods,
 * which are not handed over.
 */
export function toCollectOf(order: Collected): string {
  const isCash = order.paymentMethod === 'CASH_ON_DELIVERY' || money(order.received).gt(0);
  const isToCome = progressOf(order.status) === 'PENDING' && !order.isRecalled;
  return isCash && isToCome ? toMoney(orZero(money(dueOf(order)).minus(order.claimed))) : '0.00';
}
