import { defineMessages } from '../../platform/i18n/define-messages';

export const cartLinkMessages = defineMessages('cart-link', {
  en: { label: 'Cart', labelItems_one: 'Cart, {{count}} item', labelItems_other: 'Cart, {{count}} items' },
  bn: { label: 'কার্ট', labelItems_one: 'কার্ট, {{count}}টি পণ্য', labelItems_other: 'কার্ট, {{count}}টি পণ্য' },
});
