/** Notifications of recurring orders, in Bangla. */
export const recurringTexts = {
  recurringDue: {
    title: 'নিয়মিত অর্ডার নিশ্চিত করুন',
    message: '{{day|day}}, মোট {{total|money}}: {{lines|announced}}। আপনি নিশ্চিত না করলে কিছুই অর্ডার হবে না।',
  },
  recurringDueChanged: {
    title: 'নিয়মিত অর্ডারে পরিবর্তন আছে',
    message: '{{day|day}}, মোট {{total|money}}: {{lines|announced}}। আপনি নিশ্চিত না করলে কিছুই অর্ডার হবে না।',
  },
  recurringStopped: {
    title: 'নিয়মিত অর্ডার থেমে আছে',
    message: '{{product}}{{others|others}} এই বিক্রেতার কাছে এখন পাওয়া যাচ্ছে না। পরে আবার চালু করতে বা বন্ধ করতে পারেন।',
  },
} as const;
