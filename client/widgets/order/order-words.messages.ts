import { defineMessages } from '../../platform/i18n/define-messages';

/** How an order is paid, and its sums: the same words for the buyer, the seller and the desk. */
export const messages = defineMessages('orderWords', {
  en: {
    CASH_ON_DELIVERY: 'Cash on delivery',
    BKASH: 'bKash',
    NAGAD: 'Nagad',
    ROCKET: 'Rocket',
    UNPAID: 'Not paid yet',
    CLAIMED: 'Told as paid',
    PAID: 'Paid',
    REFUNDED: 'Refunded',
    items: 'Items',
    fee: 'Delivery fee',
    discount: 'Discount',
    total: 'Total',
  },
  bn: {
    CASH_ON_DELIVERY: 'হাতে পেয়ে নগদ',
    BKASH: 'বিকাশ',
    NAGAD: 'নগদ অ্যাপ',
    ROCKET: 'রকেট',
    UNPAID: 'এখনো দেওয়া হয়নি',
    CLAIMED: 'দেওয়া হয়েছে বলা হয়েছে',
    PAID: 'দেওয়া হয়েছে',
    REFUNDED: 'ফেরত দেওয়া হয়েছে',
    items: 'পণ্যের দাম',
    fee: 'ডেলিভারি খরচ',
    discount: 'ছাড়',
    total: 'সর্বমোট',
  },
});
