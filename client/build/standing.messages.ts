import { defineMessages } from '../platform/i18n/define-messages';

/** The words of what stands without the application: index.html before the script, and the page shown without a network. */
export const standingWords = defineMessages('standing', {
  en: {
    noScript: 'This page needs JavaScript. You can call us instead:',
  },
  bn: {
    noScript: 'এই পাতার জন্য জাভাস্ক্রিপ্ট চালু থাকা দরকার। চাইলে ফোন করুন:',
  },
});
