/** Notifications of orders that did not happen, and what follows from them, in Bangla. */
export const orderEndTexts = {
  orderRejected: { title: 'অর্ডার প্রত্যাখ্যাত', message: '{{seller}} আপনার অর্ডার {{order}} নিতে পারেননি{{reason|because}}।' },
  orderCancelled: { title: 'অর্ডার বাতিল', message: '{{by}} অর্ডার {{order}} বাতিল করেছেন{{reason|because}}।' },
  orderExpired: { title: 'অর্ডারের মেয়াদ শেষ', message: 'অর্ডার {{order}}-এর মেয়াদ শেষ: সময়মতো নিশ্চিত করা হয়নি।' },
  couponGivenBack: { title: 'কুপন ফেরত এসেছে', message: 'অর্ডারটি হয়নি, তাই কুপন {{code}} আবার ব্যবহার করতে পারবেন, {{until|day}} পর্যন্ত।' },
  orderSellerSuspended: {
    title: 'দোকান আপাতত বন্ধ',
    message: '{{seller}} এখন বিক্রি করতে পারছেন না। আপনার অর্ডার {{order}} হাটবার দেখছে; পণ্য এখনো না পাঠানো হলে আপনি বাতিল করতে পারেন।',
  },
  orderSellerReinstated: { title: 'দোকান আবার খোলা', message: '{{seller}} আবার বিক্রি করছেন: আপনার অর্ডার {{order}} চলবে।' },
} as const;
