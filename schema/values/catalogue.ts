/** Sell posts: who may buy from one and whether it is open (product.md "Products, sell posts, stock"). */
export const Audience = { EVERYONE: 'EVERYONE', BUSINESSES: 'BUSINESSES' } as const;
export type Audience = (typeof Audience)[keyof typeof Audience];

export const SellPostState = { OPEN: 'OPEN', PAUSED: 'PAUSED', ENDED: 'ENDED' } as const;
export type SellPostState = (typeof SellPostState)[keyof typeof SellPostState];

/** Published / Not Published of the list of products: a view of the sell post's state. */
export const MyProductStatus = { PUBLISHED: 'PUBLISHED', NOT_PUBLISHED: 'NOT_PUBLISHED' } as const;
export type MyProductStatus = (typeof MyProductStatus)[keyof typeof MyProductStatus];

/** What became of a product that somebody keeps in mind. */
export const FavouriteState = { ON_SALE: 'ON_SALE', SOLD_OUT: 'SOLD_OUT', ENDED: 'ENDED' } as const;
export type FavouriteState = (typeof FavouriteState)[keyof typeof FavouriteState];
