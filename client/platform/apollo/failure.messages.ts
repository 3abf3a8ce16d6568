import { defineMessages } from '../i18n/define-messages';

/** The text of the page when the server did not respond. */
export const failureMessages = defineMessages('failure', {
  en: {
    noResponse: 'No response from server. Please check your connection and try again.',
    late: 'The server took too long to answer. What you entered is still here; check whether it went through before you try again.',
    unexpected: 'An unexpected error occurred. Please try again.',
  },
  bn: {
    noResponse: 'সার্ভার থেকে সাড়া নেই। নেটওয়ার্ক দেখে আবার চেষ্টা করুন।',
    late: 'উত্তর আসতে দেরি হচ্ছে। আপনার লেখা আছে। কাজটি হয়েছে কি না দেখে আবার চেষ্টা করুন।',
    unexpected: 'একটি সমস্যা হয়েছে। আবার চেষ্টা করুন।',
  },
});
