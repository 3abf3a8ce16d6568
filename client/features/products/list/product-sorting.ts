import { MyProductSort } from '../../../../schema/values/api/sort-options';

/** The orders of a seller's products as the address writes them (`?sort=name`), the usual one first. */
export const productSorts = [
  { word: 'newest', sort: MyProductSort.NEWEST },
  { word: 'oldest', sort: MyProductSort.OLDEST },
  { word: 'name', sort: MyProductSort.NAME_ASC },
  { word: 'name-backwards', sort: MyProductSort.NAME_DESC },
  { word: 'price', sort: MyProductSort.PRICE_ASC },
  { word: 'price-high', sort: MyProductSort.PRICE_DESC },
  { word: 'stock', sort: MyProductSort.STOCK_ASC },
  { word: 'stock-high', sort: MyProductSort.STOCK_DESC },
] as const;

export const sortOf = (word: string) => productSorts.find((one) => one.word === word) ?? productSorts[0];
