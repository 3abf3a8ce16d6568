/** The same in Bangla. */
import type { moneyTexts as english } from './money-texts.en';
import type { NotificationText } from './notification-texts.en';

export const moneyTexts: Record<keyof typeof english, NotificationText> = {
  onlinePaymentDue: {
    title: 'অর্ডার নিশ্চিত, টাকা দিন',
    message:
      '{{seller}} আপনার অর্ডার {{order}} নিশ্চিত করেছেন। {{hours|number}} ঘণ্টার মধ্যে অনলাইনে {{total|money}} দিন; পণ্য হাতে পাওয়া পর্যন্ত টাকা হাটবারের কাছে জমা থাকবে।',
  },
  paidOnline: {
    title: 'টাকা পাওয়া গেছে',
    message: 'অর্ডার {{order}}-এর {{total|money}} পেয়েছি। পণ্য আপনার হাতে পৌঁছানো পর্যন্ত টাকা হাটবারের কাছে জমা থাকবে।',
  },
  buyerPaidOnline: {
    title: 'অনলাইনে টাকা দেওয়া হয়েছে',
    message: '{{buyer}} অর্ডার {{order}}-এর {{total|money}} দিয়েছেন। টাকা হাটবারের কাছে জমা আছে, ডেলিভারি হলে আপনার হিসাবে যোগ হবে।',
  },
  refundedOnline: {
    title: 'টাকা ফেরত',
    message: 'অর্ডার {{order}}-এর {{amount|money}} আপনি যেখান থেকে দিয়েছিলেন সেখানে ফেরত পাঠানো হয়েছে।',
  },
  onlineRefundRejected: {
    title: 'টাকা ফেরত আটকে গেছে',
    message: 'অর্ডার {{order}}-এর {{amount|money}} ফেরত পাঠাতে পেমেন্ট গেটওয়ে রাজি হয়নি। বিষয়টি দেখুন।',
  },
  paymentDisputed: {
    title: 'টাকা পাঠানোর দাবি',
    message: 'অর্ডার {{order}}-এর ক্রেতা বলছেন টাকা পাঠিয়েছেন। আপনার অ্যাকাউন্ট আবার দেখুন; হাটবার কর্তৃপক্ষ সিদ্ধান্ত নেবে।',
  },
  paymentDisputeToDecide: { title: 'টাকার বিষয়ে সিদ্ধান্ত বাকি', message: 'অর্ডার {{order}}-এর টাকা নিয়ে দুই পক্ষ একমত নয়। সিদ্ধান্ত দিন।' },
  paymentDisputeAccepted: {
    title: 'টাকা পাঠানো হয়েছে',
    message: 'হাটবার কর্তৃপক্ষ দেখেছে অর্ডার {{order}}-এর টাকা পাঠানো হয়েছে, অর্ডারটি এখন পরিশোধিত{{reason|because}}।',
  },
  paymentDisputeDismissed: {
    title: 'টাকা পাওয়া যায়নি',
    message: 'হাটবার কর্তৃপক্ষ অর্ডার {{order}}-এর কোনো টাকা খুঁজে পায়নি, অর্ডারটির টাকা এখনো বাকি{{reason|because}}।',
  },
  billIssued: {
    title: 'নতুন কমিশন বিল',
    message: 'বিল {{bill}}: {{amount|money}}। {{day|day}} তারিখের মধ্যে পরিশোধ করুন।',
  },
  billCovered: {
    title: 'বিল পরিশোধ হয়ে গেছে',
    message: 'হাটবারের কাছে আপনার পাওনা থেকেই বিল {{bill}} পরিশোধ হয়েছে। কিছু দিতে হবে না।',
  },
  billDueSoon: {
    title: 'বিল পরিশোধের সময় শেষ হয়ে আসছে',
    message: 'বিল {{bill}}-এর {{amount|money}} বাকি। {{day|day}} তারিখের মধ্যে পরিশোধ করুন।',
  },
  billOverdue: {
    title: 'বিল পরিশোধের সময় পেরিয়ে গেছে',
    message: 'বিল {{bill}}-এর {{amount|money}} দেওয়ার শেষ দিন ছিল {{day|day}}। নতুন পোস্ট চালু রাখতে এখনই পরিশোধ করুন।',
  },
  billPaid: { title: 'বিলের টাকা পাওয়া গেছে', message: 'বিল {{bill}}-এর {{amount|money}} পেয়েছি। ধন্যবাদ।' },
  billPaymentReversed: {
    title: 'বিলের হিসাব সংশোধন',
    message: 'বিল {{bill}}-এ {{amount|money}} ভুল করে জমা দেখানো হয়েছিল, তা বাদ দেওয়া হয়েছে।',
  },
  payoutSent: {
    title: 'টাকা পাঠানো হচ্ছে',
    message: 'আপনার {{method|payout}} নম্বরে (শেষ {{end|digits}}) {{amount|money}} পাঠানো হচ্ছে।',
  },
  payoutPaid: {
    title: 'টাকা পাঠানো হয়েছে',
    message: 'আপনার {{method|payout}} নম্বরে (শেষ {{end|digits}}) {{amount|money}} পাঠানো হয়েছে।',
  },
  payoutFailed: {
    title: 'টাকা পাঠানো যায়নি',
    message:
      'আপনার {{method|payout}} নম্বরে (শেষ {{end|digits}}) {{amount|money}} পাঠানো যায়নি{{reason|because}}। টাকা আবার আপনার হিসাবে জমা আছে; নম্বরটি মিলিয়ে নিন।',
  },
  payoutAccountChanged: {
    title: 'টাকা নেওয়ার নম্বর বদলেছে',
    message: 'আপনার টাকা এখন {{method|payout}}-এ আসবে, নম্বরের শেষ {{end|digits}}। আপনি না করে থাকলে এখনই পাসওয়ার্ড বদলান।',
  },
  payoutAccountRemoved: {
    title: 'টাকা নেওয়ার নম্বর সরানো হয়েছে',
    message: '{{method|payout}} নম্বরে (শেষ {{end|digits}}) আর আপনার টাকা আসবে না। আপনি না করে থাকলে এখনই পাসওয়ার্ড বদলান।',
  },
};
