/** The same in Bangla. */
import type { moneyTexts as english } from './money-texts.en';
import type { NotificationText } from './notification-texts.en';

export const moneyTexts: Record<keyof typeof english, NotificationText> = {
  onlinePaymentDue: {
    title: 'অর্ডার নিশ্চিত, টাকা দিন',
    message:
      '{{seller}} অর্ডার {{order}} নিশ্চিত করেছেন। {{hours|number}} ঘণ্টার মধ্যে অনলাইনে {{total|money}} দিন। পণ্য হাতে না পাওয়া পর্যন্ত টাকা হাটবারের কাছে থাকবে।',
  },
  paidOnline: {
    title: 'টাকা পাওয়া গেছে',
    message: 'অর্ডার {{order}}-এর {{total|money}} পেয়েছি। পণ্য হাতে না পাওয়া পর্যন্ত টাকা হাটবারের কাছে থাকবে।',
  },
  buyerPaidOnline: {
    title: 'ক্রেতা অনলাইনে টাকা দিয়েছেন',
    message: '{{buyer}} অর্ডার {{order}}-এর {{total|money}} দিয়েছেন। টাকা হাটবারের কাছে জমা আছে, ডেলিভারি হলে আপনার হিসাবে যোগ হবে।',
  },
  refundedOnline: {
    title: 'টাকা ফেরত',
    message: 'অর্ডার {{order}}-এর {{amount|money}} ফেরত পাঠানো হয়েছে। যেভাবে টাকা দিয়েছিলেন, সেভাবেই পাবেন।',
  },
  refundNumberCorrected: {
    title: 'ফেরতের লেনদেন নম্বর ঠিক করা হয়েছে',
    message: 'অর্ডার {{order}}-এর {{amount|money}} ফেরতের লেনদেন নম্বর হাটবার ঠিক করেছে{{reason|because}}। টাকার হিসাব বদলায়নি।',
  },
  refundedByHand: {
    title: 'টাকা ফেরত',
    message: 'অর্ডার {{order}}-এর {{amount|money}} পেমেন্ট গেটওয়ে ফেরত দিতে পারেনি, তাই হাটবার নিজে পাঠিয়েছে। লেনদেন নম্বর {{reference}}।',
  },
  onlineRefundRejected: {
    title: 'টাকা ফেরত আটকে গেছে',
    message: 'অর্ডার {{order}}-এর {{amount|money}} ফেরত পাঠানো যায়নি: পেমেন্ট গেটওয়ে নেয়নি। দেখে নিন।',
  },
  paymentDisputed: {
    title: 'ক্রেতা বলছেন, টাকা পাঠিয়েছেন',
    message: 'অর্ডার {{order}}-এর ক্রেতা বলছেন টাকা পাঠিয়েছেন। আপনার অ্যাকাউন্ট আবার দেখুন। হাটবার সিদ্ধান্ত দেবে।',
  },
  paymentDisputeToDecide: {
    title: 'টাকার বিষয়ে সিদ্ধান্ত বাকি',
    message: 'অর্ডার {{order}}-এর টাকা নিয়ে ক্রেতা ও বিক্রেতা একমত নন। সিদ্ধান্ত দিন।',
  },
  claimToDecide: {
    title: 'টাকার বিষয়ে সিদ্ধান্ত বাকি',
    message: 'অর্ডার {{order}}-এর বিক্রেতা হাটবার ছেড়ে গেছেন, আর ক্রেতা টাকা পাঠানোর কথা জানিয়েছেন। সিদ্ধান্ত দিন।',
  },
  paymentDisputeAccepted: {
    title: 'টাকা পাঠানো হয়েছে',
    message: 'হাটবার দেখেছে, অর্ডার {{order}}-এর টাকা পাঠানো হয়েছে{{reason|because}}।',
  },
  paymentDisputeDismissed: {
    title: 'টাকা পাওয়া যায়নি',
    message: 'হাটবার অর্ডার {{order}}-এর টাকা খুঁজে পায়নি। টাকা এখনো বাকি{{reason|because}}।',
  },
  paymentTakenBack: {
    title: 'টাকা বাতিল হয়েছে',
    message:
      'হাটবার দেখেছে, TrxID {{reference}} অন্য একজন ক্রেতা পাঠিয়েছেন। অর্ডার {{order}}-এ এই {{amount|money}} আর ধরা হবে না। আপনি পাঠিয়ে থাকলে {{days|number}} দিনের মধ্যে জানান।',
  },
  paymentOfMarket: {
    title: 'টাকা পাওয়ার হিসাব বাতিল',
    message:
      'হাটবার দেখেছে, TrxID {{reference}} হাটবারের নিজের লেনদেন। অর্ডার {{order}}-এর {{amount|money}} আর দেওয়া হয়েছে বলে ধরা হবে না। ভুল মনে হলে হাটবারকে লিখুন।',
  },
  claimOfMarket: {
    title: 'TrxID অন্য লেনদেনের',
    message:
      'হাটবার দেখেছে, অর্ডার {{order}}-এর জন্য জানানো TrxID {{reference}} হাটবারের নিজের লেনদেন। এটি দিয়ে অর্ডারের টাকা দেওয়া হয়নি। ভুল মনে হলে হাটবারকে লিখুন।',
  },
  paymentOfRefund: {
    title: 'টাকা পাওয়ার হিসাব বাতিল',
    message:
      'হাটবার দেখেছে, TrxID {{reference}} দিয়ে অন্য একজনকে টাকা ফেরত দেওয়া হয়েছে। অর্ডার {{order}}-এর {{amount|money}} আর দেওয়া হয়েছে বলে ধরা হবে না। ভুল মনে হলে হাটবারকে লিখুন।',
  },
  salePaymentTakenBack: {
    title: 'টাকা বাতিল হয়েছে',
    message: 'হাটবার দেখেছে, TrxID {{reference}} অন্য একজন ক্রেতা পাঠিয়েছেন। অর্ডার {{order}}-এ এই {{amount|money}} আর ধরা হবে না।',
  },
  billIssued: {
    title: 'নতুন কমিশন বিল',
    message: 'বিল {{bill}}: {{amount|money}}। {{day|day}}-এর মধ্যে দিন।',
  },
  billCovered: {
    title: 'বিলে কিছু দিতে হবে না',
    message: 'আপনার পাওনা থেকেই বিল {{bill}}-এর টাকা কাটা হয়েছে। কিছু দিতে হবে না।',
  },
  billDueSoon: {
    title: 'বিল দেওয়ার শেষ দিন কাছে',
    message: 'বিল {{bill}}-এর {{amount|money}} বাকি। {{day|day}}-এর মধ্যে দিন।',
  },
  billOverdue: {
    title: 'বিলের সময় পার হয়ে গেছে',
    message: 'বিল {{bill}}-এর {{amount|money}} দেওয়ার শেষ দিন ছিল {{day|day}}। এখনই দিন, নইলে নতুন পোস্ট বন্ধ হবে।',
  },
  billPaid: { title: 'বিলের টাকা পাওয়া গেছে', message: 'বিল {{bill}}-এর {{amount|money}} পেয়েছি। ধন্যবাদ।' },
  billPaymentReversed: {
    title: 'বিলের জমা ঠিক করা হয়েছে',
    message: 'বিল {{bill}}-এ {{amount|money}} ভুল করে জমা ধরা হয়েছিল। সেটি বাদ দেওয়া হয়েছে, টাকা আবার বাকি।',
  },
  payoutSent: {
    title: 'টাকা পাঠানো হচ্ছে',
    message: 'আপনার {{method|payout}} নম্বরে (শেষে {{end|digits}}) {{amount|money}} পাঠানো হচ্ছে।',
  },
  payoutPaid: {
    title: 'টাকা পাঠানো হয়েছে',
    message: 'আপনার {{method|payout}} নম্বরে (শেষে {{end|digits}}) {{amount|money}} পাঠানো হয়েছে।',
  },
  payoutFailed: {
    title: 'টাকা পাঠানো যায়নি',
    message:
      'আপনার {{method|payout}} নম্বরে (শেষে {{end|digits}}) {{amount|money}} পাঠানো যায়নি{{reason|because}}। টাকা আপনার হিসাবেই আছে। নম্বরটি মিলিয়ে নিন।',
  },
  payoutNumberCorrected: {
    title: 'লেনদেন নম্বর ঠিক করা হয়েছে',
    message:
      'আপনার {{method|payout}} নম্বরে (শেষে {{end|digits}}) পাঠানো {{amount|money}}-র লেনদেন নম্বর হাটবার ঠিক করেছে{{reason|because}}। টাকার হিসাব বদলায়নি।',
  },
  payoutUncovered: {
    title: 'টাকা পাঠানো হয়নি',
    message:
      'আপনার {{method|payout}} নম্বরে (শেষে {{end|digits}}) {{amount|money}} পাঠানো হয়নি: অর্ডারের হিসাব বদলানোয় এখন এত টাকা পাওনা নেই। পাওনা টাকা আপনার হিসাবেই আছে।',
  },
  payoutAccountChanged: {
    title: 'টাকা নেওয়ার নম্বর বদলেছে',
    message: 'আপনার টাকা এখন থেকে যাবে {{method|payout}} নম্বরে (শেষে {{end|digits}})। আপনি না বদলালে এখনই পাসওয়ার্ড বদলান।',
  },
  payoutAccountRemoved: {
    title: 'টাকা নেওয়ার নম্বর সরানো হয়েছে',
    message: '{{method|payout}} নম্বরে (শেষে {{end|digits}}) আর আপনার টাকা যাবে না। আপনি না সরালে এখনই পাসওয়ার্ড বদলান।',
  },
};
