import { defineMessages } from '../../platform/i18n/define-messages';

/** The number of a transfer of the market that was recorded wrongly. */
export const messages = defineMessages('adminNumber', {
  en: {
    title: 'Wrong number for {{subject}}',
    right: 'Right number',
    rightHint: 'Leave it empty if you do not know it. No money moves.',
    reason: 'Reason, shown to the parties',
    save: 'Correct number',
    saving: 'Correcting...',
    corrected: 'The number is corrected.',
    freed: 'The number is free again.',
    cancel: 'Cancel',
  },
  bn: {
    title: '{{subject}}-এর নম্বরটি ভুল',
    right: 'সঠিক নম্বর',
    rightHint: 'জানা না থাকলে খালি রাখুন। টাকার হিসাব বদলাবে না।',
    reason: 'কারণ, দুই পক্ষ দেখবে',
    save: 'নম্বর ঠিক করুন',
    saving: 'ঠিক করা হচ্ছে...',
    corrected: 'নম্বরটি ঠিক করা হয়েছে।',
    freed: 'নম্বরটি আবার ব্যবহার করা যাবে।',
    cancel: 'বাতিল',
  },
});
