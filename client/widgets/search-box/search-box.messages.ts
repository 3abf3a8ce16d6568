import { defineMessages } from '../../platform/i18n/define-messages';

export const searchBoxMessages = defineMessages('search-box', {
  en: { region: 'Products', label: 'Search products', submit: 'Search' },
  bn: { region: 'পণ্য', label: 'পণ্য খুঁজুন', submit: 'খুঁজুন' },
});
