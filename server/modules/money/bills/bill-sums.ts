/** What a bill comes to. Pure; BDT. */
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
  readonly credit: string;
  readonly total: string;
}

/**
 * VAT is rounded half up to paisa once, on the commission as a whole. Credit is taken off as far as there is something to pay. Null where corrections outweigh the
 * commission: then the lines wait for the next bill.
 */
export function billSums(lines: readonly BilledAmounts[], vatPercent: string, credit: string): BillSums | null {
  const sum = (of: (line: BilledAmounts) => string) => lines.reduce((total, line) => total.plus(of(line)), money(0));
  const commission = sum((line) => line.commission);
  const receivable = sum((line) => line.receivable);
  const vat = money(toMoney(commission.times(vatPercent).div(100)));
  const due = receivable.plus(vat);
  if (commission.lte(0) || due.lt(0)) return null;
  const available = money(credit).lt(0) ? money(0) : money(credit);
  const used = available.gt(due) ? due : available;
  return {
    ...{ commission: toMoney(commission), withheld: toMoney(commission.minus(receivable)) },
    ...{ vat: toMoney(vat), credit: toMoney(used), total: toMoney(due.minus(used)) },
  };
}
