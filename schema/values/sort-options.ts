/** Sort choices of the lists, in the order their menus show them. A list's query maps each to fixed columns. */
export const ProductSort = {
  RELEVANCE: 'RELEVANCE',
  NEWEST: 'NEWEST',
  PRICE_ASC: 'PRICE_ASC',
  PRICE_DESC: 'PRICE_DESC',
  RATING: 'RATING',
  NEAREST: 'NEAREST',
} as const;
export type ProductSort = (typeof ProductSort)[keyof typeof ProductSort];

/** Orders of the market for businesses; prices and stock are compared by the kilogram, goods without a weight come last. */
export const BulkSort = {
  NEWEST: 'NEWEST',
  KG_PRICE_ASC: 'KG_PRICE_ASC',
  KG_PRICE_DESC: 'KG_PRICE_DESC',
  MOST_AVAILABLE: 'MOST_AVAILABLE',
  SELLER_RATING: 'SELLER_RATING',
  NEAREST: 'NEAREST',
} as const;
export type BulkSort = (typeof BulkSort)[keyof typeof BulkSort];

export const SellPostSort = { NEWEST: 'NEWEST', MOST_SOLD: 'MOST_SOLD', MOST_VIEWED: 'MOST_VIEWED' } as const;
export type SellPostSort = (typeof SellPostSort)[keyof typeof SellPostSort];

export const OrderSort = { LATEST: 'LATEST', HIGHEST_QUANTITY: 'HIGHEST_QUANTITY' } as const;
export type OrderSort = (typeof OrderSort)[keyof typeof OrderSort];

/** Customer sort (specification §9). */
export const CustomerSort = {
  NAME_ASC: 'NAME_ASC',
  NAME_DESC: 'NAME_DESC',
  PURCHASES_ASC: 'PURCHASES_ASC',
  PURCHASES_DESC: 'PURCHASES_DESC',
  NEWEST_FIRST: 'NEWEST_FIRST',
  OLDEST_FIRST: 'OLDEST_FIRST',
} as const;
export type CustomerSort = (typeof CustomerSort)[keyof typeof CustomerSort];
