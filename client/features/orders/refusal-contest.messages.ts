import { defineMessages } from '../../platform/i18n/define-messages';

/** A delivery that the seller reports as not accepted, and the buyer's objection. */
export const messages = defineMessages('refusalContest', {
  en: {
    hint: 'The seller reports that you did not accept this order. If that is not so, object: it then counts against you only if the market team finds so.',
    object: 'That is not so',
    title: 'Object for order {{number}}',
    intro:
      'The market team reads both sides and decides. Refused deliveries can end cash on delivery for you; this one does not count in the meantime.',
    text: 'What happened?',
    textHint: 'Who came, when, and what was said.',
    send: 'Send',
    sending: 'Sending...',
    sent: 'Sent to the market team.',
    OPEN: 'You have objected: the market team decides. The refusal does not count in the meantime.',
    ACCEPTED: 'The market team agrees with you, the refusal does not count: {{reason}}',
    DISMISSED: 'The market team counts the refusal: {{reason}}',
  },
  bn: {
    hint: 'বিক্রেতা জানিয়েছেন, আপনি এই অর্ডার নেননি। কথাটি ঠিক না হলে আপত্তি জানান: হাটবার তেমন না পেলে এটি আপনার বিপক্ষে ধরা হবে না।',
    object: 'কথাটি ঠিক নয়',
    title: 'অর্ডার {{number}} নিয়ে আপত্তি',
    intro:
      'হাটবার দুই পক্ষের কথা দেখে সিদ্ধান্ত দেবে। বারবার পণ্য না নিলে হাতে পেয়ে টাকা দেওয়ার সুযোগ বন্ধ হতে পারে; সিদ্ধান্তের আগে এটি ধরা হবে না।',
    text: 'কী হয়েছিল?',
    textHint: 'কে এসেছিলেন, কখন, কী কথা হয়েছে।',
    send: 'পাঠান',
    sending: 'পাঠানো হচ্ছে...',
    sent: 'হাটবারকে জানানো হয়েছে।',
    OPEN: 'আপনি আপত্তি জানিয়েছেন: হাটবার সিদ্ধান্ত দেবে। তার আগে এটি ধরা হবে না।',
    ACCEPTED: 'হাটবার আপনার কথা মেনে নিয়েছে, এটি ধরা হবে না: {{reason}}',
    DISMISSED: 'হাটবার এটি না নেওয়া বলে ধরেছে: {{reason}}',
  },
});
