import { defineMessages } from '../../../platform/i18n/define-messages';

/** The orders of a seller's products. */
export const messages = defineMessages('productSorting', {
  en: {
    sort: 'Sort',
    NEWEST: 'Newest first',
    OLDEST: 'Oldest first',
    NAME_ASC: 'Name A-Z',
    NAME_DESC: 'Name Z-A',
    PRICE_ASC: 'Price, lowest first',
    PRICE_DESC: 'Price, highest first',
    STOCK_ASC: 'Stock, least first',
    STOCK_DESC: 'Stock, most first',
  },
  bn: {
    sort: 'সাজান',
    NEWEST: 'নতুন আগে',
    OLDEST: 'পুরোনো আগে',
    NAME_ASC: 'নাম অ-হ',
    NAME_DESC: 'নাম হ-অ',
    PRICE_ASC: 'কম দাম আগে',
    PRICE_DESC: 'বেশি দাম আগে',
    STOCK_ASC: 'কম মজুত আগে',
    STOCK_DESC: 'বেশি মজুত আগে',
  },
});
