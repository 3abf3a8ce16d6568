/** The delivery of one parcel, shared by those who order together. Pure. */
import { money, roundDown, toMoney } from '../../../platform/money';

const PAISA_DECIMALS = 2;

/**
 * In proportion to the weights, each rounded down to the paisa; what is left goes to the one at `rest`. The shares add
 * up to the fee exactly. Without any weight all of it goes to `rest`.
 */
export function shareFee(fee: string, weights: readonly string[], rest: number): string[] {
  const whole = weights.reduce((sum, weight) => sum.plus(weight), money(0));
  const shares = weights.map((weight, index) =>
    index === rest || whole.eq(0) ? '0.00' : toMoney(roundDown(money(fee).times(weight).div(whole), PAISA_DECIMALS)),
  );
  const given = shares.reduce((sum, share) => sum.plus(share), money(0));
  return shares.map((share, index) => (index === rest ? toMoney(money(fee).minus(given)) : share));
}
