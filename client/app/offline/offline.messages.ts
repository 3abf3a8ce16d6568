import { defineMessages } from '../../platform/i18n/define-messages';

/** Texts for times without a network; loaded then. */
export const offlineMessages = defineMessages('offline', {
  en: {
    offlineSince: 'You are offline. Showing saved data from {{time}}.',
    silentSince: 'The server does not respond. Showing saved data from {{time}}.',
    sentAgain: 'Haatbar is not responding at the moment. We keep trying; what you entered is safe.',
    stillWorks: 'What is safe and still works',
    savedPages: 'Orders, products and notifications you opened in the last 24 hours can still be read.',
    drafts: 'Forms you did not finish: they stay on this device for {{days}} days.',
    cart: 'What you put in the cart: it is waiting for you.',
    call: 'A phone call to us:',
    nothingSent: 'No order is sent without a network.',
  },
  bn: {
    offlineSince: 'আপনি অফলাইনে আছেন। {{time}}-এর সংরক্ষিত তথ্য দেখানো হচ্ছে।',
    silentSince: 'সার্ভার থেকে উত্তর আসছে না। {{time}}-এর সংরক্ষিত তথ্য দেখানো হচ্ছে।',
    sentAgain: 'হাটবারের সঙ্গে যোগাযোগ হচ্ছে না। আবার চেষ্টা চলছে। আপনার লেখা আছে।',
    stillWorks: 'যা নিরাপদে আছে এবং এখনো চলে',
    savedPages: 'গত ২৪ ঘণ্টায় যেসব অর্ডার, পণ্য ও বিজ্ঞপ্তি খুলেছেন: সেগুলো এখনো পড়তে পারেন।',
    drafts: 'যে ফর্ম শেষ হয়নি: এই ডিভাইসে {{days}} দিন থাকবে।',
    cart: 'কার্টে যা রেখেছেন: আপনার অপেক্ষায় আছে।',
    call: 'আমাদের ফোন নম্বর:',
    nothingSent: 'নেটওয়ার্ক ছাড়া কোনো অর্ডার পাঠানো হয় না।',
  },
});
