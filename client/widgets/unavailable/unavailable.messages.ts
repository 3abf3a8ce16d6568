import { defineMessages } from '../../platform/i18n/define-messages';

export const messages = defineMessages('unavailable', {
  en: {
    title_one: '{{count}} saved product is no longer available to you',
    title_other: '{{count}} saved products are no longer available to you',
    takeOut: 'Remove',
  },
  bn: {
    title_one: 'আপনার রাখা {{count}}টি পণ্য এখন আর কিনতে পারবেন না',
    title_other: 'আপনার রাখা {{count}}টি পণ্য এখন আর কিনতে পারবেন না',
    takeOut: 'সরিয়ে দিন',
  },
});
