/** What follows from the amounts of an order's account. Pure; the payment status follows from the same amounts in the database (derive_payment_status). */
import type Big from 'big.js';
import { type OrderStatus, progressOf } from '../../../../schema/values/orders/orders';
import { money, toMoney } from '../../../platform/money';

export interface AccountSums {
  readonly status: OrderStatus;
  readonly total: string;
  /** What of the total was taken off because of problems, BDT. */
  readonly refunded: string;
  readonly received: string;
  readonly receivedOnline: string;
  readonly givenBack: string;
  readonly givenBackOnline: string;
}

type Amounts = Pick<AccountSums, 'status' | 'total' | 'refunded' | 'received' | 'givenBack'>;

const orZero = (amount: Big): Big => (amount.gt(0) ? amount : money(0));

/** What the buyer is to pay now, BDT: nothing of an order that ended. */
export const chargedOf = ({ status, total, refunded }: Pick<Amounts, 'status' | 'total' | 'refunded'>): string =>
  progressOf(status) === 'CANCELLED' ? '0.00' : toMoney(money(total).minus(refunded));

const keptOf = ({ received, givenBack }: Pick<Amounts, 'received' | 'givenBack'>): Big => money(received).minus(givenBack);

/** What is still to be paid, BDT. */
export const dueOf = (order: Amounts): string => toMoney(orZero(money(chargedOf(order)).minus(keptOf(order))));

/** What is to be given back, BDT. */
export const refundDueOf = (order: Amounts): string => toMoney(orZero(keptOf(order).minus(chargedOf(order))));

/** What of it the seller is to give back, BDT: the gateway gives back first what it has. */
export function sellerOwes(order: AccountSums): string {
  const due = money(refundDueOf(order));
  const online = money(order.receivedOnline).minus(order.givenBackOnline);
  return toMoney(orZero(due.minus(online)));
}
