/** Notifications of shared baskets, in Bangla. */
export const basketTexts = {
  basketClosed: {
    title: 'যৌথ ঝুড়িতে আপনার অংশ নিশ্চিত করুন',
    message: '{{seller}}-এর ঝুড়িতে আর যোগ দেওয়া যাবে না। আপনার অংশ {{total|money}}। ২৪ ঘণ্টার মধ্যে নিশ্চিত করুন, নইলে কিছুই অর্ডার হবে না।',
  },
  basketChanged: {
    title: 'যৌথ ঝুড়ি বদলে গেছে',
    message: '{{seller}}-এর ঝুড়িতে আপনার অংশ এখন {{total|money}}। আবার নিশ্চিত করুন, নইলে কিছুই অর্ডার হবে না।',
  },
  basketReady: {
    title: 'আপনার যৌথ ঝুড়ি এখন অর্ডার করা যায়',
    message: '{{seller}}-এর ঝুড়িতে বাকি সবাই নিশ্চিত করেছেন। এখন অর্ডার করুন।',
  },
  basketOrdered: {
    title: 'যৌথ ঝুড়িতে আপনার অংশ অর্ডার হয়েছে',
    message: '{{seller}}-এর কাছে অর্ডার {{order}}: {{total|money}}।',
  },
  basketRemoved: {
    title: 'আপনি আর যৌথ ঝুড়িতে নেই',
    message: 'আয়োজক আপনাকে {{seller}}-এর ঝুড়ি থেকে বাদ দিয়েছেন। আপনার জন্য কিছুই অর্ডার হয়নি।',
  },
  basketCancelled: {
    title: 'যৌথ ঝুড়ি বাতিল হয়েছে',
    message: 'আয়োজক {{seller}}-এর ঝুড়ি বাতিল করেছেন। কিছুই অর্ডার হয়নি।',
  },
  basketExpired: {
    title: 'যৌথ ঝুড়ির সময় শেষ',
    message: '{{seller}}-এর ঝুড়ি সময়মতো অর্ডার করা হয়নি। কিছুই অর্ডার হয়নি।',
  },
} as const;
