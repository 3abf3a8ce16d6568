import type { AboutTexts } from './about-text';

export const about: AboutTexts = {
  en: {
    title: 'About Haatbar',
    lead: 'A farm market for Bangladesh: from the field to wholesalers and to your kitchen, in Bangla and in English.',
    parts: [
      {
        heading: 'What we do',
        items: [
          'Producers, supersalers and wholesalers sell here what they grew or bought; consumers and traders buy it.',
          'Every product shows where it comes from: who grew it, where, and through whose hands it went.',
          'Prices are shown by the kilogram wherever that is possible, beside what the same crop is sold for in the market.',
        ],
      },
      {
        heading: 'Who may sell',
        items: [
          'Sellers register with their phone number and their NID or trade license. Our team checks the documents before anything is sold.',
          'Ratings and reviews come only from buyers who received the order. No rating is shown before one exists.',
        ],
      },
      {
        heading: 'How the market earns',
        items: [
          'The market takes a commission from the seller on delivered orders. Buyers pay the price of the product and the delivery, nothing else.',
          'Deals and coupons from Haatbar are paid by Haatbar, not by the seller, and are marked.',
        ],
      },
    ],
  },
  bn: {
    title: 'হাটবার সম্পর্কে',
    lead: 'বাংলাদেশের কৃষিপণ্যের বাজার: মাঠ থেকে পাইকারের কাছে, আর আপনার রান্নাঘরে। বাংলায় ও ইংরেজিতে।',
    parts: [
      {
        heading: 'আমরা কী করি',
        items: [
          'উৎপাদক, আড়তদার ও পাইকার নিজেদের ফলানো বা কেনা পণ্য এখানে বেচেন; ভোক্তা ও ব্যবসায়ীরা কেনেন।',
          'প্রতিটি পণ্যে লেখা থাকে কে ফলিয়েছেন, কোথায়, আর কার কার হাত ঘুরে এসেছে।',
          'যেখানে সম্ভব প্রতি কেজির দাম দেখানো হয়, পাশে থাকে বাজারে একই ফসলের দাম।',
        ],
      },
      {
        heading: 'কারা বেচতে পারেন',
        items: [
          'বিক্রেতারা ফোন নম্বর এবং জাতীয় পরিচয়পত্র বা ট্রেড লাইসেন্স দিয়ে নিবন্ধন করেন। বেচা শুরুর আগে আমরা কাগজপত্র যাচাই করি।',
          'শুধু পণ্য হাতে পাওয়া ক্রেতারাই রেটিং ও মতামত দিতে পারেন। রেটিং না থাকলে কোনো রেটিং দেখানো হয় না।',
        ],
      },
      {
        heading: 'হাটবারের আয়',
        items: [
          'পৌঁছে দেওয়া অর্ডারে বিক্রেতার কাছ থেকে কমিশন নেওয়া হয়। ক্রেতা দেন শুধু পণ্যের দাম ও ডেলিভারি চার্জ।',
          'হাটবারের দেওয়া ছাড় বা কুপনের টাকা হাটবারই দেয়, বিক্রেতা নন; সেটি লেখা থাকে।',
        ],
      },
    ],
  },
};
