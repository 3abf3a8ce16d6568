/** Notifications of shared baskets, in Bangla. */
export const basketTexts = {
  basketClosed: {
    title: 'যৌথ ঝুড়িতে আপনার অংশ নিশ্চিত করুন',
    message: '{{seller}} থেকে কেনার ঝুড়ি বন্ধ হয়েছে। আপনি দেবেন {{total|money}}। ২৪ ঘণ্টার মধ্যে নিশ্চিত করুন, নইলে কিছুই অর্ডার হবে না।',
  },
  basketChanged: {
    title: 'যৌথ ঝুড়ি বদলে গেছে',
    message: '{{seller}} থেকে কেনার ঝুড়িতে এখন দেবেন {{total|money}}। আবার নিশ্চিত করুন, নইলে কিছুই অর্ডার হবে না।',
  },
  basketReady: {
    title: 'সবাই নিশ্চিত করেছেন, অর্ডার করুন',
    message: '{{seller}} থেকে কেনার ঝুড়িতে বাকি সবাই নিশ্চিত করেছেন। এখন অর্ডার করুন।',
  },
  basketOrdered: {
    title: 'যৌথ ঝুড়িতে আপনার অংশ অর্ডার হয়েছে',
    message: '{{seller}}-এর কাছে অর্ডার {{order}}: {{total|money}}।',
  },
  basketRemoved: {
    title: 'আপনি আর যৌথ ঝুড়িতে নেই',
    message: 'আয়োজক আপনাকে {{seller}} থেকে কেনার ঝুড়ি থেকে বাদ দিয়েছেন। আপনাকে কিছু দিতে হবে না।',
  },
  basketCancelled: {
    title: 'যৌথ ঝুড়ি বাতিল হয়েছে',
    message: 'আয়োজক {{seller}} থেকে কেনার ঝুড়ি বাতিল করেছেন। আপনাকে কিছু দিতে হবে না।',
  },
  basketExpired: {
    title: 'যৌথ ঝুড়ির সময় শেষ',
    message: '{{seller}} থেকে কেনার ঝুড়ি সময়মতো অর্ডার হয়নি। কারও কিছু দিতে হবে না।',
  },
} as const;
