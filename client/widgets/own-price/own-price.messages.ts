import { defineMessages } from '../../platform/i18n/define-messages';

export const messages = defineMessages('ownPrice', {
  en: {
    deal: 'Deal {{percent}} until {{date}}: buyers pay {{price}}',
  },
  bn: {
    deal: '{{date}} পর্যন্ত {{percent}} ছাড়: ক্রেতা দেবেন {{price}}',
  },
});
