import { defineMessages } from '../../platform/i18n/define-messages';

/** Contains the texts about the price of the week: for the seller who sets a price, and on the page of a product. */
export const messages = defineMessages('weekPrice', {
  en: {
    sold: 'Sold in {{place}} in the last 7 days: typically {{median}}, from {{low}} to {{high}} ({{sales}} sales).',
    country: 'Bangladesh',
    take: 'Use the typical price: {{price}}',
    farAbove: 'Your price is {{percent}} above the typical price. Please check it; you can still save it.',
    farBelow: 'Your price is {{percent}} below the typical price. Please check it; you can still save it.',
    title: 'Compared with the market',
    below: '{{price}}: {{percent}} below the median',
    above: '{{price}}: {{percent}} above the median',
    same: '{{price}}: the same as the median',
  },
  bn: {
    sold: 'গত ৭ দিনে {{place}} থেকে বিক্রি: মাঝামাঝি দাম {{median}}, {{low}} থেকে {{high}}, মোট {{sales}}টি বিক্রি।',
    country: 'সারা বাংলাদেশ',
    take: 'মাঝামাঝি দাম দিন: {{price}}',
    farAbove: 'আপনার দাম মাঝামাঝি দামের চেয়ে {{percent}} বেশি। একবার মিলিয়ে নিন; চাইলে এই দামই রাখতে পারেন।',
    farBelow: 'আপনার দাম মাঝামাঝি দামের চেয়ে {{percent}} কম। একবার মিলিয়ে নিন; চাইলে এই দামই রাখতে পারেন।',
    title: 'বাজারদরের সঙ্গে তুলনা',
    below: '{{price}}: মাঝামাঝি দামের চেয়ে {{percent}} কম',
    above: '{{price}}: মাঝামাঝি দামের চেয়ে {{percent}} বেশি',
    same: '{{price}}: মাঝামাঝি দামের সমান',
  },
});
