import type { AboutTexts } from './about-text';

export const delivery: AboutTexts = {
  en: {
    title: 'Delivery',
    lead: 'Each seller delivers their own products. You see the fee and the day before you order.',
    parts: [
      {
        heading: 'Fee and day',
        items: [
          'The fee depends on the distance (same upazila, district, division, or elsewhere) and on the weight. It is shown in the cart, before checkout.',
          'If the weight is not known, the seller sets the fee later. Nothing is sent until you accept it.',
          'You can choose a day and a part of the day, or pick the products up where the seller offers that.',
        ],
      },
      {
        heading: 'From order to handover',
        items: [
          'The seller confirms within 24 hours. If not, the order is cancelled and costs nothing.',
          'You can cancel until the seller confirms. After that only the seller or our team can, until the products are sent.',
          'Once the order is on its way you get a four-digit code. Give it to the person delivering only after you have your products.',
          'Anyone receiving a parcel can track it without an account, with its number and the last four digits of the phone number.',
        ],
      },
      {
        heading: 'When no one is there',
        items: [
          'The seller can bring the order again, or take it back. You pay nothing for an order that never reached you.',
          'If you refuse several deliveries, you cannot use cash on delivery for a while.',
        ],
      },
    ],
  },
  bn: {
    title: 'ডেলিভারি',
    lead: 'প্রত্যেক বিক্রেতা নিজের পণ্য নিজেই পৌঁছে দেন। অর্ডারের আগেই ডেলিভারি চার্জ ও দিন দেখবেন।',
    parts: [
      {
        heading: 'চার্জ ও দিন',
        items: [
          'চার্জ ঠিক হয় দূরত্ব (একই উপজেলা, জেলা, বিভাগ বা অন্য কোথাও) আর ওজন দেখে। চেকআউটের আগে কার্টেই দেখানো হয়।',
          'ওজন জানা না থাকলে বিক্রেতা পরে চার্জ জানান। আপনি রাজি না হলে কিছু পাঠানো হয় না।',
          'দিন ও সময় বেছে নিতে পারেন, অথবা বিক্রেতা সুযোগ দিলে নিজে গিয়ে আনতে পারেন।',
        ],
      },
      {
        heading: 'অর্ডার থেকে হাতে পাওয়া',
        items: [
          'বিক্রেতা ২৪ ঘণ্টার মধ্যে নিশ্চিত করেন। না করলে অর্ডার নিজে থেকে বাতিল হয়, টাকা লাগে না।',
          'বিক্রেতা নিশ্চিত করার আগে পর্যন্ত আপনি বাতিল করতে পারেন। এরপর পাঠানোর আগে পর্যন্ত বিক্রেতা বা আমরা পারি।',
          'পণ্য রওনা হলে চার সংখ্যার একটি কোড পাবেন। পণ্য হাতে পাওয়ার পরই যিনি পৌঁছে দেবেন তাঁকে কোড বলবেন।',
          'যিনি পার্সেল নেবেন, অ্যাকাউন্ট ছাড়াই দেখতে পারেন পার্সেল কোথায়। লাগবে ট্র্যাকিং নম্বর আর ফোনের শেষ চার সংখ্যা।',
        ],
      },
      {
        heading: 'বাড়িতে কেউ না থাকলে',
        items: [
          'বিক্রেতা আবার আনতে পারেন, বা ফেরত নিতে পারেন। পণ্য না পেলে কিছু দিতে হয় না।',
          'বারবার পণ্য না নিলে কিছুদিন ক্যাশ অন ডেলিভারি বেছে নেওয়া যায় না।',
        ],
      },
    ],
  },
};
