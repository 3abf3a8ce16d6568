/** Notifications of acting for others, in Bangla. */
export const grantTexts = {
  grantRequested: {
    title: 'একজন আপনার হয়ে কাজ করতে চান',
    message: '{{agent}} ({{phone|digits}}) {{until|day}} পর্যন্ত আপনার হয়ে বেচতে চান। সেটিংসে রাজি হন বা না করুন।',
  },
  staffInvited: {
    title: 'দোকানে কাজের আমন্ত্রণ',
    message: '{{owner}} {{until|day}} পর্যন্ত দোকানে কাজ করতে ডেকেছেন। সেটিংসে রাজি হন বা না করুন।',
  },
  grantActive: {
    title: 'এখন একজন আপনার হয়ে কাজ করছেন',
    message: '{{until|day}} পর্যন্ত {{agent}} আপনার হয়ে কাজ করবেন। যেকোনো সময় সেটিংসে থামাতে বা শেষ করতে পারবেন।',
  },
  grantAccepted: { title: 'এখন কাজ করতে পারবেন', message: '{{until|day}} পর্যন্ত {{principal}}-এর হয়ে কাজ করতে পারবেন।' },
  grantPaused: { title: 'কাজ সাময়িক বন্ধ', message: '{{principal}} সাময়িক বন্ধ রেখেছেন। এখন তাঁর হয়ে কিছু করা যাবে না।' },
  grantResumed: { title: 'আবার কাজ করতে পারবেন', message: '{{principal}} আবার আপনাকে কাজ করতে দিয়েছেন।' },
  grantEnded: { title: 'অন্যের হয়ে কাজ শেষ', message: '{{other}}-এর সঙ্গে এই ব্যবস্থা শেষ। যা করা হয়েছে তা থাকবে।' },
  grantEndsSoon: { title: 'মেয়াদ শেষ হচ্ছে', message: '{{other}}-এর সঙ্গে এই ব্যবস্থা {{until|day}} শেষ হবে। চালাতে আবার অনুরোধ করুন।' },
} as const;
