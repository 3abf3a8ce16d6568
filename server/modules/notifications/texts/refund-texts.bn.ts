/** Notifications of refunds that sellers owe, and of payments that are being checked, in Bangla. */
export const refundTexts = {
  refundOwed: { title: 'টাকা ফেরত দিতে হবে', message: 'অর্ডার {{order}}-এর {{amount|money}} {{buyer}}-কে ফেরত দিতে হবে। ৩ দিনের মধ্যে দিন।' },
  refundToCome: { title: 'টাকা ফেরত পাবেন', message: 'অর্ডার {{order}}-এর {{amount|money}} {{seller}} ৩ দিনের মধ্যে ফেরত দেবেন।' },
  refundGiven: { title: 'টাকা ফেরত', message: '{{seller}} জানিয়েছেন, অর্ডার {{order}}-এর {{amount|money}} ফেরত দিয়েছেন। পেয়েছেন কি?' },
  refundConfirmed: { title: 'ফেরত শেষ', message: 'অর্ডার {{order}}-এর {{amount|money}} {{buyer}} ফেরত পেয়েছেন বলে ধরা হলো।' },
  refundDenied: { title: 'ফেরত পৌঁছায়নি', message: '{{buyer}} অর্ডার {{order}}-এর {{amount|money}} পাননি। হাটবার সিদ্ধান্ত দেবে।' },
  refundToDecide: { title: 'ফেরতের সিদ্ধান্ত দিন', message: 'অর্ডার {{order}}-এর {{amount|money}} ফেরত পৌঁছায়নি বা দেরি হয়েছে।' },
  refundFoundGiven: {
    title: 'ফেরতের সিদ্ধান্ত',
    message: 'হাটবার দেখেছে, অর্ডার {{order}}-এর {{amount|money}} ফেরত দেওয়া হয়েছে{{reason|because}}।',
  },
  refundUnpayable: {
    title: 'টাকা ফেরত দিতে হবে না',
    message:
      'অর্ডার {{order}}-এর ক্রেতা অ্যাকাউন্ট বন্ধ করেছেন। {{amount|money}} ফেরত দেওয়ার উপায় নেই, আপনাকে আর দিতে হবে না{{reason|because}}।',
  },
  refundFoundOwed: {
    title: 'ফেরতের সিদ্ধান্ত',
    message: 'হাটবার দেখেছে, অর্ডার {{order}}-এর {{amount|money}} এখনো ফেরত দেওয়া বাকি{{reason|because}}।',
  },
  refundOverdue: {
    title: 'ফেরতে দেরি',
    message: 'অর্ডার {{order}}-এর {{amount|money}} {{buyer}}-কে এখনো ফেরত দেননি। আজই দিন, নইলে নতুন পোস্ট বন্ধ থাকবে।',
  },
  cashCorrected: {
    title: 'ক্যাশের হিসাব সংশোধন',
    message: 'হাটবার দেখেছে, অর্ডার {{order}}-এ ক্যাশে আরও {{amount|money}} দেওয়া হয়েছিল{{reason|because}}।',
  },
  cashLowered: {
    title: 'ক্যাশের হিসাব সংশোধন',
    message: 'হাটবার দেখেছে, অর্ডার {{order}}-এর ক্যাশের {{amount|money}} দেওয়া হয়নি{{reason|because}}।',
  },
  refundBySellerGone: {
    title: 'টাকা ফেরত পাবেন',
    message: 'অর্ডার {{order}}-এর {{amount|money}} ফেরত দেওয়ার কথা {{seller}}-এর, তবে তিনি হাটবার ছেড়ে গেছেন। বিষয়টি হাটবার দেখছে।',
  },
  refundLate: { title: 'ফেরতে দেরি', message: '{{seller}} অর্ডার {{order}}-এর {{amount|money}} সময়মতো ফেরত দেননি। হাটবার জানে।' },
  paymentBeingChecked: {
    title: 'পেমেন্ট যাচাই হচ্ছে',
    message: 'অর্ডার {{order}}-এর {{total|money}} পৌঁছেছে। পেমেন্ট যাচাই হচ্ছে, তারপর পণ্য পাঠানো হবে।',
  },
  buyerPaymentBeingChecked: {
    title: 'পেমেন্ট যাচাই হচ্ছে',
    message: '{{buyer}} অর্ডার {{order}}-এর {{total|money}} দিয়েছেন। পেমেন্ট যাচাই হচ্ছে, এখনই পাঠাবেন না।',
  },
} as const;
