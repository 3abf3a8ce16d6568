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

export const OrderSort = { LATEST: 'LATEST', HIGHEST_QUANTITY: 'HIGHEST_QUANTITY' } as const;
export type OrderSort = (typeof OrderSort)[keyof typeof OrderSort];

/** List Of Orders offers four choices in one menu (specification §9); a status choice and an order choice combine (parity O2). */
export const orderListChoices = [
  { choice: 'LATEST', sort: 'LATEST', en: 'Latest Date', bn: 'সর্বশেষ তারিখ' },
  { choice: 'DONE', progress: 'DONE', en: 'Done Orders', bn: 'সম্পন্ন অর্ডার' },
  { choice: 'PENDING', progress: 'PENDING', en: 'Pending Orders', bn: 'অপেক্ষমাণ অর্ডার' },
  { choice: 'HIGHEST_QUANTITY', sort: 'HIGHEST_QUANTITY', en: 'Highest Quantity', bn: 'সর্বোচ্চ পরিমাণ' },
] as const;

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
