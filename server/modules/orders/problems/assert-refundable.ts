import { conflict } from '../../../platform/errors/common-errors';
import { invalidInput } from '../../../platform/errors/validation-error';
import { money, toMoney } from '../../../platform/money';
import type { Remedy } from './order-problems.store';
import { isReplaceable, mostRefundable, type OrderCosts } from './refund-sums';

/** CONFLICT for a replacement of a product that has another unit by now. */
export function assertReplaceable(costs: OrderCosts, lineId: string | null): void {
  if (!isReplaceable(costs, lineId)) throw conflict('problem.otherUnit', { status: 'OTHER_UNIT' });
}

/**
 * Returns what is given back, BDT: the amount, or all that is left of the cost. Null for a replacement. BAD_USER_INPUT
 * above the cost, and where nothing is left.
 */
export function assertRefundable(costs: OrderCosts, lineId: string | null, { remedy, amount }: Remedy): string | null {
  if (remedy === 'REPLACEMENT') {
    assertReplaceable(costs, lineId);
    return null;
  }
  const most = mostRefundable(costs, lineId);
  if (money(most).lte(0)) throw invalidInput([{ field: 'remedy', key: 'problem.nothingToRefund' }]);
  if (remedy === 'REFUND') return most;
  if (amount === null || money(amount).lte(0)) throw invalidInput([{ field: 'amount', key: 'problem.amountInvalid' }]);
  if (money(amount).gt(most)) throw invalidInput([{ field: 'amount', key: 'problem.amountAboveCost', params: { most } }]);
  return toMoney(amount);
}

/** Returns what is given back for a remedy that was offered or wanted before, BDT: no more than is left by now. */
export function agreedRefund(costs: OrderCosts, lineId: string | null, { remedy, amount }: Remedy): string | null {
  if (remedy === 'REPLACEMENT') return null;
  const most = mostRefundable(costs, lineId);
  return remedy === 'REFUND' || amount === null || money(amount).gt(most) ? most : toMoney(amount);
}
