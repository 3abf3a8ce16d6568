import { defineMessages } from '../../platform/i18n/define-messages';

/** How an order is paid, and its sums: the same texts for the buyer, the seller and admins. */
export const messages = defineMessages('orderTexts', {
  en: {
    CASH_ON_DELIVERY: 'Cash on delivery',
    BKASH: 'bKash',
    NAGAD: 'Nagad',
    ROCKET: 'Rocket',
    UNPAID: 'Not paid yet',
    CLAIMED: 'Reported as paid',
    PAID: 'Paid',
    REFUNDED: 'Refunded',
    items: 'Items',
    fee: 'Delivery fee',
    discount: 'Discount',
    total: 'Total',
  },
  bn: {
    CASH_ON_DELIVERY: 'ক্যাশ অন ডেলিভারি',
    BKASH: 'বিকাশ',
    NAGAD: 'নগদ',
    ROCKET: 'রকেট',
    UNPAID: 'টাকা দেওয়া হয়নি',
    CLAIMED: 'টাকা পাঠানোর কথা জানানো হয়েছে',
    PAID: 'টাকা পাওয়া গেছে',
    REFUNDED: 'টাকা ফেরত দেওয়া হয়েছে',
    items: 'পণ্যের দাম',
    fee: 'ডেলিভারি চার্জ',
    discount: 'ছাড়',
    total: 'সর্বমোট',
  },
});
