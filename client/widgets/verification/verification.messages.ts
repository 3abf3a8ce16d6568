import { defineMessages } from '../../platform/i18n/define-messages';

/** Contains the texts about what was verified of a seller. */
export const messages = defineMessages('verification', {
  en: {
    title: 'Verified seller',
    service: 'About the seller',
    verified: 'Verified: {{kinds}}',
    PHONE: 'phone number',
    NID: 'national ID',
    TRADE_LICENSE: 'trade license',
    ADDRESS: 'address',
    PHONE_text: 'Phone number: confirmed by a code, {{date}}',
    NID_text: 'National ID: checked by Haatbar, {{date}}',
    TRADE_LICENSE_text: 'Trade license: checked by Haatbar, {{date}}',
    ADDRESS_text: 'Address: checked by Haatbar, {{date}}',
    meaning: 'This shows who the seller is, not how good the products are. It ends if the seller changes those details.',
  },
  bn: {
    title: 'যাচাই করা বিক্রেতা',
    service: 'বিক্রেতা সম্পর্কে',
    verified: 'যাচাই করা: {{kinds}}',
    PHONE: 'ফোন নম্বর',
    NID: 'জাতীয় পরিচয়পত্র',
    TRADE_LICENSE: 'ট্রেড লাইসেন্স',
    ADDRESS: 'ঠিকানা',
    PHONE_text: 'ফোন নম্বর: কোড দিয়ে যাচাই, {{date}}',
    NID_text: 'জাতীয় পরিচয়পত্র: হাটবার যাচাই করেছে, {{date}}',
    TRADE_LICENSE_text: 'ট্রেড লাইসেন্স: হাটবার যাচাই করেছে, {{date}}',
    ADDRESS_text: 'ঠিকানা: হাটবার যাচাই করেছে, {{date}}',
    meaning: 'যাচাই মানে বিক্রেতা কে তা জানা, পণ্য ভালো কি না তা নয়। বিক্রেতা তথ্য বদলালে যাচাই থাকে না।',
  },
});
