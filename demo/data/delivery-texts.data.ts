/** Messages the demo market's sellers add to the descriptions of their products, and reasons people give. */
export const deliveryTexts = [
  ['Ordered before four in the afternoon, it leaves the next morning.', 'বিকেল চারটার আগে অর্ডার দিলে পরদিন সকালেই পাঠানো হয়।'],
  ['Weighed twice before packing; short weight is made good.', 'প্যাকেট করার আগে দুবার ওজন করা হয়; কম হলে পুষিয়ে দেওয়া হয়।'],
  ['If it does not arrive fresh, tell us the same day.', 'টাটকা না পেলে সেদিনই জানান।'],
  ['Packed in reusable baskets; please hand the basket back.', 'ফেরতযোগ্য ঝুড়িতে পাঠানো হয়; ঝুড়িটি ফিরিয়ে দেবেন।'],
  ['You may collect it from us in the morning.', 'সকালে এসে নিজেও নিয়ে যেতে পারেন।'],
  ['Larger quantities at a better price: call us.', 'বেশি নিলে দাম কমবে: ফোন করুন।'],
] as const;

export const rejectReasons = {
  en: ['Sold out this morning, sorry.', 'Rain has spoiled the harvest.', 'We do not send to your area this week.'],
  bn: ['দুঃখিত, আজ সকালেই শেষ হয়ে গেছে।', 'বৃষ্টিতে ফসল নষ্ট হয়েছে।', 'এ সপ্তাহে আপনার এলাকায় পাঠানো যাচ্ছে না।'],
} as const;

export const cancelReasons = {
  en: ['Ordered by mistake.', 'Found it nearer home.', 'Nobody is at home that day.'],
  bn: ['ভুলে অর্ডার হয়েছে।', 'কাছেই পেয়ে গেছি।', 'ওই দিন বাড়িতে কেউ থাকবে না।'],
} as const;

export const orderNotes = [
  'Please call before you come.',
  'Leave it with the guard.',
  'বিকেল পাঁচটার পর দেবেন।',
  'একটু বেছে দেবেন।',
  'The lane behind the school.',
] as const;
