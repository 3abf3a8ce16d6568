import type { AboutTexts } from './about-text';

export const returns: AboutTexts = {
  en: {
    title: 'Problems and returns',
    lead: 'Something is spoiled, missing or not what was promised? Report it in the order, with photos.',
    parts: [
      {
        heading: 'How long you have',
        items: [
          '24 hours after delivery for fresh food such as vegetables, fruit, fish and milk.',
          '48 hours for everything else, or if nothing arrived although the order says delivered.',
        ],
      },
      {
        heading: 'What you can ask for',
        items: [
          'A full refund, a partial refund or a replacement. Refunds never exceed the price of the product.',
          'You do not send spoiled products back: photos are enough.',
        ],
      },
      {
        heading: 'Who decides',
        items: [
          'The seller has 24 hours to accept, to offer something else, or to decline.',
          'You have 48 hours to answer an offer. If you cannot agree, our team decides within 72 hours from what both sides wrote and showed.',
          'Until then the order is not complete. Online payments are refunded the way you paid; for cash and mobile money the seller refunds you.',
        ],
      },
    ],
  },
  bn: {
    title: 'সমস্যা ও ফেরত',
    lead: 'পণ্য নষ্ট, কম বা কথামতো নয়? অর্ডারের পাতায় ছবিসহ জানান।',
    parts: [
      {
        heading: 'কত সময় পাবেন',
        items: [
          'শাকসবজি, ফল, মাছ, দুধের মতো যা দ্রুত নষ্ট হয়, তার জন্য হাতে পাওয়ার পর ২৪ ঘণ্টা।',
          'বাকি সবকিছুর জন্য ৪৮ ঘণ্টা। অর্ডারে “পৌঁছেছে” লেখা, অথচ পণ্য পাননি, তাহলেও একই সময়।',
        ],
      },
      {
        heading: 'কী চাইতে পারেন',
        items: [
          'পুরো টাকা, টাকার একটি অংশ, অথবা বদলে অন্য পণ্য। পণ্যের দামের বেশি ফেরত দেওয়া হয় না।',
          'নষ্ট পণ্য ফেরত পাঠাতে হয় না, ছবিই যথেষ্ট।',
        ],
      },
      {
        heading: 'কে সিদ্ধান্ত দেন',
        items: [
          'বিক্রেতা ২৪ ঘণ্টা সময় পান: মেনে নেবেন, অন্য প্রস্তাব দেবেন, বা রাজি হবেন না।',
          'প্রস্তাব পেলে ৪৮ ঘণ্টার মধ্যে জানাবেন। একমত না হলে দুজনের লেখা ও ছবি দেখে হাটবার ৭২ ঘণ্টায় সিদ্ধান্ত দেয়।',
          'ততক্ষণ অর্ডার সম্পূর্ণ হয় না। অনলাইনে দেওয়া টাকা একই পথে ফেরত যায়; হাতে হাতে ও মোবাইল ব্যাংকিংয়ে দেওয়া টাকা বিক্রেতা ফেরত দেন।',
        ],
      },
    ],
  },
};
