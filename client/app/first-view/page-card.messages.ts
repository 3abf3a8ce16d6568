import { defineMessages } from '../../platform/i18n/define-messages';

/** Contains the texts that search engines and previews of shared links show beside a page's title. */
export const messages = defineMessages('pageCard', {
  en: {
    home: 'Market',
    product: '{{price}} · {{seller}}, {{place}}. {{description}}',
    category: '{{category}} from growers and traders all over Bangladesh, with prices of today and where it was grown.',
    seller: '{{name}}, {{place}}: products on sale now, ratings and reviews on Haatbar.',
    prices: 'What a kilogram of {{category}} sells for and is offered at, in {{place}}: median prices of the market.',
    country: 'Bangladesh',
    site: 'Vegetables, fruit, fish and grain straight from growers and traders all over Bangladesh.',
    missing: 'This page is not available.',
  },
  bn: {
    home: 'বাজার',
    product: '{{price}} · {{seller}}, {{place}}। {{description}}',
    category: 'সারা দেশের কৃষক ও ব্যবসায়ীর {{category}}: আজকের দাম, আর কোথায় ফলেছে তাও।',
    seller: '{{name}}, {{place}}: এখন যা বিক্রি হচ্ছে, রেটিং ও মতামত হাটবার অ্যাপে।',
    prices: '{{place}}: এক কেজি {{category}} কত দামে বিক্রি হচ্ছে ও কত চাওয়া হচ্ছে, বাজারের মাঝামাঝি দাম।',
    country: 'বাংলাদেশ',
    site: 'সারা দেশের কৃষক ও ব্যবসায়ীর কাছ থেকে সরাসরি সবজি, ফল, মাছ ও শস্য।',
    missing: 'পাতাটি এখন বাজারে নেই।',
  },
});
