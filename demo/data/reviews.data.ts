/** Buyers of the demo market write these reviews, grouped by language and stars; sellers reply with these texts. */
export const reviewTexts = {
  en: {
    5: [
      'Fresh as promised, and the weight was exact.',
      'Best I have bought in months. Will order again.',
      'Came the next morning, well packed. My mother is happy!',
      'Tastes like my village. Thank you.',
      'Clean, no bad pieces at all. Fair price too.',
      'The seller called before sending. Very polite.',
      'Exactly like the description. Five stars.',
      'Cheaper than our bazar and much fresher.',
      'Third time I buy from here, never disappointed.',
      'Good packing, nothing was crushed on the way.',
    ],
    4: [
      'Good quality, delivery was half a day late.',
      'Nice and fresh. The bag could be stronger.',
      'Good, only two or three pieces were small.',
      'Happy with it. A little dear for this season.',
      'Fine quality; please send a bill next time.',
      'As described. The delivery man had no change.',
    ],
    3: [
      'Average. Some of it was not as fresh as the rest.',
      'All right for the price, but I expected better.',
      'Late by a day, though the goods were fine.',
      'Mixed sizes. Half of it was good.',
    ],
    2: ['A quarter of it was spoiled when it came.', 'Not what the picture promises.', 'Too late, and nobody picked up the phone.'],
    1: [
      'Arrived spoiled. I had to throw most of it away.',
      'Short weight by half a kilogram. Very bad.',
      'Waited four days. Will not buy again.',
    ],
  },
  bn: {
    5: [
      'একদম টাটকা, ওজনও ঠিক ছিল।',
      'অনেক দিন পর এত ভালো জিনিস পেলাম। আবার নেব।',
      'পরদিন সকালেই পেয়েছি, প্যাকিং খুব ভালো।',
      'গ্রামের সেই স্বাদ। ধন্যবাদ ভাই।',
      'একটাও নষ্ট ছিল না। দামও ন্যায্য।',
      'পাঠানোর আগে ফোন করেছেন, ব্যবহার খুব ভালো।',
      'যেমন লেখা তেমনই পেয়েছি।',
      'বাজারের চেয়ে সস্তা, আর অনেক টাটকা।',
      'তৃতীয়বার নিলাম, প্রতিবারই ভালো।',
    ],
    4: [
      'মান ভালো, তবে আসতে একটু দেরি হয়েছে।',
      'ভালো, দু-একটা ছোট ছিল।',
      'টাটকা ছিল, ব্যাগটা আরেকটু শক্ত হলে ভালো হতো।',
      'ভালো লেগেছে, দাম একটু কম হলে আরও ভালো।',
      'ঠিকঠাক। রসিদ দিলে ভালো হতো।',
    ],
    3: ['মোটামুটি। কিছুটা টাটকা ছিল না।', 'দাম অনুযায়ী চলে।', 'এক দিন দেরি হয়েছে, জিনিস ঠিক আছে।'],
    2: ['চার ভাগের এক ভাগ নষ্ট ছিল।', 'ছবির মতো নয়।', 'দেরি করেছে, ফোনও ধরেনি।'],
    1: ['নষ্ট জিনিস পেয়েছি।', 'ওজনে আধা কেজি কম।', 'চার দিন অপেক্ষা করেছি। আর নেব না।'],
  },
} as const;

export const replyTexts = {
  en: {
    good: ['Thank you! Come again.', 'So glad you liked it.', 'Your words keep us going.'],
    poor: [
      'We are sorry. Please call us, we will make it good.',
      'Sorry for this. The next one is on us.',
      'Thank you for telling us; we have changed the packing.',
    ],
  },
  bn: {
    good: ['ধন্যবাদ! আবার আসবেন।', 'ভালো লেগেছে জেনে খুশি হলাম।', 'আপনাদের জন্যই আমরা।'],
    poor: ['দুঃখিত। ফোন করুন, আমরা পুষিয়ে দেব।', 'ভুল হয়েছে, পরেরবার ঠিক হবে।', 'জানানোর জন্য ধন্যবাদ; প্যাকিং বদলে দিয়েছি।'],
  },
} as const;
