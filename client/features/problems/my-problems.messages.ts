import { defineMessages } from '../../platform/i18n/define-messages';

/** A buyer's or a seller's problems with orders. */
export const messages = defineMessages('myProblems', {
  en: {
    title: 'Problems with orders',
    loading: 'Loading problems...',
    rulesBUYER:
      'Report a problem within {{report}} hours of the delivery, {{perishable}} for food that spoils. The seller has {{answer}} hours to respond; if you do not agree, the market team decides within {{decision}} hours.',
    rulesSELLER:
      'Buyers can report a problem within {{report}} hours of the delivery, {{perishable}} for food that spoils. You have {{answer}} hours to respond; if you do not agree, the market team decides within {{decision}} hours.',
    active: 'Open',
    ended: 'Ended',
    emptyActive: 'No open problem',
    emptyEnded: 'No problem has ended yet',
    emptyText: 'What is reported about a delivered order is listed here.',
    order: 'Order {{number}}',
    waits: 'Your answer is due',
    see: 'See the order',
    backBUYER: 'My orders',
    backSELLER: 'Orders',
  },
  bn: {
    title: 'অর্ডারের সমস্যা',
    loading: 'সমস্যা লোড হচ্ছে...',
    rulesBUYER:
      'ডেলিভারির {{report}} ঘণ্টার মধ্যে সমস্যা জানান, পচনশীল খাবারের ক্ষেত্রে {{perishable}} ঘণ্টার মধ্যে। বিক্রেতা {{answer}} ঘণ্টার মধ্যে উত্তর দেবেন; একমত না হলে হাটবার কর্তৃপক্ষ {{decision}} ঘণ্টার মধ্যে সিদ্ধান্ত নেবে।',
    rulesSELLER:
      'ক্রেতা ডেলিভারির {{report}} ঘণ্টার মধ্যে সমস্যা জানাতে পারেন, পচনশীল খাবারের ক্ষেত্রে {{perishable}} ঘণ্টার মধ্যে। আপনি {{answer}} ঘণ্টার মধ্যে উত্তর দেবেন; একমত না হলে হাটবার কর্তৃপক্ষ {{decision}} ঘণ্টার মধ্যে সিদ্ধান্ত নেবে।',
    active: 'চলমান',
    ended: 'শেষ হয়েছে',
    emptyActive: 'কোনো চলমান সমস্যা নেই',
    emptyEnded: 'এখনো কোনো সমস্যা শেষ হয়নি',
    emptyText: 'ডেলিভারি হওয়া অর্ডার নিয়ে যা জানানো হয়, তা এখানে দেখা যায়।',
    order: 'অর্ডার {{number}}',
    waits: 'আপনার উত্তরের অপেক্ষায়',
    see: 'অর্ডার দেখুন',
    backBUYER: 'আমার অর্ডার',
    backSELLER: 'অর্ডার',
  },
});
