/** Sell posts: who may buy from one and whether it is open. */
export const Audience = { EVERYONE: 'EVERYONE', BUSINESSES: 'BUSINESSES' } as const;
export type Audience = (typeof Audience)[keyof typeof Audience];

export const SellPostState = { OPEN: 'OPEN', PAUSED: 'PAUSED', ENDED: 'ENDED' } as const;
export type SellPostState = (typeof SellPostState)[keyof typeof SellPostState];

/**
 * Published / Not Published of the list of products: a view of the sell post's state; what was never posted is not
 * published.
 */
export const MyProductStatus = { PUBLISHED: 'PUBLISHED', NOT_PUBLISHED: 'NOT_PUBLISHED', NEVER_POSTED: 'NEVER_POSTED' } as const;
export type MyProductStatus = (typeof MyProductStatus)[keyof typeof MyProductStatus];

/** State of a product that someone saved as a favourite. */
export const FavouriteState = { ON_SALE: 'ON_SALE', SOLD_OUT: 'SOLD_OUT', ENDED: 'ENDED' } as const;
export type FavouriteState = (typeof FavouriteState)[keyof typeof FavouriteState];

/** Which way the prices of several products are changed together, and what the number means. */
export const PriceDirection = { UP: 'UP', DOWN: 'DOWN' } as const;
export type PriceDirection = (typeof PriceDirection)[keyof typeof PriceDirection];

export const PriceChangeUnit = { PERCENT: 'PERCENT', AMOUNT: 'AMOUNT' } as const;
export type PriceChangeUnit = (typeof PriceChangeUnit)[keyof typeof PriceChangeUnit];

/** A new price can fall below prices by quantity: those are lowered to it, or removed. */
export const TierChange = { LOWER: 'LOWER', REMOVE: 'REMOVE' } as const;
export type TierChange = (typeof TierChange)[keyof typeof TierChange];

/** The policy for the other rows of a synchronisation where one row fails. */
export const ErrorPolicy = { REJECT_EVERYTHING: 'REJECT_EVERYTHING', REJECT_FAILED_ROWS: 'REJECT_FAILED_ROWS' } as const;
export type ErrorPolicy = (typeof ErrorPolicy)[keyof typeof ErrorPolicy];

/** Result of one row of a synchronisation. */
export const UpsertStatus = { CREATED: 'CREATED', UPDATED: 'UPDATED', UNCHANGED: 'UNCHANGED', FAILED: 'FAILED' } as const;
export type UpsertStatus = (typeof UpsertStatus)[keyof typeof UpsertStatus];
