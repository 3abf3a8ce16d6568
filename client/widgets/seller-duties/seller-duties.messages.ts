import { defineMessages } from '../../platform/i18n/define-messages';

/** Screen readers read what the counts of the menus mean. */
export const sellerDutiesMessages = defineMessages('sellerDuties', {
  en: {
    newOrders: '{{count}} to confirm',
    problems: '{{count}} to answer',
    refundsOwed: '{{count}} to give back',
    paymentsToCheck: '{{count}} to check',
    dealsToDecide: '{{count}} to decide',
    billsDue: '{{count}} to pay',
    questions: '{{count}} to reply to',
    waiting: '{{count}} waiting',
  },
  bn: {
    newOrders: '{{count}}টি নিশ্চিত করা বাকি',
    problems: '{{count}}টির উত্তর বাকি',
    refundsOwed: '{{count}}টি ফেরত দেওয়া বাকি',
    paymentsToCheck: '{{count}}টি মেলানো বাকি',
    dealsToDecide: '{{count}}টির সিদ্ধান্ত বাকি',
    billsDue: '{{count}}টির টাকা বাকি',
    questions: '{{count}}টির উত্তর বাকি',
    waiting: '{{count}}টি অপেক্ষায়',
  },
});
