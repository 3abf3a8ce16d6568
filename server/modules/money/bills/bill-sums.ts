/** Computes the sums of a bill from its lines, the VAT and the credit. Pure; BDT. */
import type Big from 'big.js';
import { money, toMoney } from '../../../platform/money';

export interface BilledAmounts {
  readonly commission: string;
  /** The part of the commission that the seller owes, since no payment had it taken off. */
  readonly receivable: string;
}

export interface BillSums {
  readonly commission: string;
  readonly withheld: string;
  readonly vat: string;
  /** The seller owes this besides the commission: refunds of money that was paid out before. */
  readonly carriedOver: string;
  readonly credit: string;
  readonly total: string;
  /** False where the lines wait for the next bill, since corrections outweigh the commission. */
  readonly hasLines: boolean;
}

/**
 * VAT is rounded half up to paisa once, on the commission as a whole. `free` is what the platform owes the seller and
 * no order holds: taken off as far as there is something to pay. Below zero the seller owes it, and the bill asks for
 * it. Where corrections outweigh the commission the lines wait for the next bill, and take off what they are worth from
 * what the seller owes. Null where there is nothing to ask for.
 */
export function billSums(lines: readonly BilledAmounts[], vatPercent: string, free: string): BillSums | null {
  const sum = (of: (line: BilledAmounts) => string) => lines.reduce((total, line) => total.plus(of(line)), money(0));
  const commission = sum((line) => line.commission);
  const receivable = sum((line) => line.receivable);
  const vat = money(toMoney(commission.times(vatPercent).div(100)));
  const owed = money(free).lt(0) ? money(free).times(-1) : money(0);
  const due = receivable.plus(vat).plus(owed);
  if (commission.lte(0) || due.lt(0)) return withoutLines(owed.plus(receivable.lt(0) ? receivable : 0));
  const available = money(free).lt(0) ? money(0) : money(free);
  const used = available.gt(due) ? due : available;
  return {
    commission: toMoney(commission),
    withheld: toMoney(commission.minus(receivable)),
    vat: toMoney(vat),
    carriedOver: toMoney(owed),
    credit: toMoney(used),
    total: toMoney(due.minus(used)),
    hasLines: true,
  };
}

function withoutLines(owed: Big): BillSums | null {
  if (owed.lte(0)) return null;
  const nothing = '0.00';
  return {
    commission: nothing,
    withheld: nothing,
    vat: nothing,
    credit: nothing,
    carriedOver: toMoney(owed),
    total: toMoney(owed),
    hasLines: false,
  };
}
