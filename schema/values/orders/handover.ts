/**
 * How an order reaches its buyer: by a code that the buyer gives to who delivers, or by an image of where it was
 * delivered.
 */
export const Handover = { CODE: 'CODE', IMAGE: 'IMAGE', NONE: 'NONE', BUYER: 'BUYER' } as const;
export type Handover = (typeof Handover)[keyof typeof Handover];

export const HANDOVER_CODE_DIGITS = 4;
/** Wrong codes before only an image will do. */
export const HANDOVER_TRIES = 5;
/** Images of one delivery. */
export const MAX_DELIVERY_IMAGES = 5;
