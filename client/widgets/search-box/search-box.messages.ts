import { defineMessages } from '../../platform/i18n/define-messages';

export const searchBoxMessages = defineMessages('search-box', {
  en: {
    label: 'Search products',
    submit: 'Search',
  },
  bn: {
    label: 'পণ্য খুঁজুন',
    submit: 'খুঁজুন',
  },
});
