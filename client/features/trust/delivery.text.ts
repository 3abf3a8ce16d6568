import type { TrustTexts } from './trust-text';

export const delivery: TrustTexts = {
  en: {
    title: 'Delivery',
    lead: 'Each seller delivers their own products. You see the fee and the day before you order.',
    parts: [
      {
        heading: 'Fee and day',
        items: [
          'The fee depends on the distance (same upazila, district, division, or elsewhere) and on the weight. It is shown in the cart, before checkout.',
          'Where the weight is not known, the seller names the fee afterwards, and nothing is sent before you accept it.',
          'You can choose a day and a part of the day, or pick the products up where the seller offers that.',
        ],
      },
      {
        heading: 'From order to handover',
        items: [
          'The seller confirms within 24 hours; otherwise the order ends by itself and costs nothing.',
          'You can cancel until the seller confirms. After that, until the products are sent, the seller or our team can.',
          'Once the order is on its way you get a code of four digits. Give it to who delivers only when you have received the products.',
          'Anyone who receives a parcel can follow it with its number and the last four digits of the phone number, without an account.',
        ],
      },
      {
        heading: 'When no one is there',
        items: [
          'The seller can bring the order again, or take it back. You pay nothing for an order that never reached you.',
          'Who does not accept several deliveries cannot choose cash on delivery for a while.',
        ],
      },
    ],
  },
  bn: {
    title: 'ডেলিভারি',
    lead: 'প্রত্যেক বিক্রেতা নিজের পণ্য নিজেই পৌঁছে দেন। অর্ডারের আগেই খরচ ও দিন দেখতে পাবেন।',
    parts: [
      {
        heading: 'খরচ ও দিন',
        items: [
          'খরচ নির্ভর করে দূরত্ব (একই উপজেলা, জেলা, বিভাগ বা অন্য কোথাও) ও ওজনের ওপর। চেকআউটের আগে কার্টেই তা দেখানো হয়।',
          'ওজন জানা না থাকলে বিক্রেতা পরে খরচ জানান; আপনি মেনে না নেওয়া পর্যন্ত কিছু পাঠানো হয় না।',
          'দিন ও সময় বেছে নিতে পারেন, অথবা বিক্রেতা সুযোগ দিলে নিজে গিয়ে আনতে পারেন।',
        ],
      },
      {
        heading: 'অর্ডার থেকে হাতে পাওয়া',
        items: [
          'বিক্রেতা ২৪ ঘণ্টার মধ্যে নিশ্চিত করেন; না করলে অর্ডার নিজে থেকেই শেষ হয়, কোনো খরচ নেই।',
          'বিক্রেতা নিশ্চিত করার আগে পর্যন্ত আপনি বাতিল করতে পারেন। এরপর পাঠানোর আগে পর্যন্ত বিক্রেতা বা আমরা পারি।',
          'পণ্য রওনা হলে চার অঙ্কের একটি কোড পাবেন। পণ্য হাতে পাওয়ার পরই কোডটি ডেলিভারিদাতাকে দিন।',
          'পার্সেল যিনি নেবেন তিনি অ্যাকাউন্ট ছাড়াই ট্র্যাকিং নম্বর ও ফোনের শেষ চার অঙ্ক দিয়ে খোঁজ নিতে পারেন।',
        ],
      },
      {
        heading: 'বাড়িতে কেউ না থাকলে',
        items: [
          'বিক্রেতা আবার আনতে পারেন, অথবা ফেরত নিতে পারেন। যে অর্ডার আপনার কাছে পৌঁছায়নি তার জন্য কিছু দিতে হয় না।',
          'বারবার পণ্য না নিলে কিছুদিন ক্যাশ অন ডেলিভারি বেছে নেওয়া যায় না।',
        ],
      },
    ],
  },
};
