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
  refusalContested: {
    title: 'ক্রেতার আপত্তি',
    message: 'অর্ডার {{order}}-এর ক্রেতা বলছেন, তিনি পণ্য ফেরত দেননি। হাটবার সিদ্ধান্ত দেবে; তার আগে এটি ধরা হবে না।',
  },
  refusalToDecide: { title: 'আপত্তিতে সিদ্ধান্ত বাকি', message: 'অর্ডার {{order}} না নেওয়ার কথায় ক্রেতার আপত্তি আছে। সিদ্ধান্ত দিন।' },
  refusalNotCounted: {
    title: 'আপত্তি মেনে নেওয়া হয়েছে',
    message: 'অর্ডার {{order}} না নেওয়ার কথাটি ক্রেতার বিপক্ষে ধরা হবে না{{reason|because}}।',
  },
  refusalCounted: {
    title: 'আপত্তি মানা হয়নি',
    message: 'অর্ডার {{order}} না নেওয়ার কথাটি বিক্রেতা যেমন জানিয়েছেন, তেমনই থাকছে{{reason|because}}।',
  },
  lotRecalled: {
    title: 'খাবেন না, বেচবেন না: পণ্য ফেরত',
    message: 'অর্ডার {{order}}-এর {{product}} বাজার থেকে তুলে নেওয়া হচ্ছে। আলাদা করে রাখুন, কতটুকু আছে অর্ডারে জানান। দাম ফেরত পাবেন।',
  },
  lotHeld: { title: 'লট আটকে রাখা হয়েছে', message: 'হাটবার {{product}}-এর লট {{lot}} আটকে রেখেছে{{reason|because}}।' },
  lotReleased: { title: 'লট ছাড়া হয়েছে', message: '{{product}}-এর লট {{lot}} আবার বেচতে পারেন। বিক্রির পোস্টটি চালু করুন।' },
  lotOfRecall: {
    title: 'লট তুলে নেওয়া হয়েছে',
    message: '{{product}}-এর লট {{lot}} তুলে নেওয়া হয়েছে{{reason|because}}। এর কিছুই বেচবেন বা পাঠাবেন না।',
  },
  recallAsked: {
    title: 'পণ্য তুলে নেওয়ার অনুরোধ',
    message: '{{seller}} {{product}}-এর লট {{lot}} তুলে নিতে বলছেন{{reason|because}}। সিদ্ধান্ত দিন।',
  },
  recallRefunded: {
    title: 'তুলে নেওয়া পণ্যের টাকা ফেরত',
    message: 'অর্ডার {{order}}-এর {{product}} তুলে নেওয়া হয়েছে: আপনি {{amount|money}} ফেরত পাবেন।',
  },
  saleRecalled: {
    title: 'তুলে নেওয়া পণ্যের টাকা ফেরত',
    message: 'অর্ডার {{order}}-এর {{product}} তুলে নেওয়া হয়েছে: ক্রেতা {{amount|money}} ফেরত পাবেন।',
  },
  recallToCheck: {
    title: 'তুলে নেওয়া পণ্যের টাকা',
    message:
      'অর্ডার {{order}}-এর {{product}} তুলে নেওয়া হয়েছে। আপনি টাকা দিয়েছেন কি না, বিক্রেতাকে জিজ্ঞেস করা হয়েছে। দিয়ে থাকলে {{amount|money}} ফেরত পাবেন। বিক্রেতা অস্বীকার করলে আপত্তি জানাতে পারবেন।',
  },
  saleToCheck: {
    title: 'তুলে নেওয়া পণ্য: টাকা পেয়েছেন কি?',
    message:
      'অর্ডার {{order}}-এর {{product}} তুলে নেওয়া হয়েছে। ক্রেতা {{total|money}} দিয়েছেন কি না, অর্ডারে জানান। {{days}} দিনে উত্তর না দিলে ধরা হবে টাকা দেওয়া হয়েছে।',
  },
  problemToCheck: {
    title: 'সমস্যার সমাধান: টাকার হিসাব',
    message:
      'অর্ডার {{order}}-এর সমস্যার সমাধান হয়েছে: {{amount|money}} বাদ গেছে{{reason|because}}। আপনি টাকা দিয়েছেন কি না, বিক্রেতাকে জিজ্ঞেস করা হয়েছে। বেশি দিয়ে থাকলে ফেরত পাবেন। বিক্রেতা অস্বীকার করলে আপত্তি জানাতে পারবেন।',
  },
  saleProblemToCheck: {
    title: 'সমস্যার সমাধান: টাকা পেয়েছেন কি?',
    message:
      'অর্ডার {{order}}-এর সমস্যার সমাধান হয়েছে: {{amount|money}} বাদ গেছে{{reason|because}}। ক্রেতা {{total|money}} দিয়েছেন কি না, অর্ডারে জানান। {{days}} দিনে উত্তর না দিলে ধরা হবে টাকা দেওয়া হয়েছে।',
  },
  cashToCheck: {
    title: 'ক্যাশে টাকা দিয়েছেন কি?',
    message:
      'অর্ডার {{order}}-এর জন্য পাঠানো টাকা পাওয়া যায়নি। আপনি ক্যাশে {{amount|money}} দিয়েছেন কি না, বিক্রেতাকে জিজ্ঞেস করা হয়েছে। বিক্রেতা অস্বীকার করলে আপত্তি জানাতে পারবেন।',
  },
  cashUnanswered: {
    title: 'ক্যাশের টাকা নিয়ে উত্তর আসেনি',
    message:
      'অর্ডার {{order}}-এ আপনি ক্যাশে {{amount|money}} দিয়েছেন কি না, বিক্রেতা জানাননি। তাই ধরা হয়েছে টাকা দেওয়া হয়নি। দিয়ে থাকলে {{days}} দিনের মধ্যে আপত্তি জানান।',
  },
  cashGaveWay: {
    title: 'আপনার পাঠানো টাকা পাওয়া গেছে',
    message:
      'অর্ডার {{order}}-এর জন্য পাঠানো টাকা পাওয়া গেছে। ক্যাশের {{amount|money}} নিয়ে বিক্রেতা কিছু জানাননি, তাই তা আর ধরা হবে না। ক্যাশেও দিয়ে থাকলে {{days}} দিনের মধ্যে আপত্তি জানান।',
  },
  saleCashToCheck: {
    title: 'ক্রেতা ক্যাশে টাকা দিয়েছেন কি?',
    message:
      'অর্ডার {{order}}-এর জন্য পাঠানো টাকা পাওয়া যায়নি। ক্রেতা ক্যাশে {{amount|money}} দিয়েছেন কি না, অর্ডারে জানান। {{days}} দিনে উত্তর না দিলে ধরা হবে টাকা দেওয়া হয়নি।',
  },
  recallLowered: {
    title: 'তুলে নেওয়া পণ্যের টাকা বাদ',
    message: 'অর্ডার {{order}}-এর {{product}} তুলে নেওয়া হয়েছে: আপনাকে {{amount|money}} কম দিতে হবে।',
  },
  saleLowered: {
    title: 'তুলে নেওয়া পণ্যের টাকা বাদ',
    message: 'অর্ডার {{order}}-এর {{product}} তুলে নেওয়া হয়েছে: ক্রেতা {{amount|money}} কম দেবেন।',
  },
  partProposed: {
    title: 'অর্ডারের চেয়ে কম: নেবেন কি?',
    message:
      '{{seller}} অর্ডার {{order}}-এর একাংশ দিতে পারবেন{{reason|because}}: {{before|money}}-এর বদলে {{after|money}}। রাজি হোন বা বাতিল করুন।',
  },
  partAccepted: {
    title: 'কম পণ্যে রাজি',
    message: '{{buyer}} অর্ডার {{order}}-এর যতটুকু আছে নেবেন: মোট {{total|money}}। অর্ডারটি নিশ্চিত হয়েছে।',
  },
} as const;
