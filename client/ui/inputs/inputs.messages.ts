import { defineMessages } from '../../platform/i18n/define-messages';

/** The texts of quantities and stars that are chosen. */
export const inputMessages = defineMessages('inputs', {
  en: {
    more: 'Increase {{label}}',
    less: 'Decrease {{label}}',
    raisedToLeast: 'Changed to {{quantity}}: no less is possible',
    cutToMost: 'Changed to {{quantity}}: no more is possible',
    noNumber: 'Write a number, such as 2.5',
    wholeOnly: 'Whole numbers only',
    tooFine: 'At most 3 decimals',
    starCount_one: '{{count}} star',
    starCount_other: '{{count}} stars',
  },
  bn: {
    more: '{{label}} বাড়ান',
    less: '{{label}} কমান',
    raisedToLeast: '{{quantity}} করা হয়েছে: এর কম হয় না',
    cutToMost: '{{quantity}} করা হয়েছে: এর বেশি হয় না',
    noNumber: 'সংখ্যা লিখুন, যেমন ২.৫',
    wholeOnly: 'শুধু পূর্ণ সংখ্যা লিখুন',
    tooFine: 'দশমিকের পরে সর্বোচ্চ ৩ ঘর',
    starCount_one: '{{count}} তারা',
    starCount_other: '{{count}} তারা',
  },
});
