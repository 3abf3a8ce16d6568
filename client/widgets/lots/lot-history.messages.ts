import { defineMessages } from '../../platform/i18n/define-messages';

/** Decisions about a lot, and quantities that left it without a sale. */
export const messages = defineMessages('lotHistory', {
  en: {
    history: 'Decisions',
    HELD: 'Put on hold',
    RELEASED: 'Released',
    RECALL_ASKED: 'Recall asked for',
    RECALLED: 'Recalled',
    DRILLED: 'Recall rehearsed',
    seconds: '{{seconds}} seconds',
    removals: 'Left without a sale',
    COUNTED: 'counted down by the seller',
    LOST: 'came back spoilt',
    NEW_UNIT: 'now counted in another unit',
    NOT_LISTED: 'no longer listed',
    EARLIER: 'before causes were kept',
  },
  bn: {
    history: 'সিদ্ধান্ত',
    HELD: 'আটকে রাখা হয়েছে',
    RELEASED: 'ছাড়া হয়েছে',
    RECALL_ASKED: 'তুলে নিতে বলা হয়েছে',
    RECALLED: 'তুলে নেওয়া হয়েছে',
    DRILLED: 'তুলে নেওয়ার মহড়া হয়েছে',
    seconds: '{{seconds}} সেকেন্ড',
    removals: 'বিক্রি ছাড়াই কমেছে',
    COUNTED: 'বিক্রেতা গুনে কম পেয়েছেন',
    LOST: 'ফেরত এসেছে, নষ্ট',
    NEW_UNIT: 'একক বদলেছে',
    NOT_LISTED: 'বিক্রির তালিকা থেকে সরানো',
    EARLIER: 'তখন কারণ রাখা হতো না',
  },
});
