import { defineMessages } from '../../../platform/i18n/define-messages';

/** The payment of an order through a gateway. */
export const messages = defineMessages('onlinePay', {
  en: {
    title: 'Pay {{total}} online',
    text: 'Pay by {{time}}. Haatbar holds the money until your order arrives.',
    later: 'Pay online once the seller confirms',
    laterText: 'You will choose how to pay here. Haatbar holds the money until your order arrives.',
    BKASH: 'Pay by bKash',
    SSLCOMMERZ: 'Pay by card, bank or wallet',
    opening: 'Opening...',
    checking: 'Your payment is being checked',
    checkingText: 'This takes a moment. If you have not paid, you can start again.',
    paidTitle: 'We received your payment. Thank you!',
    paidText: 'Haatbar holds the money until your order arrives. The seller is preparing it now.',
    unpaidTitle: 'Payment not completed',
    unpaidText: 'Try again, choose another way, or pay cash on delivery.',
    nowhere: 'Online payment is not available right now. Please pay cash on delivery.',
  },
  bn: {
    title: 'অনলাইনে {{total}} দিন',
    text: '{{time}}-এর মধ্যে টাকা দিন। পণ্য হাতে পাওয়া পর্যন্ত টাকা হাটবারের কাছে জমা থাকবে।',
    later: 'বিক্রেতা নিশ্চিত করলে অনলাইনে টাকা দেবেন',
    laterText: 'টাকা দেওয়ার উপায়গুলো তখন এখানে দেখা যাবে। পণ্য হাতে পাওয়া পর্যন্ত টাকা হাটবারের কাছে জমা থাকবে।',
    BKASH: 'বিকাশে টাকা দিন',
    SSLCOMMERZ: 'কার্ড, ব্যাংক বা ওয়ালেটে টাকা দিন',
    opening: 'খোলা হচ্ছে...',
    checking: 'আপনার টাকা এসেছে কি না দেখা হচ্ছে',
    checkingText: 'একটু সময় লাগতে পারে। টাকা না দিয়ে থাকলে আবার শুরু করতে পারেন।',
    paidTitle: 'আপনার টাকা পাওয়া গেছে, ধন্যবাদ!',
    paidText: 'পণ্য হাতে পাওয়া পর্যন্ত টাকা হাটবারের কাছে জমা থাকবে। বিক্রেতা এখন অর্ডার তৈরি করবেন।',
    unpaidTitle: 'টাকা দেওয়া হয়নি',
    unpaidText: 'আবার চেষ্টা করুন, অন্য উপায় বেছে নিন, অথবা ডেলিভারির সময় ক্যাশে টাকা দিন।',
    nowhere: 'এখন অনলাইনে টাকা দেওয়া যাচ্ছে না। ডেলিভারির সময় ক্যাশে টাকা দিন।',
  },
});
