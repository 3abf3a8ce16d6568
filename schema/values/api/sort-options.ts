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

/**
 * Orders of the market for businesses; prices and stock are compared by the kilogram, products without a weight come
 * last.
 */
export const BulkSort = {
  RELEVANCE: 'RELEVANCE',
  NEWEST: 'NEWEST',
  KG_PRICE_ASC: 'KG_PRICE_ASC',
  KG_PRICE_DESC: 'KG_PRICE_DESC',
  MOST_AVAILABLE: 'MOST_AVAILABLE',
  SELLER_RATING: 'SELLER_RATING',
  NEAREST: 'NEAREST',
} as const;
export type BulkSort = (typeof BulkSort)[keyof typeof BulkSort];

/**
 * Orders of a seller's own products. A name is compared in the user's alphabet, a price is the seller's own, stock is
 * what is on hand.
 */
export const MyProductSort = {
  NEWEST: 'NEWEST',
  OLDEST: 'OLDEST',
  NAME_ASC: 'NAME_ASC',
  NAME_DESC: 'NAME_DESC',
  PRICE_ASC: 'PRICE_ASC',
  PRICE_DESC: 'PRICE_DESC',
  STOCK_ASC: 'STOCK_ASC',
  STOCK_DESC: 'STOCK_DESC',
} as const;
export type MyProductSort = (typeof MyProductSort)[keyof typeof MyProductSort];

export const SellPostSort = { NEWEST: 'NEWEST', MOST_SOLD: 'MOST_SOLD', MOST_VIEWED: 'MOST_VIEWED' } as const;
export type SellPostSort = (typeof SellPostSort)[keyof typeof SellPostSort];

export const OrderSort = { LATEST: 'LATEST', HIGHEST_QUANTITY: 'HIGHEST_QUANTITY' } as const;
export type OrderSort = (typeof OrderSort)[keyof typeof OrderSort];

/** Sort of the customer list. */
export const CustomerSort = {
  NAME_ASC: 'NAME_ASC',
  NAME_DESC: 'NAME_DESC',
  PURCHASES_ASC: 'PURCHASES_ASC',
  PURCHASES_DESC: 'PURCHASES_DESC',
  NEWEST_FIRST: 'NEWEST_FIRST',
  OLDEST_FIRST: 'OLDEST_FIRST',
} as const;
export type CustomerSort = (typeof CustomerSort)[keyof typeof CustomerSort];
