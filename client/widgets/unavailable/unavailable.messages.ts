import { defineMessages } from '../../platform/i18n/define-messages';

export const messages = defineMessages('unavailable', {
  en: {
    title_one: '{{count}} product you kept is no longer sold to you',
    title_other: '{{count}} products you kept are no longer sold to you',
    takeOut: 'Take out',
  },
  bn: {
    title_one: 'আপনার রাখা {{count}}টি পণ্য আর আপনার জন্য বিক্রিতে নেই',
    title_other: 'আপনার রাখা {{count}}টি পণ্য আর আপনার জন্য বিক্রিতে নেই',
    takeOut: 'সরিয়ে দিন',
  },
});
