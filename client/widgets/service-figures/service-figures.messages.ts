import { defineMessages } from '../../platform/i18n/define-messages';

/** How soon a seller responds, how many orders had a problem, and how many refunds were given in time. */
export const messages = defineMessages('serviceFigures', {
  en: {
    hours_one: 'Usually responds within {{count}} hour',
    hours_other: 'Usually responds within {{count}} hours',
    days_one: 'Usually responds within {{count}} day',
    days_other: 'Usually responds within {{count}} days',
    longer: 'Usually takes more than a week to respond',
    problems_one: '{{count}} of 100 orders had a problem',
    problems_other: '{{count}} of 100 orders had a problem',
    noProblems: 'No order had a problem',
    refunds_one: '{{count}} of 100 refunds given within {{days}} days',
    refunds_other: '{{count}} of 100 refunds given within {{days}} days',
    allRefunds: 'Every refund given within {{days}} days',
    noRefunds: 'No refund given within {{days}} days',
    period: 'In the last {{days}} days',
  },
  bn: {
    hours_one: 'সাধারণত {{count}} ঘণ্টার মধ্যে উত্তর দেন',
    hours_other: 'সাধারণত {{count}} ঘণ্টার মধ্যে উত্তর দেন',
    days_one: 'সাধারণত {{count}} দিনের মধ্যে উত্তর দেন',
    days_other: 'সাধারণত {{count}} দিনের মধ্যে উত্তর দেন',
    longer: 'উত্তর দিতে সাধারণত এক সপ্তাহের বেশি সময় নেন',
    problems_one: 'প্রতি ১০০ অর্ডারের {{count}}টিতে সমস্যা হয়েছে',
    problems_other: 'প্রতি ১০০ অর্ডারের {{count}}টিতে সমস্যা হয়েছে',
    noProblems: 'কোনো অর্ডারে সমস্যা হয়নি',
    refunds_one: 'ফেরতের প্রতি ১০০টির {{count}}টি {{days}} দিনের মধ্যে দিয়েছেন',
    refunds_other: 'ফেরতের প্রতি ১০০টির {{count}}টি {{days}} দিনের মধ্যে দিয়েছেন',
    allRefunds: 'সব ফেরত {{days}} দিনের মধ্যে দিয়েছেন',
    noRefunds: 'কোনো ফেরত {{days}} দিনের মধ্যে দেননি',
    period: 'গত {{days}} দিনের হিসাব',
  },
});
