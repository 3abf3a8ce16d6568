import { defineMessages } from '../../platform/i18n/define-messages';

/**
 * Where the money of an order that is paid online is: one text for the seller and admins, and one for the buyer where
 * it differs.
 */
export const messages = defineMessages('onlinePayment', {
  en: {
    NOT_DUE: 'To be paid online after confirmation',
    DUE: 'Waiting for the buyer to pay online',
    CHECKING: 'The payment is being checked',
    HELD: 'Haatbar holds the money until delivery',
    RELEASED: 'Added to the seller’s balance after delivery',
    REFUNDING: 'On its way back to the buyer',
    REFUNDED: 'Sent back to the buyer',
    refunded: '{{amount}} of it was sent back to the buyer.',
    refunding: '{{amount}} of it is on its way back to the buyer.',
    byHand: 'The gateway could not send back {{amount}}: Haatbar sends it to the buyer itself.',
    sentByHand: 'Haatbar sent it to the buyer itself. Transfer: {{references}}',
    ownByHand: 'The gateway could not send back {{amount}}: Haatbar sends it to you itself.',
    ownSentByHand: 'Haatbar sent it to you itself. Transfer: {{references}}',
    ownDUE: 'Waiting for you to pay online',
    ownREFUNDING: 'On its way back to you',
    ownREFUNDED: 'Sent back to you',
    ownRefunded: '{{amount}} of it was sent back to you.',
    ownRefunding: '{{amount}} of it is on its way back to you.',
  },
  bn: {
    NOT_DUE: 'অর্ডার নিশ্চিত হলে অনলাইনে টাকা দিতে হবে',
    DUE: 'ক্রেতা এখনো অনলাইনে টাকা দেননি',
    CHECKING: 'টাকা এসেছে কি না দেখা হচ্ছে',
    HELD: 'ডেলিভারি পর্যন্ত টাকা হাটবারের কাছে থাকবে',
    RELEASED: 'ডেলিভারির পর টাকা বিক্রেতার হিসাবে যোগ হয়েছে',
    REFUNDING: 'টাকা ক্রেতার কাছে ফেরত যাচ্ছে',
    REFUNDED: 'টাকা ক্রেতাকে ফেরত দেওয়া হয়েছে',
    refunded: 'এর মধ্যে {{amount}} ক্রেতাকে ফেরত দেওয়া হয়েছে।',
    refunding: 'এর মধ্যে {{amount}} ক্রেতার কাছে ফেরত যাচ্ছে।',
    byHand: 'গেটওয়ে {{amount}} ফেরত দিতে পারেনি: হাটবার নিজে ক্রেতাকে পাঠাচ্ছে।',
    sentByHand: 'হাটবার নিজে ক্রেতাকে পাঠিয়েছে। লেনদেন নম্বর: {{references}}',
    ownByHand: 'গেটওয়ে {{amount}} ফেরত দিতে পারেনি: হাটবার নিজে আপনাকে পাঠাচ্ছে।',
    ownSentByHand: 'হাটবার নিজে আপনাকে পাঠিয়েছে। লেনদেন নম্বর: {{references}}',
    ownDUE: 'আপনি এখনো অনলাইনে টাকা দেননি',
    ownREFUNDING: 'টাকা আপনার কাছে ফেরত যাচ্ছে',
    ownREFUNDED: 'টাকা আপনাকে ফেরত দেওয়া হয়েছে',
    ownRefunded: 'এর মধ্যে {{amount}} আপনাকে ফেরত দেওয়া হয়েছে।',
    ownRefunding: 'এর মধ্যে {{amount}} আপনার কাছে ফেরত যাচ্ছে।',
  },
});
