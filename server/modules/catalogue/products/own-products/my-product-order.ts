/**
 * The orders of a seller's own products. Names, prices and dates have indexes by seller; stock is sorted among the
 * seller's own rows, found by their index.
 */
import { Language } from '../../../../../schema/values/accounts/roles';
import { MyProductSort } from '../../../../../schema/values/api/sort-options';
import type { ListOrder } from '../product-pages';

/** As the indexes name them (migrations). */
const COLLATIONS: Record<Language, string> = { en: 'reader_en', bn: 'reader_bn' };

const ADDED = { sql: 'p.created_at', type: 'timestamptz' } as const;
const PRICE = { sql: 'p.price', type: 'numeric' } as const;
const STOCK = { sql: 'stock.on_hand', type: 'numeric' } as const;

/** `language`: whose alphabet orders the names. */
export function myProductOrder(sort: MyProductSort, language: Language): ListOrder {
  const name = { sql: `p.name COLLATE ${COLLATIONS[language]}`, type: 'text' } as const;
  const orders: Record<MyProductSort, ListOrder> = {
    NEWEST: { direction: 'DESC', keys: [ADDED] },
    OLDEST: { direction: 'ASC', keys: [ADDED] },
    NAME_ASC: { direction: 'ASC', keys: [name] },
    NAME_DESC: { direction: 'DESC', keys: [name] },
    PRICE_ASC: { direction: 'ASC', keys: [PRICE] },
    PRICE_DESC: { direction: 'DESC', keys: [PRICE] },
    STOCK_ASC: { direction: 'ASC', keys: [STOCK] },
    STOCK_DESC: { direction: 'DESC', keys: [STOCK] },
  };
  return orders[sort];
}

/** SQL: where the rows of an order come from. */
export function myProductsFrom(sort: MyProductSort): string {
  const isByStock = sort === MyProductSort.STOCK_ASC || sort === MyProductSort.STOCK_DESC;
  return isByStock ? 'products p JOIN product_stock stock ON stock.product_id = p.id' : 'products p';
}
