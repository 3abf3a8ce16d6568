import { CustomerSort } from '../../../schema/values/api/sort-options';

/**
 * The six orders of the menu, each with its name in the address: `?sort=purchasesHighLow`. The first is the one without
 * a name.
 */
export const customerSorts = [
  { word: '', sort: CustomerSort.NAME_ASC },
  { word: 'nameZA', sort: CustomerSort.NAME_DESC },
  { word: 'purchasesLowHigh', sort: CustomerSort.PURCHASES_ASC },
  { word: 'purchasesHighLow', sort: CustomerSort.PURCHASES_DESC },
  { word: 'newOld', sort: CustomerSort.NEWEST_FIRST },
  { word: 'oldNew', sort: CustomerSort.OLDEST_FIRST },
] as const;

/** An unknown name counts as none. */
export const sortOf = (word: string): (typeof customerSorts)[number] => customerSorts.find((one) => one.word === word) ?? customerSorts[0];
