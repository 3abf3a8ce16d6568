import { defineMessages } from '../../platform/i18n/define-messages';

export const messages = defineMessages('product-card', {
  en: {
    sold: '{{count}} sold',
    off: '{{percent}} OFF',
    noRating: 'No ratings yet',
    delivery: 'Delivery {{fee}}+',
    freeDelivery: 'Free delivery',
    freeFrom: 'Free from {{amount}}',
  },
  bn: {
    sold: '{{count}} বার বিক্রি',
    off: '{{percent}} ছাড়',
    noRating: 'এখনো রেটিং নেই',
    delivery: 'ডেলিভারি {{fee}} থেকে',
    freeDelivery: 'ডেলিভারি ফ্রি',
    freeFrom: '{{amount}} থেকে ফ্রি',
  },
});
