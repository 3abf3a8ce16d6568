import { defineMessages } from '../../platform/i18n/define-messages';

export const messages = defineMessages('product-card', {
  en: { sold: '{{count}} sold', off: '{{percent}} OFF', noRating: 'No ratings yet' },
  bn: { sold: '{{count}} বার বিক্রি', off: '{{percent}} ছাড়', noRating: 'এখনো রেটিং নেই' },
});
