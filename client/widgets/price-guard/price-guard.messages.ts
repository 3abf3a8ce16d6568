import { defineMessages } from '../../platform/i18n/define-messages';

export const messages = defineMessages('price-guard', {
  en: {
    title: 'Is this price right?',
    changes: '{{name}}: {{before}} → {{after}}',
    isNew: '{{name}}: {{after}}',
    BELOW_COST: 'You paid {{paid}}: you lose {{loss}} on each {{unit}}.',
    farAbove: '{{percent}} above what the market sold for this week.',
    farBelow: '{{percent}} below what the market sold for this week.',
    more_one: 'and {{count}} more',
    more_other: 'and {{count}} more',
    confirm: 'Yes, use this price',
    change: 'Change the price',
    saving: 'Saving...',
  },
  bn: {
    title: 'দামটি কি ঠিক আছে?',
    changes: '{{name}}: {{before}} → {{after}}',
    isNew: '{{name}}: {{after}}',
    BELOW_COST: 'কিনেছেন {{paid}} দরে: প্রতি {{unit}}-তে লোকসান {{loss}}।',
    farAbove: 'এ সপ্তাহের বাজারদরের চেয়ে {{percent}} বেশি।',
    farBelow: 'এ সপ্তাহের বাজারদরের চেয়ে {{percent}} কম।',
    more_one: 'আরও {{count}}টি',
    more_other: 'আরও {{count}}টি',
    confirm: 'হ্যাঁ, এই দামই থাক',
    change: 'দাম বদলাই',
    saving: 'সংরক্ষণ হচ্ছে...',
  },
});
