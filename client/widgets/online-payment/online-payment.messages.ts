import { defineMessages } from '../../platform/i18n/define-messages';

/** Where the money of an order that is paid online is: the same texts for the buyer, the seller and admins. */
export const messages = defineMessages('onlinePayment', {
  en: {
    NOT_DUE: 'To be paid online once the order is confirmed',
    DUE: 'The buyer has yet to pay online',
    CHECKING: 'The payment is being checked',
    HELD: 'Haatbar holds the money until the delivery',
    RELEASED: 'Credited to the seller with the delivery',
    REFUNDING: 'On its way back to the buyer',
    REFUNDED: 'Sent back to the buyer',
    refunded: '{{amount}} of it was sent back to the buyer.',
    refunding: '{{amount}} of it is on its way back to the buyer.',
  },
  bn: {
    NOT_DUE: 'অর্ডার নিশ্চিত হলে অনলাইনে টাকা দিতে হবে',
    DUE: 'ক্রেতা এখনো অনলাইনে টাকা দেননি',
    CHECKING: 'পেমেন্ট যাচাই হচ্ছে',
    HELD: 'ডেলিভারি পর্যন্ত টাকা হাটবারের কাছে জমা',
    RELEASED: 'ডেলিভারির পর টাকা বিক্রেতার হিসাবে যোগ হয়েছে',
    REFUNDING: 'টাকা ক্রেতার কাছে ফেরত যাচ্ছে',
    REFUNDED: 'টাকা ক্রেতাকে ফেরত দেওয়া হয়েছে',
    refunded: 'এর {{amount}} ক্রেতাকে ফেরত দেওয়া হয়েছে।',
    refunding: 'এর {{amount}} ক্রেতার কাছে ফেরত যাচ্ছে।',
  },
});
