/**
 * These functions compute what a refund changes of an order's sums: to the paisa, and never more than it cost. They are
 * pure.
 */
import { money, toMoney } from '../../../platform/money';
import type { LineCost, OrderSums } from './problem-costs.store';

export interface Refund {
  readonly amount: string;
  readonly lines: readonly { readonly lineId: string; readonly amount: string }[];
}

export interface OrderCosts {
  readonly sums: OrderSums;
  /** May be of other orders as well. */
  readonly lines: readonly LineCost[];
}

/** The most that can be given back now for a line, or for the whole order with its delivery fee, BDT. */
export function mostRefundable({ sums, lines }: OrderCosts, lineId: string | null): string {
  const ofOrder = money(sums.total).minus(sums.refunded);
  if (lineId === null) return toMoney(ofOrder.lt(0) ? 0 : ofOrder);
  const ofLine = money(lines.find((line) => line.lineId === lineId)?.left ?? 0);
  return toMoney(ofLine.lt(ofOrder) ? ofLine : ofOrder);
}

/** Whether the line, or each line of the order, can be sent once more. */
export function isReplaceable({ sums, lines }: OrderCosts, lineId: string | null): boolean {
  return !lines.some((line) => line.orderId === sums.orderId && (lineId === null || line.lineId === lineId) && line.isOtherUnit);
}

/**
 * Splits a refund among lines. A refund of the whole order covers lines first, in proportion of what is left of each;
 * the remainder is of the delivery fee.
 */
export function refundOf({ sums, lines: costs }: OrderCosts, lineId: string | null, amount: string): Refund {
  const concerned = costs.filter((line) => line.orderId === sums.orderId && (lineId === null || line.lineId === lineId));
  const left = concerned.reduce((sum, line) => sum.plus(line.left), money(0));
  const ofLines = left.lt(amount) ? left : money(amount);
  let [upTo, given] = [money(0), money(0)];
  const lines = concerned.flatMap((line) => {
    upTo = upTo.plus(line.left);
    // rounded sums less those before them: the parts add up to the refund, and none is above what is left
    const part = money(left.gt(0) ? toMoney(ofLines.times(upTo).div(left)) : 0).minus(given);
    given = given.plus(part);
    return part.gt(0) ? [{ lineId: line.lineId, amount: toMoney(part) }] : [];
  });
  return { amount: toMoney(amount), lines };
}
