import { defineMessages } from '../../../platform/i18n/define-messages';

/** Contains the texts around the story on a seller's page. */
export const messages = defineMessages('sellerStory', {
  en: {
    title: 'About {{name}}',
    imageOf: 'Photo {{number}} of {{name}}: view large',
    hide: 'Hide story',
    restore: 'Show story again',
    hidden: 'Hidden from buyers',
    reason: 'Reason',
    hideHint: 'The seller is notified with the reason, and it stays in the audit trail.',
    sending: 'Saving...',
    done: 'The decision is saved.',
  },
  bn: {
    title: '{{name}} সম্পর্কে',
    imageOf: '{{name}}: ছবি {{number}}, বড় করে দেখুন',
    hide: 'গল্প আড়াল করুন',
    restore: 'গল্প আবার দেখান',
    hidden: 'ক্রেতারা দেখছেন না',
    reason: 'কারণ',
    hideHint: 'বিক্রেতা কারণসহ জানতে পারবেন, আর কাজের খাতায় থাকবে।',
    sending: 'সংরক্ষণ হচ্ছে...',
    done: 'সিদ্ধান্ত সংরক্ষণ হয়েছে।',
  },
});
