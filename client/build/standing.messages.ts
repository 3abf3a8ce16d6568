import { defineMessages } from '../platform/i18n/define-messages';

/** The words of what stands without the application: index.html before the script, and the page shown without a network. */
export const standingWords = defineMessages('standing', {
  en: {
    noScript: 'This page needs JavaScript. You can call us instead:',
    offlineTitle: 'You are offline',
    offlineText: 'There is no network, so this page could not be opened. It opens by itself when the network is back.',
    stillWorks: 'What is safe and still works',
    openPages: 'Pages you have open already: go back to read them.',
    drafts: 'Forms you did not finish: they are kept on this phone.',
    cart: 'What you put in the cart: it is waiting for you.',
    call: 'A phone call to us:',
    nothingSent: 'No order is sent without a network.',
    retry: 'Try again',
  },
  bn: {
    noScript: 'এই পাতার জন্য জাভাস্ক্রিপ্ট চালু থাকা দরকার। চাইলে ফোন করুন:',
    offlineTitle: 'আপনি অফলাইনে আছেন',
    offlineText: 'নেটওয়ার্ক নেই, তাই পাতাটি খোলা গেল না। নেটওয়ার্ক ফিরলেই নিজে থেকে খুলে যাবে।',
    stillWorks: 'যা নিরাপদে আছে আর এখনও চলে',
    openPages: 'আগে থেকে খোলা পাতা: পেছনে গিয়ে পড়তে পারেন।',
    drafts: 'যে ফর্ম শেষ হয়নি: এই ফোনেই রাখা আছে।',
    cart: 'কার্টে যা রেখেছেন: আপনার অপেক্ষায় আছে।',
    call: 'আমাদের ফোন করা:',
    nothingSent: 'নেটওয়ার্ক ছাড়া কোনো অর্ডার পাঠানো হয় না।',
    retry: 'আবার চেষ্টা করুন',
  },
});
