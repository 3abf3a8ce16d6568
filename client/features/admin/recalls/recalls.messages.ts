import { defineMessages } from '../../../platform/i18n/define-messages';

/** Lots on hold, and recalls. */
export const messages = defineMessages('adminRecalls', {
  en: {
    title: 'Recalls',
    lead: 'Lots on hold and recalled. One person asks for a recall, another admin confirms it.',
    loading: 'Loading lots...',
    held: 'On hold and recalled',
    empty: 'No lot is on hold',
    emptyText: 'Search for a lot by its code to trace it or to put it on hold.',
    search: 'Code of a lot, as on its label',
    noLot: 'No lot has this code. It has twelve characters.',
    reason: 'Reason',
    confirm: 'Confirm recall',
    confirmTitle: 'Recall lot {{code}} now?',
    confirmHint: 'All lots made of it leave the market, and every buyer is warned, by SMS as well. This cannot be undone.',
    confirmed: 'Recalled. Everyone was notified.',
    drill: 'Drill',
    drilled: 'A recall would reach: lots {{lots}}, orders {{orders}}, buyers {{buyers}}. Found in {{seconds}} seconds.',
  },
  bn: {
    title: 'পণ্য তুলে নেওয়া',
    lead: 'আটকে রাখা ও তুলে নেওয়া লট। একজন তুলে নিতে বলেন, আরেকজন অ্যাডমিন নিশ্চিত করেন।',
    loading: 'লট লোড হচ্ছে...',
    held: 'আটকে রাখা ও তুলে নেওয়া',
    empty: 'কোনো লট আটকে নেই',
    emptyText: 'লটের খোঁজ নিতে বা আটকে রাখতে তার কোড লিখুন।',
    search: 'লেবেলে লেখা লটের কোড',
    noLot: 'এই কোডের কোনো লট নেই। কোডে বারোটি অক্ষর থাকে।',
    reason: 'কারণ',
    confirm: 'তুলে নেওয়া নিশ্চিত করুন',
    confirmTitle: 'লট {{code}} এখনই তুলে নেবেন?',
    confirmHint: 'এ থেকে তৈরি সব লট বাজার থেকে সরবে, সব ক্রেতাকে এসএমএসেও সতর্ক করা হবে। এটি আর ফেরানো যায় না।',
    confirmed: 'তুলে নেওয়া হয়েছে। সবাইকে জানানো হয়েছে।',
    drill: 'মহড়া',
    drilled: 'তুলে নিলে {{lots}}টি লট, {{orders}}টি অর্ডার ও {{buyers}} জন ক্রেতা পর্যন্ত পৌঁছাবে। খুঁজে পেতে লেগেছে {{seconds}} সেকেন্ড।',
  },
});
