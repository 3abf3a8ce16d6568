/** Codes of coupons: HB and ten letters no one guesses. */
import { randomInt } from 'node:crypto';

/** Without I, O, 0 and 1, which people confuse. */
const CODE_LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const CODE_LENGTH = 10;

export function newCouponCode(): string {
  return `HB${Array.from({ length: CODE_LENGTH }, () => CODE_LETTERS.charAt(randomInt(CODE_LETTERS.length))).join('')}`;
}
