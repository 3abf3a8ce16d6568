import Big from 'big.js';
import type { Basket_SharedBasketFragment } from '../../generated/graphql';

/** Whether the viewer's part costs more than the viewer has confirmed. */
export function isRaisedPart(part: Basket_SharedBasketFragment['part']): boolean {
  return part !== null && part.confirmedTotal !== null && new Big(part.total).gt(part.confirmedTotal);
}
