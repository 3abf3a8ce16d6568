import { defineMessages } from '../../../platform/i18n/define-messages';

/** Refunds of sellers that are denied or late. */
export const messages = defineMessages('adminRefunds', {
  en: {
    title: 'Refunds owed',
    lead: 'The buyer denies a refund, or the seller has not given it in time. Ask both, then decide.',
    loading: 'Loading refunds...',
    empty: 'Nothing is overdue',
    emptyText: 'Refunds that are denied or late are listed here.',
    buyer: 'Buyer',
    seller: 'Seller',
    amount: 'Amount',
    due: 'Due',
    given: 'Given by',
    inCash: 'Cash',
    OWED: 'Late',
    DENIED: 'Denied by the buyer',
  },
  bn: {
    title: 'বাকি ফেরত',
    lead: 'ক্রেতা ফেরত পাননি, বা বিক্রেতা সময়মতো দেননি। দুজনকে জিজ্ঞেস করে সিদ্ধান্ত দিন।',
    loading: 'তালিকা লোড হচ্ছে...',
    empty: 'কোনো ফেরত বাকি নেই',
    emptyText: 'ফেরত না পৌঁছালে বা দেরি হলে এখানে দেখা যাবে।',
    buyer: 'ক্রেতা',
    seller: 'বিক্রেতা',
    amount: 'টাকা',
    due: 'শেষ সময়',
    given: 'যেভাবে দেওয়া',
    inCash: 'হাতে হাতে',
    OWED: 'দেরি হয়েছে',
    DENIED: 'ক্রেতা পাননি',
  },
});
