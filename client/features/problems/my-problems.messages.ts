import { defineMessages } from '../../platform/i18n/define-messages';

/** A buyer's or a seller's problems with orders. */
export const messages = defineMessages('myProblems', {
  en: {
    title: 'Problems with orders',
    loading: 'Loading problems...',
    rulesBUYER:
      'Report a problem within {{report}} hours of delivery ({{perishable}} for fresh food). The seller replies within {{answer}} hours. If you cannot agree, Haatbar decides within {{decision}} hours.',
    rulesSELLER:
      'Buyers can report a problem within {{report}} hours of delivery ({{perishable}} for fresh food). You have {{answer}} hours to reply. If you cannot agree, Haatbar decides within {{decision}} hours.',
    active: 'Open',
    ended: 'Closed',
    emptyActive: 'No open problems',
    emptyEnded: 'No closed problems yet',
    emptyText: 'Problems reported about delivered orders appear here.',
    order: 'Order {{number}}',
    waits: 'Waiting for your reply',
    reply: 'Reply',
    see: 'See the order',
    backBUYER: 'My orders',
    backSELLER: 'Orders',
  },
  bn: {
    title: 'অর্ডারের সমস্যা',
    loading: 'সমস্যা লোড হচ্ছে...',
    rulesBUYER:
      'ডেলিভারির {{report}} ঘণ্টার মধ্যে সমস্যা জানান। মাছ, সবজির মতো খাবারে {{perishable}} ঘণ্টা। বিক্রেতা {{answer}} ঘণ্টার মধ্যে উত্তর দেবেন। একমত না হলে হাটবার {{decision}} ঘণ্টায় সিদ্ধান্ত দেবে।',
    rulesSELLER:
      'ক্রেতা ডেলিভারির {{report}} ঘণ্টার মধ্যে সমস্যা জানাতে পারেন। মাছ, সবজির মতো খাবারে {{perishable}} ঘণ্টা। আপনি {{answer}} ঘণ্টার মধ্যে উত্তর দিন। একমত না হলে হাটবার {{decision}} ঘণ্টায় সিদ্ধান্ত দেবে।',
    active: 'চলমান',
    ended: 'শেষ হয়েছে',
    emptyActive: 'কোনো চলমান সমস্যা নেই',
    emptyEnded: 'এখনো কোনো সমস্যা শেষ হয়নি',
    emptyText: 'অর্ডার নিয়ে কোনো সমস্যা জানালে এখানে দেখবেন।',
    order: 'অর্ডার {{number}}',
    waits: 'আপনার উত্তর বাকি',
    reply: 'উত্তর দিন',
    see: 'অর্ডার দেখুন',
    backBUYER: 'আমার অর্ডার',
    backSELLER: 'অর্ডার',
  },
});
