/** Shared baskets: buyers who order from one seller together. */
import { limits } from '../limits';

/** OPEN: users join and choose. CONFIRMING: closed, each confirms their total. The others are the end. */
export const SharedBasketState = {
  OPEN: 'OPEN',
  CONFIRMING: 'CONFIRMING',
  ORDERED: 'ORDERED',
  CANCELLED: 'CANCELLED',
  EXPIRED: 'EXPIRED',
} as const;
export type SharedBasketState = (typeof SharedBasketState)[keyof typeof SharedBasketState];

const HOURS_A_DAY = 24;

/** The hours that a form offers until a basket closes. */
export const basketHours = [3, 12, HOURS_A_DAY, 2 * HOURS_A_DAY, 3 * HOURS_A_DAY, limits.basketHours.max] as const;

/** Characters of the token in the link of a basket. */
export const BASKET_TOKEN_LENGTH = 43;

/** Its link is this and its token. */
export const BASKET_PATH = '/basket';
