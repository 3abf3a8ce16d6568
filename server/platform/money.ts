/** Exact decimals for money and quantities. No float ever takes part in arithmetic; text leaves in one shape. */
import Big from 'big.js';

/** Our own constructor, so that no library can change its rounding. */
const Exact = Big();
Exact.DP = 20;
Exact.RM = Big.roundHalfUp;
Exact.NE = -30;
Exact.PE = 30;

/** An exact number from a decimal string, a number or another exact number. */
export function money(value: string | number | Big): Big {
  return new Exact(value);
}

/** '120.00': rounded half up to paisa. */
export function toMoney(value: string | number | Big): string {
  return money(value).toFixed(2);
}

/** '2.5': at most three decimals, no trailing zeros. */
export function toQuantity(value: string | number | Big): string {
  return money(value).round(3, Big.roundHalfUp).toFixed();
}

/** '2.40': never less than the value, with so many decimals. */
export function roundUp(value: string | number | Big, decimals: number): string {
  return money(value).round(decimals, Big.roundUp).toFixed(decimals);
}

/** '2.4': never more than the value, with at most so many decimals. */
export function roundDown(value: string | number | Big, decimals: number): string {
  return money(value).round(decimals, Big.roundDown).toFixed();
}
