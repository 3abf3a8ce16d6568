import { defineMessages } from '../../platform/i18n/define-messages';

/** The groups of what a seller or an admin finds by the search of the top bar. */
export const ownSearchMessages = defineMessages('own-search', {
  en: {
    orders: 'Orders',
    products: 'Products',
    myProducts: 'Your products',
    customers: 'Customers',
    users: 'Users',
    market: 'On the market',
    all: 'All {{count}}',
  },
  bn: {
    orders: 'অর্ডার',
    products: 'পণ্য',
    myProducts: 'আপনার পণ্য',
    customers: 'গ্রাহক',
    users: 'ব্যবহারকারী',
    market: 'বাজারে আছে',
    all: 'সব {{count}}টি',
  },
});
