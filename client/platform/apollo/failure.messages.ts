import { defineMessages } from '../i18n/define-messages';

/** What the page itself says when the server could not (specification §8 "Register"). */
export const failureMessages = defineMessages('failure', {
  en: {
    noResponse: 'No response from server. Please check your connection and try again.',
    late: 'No answer came in time. What you entered is still here: look whether it was done, then try again.',
    unexpected: 'An unexpected error occurred. Please try again.',
  },
  bn: {
    noResponse: 'সার্ভার থেকে কোনো উত্তর আসেনি। সংযোগ দেখে আবার চেষ্টা করুন।',
    late: 'সময়মতো উত্তর আসেনি। আপনার লেখা সব রয়ে গেছে: কাজটা হয়েছে কি না দেখে আবার চেষ্টা করুন।',
    unexpected: 'অপ্রত্যাশিত একটি সমস্যা হয়েছে। আবার চেষ্টা করুন।',
  },
});
