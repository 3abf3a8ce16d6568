import { defineMessages } from '../../platform/i18n/define-messages';

/** How well a seller serves, as the seller and the buyers see it. */
export const messages = defineMessages('service', {
  en: {
    title: 'Your service',
    lead: 'Buyers see two figures of the last {{days}} days on your page and beside your products, rounded. They are counted every hour.',
    response: 'Time to the first response',
    minutes_one: '{{count}} minute',
    minutes_other: '{{count}} minutes',
    hours: '{{hours}} hours',
    daysLong: '{{days}} days',
    medianOf_one: 'Median of {{count}} order or question',
    medianOf_other: 'Median of {{count}} orders and questions',
    noResponse: 'No order or question yet',
    responseHidden: 'Shown to buyers from {{least}} responses on.',
    responseHelp:
      'Confirm or decline orders as they come, and reply to questions the same day. What expires, and questions that stay open, count with their wait.',
    problems: 'Orders with a problem',
    problemsOf: '{{problems}} of {{delivered}}',
    deliveredText: 'Delivered orders with a problem that you accepted, or that was decided for the buyer',
    noDelivered: 'No delivered order yet',
    problemsHidden: 'Shown to buyers from {{least}} delivered orders on.',
    problemsHelp: 'Weigh what you send, show the real quality in the images, and pack perishable products for the way.',
    seeOrders: 'See waiting orders',
  },
  bn: {
    title: 'আপনার সেবা',
    lead: 'গত {{days}} দিনের দুটি হিসাব ক্রেতারা আপনার পাতায় ও পণ্যের পাশে দেখেন, মোটামুটি অঙ্কে। প্রতি ঘণ্টায় গোনা হয়।',
    response: 'প্রথম উত্তর দিতে সময়',
    minutes_one: '{{count}} মিনিট',
    minutes_other: '{{count}} মিনিট',
    hours: '{{hours}} ঘণ্টা',
    daysLong: '{{days}} দিন',
    medianOf_one: '{{count}}টি অর্ডার বা প্রশ্নের মাঝামাঝি সময়',
    medianOf_other: '{{count}}টি অর্ডার ও প্রশ্নের মাঝামাঝি সময়',
    noResponse: 'এখনো কোনো অর্ডার বা প্রশ্ন আসেনি',
    responseHidden: 'কমপক্ষে {{least}}টি হলে ক্রেতারা দেখবেন।',
    responseHelp:
      'অর্ডার এলেই নিশ্চিত করুন বা ফিরিয়ে দিন, প্রশ্নের উত্তর সেদিনই দিন। মেয়াদ শেষ হওয়া অর্ডার আর উত্তর না দেওয়া প্রশ্নের অপেক্ষাও গোনা হয়।',
    problems: 'সমস্যা হওয়া অর্ডার',
    problemsOf: '{{delivered}}টির মধ্যে {{problems}}টি',
    deliveredText: 'পৌঁছানো যেসব অর্ডারের সমস্যা আপনি মেনে নিয়েছেন বা ক্রেতার পক্ষে মীমাংসা হয়েছে',
    noDelivered: 'এখনো কোনো অর্ডার পৌঁছানো হয়নি',
    problemsHidden: 'কমপক্ষে {{least}}টি অর্ডার পৌঁছালে ক্রেতারা দেখবেন।',
    problemsHelp: 'পাঠানোর আগে ওজন মেপে নিন, ছবিতে আসল মান দেখান, আর সহজে নষ্ট হয় এমন পণ্য পথের উপযোগী করে প্যাক করুন।',
    seeOrders: 'অপেক্ষায় থাকা অর্ডার দেখুন',
  },
});
