import { defineMessages } from '../platform/i18n/define-messages';

/** The texts of what is without the application: index.html before the script. */
export const firstPaintTexts = defineMessages('firstPaint', {
  en: {
    noScript: 'This page needs JavaScript. Turn it on in the settings of your browser, or open the page in another browser.',
  },
  bn: {
    noScript: 'এই পাতার জন্য জাভাস্ক্রিপ্ট চালু থাকা দরকার। ব্রাউজারের সেটিংসে চালু করুন, অথবা অন্য ব্রাউজারে খুলুন।',
  },
});
